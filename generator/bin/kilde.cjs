#!/usr/bin/env node
// These files are CommonJS: loading ES modules takes Node longer than a whole build without changes.
// This one must parse in any Node, so that old ones print which version is required.
const { engines } = require("../package.json");

const { node: version } = process.versions;

if (engines.node.split(" || ").some(isMet)) run();
else {
	const [first, ...others] = engines.node.match(/[\d.]+/g);
	refuse(
		`Kilde needs Node ${first}, Node ${others} or a newer one; this is Node ${version}.`,
		`Kilde kræver Node ${first}, Node ${others} eller en nyere; dette er Node ${version}.`,
	);
}

/** Prints why nothing can run, in the language that is asked for, or else in that of the user. */
function refuse(en, da) {
	const { LC_ALL, LC_MESSAGES, LANG } = process.env;
	const [, asked] =
		/(?:^| )(?:--lang[= ]|-l ?)(\w+)/.exec(process.argv.join(" ")) || [];
	const language = asked || LC_ALL || LC_MESSAGES || LANG || "";
	console.error(/^da/i.test(language) ? da : en);
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
	for (const stream of [process.stdout, process.stderr])
		stream.on("error", (error) => {
			// Whoever reads it may have seen enough, as head has.
			if (error.code !== "EPIPE") throw error;
		});
	const { loadProgram } = require("./load.cjs");
	try {
		const { run, code } = await loadProgram();
		process.exitCode = await run(process.argv.slice(2), code);
	} catch (error) {
		if (!isMissingPackage(error)) throw error;
		const { basename, dirname, resolve } = require("node:path");
		// That of the repository, or else of the packages that this one is among.
		const home = resolve(__dirname, "../..");
		const folder = basename(home) === "node_modules" ? dirname(home) : home;
		refuse(
			`The packages that Kilde needs are not installed. Run npm install in ${folder}, and then this command again.`,
			`De pakker, Kilde har brug for, er ikke installeret. Kør npm install i ${folder} og derefter kommandoen igen.`,
		);
	}
}

/** Whether an error says that a package isn't there; a missing file would be our own mistake. */
function isMissingPackage({ code, message }) {
	return (
		/^(ERR_)?MODULE_NOT_FOUND$/.test(code) &&
		/^Cannot find (package|module) '[^./]/.test(message)
	);
}
