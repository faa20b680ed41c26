// @ts-check
const { existsSync, readFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const { join } = require("node:path");
const { Script } = require("node:vm");

/**
 * Opens the scripts in a folder of the bundle. `load` loads one, and those it requires, as Node does, but V8 takes the
 * functions that it compiled while the bundle was made from the file beside the script (bundle.mjs), unless another
 * version of V8 did. `loaded` has the scripts by their names.
 *
 * @param {string} folder
 */
function openScripts(folder) {
	/** @type {Map<string, { readonly script: Script, readonly module: { exports: any } }>} */
	const loaded = new Map();
	return { load, loaded };

	/** @param {string} name */
	function load(name) {
		const known = loaded.get(name);
		if (known) return known.module.exports;
		const filename = join(folder, name);
		const compiled = `${filename}.v8`;
		const script = new Script(
			`(function (exports, require, module, __dirname) {${readFileSync(filename, "utf8")}\n})`,
			{
				filename,
				cachedData: existsSync(compiled) ? readFileSync(compiled) : undefined,
			},
		);
		const module = { exports: {} };
		loaded.set(name, { script, module });
		const requirePackage = createRequire(filename);
		/** @param {string} id */
		const requireAny = (id) =>
			id.startsWith("./") ? load(id.slice(2)) : requirePackage(id);
		const run = script.runInThisContext();
		run(module.exports, requireAny, module, folder);
		return module.exports;
	}
}

module.exports = { openScripts };
