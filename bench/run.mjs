import { writeSync } from "node:fs";
import { pathToFileURL } from "node:url";

// Runs a Node script in this process, with the arguments after its path, and writes its processor time (milliseconds) and
// peak memory (KiB) to file descriptor 3: a process can't measure those of another.

process.on("exit", () => {
	const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
	const usage = { cpu: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS };
	writeSync(3, JSON.stringify(usage));
});
process.argv.splice(1, 1);
await import(pathToFileURL(process.argv[1]).href);
