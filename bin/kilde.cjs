#!/usr/bin/env node
// These files are CommonJS, since Node takes longer to load a module than a whole build that finds nothing changed.
// This one is read by any Node: newer syntax would hide which one is needed.
const { engines } = require("../package.json");

const { node: version } = process.versions;

if (engines.node.split(" || ").some(isMet)) run();
else {
	const [first, ...others] = engines.node.match(/[\d.]+/g);
	const { LC_ALL, LC_MESSAGES, LANG } = process.env;
	const isDanish = /^da/i.test(LC_ALL || LC_MESSAGES || LANG || "");
	console.error(
		isDanish
			? `Kilde kræver Node ${first}, Node ${others} eller en nyere; dette er Node ${version}.`
			: `Kilde needs Node ${first}, Node ${others} or a newer one; this is Node ${version}.`,
	);
	process.exitCode = 1;
}

/** Whether this Node is of a range: of one major version (^20.19), or any from one on (>=22.12). */
function isMet(range) {
	const [neededMajor, neededMinor] = range.match(/\d+/g).map(Number);
	const [major, minor] = version.split(".").map(Number);
	return (
		(major === neededMajor && minor >= neededMinor) ||
		(range.startsWith(">=") && major > neededMajor)
	);
}

async function run() {
	// React renders many times faster in its production mode, which it chooses when it is loaded.
	process.env.NODE_ENV = process.env.NODE_ENV || "production";
	const { loadProgram } = require("./load.cjs");
	const { run, code } = await loadProgram();
	process.exitCode = await run(process.argv.slice(2), code);
}
