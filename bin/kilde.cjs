#!/usr/bin/env node
// These three files are CommonJS, since Node takes longer to load a module than a whole build that finds nothing changed.
const { loadProgram } = require("./load.cjs");

// React renders many times faster in its production mode, which it chooses when it is loaded.
process.env.NODE_ENV ??= "production";

(async () => {
	const { run, code } = await loadProgram();
	process.exitCode = await run(process.argv.slice(2), code);
})();
