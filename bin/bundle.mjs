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
import { basename, dirname, join } from "node:path";
import { build } from "esbuild";
import { stampOf } from "./load.cjs";

// Bundles generator/ into the folder .bundle/, since loading its modules one by one takes longer than a build. What the
// code imports by import() becomes a file of its own, so a command loads only what it needs. npm runs this script after
// installing the packages, and bin/load.cjs does when the code has changed.

const project = dirname(import.meta.dirname);
/** npm writes it when it installs packages. */
const installed = "node_modules/.package-lock.json";
const started = Date.now();

const { outputFiles, metafile } = await build({
	absWorkingDir: project,
	entryPoints: ["generator/cli.ts"],
	bundle: true,
	splitting: true,
	write: false,
	metafile: true,
	format: "esm",
	platform: "node",
	target: "node20",
	outdir: ".bundle",
	// Less to compile. The names stay, for stack traces.
	minifySyntax: true,
	minifyWhitespace: true,
	lineLimit: 200,
	// Packages with machine code of their own can't be bundled.
	external: ["esbuild", "sharp"],
	// The variant for browsers reads no environment variable at each token.
	alias: { yaml: "./node_modules/yaml/browser/index.js" },
	// Modules find files beside themselves (generator/home.ts), and CommonJS packages require Node's own modules.
	define: { "import.meta.url": "homeUrl" },
	banner: {
		js: `import { createRequire as requireFrom } from "node:module";
const homeUrl = new URL("../../generator/home.ts", import.meta.url).href;
const require = requireFrom(homeUrl);`,
	},
	logLevel: "silent",
});

// Each run writes a folder of its own and then names it in the manifest, so two may run at once.
const folder = `.bundle/${randomUUID()}`;
mkdirSync(join(project, folder), { recursive: true });
const files = outputFiles.map(({ path, contents }) => {
	const name = basename(path);
	writeFileSync(join(project, folder, name), contents);
	return { path: `${folder}/${name}`, digest: hash("sha256", contents) };
});
const sources = Object.keys(metafile.inputs).filter(
	(path) => !path.startsWith("node_modules/"),
);

/**
 * What bin/load.cjs needs to know: the folder of the bundle, the digest of its code and of the installed packages, and
 * the stamps of all files that it was made from and consists of.
 *
 * @type {import("./load.cjs").Manifest}
 */
export const manifest = {
	folder,
	code: hash(
		"sha256",
		JSON.stringify([files.map(({ digest }) => digest), readInstalled()]),
	),
	stamps: {
		...stampsOf([...sources, "bin/bundle.mjs", installed], started - 10),
		...stampsOf(files.map(({ path }) => path)),
	},
};
const draft = join(project, folder, "manifest.json");
writeFileSync(draft, JSON.stringify(manifest));
renameSync(draft, join(project, ".bundle/manifest.json"));
removeOld();

/** Which packages are installed, if npm has written it down. */
function readInstalled() {
	return existsSync(join(project, installed))
		? readFileSync(join(project, installed), "utf8")
		: "";
}

/**
 * The stamps of files. One that was changed after `end` (Unix time, ms) gets none that will ever fit: esbuild may have
 * read it before. `end` must leave room for the clock of the file system, which may be some milliseconds behind.
 *
 * @param {readonly string[]} paths
 */
function stampsOf(paths, end = Number.POSITIVE_INFINITY) {
	return Object.fromEntries(
		paths.map((path) => {
			const stats = statSync(join(project, path), { throwIfNoEntry: false });
			const isOld = !stats || stats.ctimeMs < end;
			return [path, isOld ? stampOf(path) : "changed meanwhile"];
		}),
	);
}

/** Removes earlier bundles, but for those that a running command may still load a part of. */
function removeOld() {
	const day = 24 * 60 * 60 * 1000;
	const bundles = join(project, ".bundle");
	for (const { name } of readdirSync(bundles, { withFileTypes: true })) {
		const path = join(bundles, name);
		const stats = statSync(path, { throwIfNoEntry: false });
		if (stats?.isDirectory() && stats.mtimeMs < started - day)
			rmSync(path, { recursive: true, force: true });
	}
}
