import { writeSync } from "node:fs";

// Runs the command in this process, with the arguments that follow, and tells what it took on file descriptor 3.

process.on("exit", () => {
	const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
	const took = { cpu: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS };
	writeSync(3, JSON.stringify(took));
});
await import("../bin/kilde.mjs");
