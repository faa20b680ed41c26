// @ts-check
const { hash } = require("node:crypto");
const { readFileSync, statSync } = require("node:fs");
const nodeModule = require("node:module");
const { dirname, join } = require("node:path");

const project = dirname(__dirname);

/**
 * What bin/bundle.mjs writes: the folder of the scripts, relative to the project; the digest of their code and of the
 * installed packages; and the stamps of their source files, relative to the project, and of the scripts.
 *
 * @typedef {{
 *   readonly folder: string,
 *   readonly code: string,
 *   readonly sources: Readonly<Record<string, string>>,
 *   readonly scripts: Readonly<Record<string, string>>,
 * }} Manifest
 */

/**
 * Loads the generator; returns the exports of bin/program.ts and the digest of its code. It is loaded from its bundle,
 * which is made again if any of its source files or scripts has changed. With KILDE_UNBUNDLED=1, or if no bundle can be
 * written, its modules are loaded one by one, without a digest, so that nothing is cached.
 */
async function loadProgram() {
	if (process.env.KILDE_UNBUNDLED) return loadModules();
	const manifest = readManifest() ?? (await makeBundle());
	if (!manifest) return loadModules();
	const folder = join(project, manifest.folder);
	// From Node 22.1 on: V8 need not compile the code again in each process.
	// @ts-expect-error: The types are those of Node 20.
	nodeModule.enableCompileCache?.(join(folder, "compiled"));
	const program = require(join(folder, "program.cjs"));
	const { version, arch } = process;
	return {
		...program,
		code: hash("sha256", `${manifest.code} ${version} ${arch}`),
	};
}

/** Returns the manifest of the bundle, or undefined if the bundle is damaged or not up to date. */
function readManifest() {
	try {
		const file = join(project, ".bundle/manifest.json");
		/** @type {Manifest} */
		const manifest = JSON.parse(readFileSync(file, "utf8"));
		const { folder, sources, scripts } = manifest;
		const isFresh = isAsStamped(sources, project);
		const isWhole = isAsStamped(scripts, join(project, folder));
		return isFresh && isWhole ? manifest : undefined;
	} catch {
		// It is missing or damaged.
		return undefined;
	}
}

/**
 * @param {Readonly<Record<string, string>>} stamps
 * @param {string} folder
 */
function isAsStamped(stamps, folder) {
	return Object.entries(stamps).every(
		([path, stamp]) => stampOf(`${folder}/${path}`) === stamp,
	);
}

/** Makes the bundle; returns its manifest, or undefined if it can't be written. */
async function makeBundle() {
	try {
		const { manifest } = await import("./bundle.mjs");
		return manifest;
	} catch (error) {
		if (error instanceof Error && "syscall" in error) return undefined;
		throw error;
	}
}

async function loadModules() {
	const { register } = await import("tsx/esm/api");
	register();
	return { ...(await import("./program.ts")), code: undefined };
}

/**
 * Returns a stamp of a file: it differs after every change, even if the size is the same.
 *
 * @param {string} file
 */
function stampOf(file) {
	const stats = statSync(file, { throwIfNoEntry: false });
	return stats ? `${stats.size} ${stats.ctimeMs}` : "missing";
}

module.exports = { loadProgram, stampOf };
