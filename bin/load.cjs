const { hash } = require("node:crypto");
const { readdirSync, rmSync, statSync } = require("node:fs");
const { createRequire } = require("node:module");
const { dirname, join, relative } = require("node:path");
const { pathToFileURL } = require("node:url");
const { Script } = require("node:vm");
const { keep, recall } = require("./kept.cjs");

const project = dirname(__dirname);
const generator = join(project, "generator");
/** What defines the site (site/site.ts and what it imports) is a part of the program. */
const definition = [
	"site.ts",
	"languages.ts",
	"limits.ts",
	"model",
	"plan",
	"lint",
	"checks",
].map((name) => join(project, "site", name));
const cache = join(project, "node_modules/.cache/kilde/program");

/** Packages that bring programs or machine code of their own, which no bundle can hold. */
const external = ["esbuild", "sharp"];

/**
 * Loads the generator; gives what bin/program.ts exports, and the digest of its code. Its modules and the packages they
 * use are bundled into two scripts, kept with V8's compiled form of them under a digest of what they were made from:
 * loading hundreds of modules one by one, TypeScript at that, would take longer than a build. The first script is what
 * every run needs, and the second one all that it asks for by import(). With KILDE_UNBUNDLED=1 the modules are loaded one
 * by one all the same, and stack traces then name their lines.
 */
async function loadProgram() {
	if (process.env.KILDE_UNBUNDLED) {
		const { register } = await import("tsx/esm/api");
		register();
		return { ...(await import("./program.ts")), code: undefined };
	}
	const code = digestOfProgram();
	const files = { first: `${code}.first.cjs`, rest: `${code}.rest.cjs` };
	const texts = recallProgram(files) ?? (await makeProgram(files));
	let rest;
	const ask = (name) => {
		rest ??= runScript(files.rest, texts.rest);
		return rest[name]();
	};
	return { ...runScript(files.first, texts.first, ask), code };
}

/** The scripts that were kept; undefined if either is missing or damaged. */
function recallProgram(files) {
	const first = recall(cache, files.first);
	// Few runs need it; but once the first script asks for it, it is too late to make it again.
	const rest = recall(cache, files.rest);
	return first && rest && { first, rest };
}

async function makeProgram(files) {
	const { first, rest } = await bundleProgram();
	keep(cache, files.rest, rest);
	keep(cache, files.first, first);
	forgetOld();
	return { first, rest };
}

/** Of everything the bundle is made from. A file that was changed has another time of change, even if it is as long. */
function digestOfProgram() {
	const files = [
		...filesIn(generator),
		...definition.flatMap((path) =>
			path.endsWith(".ts") ? [path] : filesIn(path),
		),
		join(__dirname, "program.ts"),
		join(project, "node_modules/.package-lock.json"),
		__filename,
		join(__dirname, "kept.cjs"),
	];
	const lines = files.map((file) => {
		const stats = statSync(file, { throwIfNoEntry: false });
		return `${file} ${stats?.size} ${stats?.ctimeMs}`;
	});
	const own = `${process.version} ${process.arch}`;
	return hash("sha256", [own, ...lines].join("\n")).slice(0, 32);
}

/** The code in a folder, in an order of its own. */
function filesIn(folder) {
	return readdirSync(folder, { withFileTypes: true })
		.sort((a, b) => (a.name < b.name ? -1 : 1))
		.flatMap((entry) => {
			const path = `${folder}/${entry.name}`;
			if (entry.isDirectory()) return filesIn(path);
			return /\.tsx?$/.test(entry.name) ? [path] : [];
		});
}

async function bundleProgram() {
	const { build } = await import("esbuild");
	const asked = new Set();
	const first = await bundle(build, {
		entryPoints: [join(__dirname, "program.ts")],
		plugins: [withoutJsYaml, puttingOff(asked)],
	});
	const parts = [...asked].map(
		(name) =>
			`${JSON.stringify(name)}: () => require(${JSON.stringify(`./${name}`)})`,
	);
	const rest = await bundle(build, {
		stdin: {
			contents: `module.exports = {${parts.join(",")}};`,
			resolveDir: generator,
		},
		plugins: [withoutJsYaml],
	});
	return { first, rest };
}

async function bundle(build, options) {
	const { outputFiles } = await build({
		...options,
		bundle: true,
		write: false,
		format: "cjs",
		platform: "node",
		target: "node20",
		external,
		// For browsers, yaml looks for no variable of the environment at each of its tokens.
		alias: { yaml: join(project, "node_modules/yaml/browser/index.js") },
		// A bundle asks for packages by require alone.
		supported: { "dynamic-import": false },
		define: {
			"import.meta.url": JSON.stringify(
				pathToFileURL(join(generator, "home.ts")).href,
			),
		},
		logLevel: "silent",
	});
	return Buffer.from(outputFiles[0].contents);
}

/** What comes before the name of a module that is in the rest of the program. */
const later = "kilde:";

/** Commands, and what builds, are loaded when they are asked for: all but the command that finds nothing to do. */
function puttingOff(asked) {
	return {
		name: "putting off",
		setup({ onResolve }) {
			onResolve({ filter: /^\.\.?\// }, ({ kind, path, resolveDir }) => {
				const name = relative(generator, join(resolveDir, path));
				if (kind !== "dynamic-import" || name === "commands/build.ts")
					return undefined;
				asked.add(name);
				return { path: later + name, external: true };
			});
		},
	};
}

/** gray-matter is given an engine (generator/parse/front-matter.ts): it needs no js-yaml, which takes long to load. */
const withoutJsYaml = {
	name: "without js-yaml",
	setup({ onResolve, onLoad }) {
		onResolve({ filter: /^js-yaml$/ }, ({ path }) => ({
			path,
			namespace: "nothing",
		}));
		onLoad({ filter: /./, namespace: "nothing" }, () => ({
			contents: "module.exports = { safeLoad() {}, safeDump() {} };",
		}));
	},
};

/** Runs a script (its bytes) as a module; `ask` gives the modules of the rest of the program. */
function runScript(name, bytes, ask) {
	const file = join(cache, name);
	const compiled = `${name}.compiled`;
	const cachedData = recall(cache, compiled);
	const script = new Script(
		`(function (module, exports, require) {${bytes.toString()}\n})`,
		{ filename: file, cachedData },
	);
	const own = createRequire(file);
	const require = (path) =>
		path.startsWith(later) ? ask(path.slice(later.length)) : own(path);
	const module = { exports: {} };
	script.runInThisContext()(module, module.exports, require);
	// By then V8 has compiled what a run needs, which is more than it compiles ahead.
	if (!cachedData || script.cachedDataRejected)
		process.once("exit", () =>
			keep(cache, compiled, script.createCachedData()),
		);
	return module.exports;
}

/** How many programs are kept: those of some branches to go back and forth between. */
const room = 8;

/** Of a program there are two scripts, and the compiled form of each. */
const filesOfOne = 4;

function forgetOld() {
	try {
		const files = readdirSync(cache).map((name) => join(cache, name));
		const age = (file) => -statSync(file).mtimeMs;
		for (const file of files
			.sort((a, b) => age(a) - age(b))
			.slice(filesOfOne * room))
			rmSync(file, { force: true });
	} catch {
		// Another process is tidying up too, or there is nothing to tidy.
	}
}

module.exports = { loadProgram };
