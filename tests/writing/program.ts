import { recover, write } from "../../generator/write/index.ts";
import { type SiteName, siteOf } from "./sites.ts";

// Writes sites into a folder, one after the other, as builds do; a process of its own, to be killed.

const [output = "", ...names] = process.argv.slice(2) as [
	string,
	...SiteName[],
];
process.stdout.write("begun\n");
recover(output);
for (const name of names) {
	const refused = write(siteOf(name), output);
	if (!refused) continue;
	process.stdout.write(`${JSON.stringify(refused)}\n`);
	process.exitCode = 1;
	break;
}
