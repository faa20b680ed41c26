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
import { dirname, join } from "node:path";
import { openScripts } from "./open-scripts.cjs";
import { makeScripts } from "./scripts.mjs";
import { stampOf } from "./stamp.cjs";

// Bundles the engine into the folder .bundle/ of its repository, since loading the modules one by one takes longer than a
// build. npm runs this script after installing the packages, and load.cjs when the code has changed.

const repository = dirname(dirname(import.meta.dirname));

/**
 * What this script writes: the folder of the scripts, relative to the repository; the digest of their code and of the
 * installed packages; and the stamps of their source files, relative to the repository, and of the files in that folder.
 *
 * @typedef {{
 *   readonly folder: string,
 *   readonly code: string,
 *   readonly sources: Readonly<Record<string, string>>,
 *   readonly files: Readonly<Record<string, string>>,
 * }} Manifest
 */

/** npm writes it when it installs packages. */
const installed = "node_modules/.package-lock.json";
const started = Date.now();

const { scripts: bundled, inputs } = await makeScripts(["cli.ts"], {
	engine: "../../generator",
	external: [],
	isShort: false,
});

// Each run writes a new folder and then names it in the manifest, so two may run at once.
const folder = `.bundle/${randomUUID()}`;
mkdirSync(join(repository, folder), { recursive: true });
const scripts = bundled.map(({ name, code }) => {
	writeFileSync(join(repository, folder, name), code);
	return { name, digest: hash("sha256", code) };
});
keepCompiled();
const own = ["bundle.mjs", "open-scripts.cjs", "scripts.mjs"].map(
	(name) => `generator/bin/${name}`,
);
// What sites bundle with their pages is part of none of the scripts.
const ofPages = ["browser", "parts", "react"].flatMap((name) => [
	`generator/${name}.ts`,
	...readdirSync(join(repository, "generator", name)).map(
		(file) => `generator/${name}/${file}`,
	),
]);
const sources = [
	...inputs.filter((path) => !/node_modules\/|^<data:/.test(path)),
	...ofPages,
];

/** @type {Manifest} */
export const manifest = {
	folder,
	code: hash(
		"sha256",
		JSON.stringify([
			scripts.map(({ digest }) => digest),
			ofPages.map((path) => readFileSync(join(repository, path), "utf8")),
			readInstalled(),
		]),
	),
	sources: Object.fromEntries(
		[...sources, ...own, installed].map((path) => [
			path,
			stampOfSource(join(repository, path)),
		]),
	),
	files: Object.fromEntries(
		readdirSync(join(repository, folder)).map((name) => [
			name,
			stampOf(join(repository, folder, name)),
		]),
	),
};
const draft = join(repository, folder, "manifest.json");
writeFileSync(draft, JSON.stringify(manifest));
renameSync(draft, join(repository, ".bundle/manifest.json"));
removeOld();

/** Loads all scripts, and writes what V8 has compiled of each beside it: every command would do that again, in 40 ms. */
function keepCompiled() {
	const { load, loaded } = openScripts(join(repository, folder));
	for (const { name } of scripts) load(name);
	for (const [name, { script }] of loaded)
		writeFileSync(
			join(repository, folder, `${name}.v8`),
			script.createCachedData(),
		);
}

/** Returns npm's record of the installed packages; "" if there is none. */
function readInstalled() {
	return existsSync(join(repository, installed))
		? readFileSync(join(repository, installed), "utf8")
		: "";
}

/**
 * Returns the stamp of a file, or one that never matches if the file was changed since this script started: esbuild may
 * have read it before the change. The clock of the file system may be some milliseconds behind.
 *
 * @param {string} file
 */
function stampOfSource(file) {
	const stats = statSync(file, { throwIfNoEntry: false });
	const isChanged = stats && stats.ctimeMs > started - 10;
	return isChanged ? "changed meanwhile" : stampOf(file);
}

/** Removes bundles that are older than a day: a running command may still load parts of a newer one. */
function removeOld() {
	const day = 24 * 60 * 60 * 1000;
	const bundles = join(repository, ".bundle");
	for (const { name } of readdirSync(bundles, { withFileTypes: true })) {
		const path = join(bundles, name);
		const stats = statSync(path, { throwIfNoEntry: false });
		if (stats?.isDirectory() && stats.mtimeMs < started - day)
			rmSync(path, { recursive: true, force: true });
	}
}
