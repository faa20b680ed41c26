import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { TestProject } from "vitest/node";
import { readCachedBytes } from "../../generator/cache/files.ts";
import { getCacheFolder } from "../../generator/cache/project-memo.ts";
import { getHeaders } from "../../generator/host/headers.ts";
import { digestVariant } from "../../generator/images/variants.ts";
import { toOutputPath } from "../../generator/text/url.ts";
import { setup as bundleCode } from "../setup.ts";
import { buildRealSite, type WrittenSite } from "../support/built-site.ts";
import { serveFolder } from "./host.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** The URL of the real site: http://127.0.0.1:PORT. */
		origin: string;
	}
}

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Builds the real site with its pictures, and serves it; returns the teardown. */
export async function setup(
	project: TestProject,
): Promise<() => Promise<void>> {
	const { output, remove } = await buildSite(project);
	const host = await serveFolder(output, (file) => getHeaders(`/${file}`));
	project.provide("origin", host.origin);
	return async () => {
		await host.close();
		remove();
	};
}

/** Builds the real site with its pictures, and provides it to the tests. */
export async function buildSite(project: TestProject) {
	await bundleCode(project);
	const { code } = project.getProvidedContext();
	const built = await buildRealSite(root, code);
	project.provide("builtSite", built);
	await writePictures(built);
	const { output } = built;
	return { output, remove: () => rmSync(output, { recursive: true }) };
}

/**
 * Writes the pictures of the real site, which is built without them, in the formats that its pages offer: those cached by
 * a build, otherwise faster ones of lower quality. tests/pictures.test.ts tests those of a build.
 */
async function writePictures({
	output,
	pictures,
	pictureSources,
}: WrittenSite): Promise<void> {
	const bytes = new Map(pictureSources.map((each) => [each.path, each.bytes]));
	await Promise.all(
		pictures.map(async (page) => {
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
