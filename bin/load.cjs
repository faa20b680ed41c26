// @ts-check
const { hash } = require("node:crypto");
const { readFileSync, statSync } = require("node:fs");
const nodeModule = require("node:module");
const { dirname, join } = require("node:path");
const { pathToFileURL } = require("node:url");

const project = dirname(__dirname);

/**
 * What bin/bundle.mjs has made. Paths are relative to the project.
 *
 * @typedef {{
 *   readonly folder: string,
 *   readonly code: string,
 *   readonly stamps: Readonly<Record<string, string>>,
 * }} Manifest
 */

/**
 * Loads the generator; gives what generator/cli.ts exports, and the digest of its code. It is loaded from its bundle,
 * which is made anew if any file that it was made from or consists of has changed. With KILDE_UNBUNDLED=1, and where no
 * bundle can be written, its modules are loaded one by one, without a digest, so that nothing is cached.
 */
async function loadProgram() {
	if (process.env.KILDE_UNBUNDLED) return loadModules();
	const manifest = readManifest() ?? (await makeBundle());
	if (!manifest) return loadModules();
	const folder = join(project, manifest.folder);
	// From Node 22.1 on, V8 need not compile the code again in each process.
	nodeModule.enableCompileCache?.(join(folder, "compiled"));
	const program = await import(pathToFileURL(join(folder, "cli.js")).href);
	const { version, arch } = process;
	return {
		...program,
		code: hash("sha256", `${manifest.code} ${version} ${arch}`),
	};
}

/** The manifest of a bundle that is whole and up to date. */
function readManifest() {
	try {
		const file = join(project, ".bundle/manifest.json");
		/** @type {Manifest} */
		const manifest = JSON.parse(readFileSync(file, "utf8"));
		const isFresh = Object.entries(manifest.stamps).every(
			([path, stamp]) => stampOf(path) === stamp,
		);
		return isFresh ? manifest : undefined;
	} catch {
		// It is missing, or damaged.
		return undefined;
	}
}

/** Makes the bundle; gives its manifest, or nothing if the system doesn't let us write it. */
async function makeBundle() {
	try {
		const { manifest } = await import("./bundle.mjs");
		return manifest;
	} catch (error) {
		if (error.syscall) return undefined;
		throw error;
	}
}

async function loadModules() {
	const { register } = await import("tsx/esm/api");
	register();
	return { ...(await import("../generator/cli.ts")), code: undefined };
}

/**
 * Another one whenever a file is changed, even if it is as long as before.
 *
 * @param {string} path
 */
function stampOf(path) {
	const stats = statSync(join(project, path), { throwIfNoEntry: false });
	return stats ? `${stats.size} ${stats.ctimeMs}` : "missing";
}

module.exports = { loadProgram, stampOf };
