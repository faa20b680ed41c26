import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { compileFunction } from "node:vm";
import { build } from "esbuild";
import type { PageProps } from "../site/props.ts";
import type { AssetUrls } from "./plan/head.ts";
import type { Artifact } from "./types.ts";
import { fixedPaths, outputFile } from "./url.ts";

/** The code of the site, ready: what renders a page, and the files that browsers load. */
export type Bundle = {
	/** Of everything in it: another digest, other pages. */
	readonly digest: string;
	readonly assets: AssetUrls;
	readonly files: readonly Artifact[];
	readonly renderPage: (props: PageProps) => string;
};

const site = fileURLToPath(new URL("../site/", import.meta.url));

/** The folder of the site's code, with a slash at its end. */
export const siteFolder = site;

/** Bundles site/: the server's code, the style sheet that goes into every page, and the fonts it names. */
export async function bundleSite(): Promise<Bundle> {
	const [server, { css, fonts }] = await Promise.all([
		bundleServer(),
		bundleStyles(),
	]);
	const favicon = readFileSync(`${site}assets/favicon.svg`);
	const renderPage = loadServer(server);
	return {
		digest: digestOf([server, css]),
		assets: { font: preloaded(fonts) },
		files: [{ path: outputFile(fixedPaths.favicon), bytes: favicon }, ...fonts],
		renderPage: (props) => renderPage(props, css),
	};
}

async function bundleServer(): Promise<string> {
	const { outputFiles } = await build({
		entryPoints: [`${site}server.tsx`],
		bundle: true,
		write: false,
		format: "cjs",
		platform: "node",
		target: "node20",
		jsx: "automatic",
		packages: "external",
		logLevel: "silent",
	});
	return outputFiles.map(({ text }) => text).join("");
}

async function bundleStyles(): Promise<{ css: string; fonts: Artifact[] }> {
	const { outputFiles } = await build({
		entryPoints: [`${site}styles/index.css`],
		bundle: true,
		write: false,
		minify: true,
		target: ["chrome111", "firefox113", "safari16.4"],
		loader: { ".woff2": "file" },
		outdir: site,
		assetNames: "assets/[name].[hash]",
		publicPath: "/",
		logLevel: "silent",
	});
	const files = outputFiles.map(({ path, text, contents }) => ({
		path: relative(site, path).replaceAll("\\", "/"),
		text,
		bytes: contents,
	}));
	return {
		css: files
			.filter(({ path }) => path.endsWith(".css"))
			.map(({ text }) => text.trim())
			.join(""),
		fonts: files
			.filter(({ path }) => path.endsWith(".woff2"))
			.map(({ path, bytes }) => ({ path, bytes })),
	};
}

/** Bundles the script that keeps pages up to date while the site is written; no page that is built has it. */
export async function bundleDevClient(): Promise<string> {
	const entry = new URL("./dev/client/start.ts", import.meta.url);
	const { outputFiles } = await build({
		entryPoints: [fileURLToPath(entry)],
		bundle: true,
		write: false,
		format: "esm",
		target: ["chrome111", "firefox113", "safari16.4"],
		logLevel: "silent",
	});
	return outputFiles.map(({ text }) => text).join("");
}

/** The font that every page needs at once; the italic is fetched only where there are italics. */
function preloaded(fonts: readonly Artifact[]): string {
	const roman = fonts.find(({ path }) => !path.includes("italic"));
	if (!roman) throw new Error("The style sheet names no font.");
	return `/${roman.path}`;
}

type RenderPage = (props: PageProps, css: string) => string;

/** Runs the server's code as a CommonJS module, without a file of its own. */
function loadServer(code: string): RenderPage {
	const module: { exports: { renderPage?: RenderPage } } = { exports: {} };
	compileFunction(code, ["module", "exports", "require"])(
		module,
		module.exports,
		createRequire(import.meta.url),
	);
	const { renderPage } = module.exports;
	if (!renderPage) throw new Error("site/server.tsx exports no renderPage.");
	return renderPage;
}

function digestOf(texts: readonly string[]): string {
	const hash = createHash("sha256");
	for (const text of texts) hash.update(text);
	return hash.digest("hex");
}
