import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, rmdirSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { killWhileWriting } from "./writing/kill.ts";
import { openWorkshop, start, type Workshop } from "./writing/workshop.ts";

// What comes between a build and its end: there is always one whole site, the old or the new.

let workshop: Workshop;

beforeAll(async () => {
	workshop = await openWorkshop();
});

afterEach(() => workshop.clear());

afterAll(() => workshop.remove());

test("a kill at any moment leaves a whole site, and nothing that stays", async () => {
	await killWhileWriting(workshop, 5);
});

test("builds at the same time don't disturb each other: one of their sites stays, whole", async () => {
	const many = ["red", "blue", "blue", "red"] as const;
	const turns = Array.from({ length: 4 }, () => many).flat();
	const writers = [0, 1, 2].map(() => start(workshop.command(...turns)));
	const ends = await Promise.all(writers.map(({ ended }) => ended));
	expect(ends).toEqual(ends.map(() => ({ code: 0, said: "begun\n" })));
	expect(["red", "blue"]).toContain(workshop.site());
	expect(workshop.waste()).toEqual([]);
});

test("a limit to what may be written leaves the old site, and says why", async () => {
	await start(workshop.command("red")).ended;
	// In blocks of 512 bytes; the files are larger.
	const limited = `ulimit -f 8 && ${shell("blue")}`;
	const { code, said } = await start(["sh", "-c", limited]).ended;
	expect(said).toContain("a file is larger than the system allows");
	expect(said).toContain("a file is larger than the system allows");
	expect(code).toBe(1);
	expect(workshop.site()).toBe("red");
	expect(workshop.waste()).toEqual([]);
});

describe("a folder that can't be written", () => {
	// The rights of files mean nothing to root.
	const uid = process.getuid?.() === 0 ? 65_534 : undefined;
	const user = uid === undefined ? {} : { uid };

	test("leaves nothing, and says why", async () => {
		chmodSync(workshop.root, 0o555);
		const { code, said } = await start(workshop.command("red"), user).ended;
		expect(said).toContain("you don't have permission to change the folder");
		expect(said).toContain("you don't have permission to");
		expect(code).toBe(1);
		expect(workshop.site()).toBeUndefined();
	});

	test("leaves the old site", async () => {
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

// Disks of one's own, in a name space of one's own: Linux, where it lets users have them.
const canMount =
	spawnSync("unshare", ["-rm", "mount", "-t", "tmpfs", "none", "/mnt"])
		.status === 0;

describe.skipIf(!canMount)("a disk", () => {
	test("that is full leaves the old site, and says why", async () => {
		const copy = `${workshop.root}-after`;
		const { said } = await onDisk(
			`mount -t tmpfs -o size=600k none ${workshop.root}`,
			`${shell("red")}; ${shell("blue")}; cp -R ${workshop.root} ${copy}`,
		);
		expect(said).toContain("the disk is full");
		expect(said).toContain("the disk is full");
		const after = workshop.at(copy);
		expect(after.site()).toBe("red");
		expect(after.waste()).toEqual([]);
	});

	test("that can only be read leaves the old site, and says why", async () => {
		await start(workshop.command("red")).ended;
		const { root } = workshop;
		const { code, said } = await onDisk(
			`mount --bind ${root} ${root} && mount -o remount,ro,bind ${root}`,
			shell("blue"),
		);
		expect(said).toContain("the disk is read-only");
		expect(said).toContain("the disk is read-only");
		expect(code).toBe(1);
		expect(workshop.site()).toBe("red");
	});

	test("that is the folder itself is not taken away, and says why", async () => {
		mkdirSync(workshop.output);
		const { code, said } = await onDisk(
			`mount -t tmpfs none ${workshop.output}`,
			shell("red"),
		);
		expect(said).toContain("the folder is in use");
		expect(code).toBe(1);
		rmdirSync(workshop.output);
		expect(workshop.waste()).toEqual([]);
	});
});

/** The line by which a shell writes a site. */
function shell(name: "red" | "blue"): string {
	return workshop.command(name).join(" ");
}

/** Runs a line where a disk is mounted that nobody else sees. */
function onDisk(mount: string, line: string) {
	return start(["unshare", "-rm", "sh", "-c", `${mount} && ${line}`]).ended;
}
