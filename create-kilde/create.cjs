#!/usr/bin/env node
// This file must parse in any Node, so that old ones print which version is required.
const { engines } = require("./package.json");
const [major, minor] = process.versions.node.split(".").map(Number);

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
	console.error(
		`Kilde needs Node ${engines.node}; this is Node ${process.versions.node}.`,
	);
	process.exitCode = 1;
}
