// @ts-check
const { hash } = require("node:crypto");
const { readFileSync, statSync } = require("node:fs");
const { join } = require("node:path");

const repository = join(__dirname, "../..");

/**
 * Loads the engine from its bundle, which is written again if any of its files, of the engine's source files or of the
 * installed packages has changed. Returns the exports of cli.ts and the digest of the code.
 */
exports.loadProgram = async () => {
	const { folder, code } = readManifest() ?? (await writeManifest());
	return {
		.../** @type {typeof import("../cli.ts")} */ (
			require(join(repository, folder, "cli.cjs"))
		),
		code: hash("sha256", code + process.version + process.arch),
	};
};

/** Returns the manifest of the bundle; undefined if the bundle is missing, damaged or out of date. */
function readManifest() {
	try {
		const file = join(repository, ".bundle/manifest.json");
		/** @type {import("./bundle.mjs").Manifest} */
		const manifest = JSON.parse(readFileSync(file, "utf8"));
		const stamps = Object.entries(manifest.stamps);
		return stamps.every(([path, stamp]) => stampOf(path) === stamp)
			? manifest
			: undefined;
	} catch {
		return undefined;
	}
}

async function writeManifest() {
	const { writeBundle } = await import("./bundle.mjs");
	return writeBundle(stampOf);
}

/**
 * Returns a stamp of a file of the repository: it differs after every change, even if the size is the same.
 *
 * @param {string} path
 */
function stampOf(path) {
	const stats = statSync(`${repository}/${path}`, { throwIfNoEntry: false });
	return stats ? `${stats.size} ${stats.ctimeMs}` : "missing";
}
