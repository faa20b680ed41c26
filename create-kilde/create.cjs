#!/usr/bin/env node
// This file must parse in any Node, so that old ones print which version is required.
const version = process.versions.node;
const [major, minor] = version.split(".").map(Number);

if (
	major > 22 ||
	(major === 22 && minor >= 12) ||
	(major === 20 && minor >= 19)
)
	import("./begin.mjs").then(async ({ run }) => {
		process.exitCode = await run(process.argv.slice(2));
	});
else {
	console.error(
		`Kilde needs Node 20.19, 22.12 or newer; this is Node ${version}.`,
	);
	process.exitCode = 1;
}
