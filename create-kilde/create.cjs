#!/usr/bin/env node
// This file must parse in any Node, so that old ones print which version is required.
const { engines } = require("./package.json");
const { env, versions } = process;
const [major, minor] = versions.node.split(".").map(Number);

if (
	(major === 20 && minor >= 19) ||
	(major === 22 && minor >= 12) ||
	major > 22
)
	import("./begin.mjs").then(({ run }) =>
		run(process.argv.slice(2)).then((code) => {
			process.exitCode = code;
		}),
	);
else {
	const [first, ...others] = engines.node.match(/[\d.]+/g);
	console.error(
		/^da/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || "")
			? `Kilde kræver Node ${first}, Node ${others} eller en nyere; dette er Node ${versions.node}.`
			: `Kilde needs Node ${first}, Node ${others} or a newer one; this is Node ${versions.node}.`,
	);
	process.exitCode = 1;
}
