import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, rmdirSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openWorkshop, start, type Workshop } from "./writing/workshop.ts";

// Interrupted builds: the output is always one complete site, the old or the new one.

let workshop: Workshop;

beforeAll(async () => {
	workshop = await openWorkshop();
});

afterEach(() => workshop.clear());

afterAll(() => workshop.remove());

test("concurrent builds don't interfere: the output is one of their sites, complete", async () => {
	const many = ["red", "blue", "blue", "red"] as const;
	const turns = Array.from({ length: 4 }, () => many).flat();
	const writers = [0, 1, 2].map(() => start(workshop.command(...turns)));
	const ends = await Promise.all(writers.map(({ ended }) => ended));
	expect(ends).toEqual(ends.map(() => ({ code: 0, said: "begun\n" })));
	expect(["red", "blue"]).toContain(workshop.site());
	expect(workshop.waste()).toEqual([]);
});

test("a file size limit keeps the old site, with the reason", async () => {
	await start(workshop.command("red")).ended;
	// In blocks of 512 bytes; the files are larger.
	const limited = `ulimit -f 8 && ${getCommand("blue")}`;
	const { code, said } = await start(["sh", "-c", limited]).ended;
	expect(said).toContain("a file is larger than the system allows");
	expect(code).toBe(1);
	expect(workshop.site()).toBe("red");
	expect(workshop.waste()).toEqual([]);
});

describe("a folder without write permission", () => {
	// Root ignores permissions.
	const uid = process.getuid?.() === 0 ? 65_534 : undefined;
	const user = uid === undefined ? {} : { uid };

	test("stays empty, with the reason", async () => {
		chmodSync(workshop.root, 0o555);
		const { code, said } = await start(workshop.command("red"), user).ended;
		expect(said).toContain("you don't have permission to change it");
		expect(code).toBe(1);
		expect(workshop.site()).toBeUndefined();
	});

	test("keeps the old site", async () => {
		await start(workshop.command("red"), user).ended;
		for (const folder of [workshop.output, workshop.root])
			chmodSync(folder, 0o555);
		const { code, said } = await start(workshop.command("blue"), user).ended;
		expect(said).toContain("you don't have permission to");
		expect(code).toBe(1);
		expect(workshop.site()).toBe("red");
		expect(workshop.waste()).toEqual([]);
	});
});

// Mounts private disks in a mount namespace: on Linux, if users may create one.
const canMount =
	spawnSync("unshare", ["-rm", "mount", "-t", "tmpfs", "none", "/mnt"])
		.status === 0;

describe.skipIf(!canMount)("a disk", () => {
	test("that is full keeps the old site, with the reason", async () => {
		const copy = `${workshop.root}-after`;
		const { said } = await runOnDisk(
			`mount -t tmpfs -o size=600k none ${workshop.root}`,
			`${getCommand("red")}; ${getCommand("blue")}; cp -R ${workshop.root} ${copy}`,
		);
		expect(said).toContain("the disk is full");
		const after = workshop.at(copy);
		expect(after.site()).toBe("red");
		expect(after.waste()).toEqual([]);
	});

	test("that is read-only keeps the old site, with the reason", async () => {
		await start(workshop.command("red")).ended;
		const { root } = workshop;
		const { code, said } = await runOnDisk(
			`mount --bind ${root} ${root} && mount -o remount,ro,bind ${root}`,
			getCommand("blue"),
		);
		expect(said).toContain("the disk is read-only");
		expect(code).toBe(1);
		expect(workshop.site()).toBe("red");
	});

	test("that is mounted as the output folder isn't unmounted, with the reason", async () => {
		mkdirSync(workshop.output);
		const { code, said } = await runOnDisk(
			`mount -t tmpfs none ${workshop.output}`,
			getCommand("red"),
		);
		expect(said).toContain("the folder is in use");
		expect(code).toBe(1);
		rmdirSync(workshop.output);
		expect(workshop.waste()).toEqual([]);
	});
});

/** Returns the shell command that writes a site. */
function getCommand(name: "red" | "blue"): string {
	return workshop.command(name).join(" ");
}

/** Runs a command with a disk mounted that other processes don't see. */
function runOnDisk(mount: string, line: string) {
	return start(["unshare", "-rm", "sh", "-c", `${mount} && ${line}`]).ended;
}
