const { parentPort, workerData } = require("node:worker_threads");
const { loadProgram } = require("./load.cjs");

// A thread of the command (generator/assistant.ts), which runs the same code.

(async () => {
	const { assist, code } = await loadProgram();
	// Code that was changed meanwhile would give other results.
	if (code === workerData) await assist(parentPort, code);
})();
