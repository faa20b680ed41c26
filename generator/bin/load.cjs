// @ts-check
const { hash } = require("node:crypto");
const { existsSync, readFileSync, statSync } = require("node:fs");
const { join } = require("node:path");

const repository = join(__dirname, "../..");

/**
 * Loads the engine from its bundle, which is written again if any of its files, of the engine's source files or of the
 * installed packages has changed. Returns the exports of cli.ts, the function that loads the editor, and the digest of the code.
 */
exports.loadProgram = async () => {
	const { folder, code } = readManifest() ?? (await writeManifest());
	const load = (/** @type {string} */ name) =>
		require(join(repository, folder, `${name}.cjs`));
	return {
		.../** @type {typeof import("../cli.ts")} */ (load("cli")),
		loadEditor: async () =>
			/** @type {typeof import("../../editor/index.ts")} */ (load("editor")),
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
	checkPackages();
	const { writeBundle } = await import("./bundle.mjs");
	return writeBundle(stampOf);
}

/** Throws if a package is missing that the engine is bundled from; `npm ci --omit=dev` leaves most of them out. */
function checkPackages() {
	const { dependencies, devDependencies } = require("../package.json");
	const folders = [repository, join(__dirname, "..")];
	const missing = Object.keys({ ...dependencies, ...devDependencies }).find(
		(name) =>
			!folders.some((folder) => existsSync(join(folder, "node_modules", name))),
	);
	if (missing)
		throw Object.assign(
			new Error(
				`The package ${missing} is missing, since development dependencies were not installed: run npm ci --include=dev.`,
			),
			{ code: "MISSING_PACKAGE" },
		);
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
