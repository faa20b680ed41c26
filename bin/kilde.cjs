#!/usr/bin/env node
// These files are CommonJS: loading ES modules takes Node longer than a whole build without changes.
// This one must parse in any Node, so that old ones print which version is required.
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

/** Whether this Node satisfies a range: ^20.19 is one major version, >=22.12 any later one too. */
function isMet(range) {
	const [neededMajor, neededMinor] = range.match(/\d+/g).map(Number);
	const [major, minor] = version.split(".").map(Number);
	return (
		(major === neededMajor && minor >= neededMinor) ||
		(range.startsWith(">=") && major > neededMajor)
	);
}

async function run() {
	// React chooses its mode when it is loaded; in production it renders many times faster.
	process.env.NODE_ENV = process.env.NODE_ENV || "production";
	const { loadProgram } = require("./load.cjs");
	const { run, code } = await loadProgram();
	process.exitCode = await run(process.argv.slice(2), code);
}
