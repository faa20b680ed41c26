// @ts-check
import { hash, randomUUID } from "node:crypto";
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { basename, join, resolve } from "node:path";
import { build, transform } from "esbuild";

const repository = resolve(import.meta.dirname, "../..");

/** The modules that sites bundle with their pages. */
export const pageModules = [
	"react.ts",
	"react/hydrate.tsx",
	"react/render-checks.ts",
	"browser/start-islands.ts",
];

/**
 * Bundles modules of the engine as CommonJS scripts: one for each entry point, one for each module that is imported by
 * import(), so that a command loads only what it needs, and those that they share. `engine` is the path from the scripts'
 * folder to the engine's; packages that are `external` stay as they are.
 *
 * @param {Readonly<Record<string, string>>} entryPoints the names of scripts, and their modules in the repository
 * @param {{ engine: string, external?: readonly string[], minify?: boolean }} options
 */
export async function bundleScripts(
	entryPoints,
	{ engine, external = [], minify = false },
) {
	const { outputFiles, metafile } = await build({
		absWorkingDir: repository,
		entryPoints,
		bundle: true,
		splitting: true,
		write: false,
		metafile: true,
		format: "esm",
		platform: "node",
		outdir: ".bundle",
		outExtension: { ".js": ".cjs" },
		// Packages with native code can't be bundled; one with WebAssembly is two megabytes, and seldom loaded.
		external: [
			...["esbuild", "sharp", "heic-decode", "@simplewebauthn/server"],
			...external,
		],
		alias: {
			// The variant for browsers doesn't read an environment variable at each token.
			yaml: "./node_modules/yaml/browser/index.js",
			"kilde/tools": "./generator/tools.ts",
			// Packages that others import without a use here; they take time to load.
			"js-yaml":
				"data:text/javascript,export function safeLoad() {} export function safeDump() {}",
			"remark-stringify": "data:text/javascript,export default function () {}",
			"source-map": "data:text/javascript,",
		},
		define: { "import.meta.url": "engineUrl" },
		plugins: [withoutLocales],
		logLevel: "silent",
	});
	const scripts = outputFiles.map(async ({ path, text }) => {
		// esbuild splits ES modules only; Node starts CommonJS 10 ms sooner.
		const { code } = await transform(text, {
			format: "cjs",
			platform: "node",
			target: "node20",
			supported: { "dynamic-import": false },
			// engine-folder.ts finds the engine by it.
			banner: text.includes("engineUrl")
				? `const engineUrl = require("node:url").pathToFileURL(__dirname + "/${engine}/engine-folder.ts").href;`
				: "",
			minifySyntax: true,
			minifyWhitespace: true,
			minifyIdentifiers: minify,
			keepNames: minify,
			lineLimit: 1000,
		});
		return { name: basename(path), code };
	});
	return {
		scripts: await Promise.all(scripts),
		inputs: Object.keys(metafile.inputs),
	};
}

/**
 * The messages of zod in fifty languages are half of its code; Kilde has its own.
 *
 * @type {import("esbuild").Plugin}
 */
const withoutLocales = {
	name: "without-locales",
	setup({ onLoad }) {
		onLoad({ filter: /zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
			contents: 'export { default as en } from "./en.js";',
		}));
	},
};

/**
 * The bundle of the command: the folder of its scripts, the digest of the engine's code and of the installed packages, and
 * the stamps of all files that it consists of and is made from. Paths are relative to the repository.
 *
 * @typedef {{
 *   readonly folder: string,
 *   readonly code: string,
 *   readonly stamps: Readonly<Record<string, string>>,
 * }} Manifest
 */

/**
 * Bundles the command into a new folder in .bundle/, and then names that in the manifest, so that two runs may do so at
 * once. Returns the manifest. `stampOf` returns a stamp that differs after every change of a file.
 *
 * @param {(path: string) => string} stampOf
 */
export async function writeBundle(stampOf) {
	const started = Date.now();
	const { scripts, inputs } = await bundleScripts(
		{ cli: "generator/cli.ts", editor: "editor/index.ts" },
		{ engine: "../../generator" },
	);
	const folder = `.bundle/${randomUUID()}`;
	mkdirSync(join(repository, folder), { recursive: true });
	for (const { name, code } of scripts)
		writeFileSync(join(repository, folder, name), code);
	// Sites bundle these with their pages; npm writes the last one when it installs packages.
	const { metafile } = await build({
		absWorkingDir: repository,
		entryPoints: pageModules.map((file) => join("generator", file)),
		bundle: true,
		write: false,
		metafile: true,
		outdir: ".bundle",
		packages: "external",
	});
	const others = [
		...Object.keys(metafile.inputs).sort(),
		"node_modules/.package-lock.json",
	].filter((path) => existsSync(join(repository, path)));
	const sources = [
		...inputs.filter((path) => !/node_modules\/|^<data:/.test(path)),
		...filesIn("generator/bin"),
		...others,
	];
	// esbuild may have read a file before a change; the clock of the file system may be some milliseconds behind.
	const isOld = (/** @type {string} */ path) =>
		statSync(join(repository, path)).ctimeMs < started - 10;
	const texts = others.map((path) => readFileSync(join(repository, path)));
	/** @type {Manifest} */
	const manifest = {
		folder,
		code: hash("sha256", JSON.stringify([scripts, texts.map(String)])),
		stamps: Object.fromEntries([
			...filesIn(folder).map((path) => [path, stampOf(path)]),
			...sources.map((path) => [path, isOld(path) ? stampOf(path) : ""]),
		]),
	};
	const draft = join(repository, folder, "manifest.json");
	writeFileSync(draft, JSON.stringify(manifest));
	renameSync(draft, join(repository, ".bundle/manifest.json"));
	// A running command may still load parts of a bundle that is younger than a day.
	for (const path of filesIn(".bundle"))
		if (statSync(join(repository, path)).mtimeMs < started - 86_400_000)
			rmSync(join(repository, path), { recursive: true, force: true });
	return manifest;
}

/**
 * Returns the paths of the files in a folder of the repository.
 *
 * @param {string} folder
 */
function filesIn(folder) {
	return readdirSync(join(repository, folder)).map(
		(name) => `${folder}/${name}`,
	);
}
