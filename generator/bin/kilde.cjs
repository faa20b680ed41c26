#!/usr/bin/env node
// CommonJS, since loading ES modules takes Node longer than a build without changes. This file must parse in any Node, so
// that old ones print which version is required.
const version = process.versions.node;
const [major, minor] = version.split(".").map(Number);

if (
	major > 22 ||
	(major === 22 && minor >= 12) ||
	(major === 20 && minor >= 19)
)
	run();
else refuse(`Kilde needs Node 20.19, 22.12 or newer; this is Node ${version}.`);

/** @param {string} reason */
function refuse(reason) {
	console.error(reason);
	process.exitCode = 1;
}

async function run() {
	// React chooses its mode when it is loaded; in production it renders many times faster.
	process.env.NODE_ENV = process.env.NODE_ENV || "production";
	for (const stream of [process.stdout, process.stderr])
		stream.on("error", (error) => {
			// The reader may have closed the pipe, such as head.
			if (error.code !== "EPIPE") throw error;
		});
	const { enableCompileCache } = require("node:module");
	if (enableCompileCache) enableCompileCache();
	try {
		const program = await require("./load.cjs").loadProgram();
		const { run, code, loadEditor } = program;
		process.exitCode = await run(process.argv.slice(2), { code, loadEditor });
	} catch (error) {
		if (error.code === "MISSING_PACKAGE") refuse(error.message);
		else if (/^(ERR_)?MODULE_NOT_FOUND$/.test(error.code))
			refuse(
				`A package that Kilde needs is missing. Run npm install, and then this command again.\n${error.message}`,
			);
		else if (/[\\/]\.bundle\b/.test(error.path))
			refuse(`Kilde can't write its bundle. ${error.message}`);
		else if (process.env.KILDE_DEBUG) throw error;
		else
			refuse(
				`Kilde failed: ${error.message || error}\nThis is a defect of Kilde. Please report it, with the stack that is printed with KILDE_DEBUG=1.`,
			);
	}
}
