import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "../../generator/build.ts";
import type { BuiltSite } from "../../generator/build-types.ts";
import { toDigest } from "../../generator/cache/digest.ts";
import { openProjectMemo } from "../../generator/cache/project-memo.ts";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { getValidEntries, indexEntries } from "../../generator/link/entries.ts";
import { readSources } from "../../generator/read/index.ts";
import { getAddressLocale } from "../../generator/text/url.ts";
import type { PicturePage, Source } from "../../generator/types.ts";
import { booking } from "../../site/content/booking.ts";
import { article } from "./articles.ts";
import { site } from "./site.ts";

/** The real site in a folder, built once per run for all suites. */
export type WrittenSite = {
	/** The folder, without the pictures of `pictures`. */
	readonly output: string;
	readonly diagnostics: readonly Diagnostic[];
	/** Its pages that are rendered by a view, except the articles of the tests. */
	readonly pages: readonly SitePage[];
	/** The pages of those articles. */
	readonly testPages: readonly SitePage[];
	/** The pictures that its pages show. */
	readonly pictures: readonly PicturePage[];
	/** The sources of the pictures. */
	readonly pictureSources: readonly Source[];
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
		builtSite: WrittenSite;
	}
}

/** The date for which the site is built. */
const date = "2026-03-01";

/**
 * Builds the real site of a project in a new folder, with two more articles, so that tests of the reader don't depend on
 * the number of articles. Results that a build of the same code has cached are used.
 */
export async function buildRealSite(
	root: string,
	code: string,
): Promise<WrittenSite> {
	const output = mkdtempSync(join(tmpdir(), "kilde-real-site-"));
	const { value, diagnostics: unread } = readSources(root);
	const sources = { value: addArticles(value), diagnostics: unread };
	const memo = openProjectMemo(root, code);
	const { value: built, diagnostics } = await build(
		{ site, root, output, date, code, sources, pictures: "checked" },
		memo,
		() => {},
	);
	memo.save();
	return { output, diagnostics, ...describeSite(built) };
}

function addArticles(content: readonly Source[]): Source[] {
	const more = ["first", "second"].flatMap((name, index) =>
		["da", "en"].map((locale): Source => {
			const text = article(
				`${name}-${locale}`,
				`${name} ${locale}`,
				`2020-0${index + 1}-01`,
				`Før.\n\n## ${name} heading ${locale}\n\nEfter.`,
				[],
			).replace("Kort", `${name} ${locale}, kort`);
			const path = `content/news/of-the-tests-${name}.${locale}.md`;
			return { path, bytes: Buffer.from(text), digest: toDigest(text) };
		}),
	);
	return [...content, ...more].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function describeSite({
	pages,
	entries,
	sources,
	bundle,
}: BuiltSite): Omit<WrittenSite, "output" | "diagnostics"> {
	const content = indexEntries(getValidEntries(entries), date, site);
	const pictures = pages.filter((page) => page.kind === "picture");
	const shown = new Set(pictures.map(({ source }) => source.path));
	const views = pages
		.filter((page) => page.kind === "view")
		.map(({ path, view }) => {
			return { path, view, locale: getAddressLocale(path, site) };
		});
	const isOfTests = ({ path }: SitePage) =>
		/\/(first|second)-(da|en)$/.test(path);
	return {
		pages: views.filter((page) => !isOfTests(page)),
		testPages: views.filter(isOfTests),
		pictures,
		pictureSources: [...sources, bundle.favicon].filter(({ path }) =>
			shown.has(path),
		),
		redirects: site.redirects ? (content.only(site.redirects) ?? []) : [],
		bookingScript: content.only(booking)?.provider.script,
	};
}
