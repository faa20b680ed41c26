import { createHash } from "node:crypto";
import {
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Script } from "node:vm";

const project = fileURLToPath(new URL("../", import.meta.url));
const generator = join(project, "generator");
const cache = join(project, "node_modules/.cache/kilde/program");

/** Packages that bring programs or machine code of their own, which no bundle can hold. */
const external = ["esbuild", "sharp", "serve"];

/**
 * Loads the generator; gives what generator/cli.ts exports, and the digest of its code. Its modules and the packages they use are bundled into
 * one script, kept with V8's compiled form of it under a digest of what they were made from: loading hundreds of
 * modules one by one, TypeScript at that, would take longer than a build. With KILDE_UNBUNDLED=1 they are loaded so
 * all the same, and stack traces then name their lines.
 */
export async function loadProgram() {
	if (process.env.KILDE_UNBUNDLED) {
		const { register } = await import("tsx/esm/api");
		register();
		return { ...(await import("../generator/cli.ts")), code: undefined };
	}
	const digest = digestOfProgram();
	const file = join(cache, `${digest}.cjs`);
	const kept = readKept(file);
	const text = kept ?? (await bundleProgram());
	if (kept === undefined) {
		keep(file, text);
		forgetOld();
	}
	return { ...runScript(text, file), code: digest };
}

/** Of everything the bundle is made from. A file that was changed has another time of change, even if it is as long. */
function digestOfProgram() {
	const hash = createHash("sha256");
	hash.update(`${process.version} ${process.arch} ${generator}\n`);
	const code = readdirSync(generator, { recursive: true, encoding: "utf8" })
		.filter((name) => /\.tsx?$/.test(name))
		.sort()
		.map((name) => join(generator, name));
	const packages = join(project, "node_modules/.package-lock.json");
	for (const file of [...code, packages, fileURLToPath(import.meta.url)]) {
		const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
		hash.update(`${file} ${stats?.size} ${stats?.ctimeNs}\n`);
	}
	return hash.digest("hex").slice(0, 32);
}

async function bundleProgram() {
	const { build } = await import("esbuild");
	const { outputFiles } = await build({
		entryPoints: [join(generator, "cli.ts")],
		bundle: true,
		write: false,
		format: "cjs",
		platform: "node",
		target: "node20",
		external,
		// For browsers, yaml looks for no variable of the environment at each of its tokens.
		alias: { yaml: join(project, "node_modules/yaml/browser/index.js") },
		plugins: [withoutJsYaml],
		// A bundle asks for packages by require alone.
		supported: { "dynamic-import": false },
		define: {
			"import.meta.url": JSON.stringify(
				pathToFileURL(join(generator, "home.ts")).href,
			),
		},
		logLevel: "silent",
	});
	return outputFiles[0].text;
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

function runScript(text, file) {
	const compiled = `${file}.compiled`;
	const cachedData = readKept(compiled, null);
	const script = new Script(
		`(function (module, exports, require) {${text}\n})`,
		{ filename: file, cachedData },
	);
	const module = { exports: {} };
	script.runInThisContext()(module, module.exports, createRequire(file));
	// By then V8 has compiled what a run needs, which is more than it compiles ahead.
	if (!cachedData || script.cachedDataRejected)
		process.once("exit", () => keep(compiled, script.createCachedData()));
	return module.exports;
}

/** How many programs are kept: those of some branches to go back and forth between. */
const room = 8;

function forgetOld() {
	try {
		const files = readdirSync(cache).map((name) => join(cache, name));
		const age = (file) => -statSync(file).mtimeMs;
		for (const file of files.sort((a, b) => age(a) - age(b)).slice(2 * room))
			rmSync(file, { force: true });
	} catch {
		// Another process is tidying up too, or there is nothing to tidy.
	}
}

/** A file that was kept, or nothing: it may be deleted at any time. */
function readKept(file, encoding = "utf8") {
	try {
		return readFileSync(file, encoding);
	} catch {
		return undefined;
	}
}

/** Keeps a file for the next time, if this machine lets us; two at once do no harm. */
function keep(file, bytes) {
	const draft = `${file}.${process.pid}`;
	try {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(draft, bytes);
		renameSync(draft, file);
	} catch {
		rmSync(draft, { force: true });
	}
}
