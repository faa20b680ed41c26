import { readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Artifact } from "../generator/types.ts";
import { writeSite } from "../generator/write/index.ts";
import { checkOutputFolder } from "../generator/write/output-folder.ts";
import { openBuildRecord } from "../generator/write/record.ts";
import { folderForEach } from "./support/project.ts";

// What the last build wrote is neither made nor read again, as long as it is surely that.

let project = "";
let output = "";

folderForEach((folder) => {
	project = folder;
	output = join(folder, "output");
});

/** What was kept of the last build, by this code. */
function kept(code = "code") {
	return openBuildRecord({ folder: join(project, "cache"), code, output });
}

/** Writes a site of one page with a key; says whether the page had to be made. */
async function build(
	key: string,
	text: string,
	code = "code",
): Promise<boolean> {
	let made = false;
	const page: Artifact = {
		path: "index.html",
		key: () => key,
		render() {
			made = true;
			return text;
		},
	};
	const record = kept(code);
	expect(checkOutputFolder(output, project, record).problem).toBe(undefined);
	expect(writeSite([page], output, record)).toBe(undefined);
	expect(readFileSync(join(output, "index.html"), "utf8")).toBe(text);
	return made;
}

test("a page of the same key is not made again", async () => {
	expect(await build("a", "one")).toBe(true);
	expect(await build("a", "one")).toBe(false);
	expect(await build("b", "two")).toBe(true);
	expect(await build("b", "two")).toBe(false);
});

test("by other code it is, whatever its key", async () => {
	await build("a", "one");
	expect(await build("a", "another", "other code")).toBe(true);
});

test("without what was kept it is", async () => {
	await build("a", "one");
	rmSync(join(project, "cache"), { recursive: true });
	expect(await build("a", "one")).toBe(true);
	expect(await build("a", "one")).toBe(false);
});

test("without the output it is", async () => {
	await build("a", "one");
	rmSync(output, { recursive: true });
	expect(await build("a", "one")).toBe(true);
});

test.each([
	["with another time", 1],
	["with its time put back", 0],
])(
	"a file that was changed is noticed, also if it is as long, %s: it is not ours to replace",
	async (_, later) => {
		await build("a", "one");
		const file = join(output, "index.html");
		// A time of whole milliseconds, which can be put back.
		const time = new Date("2026-01-01T12:00:00Z");
		utimesSync(file, time, time);
		await build("a", "one");
		await build("a", "one");
		writeFileSync(file, "two");
		utimesSync(file, time, new Date(time.getTime() + later));
		const { problem, isWhole } = checkOutputFolder(output, project, kept());
		expect(problem).toContain(
			"index.html in it was changed after Kilde wrote it",
		);
		expect(isWhole).toBe(false);
	},
);
