import { dirname, join } from "node:path";
import { recoverOutput, writeSite } from "../../generator/write/index.ts";
import { openBuildRecord } from "../../generator/write/record.ts";
import { cacheName, createSiteFiles, type SiteName } from "./sites.ts";

// Writes sites into a folder one after the other, as builds do, in a process that tests kill.

const [output = "", ...names] = process.argv.slice(2) as [
	string,
	...SiteName[],
];
process.stdout.write("begun\n");
recoverOutput(output);
for (const name of names) {
	const folder = join(dirname(output), cacheName);
	const record = openBuildRecord(output, folder, "code");
	const refused = writeSite(createSiteFiles(name), output, record)?.refused;
	if (!refused) continue;
	process.stdout.write(`${JSON.stringify(refused)}\n`);
	process.exitCode = 1;
	break;
}
