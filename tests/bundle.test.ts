import { rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyGenerator, startKilde } from "./support/process.ts";
import { findProgram, isWindows } from "./support/programs.ts";
import { createProject, type Project, readTree } from "./support/project.ts";

// The command runs from a bundle of the generator's code (generator/bin/load.cjs), which must always be complete and up
// to date.

let project: Project;
/** The scripts of the first bundle. */
let first: Readonly<Record<string, string>>;

beforeAll(async () => {
	project = createProject("empty");
	copyGenerator(project.root);
	await kilde("--version");
	first = readScripts();
}, 120_000);

afterAll(() => project.remove());

/** Runs the command, expects success, and returns its output. */
async function kilde(...argv: readonly string[]): Promise<string> {
	const running = startKilde(project.root, project.root, argv);
	const status = await running.ended;
	const printed = running.said();
	expect({ status, printed }).toEqual({ status: 0, printed });
	return printed.trim();
}

const readManifest = () => project.text(".bundle/manifest.json");

/** Returns the bundle's folder as named by the readManifest. */
const getFolder = () => join(project.root, JSON.parse(readManifest()).folder);

/** Returns the code of each script of the bundle, by file name. */
const readScripts = () =>
	Object.fromEntries(
		Object.entries(readTree(getFolder())).filter(([name]) =>
			name.endsWith(".cjs"),
		),
	);

/** Expects the next command to recreate the original bundle, and the one after it to reuse it. */
async function expectRecreated() {
	await kilde("--version");
	expect(readScripts()).toEqual(first);
	const before = readManifest();
	await kilde("--version");
	expect(readManifest()).toBe(before);
}

test("creates the bundle once, with a script for each command", async () => {
	const names = Object.keys(first);
	expect(names).toContain("cli.cjs");
	expect(names.join()).toMatch(/build-.*check-.*dev-.*new-.*preview-/);
	expect(await kilde("check", "--date", "2026-03-01")).toMatch(/^No problems/);
	await expectRecreated();
});

test("runs changed code at once, also after the change is reverted", async () => {
	const changes = [
		["generator/cli.ts", "Builds a website from", "Builds a WEBSITE from"],
		["generator/commands/build.ts", "build the site;", "build the SITE;"],
	] as const;
	for (const [path, before, after] of changes)
		project.edit(path, before, after);
	const edited = await kilde("--help");
	for (const [path, before, after] of changes)
		project.edit(path, after, before);
	const again = await kilde("--help");
	for (const [, before, after] of changes) {
		expect(edited).toContain(after);
		expect(again).toContain(before);
	}
});

test("bundles only the engine, and the site's definition once", async () => {
	const paths = Object.keys(JSON.parse(readManifest()).stamps);
	expect(paths).toContain("generator/build.ts");
	expect(paths.join()).not.toContain("site/");
	const definition = "node_modules/.cache/kilde/definition";
	const bundleDefinition = async () => {
		await kilde("check", "--date", "2026-03-01");
		return statSync(join(project.root, definition)).mtimeMs;
	};
	const made = await bundleDefinition();
	expect(await bundleDefinition()).toBe(made);
	const path = "site/time-zone.ts";
	const text = project.text(path);
	project.put(path, `${text}// Another comment.\n`);
	expect(await bundleDefinition()).toBeGreaterThan(made);
	project.put(path, text);
});

test("recreates the bundle if its scripts are damaged", async () => {
	for (const [name, text] of Object.entries(first))
		writeFileSync(join(getFolder(), name), text.replaceAll("return", "retvrn"));
	await expectRecreated();
});

test("commands started in parallel without a bundle all succeed", async () => {
	rmSync(join(project.root, ".bundle"), { recursive: true });
	const versions = await Promise.all(
		["--version", "--version"].map((argument) => kilde(argument)),
	);
	expect(new Set(versions).size).toBe(1);
	await expectRecreated();
});

test("explains in one sentence that the bundle can't be written", async () => {
	const bundles = join(project.root, ".bundle");
	rmSync(bundles, { recursive: true });
	writeFileSync(bundles, "");
	const running = startKilde(project.root, project.root, ["--version"]);
	expect(await running.ended).toBe(1);
	expect(running.said()).toMatch(/^Kilde can't write its bundle\. [^\n]+\n$/);
	rmSync(bundles);
});

test("explains that the process of esbuild has ended, without a stack", async ({
	skip,
}) => {
	skip(isWindows);
	await kilde("--version");
	rmSync(join(project.root, "node_modules/.cache"), {
		recursive: true,
		force: true,
	});
	const path = `ESBUILD_BINARY_PATH=${findProgram("false")}`;
	const running = startKilde(
		...[project.root, project.root, ["check"], ["env", path]],
	);
	expect(await running.ended).toBe(1);
	expect(running.said()).toMatch(
		/^That did not work: esbuild, .* ended unexpectedly.*; see to that, and try again\. .*\.\n$/,
	);
});
