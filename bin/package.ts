import { execFileSync } from "node:child_process";
import { hash } from "node:crypto";
import {
	cpSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { build } from "esbuild";
import { scripts as editorScripts } from "../editor/index.ts";
import { bundleScripts, pageModules } from "../generator/bin/bundle.mjs";
import { bundleClient, pageClient } from "../generator/bundle/clients.ts";

// npm run package: writes the folders of the two packages, of which `npm pack` makes tarballs. That of kilde has the engine
// as scripts, in this repository it is its modules; that of create-kilde is its folder.

const repository = dirname(import.meta.dirname);
const packages = resolve(process.argv[2] ?? join(repository, ".package"));
const folder = join(packages, "kilde");

const { devDependencies: _, ...manifest } = readJson("generator/package.json");
// The editor is bundled with the engine, so the package doesn't export its tools.
for (const name of Object.keys(manifest.exports))
	if (name.startsWith("./tools")) delete manifest.exports[name];
const exported = Object.entries<string>(manifest.exports).filter(([, file]) =>
	/\.tsx?$/.test(file),
);
const isOfPages = (file: string) =>
	pageModules.includes(file.slice("./".length));

for (const name of ["kilde", "create-kilde"])
	rmSync(join(packages, name), { recursive: true, force: true });
const modules = exported
	.map(([, file]) => file)
	.filter((file) => !isOfPages(file))
	.map((file) => [getModuleName(file), join("generator", file)]);
const { scripts, inputs } = await bundleScripts(
	{
		cli: "generator/cli.ts",
		editor: "editor/index.ts",
		...Object.fromEntries(modules),
	},
	{ engine: "..", external: ["any-ascii"], minify: true },
);
for (const { name, code } of scripts) put(`program/${name}`, code);

const { outputFiles } = await build({
	absWorkingDir: join(repository, "generator"),
	// ES modules, without the packages that they import.
	entryPoints: pageModules,
	outbase: ".",
	outdir: ".",
	write: false,
	bundle: true,
	// The checks compare components with the one that sites import.
	splitting: true,
	chunkNames: "react/[name]-[hash]",
	format: "esm",
	target: "es2022",
	minifySyntax: true,
	minifyWhitespace: true,
	packages: "external",
	// Instead of tsconfig.json.
	tsconfigRaw: { compilerOptions: { jsx: "react-jsx" } },
	logLevel: "silent",
});
for (const { path, text } of outputFiles)
	put(path.slice(join(repository, "generator/").length), text);

for (const [name, module] of Object.entries({
	page: pageClient,
	editedPage: editorScripts.page,
	editor: editorScripts.editor,
	signIn: editorScripts.signIn,
})) {
	const client = await bundleClient(module);
	put(`clients/${name}.js`, client.code);
	inputs.push(...client.inputs);
}

const compiler = join(repository, "node_modules/typescript/bin/tsc");
const project = join(repository, "generator/tsconfig.package.json");
const types = join(folder, "types");
execFileSync(process.execPath, [compiler, "-p", project, "--outDir", types], {
	stdio: "inherit",
});

// tsc doesn't copy declarations, and refers to them where they are.
cpSync(join(repository, "generator/css.d.ts"), join(types, "css.d.ts"));
const defineTypes = join(types, "define.d.ts");
put(
	"types/define.d.ts",
	readFileSync(defineTypes, "utf8").replace(
		/path="[^"]*\/css\.d\.ts"/,
		'path="./css.d.ts"',
	),
);

// The types of messages depend only on the placeholders of their sentences.
const sentences = "types/messages/en.d.ts";
put(
	sentences,
	readFileSync(join(folder, sentences), "utf8").replace(
		/(?<=: )"(?:[^"\\]|\\.)*"(?=;)/g,
		(text) => `"${(text.match(/\{[^{}]*\}/g) ?? []).join("")}"`,
	),
);

const code = hash(
	"sha256",
	JSON.stringify([scripts, outputFiles.map(({ text }) => text)]),
);
put(
	"bin/load.cjs",
	`// Loads the command; returns its exports and the digest of its code.
exports.loadProgram = async () => ({
	...require("../program/cli.cjs"),
	loadEditor: async () => require("../program/editor.cjs"),
	code: ${JSON.stringify(code)} + process.version + process.arch,
});
`,
);
for (const [name, file] of exported) {
	const module = getModuleName(file);
	manifest.exports[name] = {
		types: `./types/${module}.d.ts`,
		default: isOfPages(file) ? `./${module}.js` : `./program/${module}.cjs`,
	};
}
put("package.json", `${JSON.stringify(manifest, undefined, "\t")}\n`);
put("README.md", read("generator/README.md").replaceAll("](../", "]("));
put("NOTICES.md", noticesOf(inputs));
for (const [from, to] of [
	["generator/bin/kilde.cjs", "kilde/bin/kilde.cjs"],
	["docs", "kilde/docs"],
	["docker", "kilde/docker"],
	[".devcontainer", "kilde/docker"],
	["LICENSE", "kilde/LICENSE"],
	["create-kilde", "create-kilde"],
	["LICENSE", "create-kilde/LICENSE"],
] as const)
	cpSync(join(repository, from), join(packages, to), {
		recursive: true,
		// The picture in docs/ belongs to the README of the repository.
		filter: (source) => !source.endsWith(".webp"),
	});

/** Returns the name of a module of the engine: ./define.ts → define. */
function getModuleName(file: string): string {
	return file.replace(/^\.\/|\.tsx?$/g, "");
}

function put(path: string, text: string): void {
	const file = join(folder, path);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}

function read(path: string): string {
	return readFileSync(resolve(repository, path), "utf8");
}

function readJson(path: string) {
	return JSON.parse(read(path));
}

/** Returns the licences of the packages whose files are in the scripts. */
function noticesOf(files: readonly string[]): string {
	const homes = files.flatMap(
		(file) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
	);
	const named = new Map<string, string[]>();
	for (const home of [...new Set(homes)].sort()) {
		const { name, version, license } = readJson(`${home}/package.json`);
		const [file] = readdirSync(resolve(repository, home)).filter((each) =>
			/^licen[cs]e/i.test(each),
		);
		const text = file ? read(`${home}/${file}`).trim() : license;
		named.set(text, [...(named.get(text) ?? []), `${name} ${version}`]);
	}
	const parts = [...named].map(
		([text, names]) => `## ${names.join(", ")}\n\n${text}\n`,
	);
	return `# Packages whose code is in the scripts of kilde\n\n${parts.join("\n")}`;
}
