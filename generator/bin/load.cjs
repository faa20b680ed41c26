// @ts-check
const { hash } = require("node:crypto");
const { readFileSync } = require("node:fs");
const { dirname, join } = require("node:path");
const { openScripts } = require("./open-scripts.cjs");
const { stampOf } = require("./stamp.cjs");

/** The repository: of the engine, and of a site that uses it. */
const repository = dirname(dirname(__dirname));

/**
 * Loads the engine; returns the exports of cli.ts and the digest of its code. It is loaded from its bundle,
 * which is made again if any of its source files or its own has changed. With KILDE_UNBUNDLED=1, or if no bundle can be
 * written, its modules are loaded one by one, without a digest, so that nothing is cached.
 */
async function loadProgram() {
	if (process.env.KILDE_UNBUNDLED) return loadModules();
	const manifest = readManifest() ?? (await makeBundle());
	if (!manifest) return loadModules();
	const { load } = openScripts(join(repository, manifest.folder));
	const program = load("cli.cjs");
	const { version, arch } = process;
	return {
		...program,
		code: hash("sha256", `${manifest.code} ${version} ${arch}`),
	};
}

/** Returns the manifest of the bundle, or undefined if the bundle is damaged or not up to date. */
function readManifest() {
	try {
		const file = join(repository, ".bundle/manifest.json");
		/** @type {import("./bundle.mjs").Manifest} */
		const manifest = JSON.parse(readFileSync(file, "utf8"));
		const { folder, sources, files } = manifest;
		const isFresh = isAsStamped(sources, repository);
		const isWhole = isAsStamped(files, join(repository, folder));
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
	return { ...(await import("../cli.ts")), code: undefined };
}

module.exports = { loadProgram };
