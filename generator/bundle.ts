import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { compileFunction } from "node:vm";
import { build } from "esbuild";
import type { PageProps } from "../site/props.ts";
import type { AssetUrls } from "./plan/head.ts";
import type { Artifact } from "./types.ts";
import { fixedPaths, hashedPath, outputFile } from "./url.ts";

/** The code of the site, ready: what renders a page, and the files that browsers load. */
export type Bundle = {
	/** Of everything in it: another digest, other pages. */
	readonly digest: string;
	readonly assets: AssetUrls;
	readonly files: readonly Artifact[];
	readonly renderPage: (props: PageProps) => string;
};

const site = fileURLToPath(new URL("../site/", import.meta.url));

/** Bundles site/: the server's code, and the style sheet under a name made from its bytes. */
export async function bundleSite(): Promise<Bundle> {
	const [server, css] = await Promise.all([bundleServer(), bundleStyles()]);
	const favicon = readFileSync(`${site}assets/favicon.svg`, "utf8");
	const stylesheet = hashedPath("assets", "site.css", digestOf(css));
	return {
		digest: digestOf(server + css + favicon),
		assets: { stylesheet },
		files: [
			{ path: outputFile(stylesheet), bytes: css },
			{ path: outputFile(fixedPaths.favicon), bytes: favicon },
		],
		renderPage: loadServer(server),
	};
}

async function bundleServer(): Promise<string> {
	const result = await build({
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
	return textOf(result);
}

async function bundleStyles(): Promise<string> {
	const result = await build({
		entryPoints: [`${site}styles/index.css`],
		bundle: true,
		write: false,
		minify: true,
		target: ["chrome111", "firefox113", "safari16.4"],
		logLevel: "silent",
	});
	return textOf(result);
}

function textOf({
	outputFiles,
}: {
	readonly outputFiles: readonly { readonly text: string }[];
}): string {
	const [file] = outputFiles;
	if (!file) throw new Error("The bundler made no file.");
	return file.text;
}

/** Runs the server's code as a CommonJS module, without a file of its own. */
function loadServer(code: string): Bundle["renderPage"] {
	const module: { exports: { renderPage?: Bundle["renderPage"] } } = {
		exports: {},
	};
	compileFunction(code, ["module", "exports", "require"])(
		module,
		module.exports,
		createRequire(import.meta.url),
	);
	const { renderPage } = module.exports;
	if (!renderPage) throw new Error("site/server.tsx exports no renderPage.");
	return renderPage;
}

function digestOf(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}
