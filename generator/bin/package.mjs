// @ts-check
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
	copyFileSync,
	cpSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { build } from "esbuild";
import { register } from "tsx/esm/api";
import { makeScripts } from "./scripts.mjs";

// Writes the folders of the packages as they are published. Of kilde: the command and all it needs as scripts, the editor's
// scripts for the browser, and types; in the repository, kilde is its modules instead. And create-kilde as it is. `npm pack`
// makes tarballs of them.

const engine = dirname(import.meta.dirname);
const repository = dirname(engine);
const packages = resolve(process.argv[2] ?? join(repository, ".package"));
const folder = join(packages, "kilde");

const source = JSON.parse(read("package.json"));
/** The modules that the package exports, by its names for them. */
const modules = Object.entries(source.exports).filter(([, file]) =>
	/\.tsx?$/.test(file),
);

/** Those that sites bundle with their pages and scripts: ES modules, without the packages that they import. */
const ofPages = ["./browser.ts", "./parts.ts", "./react.ts"];
const bundledWithPages = [...ofPages, "react/hydrate.tsx"];

rmSync(folder, { recursive: true, force: true });
const entryPoints = [
	"cli.ts",
	...modules.map(([, file]) => file).filter((file) => !ofPages.includes(file)),
];
const { scripts, inputs } = await makeScripts(entryPoints, {
	engine: "..",
	external: ["any-ascii"],
	isShort: true,
});
for (const { name, code } of scripts) put(`program/${name}`, code);

await build({
	absWorkingDir: engine,
	entryPoints: bundledWithPages,
	outbase: ".",
	outdir: folder,
	bundle: true,
	format: "esm",
	target: "es2022",
	packages: "external",
	// Instead of tsconfig.json.
	tsconfigRaw: { compilerOptions: { jsx: "react-jsx" } },
	logLevel: "silent",
});

register();
const { bundleClient, clients } = await import("../bundle/clients.ts");
for (const name of /** @type {(keyof typeof clients)[]} */ (
	Object.keys(clients)
)) {
	const client = await bundleClient(name);
	put(`clients/${name}.js`, client.code);
	inputs.push(...client.inputs);
}

putTypes();

copyFileSync(join(engine, "bin/kilde.cjs"), at("bin/kilde.cjs"));
put(
	"bin/load.cjs",
	`// Loads the command; returns its exports and the digest of its code.
exports.loadProgram = async () => ({
	...require("../program/cli.cjs"),
	code: ${JSON.stringify(digest())} + process.version + process.arch,
});
`,
);
put("package.json", `${JSON.stringify(manifest(), undefined, "\t")}\n`);
put("README.md", read("README.md").replaceAll("](../", "]("));
for (const name of readdirSync(join(repository, "docs")))
	if (name.endsWith(".md"))
		copyFileSync(join(repository, "docs", name), at(`docs/${name}`));
copyFileSync(join(repository, "LICENSE"), at("LICENSE"));
put("NOTICES.md", notices());

/**
 * @param {string} path
 * @param {string} text
 */
function put(path, text) {
	writeFileSync(at(path), text);
}

/**
 * The path of a file of the package, in a folder that is there.
 *
 * @param {string} path
 */
function at(path) {
	const file = join(folder, path);
	mkdirSync(dirname(file), { recursive: true });
	return file;
}

/** @param {string} path */
function read(path) {
	return readFileSync(join(engine, path), "utf8");
}

/** The engine's package.json, for the files of the package. */
function manifest() {
	const { devDependencies: _, exports: own, ...others } = source;
	const exported = Object.entries(own).map(([name, file]) => [
		name,
		/\.tsx?$/.test(file) ? exportOf(file) : file,
	]);
	return { ...others, exports: Object.fromEntries(exported) };
}

/** @param {string} file as ./define.ts */
function exportOf(file) {
	const name = file.replace(/^\.\/|\.tsx?$/g, "");
	const code = ofPages.includes(file) ? `${name}.js` : `program/${name}.cjs`;
	return { types: `./types/${name}.d.ts`, default: `./${code}` };
}

/** Writes the types of what the package exports, and of nothing else; comments stay. */
function putTypes() {
	const types = join(folder, "types");
	const { resolve: find } = createRequire(import.meta.url);
	const compiler = join(find("typescript/package.json"), "../bin/tsc");
	const project = join(engine, "tsconfig.package.json");
	execFileSync(process.execPath, [compiler, "-p", project, "--outDir", types], {
		cwd: repository,
		stdio: "inherit",
	});
	const reached = new Set(
		modules.map(([, file]) => join(types, file.replace(/\.tsx?$/, ".d.ts"))),
	);
	const relatives = /(?<=(?:from |import\()")(\.[^"]+)\.tsx?(?=")/g;
	for (const file of reached) {
		const text = readFileSync(file, "utf8");
		for (const [, path = ""] of text.matchAll(relatives))
			reached.add(join(dirname(file), `${path}.d.ts`));
		writeFileSync(file, text.replace(relatives, "$1.js"));
	}
	for (const file of filesIn(types)) if (!reached.has(file)) rmSync(file);
}

/**
 * The absolute paths of all files in a folder.
 *
 * @param {string} parent
 */
function filesIn(parent) {
	return readdirSync(parent, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
}

/** A digest of all that the command is made of. */
function digest() {
	const hash = createHash("sha256");
	for (const { name, code } of scripts) hash.update(`${name}\n${code}`);
	for (const file of bundledWithPages)
		hash.update(readFileSync(at(file.replace(/\.tsx?$/, ".js"))));
	return hash.digest("hex");
}

/** The licences of the packages whose code is in the scripts. */
function notices() {
	const used = new Set(
		inputs.flatMap(
			(path) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [],
		),
	);
	/** @type {Map<string, string[]>} */
	const named = new Map();
	for (const path of [...used].sort()) {
		const home = resolve(repository, path);
		const { name, version, license } = JSON.parse(
			readFileSync(join(home, "package.json"), "utf8"),
		);
		const [file] = readdirSync(home).filter((each) =>
			/^licen[cs]e/i.test(each),
		);
		const text = file ? readFileSync(join(home, file), "utf8").trim() : license;
		named.set(text, [...(named.get(text) ?? []), `${name} ${version}`]);
	}
	const parts = [...named].map(
		([text, names]) => `## ${names.join(", ")}\n\n${text}\n`,
	);
	return `# Packages whose code is in the scripts of kilde\n\n${parts.join("\n")}`;
}

const beginning = join(packages, "create-kilde");
rmSync(beginning, { recursive: true, force: true });
cpSync(join(repository, "create-kilde"), beginning, { recursive: true });
copyFileSync(join(repository, "LICENSE"), join(beginning, "LICENSE"));
