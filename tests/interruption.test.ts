import { spawnSync } from "node:child_process";
import {
	chmodSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	realpathSync,
	rmdirSync,
	rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import {
	afterAll,
	beforeAll,
	beforeEach,
	describe,
	expect,
	test,
} from "vitest";
import { recoverOutput } from "../generator/write/index.ts";
import { dose } from "./support/dose.ts";
import { isWindows, startProgram } from "./support/programs.ts";
import { readTree } from "./support/project.ts";
import { cacheName, createSiteFiles, type SiteName } from "./writing/sites.ts";

// Interrupted builds: the output is always one complete site, the old or the new one.

const home = realpathSync(mkdtempSync(join(tmpdir(), "kilde-writing-")));
const program = join(home, "program.mjs");
const root = join(home, "project");
const output = join(root, "output");

beforeAll(async () => {
	// Another user runs the program too.
	chmodSync(home, 0o755);
	await build({
		entryPoints: [fileURLToPath(import.meta.resolve("./writing/program.ts"))],
		bundle: true,
		platform: "node",
		format: "esm",
		// Its CommonJS modules require Node's modules.
		banner: {
			js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
		},
		outfile: program,
		logLevel: "silent",
	});
});

beforeEach(() => {
	rmSync(root, { recursive: true, force: true });
	mkdirSync(root);
	chmodSync(root, 0o777);
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Returns the command that writes sites one after the other. */
function getCommand(...names: readonly SiteName[]): string[] {
	return [process.execPath, program, output, ...names];
}

async function run(
	command: readonly string[],
	options: { readonly uid?: number } = {},
) {
	const { ended, said } = startProgram(command, options);
	return { code: await ended, said: said() };
}

/** Returns which site is in the output; throws if files of it are missing or added. */
function findSite(folder = root): SiteName | undefined {
	if (!existsSync(join(folder, "output"))) return undefined;
	const found = readTree(join(folder, "output"));
	const names: readonly SiteName[] = ["red", "blue"];
	const whole = names.find((name) => {
		const files = createSiteFiles(name);
		return (
			Object.keys(found).length === files.length + 1 &&
			files.every(({ path, bytes }) => found[path] === bytes)
		);
	});
	if (!whole) throw new Error(`Half a site: ${Object.keys(found).join(", ")}`);
	return whole;
}

/** Lists the files left beside the output. */
function listWaste(folder = root): string[] {
	return readdirSync(folder).filter(
		(name) => name !== "output" && name !== cacheName,
	);
}

/** Expects that a command fails for this reason, and keeps the red site. */
async function expectKept(
	command: readonly string[],
	reason: string,
	options = {},
): Promise<void> {
	const { code, said } = await run(command, options);
	expect(said).toContain(reason);
	expect(code).toBe(1);
	expect(findSite()).toBe("red");
	expect(listWaste()).toEqual([]);
}

test("concurrent builds don't interfere: the output is one of their sites, complete", async () => {
	const many = ["red", "blue", "blue", "red"] as const;
	const turns = Array.from({ length: 4 }, () => many).flat();
	const ends = await Promise.all(
		[0, 1, 2].map(() => run(getCommand(...turns))),
	);
	expect(ends).toEqual(ends.map(() => ({ code: 0, said: "begun\n" })));
	expect(findSite()).toBeDefined();
	expect(listWaste()).toEqual([]);
});

test("a kill leaves a complete site, at each of many moments", async () => {
	const turns = Array.from({ length: 400 }, (_, turn) =>
		turn % 2 === 0 ? "red" : "blue",
	);
	await run(getCommand("red"));
	for (let time = 0; time < dose(5, 200); time++) {
		const writer = startProgram(getCommand(...turns));
		await writer.heard(/begun/);
		// A site takes about ten milliseconds.
		await setTimeout((time * 7) % 60);
		await writer.stop("SIGKILL");
		// Between the two renames there is no site; the next build restores the old one.
		const left = findSite();
		recoverOutput(output);
		expect(findSite()).toBeDefined();
		expect([undefined, findSite()]).toContain(left);
		expect(listWaste()).toEqual([]);
	}
});

test("a file size limit keeps the old site, with the reason", async ({
	skip,
}) => {
	skip(isWindows);
	await run(getCommand("red"));
	// In blocks of 512 bytes; the files are larger.
	const limited = `ulimit -f 8 && ${getCommand("blue").join(" ")}`;
	await expectKept(
		["sh", "-c", limited],
		"a file is larger than the system allows",
	);
});

test("a folder without write permission keeps the old site, with the reason", async ({
	skip,
}) => {
	skip(isWindows);
	// Root ignores permissions.
	const user = process.getuid?.() === 0 ? { uid: 65_534 } : {};
	chmodSync(root, 0o555);
	const { code, said } = await run(getCommand("red"), user);
	expect(said).toContain("you don't have permission to change it");
	expect(code).toBe(1);
	expect(findSite()).toBeUndefined();
	chmodSync(root, 0o777);
	await run(getCommand("red"), user);
	for (const folder of [output, root]) chmodSync(folder, 0o555);
	await expectKept(getCommand("blue"), "you don't have permission to", user);
});

// Mounts private disks in a mount namespace: on Linux, if users may create one.
const canMount =
	spawnSync("unshare", ["-rm", "mount", "-t", "tmpfs", "none", "/mnt"])
		.status === 0;

describe.skipIf(!canMount)("a disk", () => {
	/** Returns the command that mounts a disk, which other processes don't see, and writes a site. */
	const onDisk = (mount: string, name: SiteName, after = "") => [
		...["unshare", "-rm", "sh", "-c"],
		`${mount} && ${getCommand(name).join(" ")}${after}`,
	];

	test("that is full keeps the old site, with the reason", async () => {
		const copy = `${root}-after`;
		const rest = `; ${getCommand("blue").join(" ")}; cp -R ${root} ${copy}`;
		const mount = `mount -t tmpfs -o size=600k none ${root}`;
		const { said } = await run(onDisk(mount, "red", rest));
		expect(said).toContain("the disk is full");
		expect(findSite(copy)).toBe("red");
		expect(listWaste(copy)).toEqual([]);
	});

	test("that is read-only keeps the old site, with the reason", async () => {
		await run(getCommand("red"));
		const mount = `mount --bind ${root} ${root} && mount -o remount,ro,bind ${root}`;
		await expectKept(onDisk(mount, "blue"), "the disk is read-only");
	});

	test("that is mounted as the output folder isn't unmounted, with the reason", async () => {
		mkdirSync(output);
		const mount = `mount -t tmpfs none ${output}`;
		const { code, said } = await run(onDisk(mount, "red"));
		expect(said).toContain("the folder is in use");
		expect(code).toBe(1);
		rmdirSync(output);
		expect(listWaste()).toEqual([]);
	});
});
