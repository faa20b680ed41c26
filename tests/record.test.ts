import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Artifact } from "../generator/types.ts";
import { writeSite } from "../generator/write/index.ts";
import { checkOutputFolder } from "../generator/write/output-folder.ts";
import { openBuildRecord } from "../generator/write/record.ts";
import { folderForEach } from "./support/project.ts";

// Files of the last build are neither rendered nor read again if they are certainly unchanged.

let project = "";
let output = "";

folderForEach((folder) => {
	project = folder;
	output = join(folder, "output");
});

/** Opens the record of the last build for a version of the code. */
function openSiteRecord(code = "code") {
	return openBuildRecord(output, join(project, "cache"), code);
}

/** Writes a site of one page with a key; returns whether the page was rendered. */
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
	const record = openSiteRecord(code);
	expect(checkOutputFolder(output, project, record).problem).toBe(undefined);
	expect(writeSite([page], output, record)).toBe(undefined);
	expect(readFileSync(join(output, "index.html"), "utf8")).toBe(text);
	return made;
}

test("skips a page with the same key", async () => {
	expect(await build("a", "one")).toBe(true);
	expect(await build("a", "one")).toBe(false);
	expect(await build("b", "two")).toBe(true);
	expect(await build("b", "two")).toBe(false);
});

test("renders the page again after the code changed", async () => {
	await build("a", "one");
	expect(await build("a", "another", "other code")).toBe(true);
});

test("renders the page again without a record", async () => {
	await build("a", "one");
	rmSync(join(project, "cache"), { recursive: true });
	expect(await build("a", "one")).toBe(true);
	expect(await build("a", "one")).toBe(false);
});

test("renders the page again without an output folder", async () => {
	await build("a", "one");
	rmSync(output, { recursive: true });
	expect(await build("a", "one")).toBe(true);
});

test("reports a changed file of the same length instead of replacing it", async () => {
	await build("a", "one");
	await build("a", "one");
	writeFileSync(join(output, "index.html"), "two");
	const { problem, isWhole } = checkOutputFolder(
		output,
		project,
		openSiteRecord(),
	);
	expect(problem).toContain(
		"index.html in it was changed after Kilde wrote it",
	);
	expect(isWhole).toBe(false);
});
