// @ts-check
import { basename, dirname } from "node:path";
import { build, transform } from "esbuild";

const repository = dirname(dirname(import.meta.dirname));

/**
 * The path from the scripts' folder to the engine's; the packages that stay as they are; and whether the scripts are as short
 * as they can be.
 *
 * @typedef {{
 *   readonly engine: string,
 *   readonly external: readonly string[],
 *   readonly isShort: boolean,
 * }} Options
 */

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
 * Bundles the engine as scripts: one for each entry point, one for each module that the code imports by import(), so that a
 * command loads only what it needs, and what they share.
 *
 * @param {readonly string[]} entryPoints
 * @param {Options} options
 */
export async function makeScripts(entryPoints, options) {
	const { outputFiles, metafile } = await build({
		absWorkingDir: repository,
		entryPoints: entryPoints.map(
			(file) => `generator/${file.replace(/^\.\//, "")}`,
		),
		bundle: true,
		splitting: true,
		write: false,
		metafile: true,
		format: "esm",
		platform: "node",
		target: "node20",
		outdir: ".bundle",
		outExtension: { ".js": ".cjs" },
		// Packages with native code can't be bundled; one with WebAssembly is two megabytes, and seldom loaded.
		external: ["esbuild", "sharp", "heic-decode", ...options.external],
		alias: {
			// The variant for browsers doesn't read an environment variable at each token.
			yaml: "./node_modules/yaml/browser/index.js",
			// gray-matter imports it, which takes 30 ms, although it uses another engine here (generator/parse/front-matter.ts).
			"js-yaml":
				"data:text/javascript,export function safeLoad() {} export function safeDump() {}",
			// remark imports it to write Markdown, which nothing does here.
			"remark-stringify": "data:text/javascript,export default function () {}",
			// Handlebars does without it where no source map is asked for; it is a third of its code.
			"source-map": "data:text/javascript,",
		},
		// The scripts are in another folder than generator/engine-folder.ts, which uses this.
		define: { "import.meta.url": "engineUrl" },
		plugins: [withoutLocales],
		logLevel: "silent",
	});
	const scripts = await Promise.all(
		outputFiles.map(async ({ path, text }) => ({
			name: basename(path),
			code: await asCommonJs(text, options),
		})),
	);
	return { scripts, inputs: Object.keys(metafile.inputs) };
}

/**
 * Returns a module of the bundle as CommonJS, which esbuild can't split, but Node starts 10 ms sooner than ES modules.
 *
 * @param {string} text
 * @param {Options} options
 */
async function asCommonJs(text, { engine, isShort }) {
	const { code } = await transform(text, {
		format: "cjs",
		platform: "node",
		target: "node20",
		// import() becomes require() too.
		supported: { "dynamic-import": false },
		...(text.includes("engineUrl") && {
			banner: `const engineUrl = require("node:url").pathToFileURL(__dirname + "/${engine}/engine-folder.ts").href;`,
		}),
		// Less for Node to read; the names stay, for stack traces.
		minifySyntax: true,
		minifyWhitespace: true,
		lineLimit: 200,
		// Of functions too: the names in stack traces are kept apart.
		...(isShort && { minifyIdentifiers: true, keepNames: true }),
	});
	return code;
}
