import { writeSync } from "node:fs";
import { pathToFileURL } from "node:url";

// Runs a program of Node's in this process, with the arguments that follow its file, and tells what it took on file
// descriptor 3: one process can't ask what another has taken.

process.on("exit", () => {
	const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
	const took = { cpu: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS };
	writeSync(3, JSON.stringify(took));
});
process.argv.splice(1, 1);
await import(pathToFileURL(process.argv[1]).href);
