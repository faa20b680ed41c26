import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { TestProject } from "vitest/node";
import { build } from "../../generator/build.ts";
import type { BuiltSite } from "../../generator/build-types.ts";
import { toDigest } from "../../generator/cache/digest.ts";
import { readCachedBytes } from "../../generator/cache/files.ts";
import { createMemo } from "../../generator/cache/memo.ts";
import { getCacheFolder } from "../../generator/cache/project-memo.ts";
import { getHeaders } from "../../generator/host/headers.ts";
import { digestVariant } from "../../generator/images/variants.ts";
import { getValidEntries, indexEntries } from "../../generator/link/entries.ts";
import { readSources } from "../../generator/read/index.ts";
import { getAddressLocale, toOutputPath } from "../../generator/text/url.ts";
import type { Source } from "../../generator/types.ts";
import { booking } from "../../site/content/booking.ts";
import { getCodeDigest } from "../setup.ts";
import { article } from "../support/articles.ts";
import { site } from "../support/site.ts";
import { serveFolder } from "./host.ts";

/** The real site on a running server. */
export type Site = WrittenSite & {
	/** The URL of the site: http://127.0.0.1:PORT. */
	readonly origin: string;
};

/** The real site in a folder. */
export type WrittenSite = {
	/** The folder that is served. */
	readonly output: string;
	/** Its pages, except those of the tests' own articles. */
	readonly pages: readonly SitePage[];
	/** The addresses with a redirect. */
	readonly redirects: readonly { readonly from: string; readonly to: string }[];
	/** The script that the booking page loads from another host. */
	readonly bookingScript: string | undefined;
};

export type SitePage = {
	readonly path: string;
	readonly view: string;
	readonly locale: string;
};

declare module "vitest" {
	interface ProvidedContext {
		site: Site;
		builtSite: WrittenSite;
	}
}

/** The date for which the site is built. */
const day = "2026-03-01";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Builds and serves the real site once for all browser tests; returns the teardown. */
export async function setup(
	project: TestProject,
): Promise<() => Promise<void>> {
	const built = await buildSite();
	const { output } = built;
	const host = await serveFolder(output, (file) => getHeaders(`/${file}`));
	project.provide("builtSite", built);
	project.provide("site", { ...built, origin: host.origin });
	return async () => {
		await host.close();
		rmSync(output, { recursive: true });
	};
}

/** Builds the real site in a new folder. */
export async function buildSite(): Promise<WrittenSite> {
	const output = mkdtempSync(join(tmpdir(), "kilde-browser-"));
	const code = await getCodeDigest(root);
	const { value, diagnostics } = readSources(root);
	const sources = { value: addArticles(value), diagnostics };
	const { value: built } = await build(
		{ site, root, output, date: day, code, sources, pictures: "checked" },
		createMemo(),
		() => {},
	);
	if (!built.model) throw new Error("The content has errors.");
	await writePictures(built, output);
	return { output, ...describeSite(built) };
}

/** Adds two articles, so that tests of the reader don't depend on their number. */
function addArticles(content: readonly Source[]): Source[] {
	const more = ["first", "second"].flatMap((name, index) =>
		["da", "en"].map((locale): Source => {
			const text = article(
				`${name}-${locale}`,
				`${name} ${locale}`,
				`2020-0${index + 1}-01`,
				`Før.\n\n## ${name} heading ${locale}\n\nEfter.`,
				[],
			);
			const path = `content/news/of-the-tests-${name}.${locale}.md`;
			return { path, bytes: Buffer.from(text), digest: toDigest(text) };
		}),
	);
	return [...content, ...more].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Writes the pictures of a site built without them, in the formats that its pages offer: those cached by a build,
 * otherwise faster ones of lower quality. tests/pictures.test.ts tests those of a build.
 */
async function writePictures(
	{ pages, sources, bundle }: BuiltSite,
	output: string,
): Promise<void> {
	const all = [...sources, bundle.favicon];
	const bytes = new Map(all.map((source) => [source.path, source.bytes]));
	await Promise.all(
		pages.map(async (page) => {
			if (page.kind !== "picture") return;
			const { path, source, format, width, crop } = page;
			const file = join(output, toOutputPath(path));
			const cached = readCachedBytes(getCacheFolder(root), digestVariant(page));
			if (cached) return writeFileSync(file, cached);
			const whole = sharp(bytes.get(source.path)).autoOrient();
			await (crop ? whole.extract(crop) : whole)
				.resize({ width })
				.toFormat(format, format === "png" ? {} : { effort: 0 })
				.toFile(file);
		}),
	);
}

function describeSite({
	pages,
	entries,
}: BuiltSite): Pick<WrittenSite, "pages" | "redirects" | "bookingScript"> {
	const content = indexEntries(getValidEntries(entries), day, site);
	return {
		pages: pages.flatMap((page) =>
			page.kind === "view" && !/\/(first|second)-(da|en)$/.test(page.path)
				? [
						{
							path: page.path,
							view: page.view,
							locale: getAddressLocale(page.path, site),
						},
					]
				: [],
		),
		redirects: site.redirects ? (content.only(site.redirects) ?? []) : [],
		bookingScript: content.only(booking)?.provider.script,
	};
}
