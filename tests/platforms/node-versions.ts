import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import {
	compareOutputs,
	type Digests,
	date,
	readDigests,
	repository,
	run,
} from "./outputs.ts";

// npm run test:node-versions: builds the last commit of this repository with each supported version of Node, and compares the
// bytes. Runs the unit tests with each as well, unless versions to build with are named: npm run test:node-versions 20.19 26

const named = process.argv.slice(2);
const versions = named.length > 0 ? named : ["20.19", "22", "24", "26"];

const folder = mkdtempSync(join(tmpdir(), "kilde-node-"));
const copy = join(folder, "repository");
run(folder, ["git", "clone", "--quiet", repository, copy]);
run(copy, ["npm", "ci"]);
let first: Digests | undefined;
for (const version of versions) {
	const home = join(folder, version);
	run(folder, ["npm", "install", "--prefix", home, `node@${version}`]);
	const PATH = `${join(home, "node_modules/node/bin")}${delimiter}${process.env.PATH}`;
	const runNode = (...args: string[]) => run(copy, ["node", ...args], { PATH });
	runNode("--version");
	// Nothing may come from the build before.
	for (const name of ["output", ".bundle", "node_modules/.cache"])
		rmSync(join(copy, name), { recursive: true, force: true });
	runNode("bin/kilde.cjs", "build", "--date", date);
	const digests = readDigests(join(copy, "output"));
	if (first) compareOutputs(`Node ${version}`, digests, first);
	first ??= digests;
	if (named.length === 0)
		runNode("node_modules/vitest/vitest.mjs", "run", "--project", "generator");
}
rmSync(folder, { recursive: true });
