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
function build(key: string, text: string, code = "code"): boolean {
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

test("a page is rendered if its key or the code changed, or the record or the output is missing", () => {
	expect(build("a", "one")).toBe(true);
	expect(build("a", "one")).toBe(false);
	expect(build("b", "two")).toBe(true);
	expect(build("b", "two")).toBe(false);
	expect(build("b", "three", "other code")).toBe(true);
	for (const folder of [join(project, "cache"), output]) {
		rmSync(folder, { recursive: true });
		expect(build("b", "three", "other code")).toBe(true);
		expect(build("b", "three", "other code")).toBe(false);
	}
});

test("a changed file of the same length is reported instead of replaced", () => {
	build("a", "one");
	build("a", "one");
	writeFileSync(join(output, "index.html"), "two");
	const record = openSiteRecord();
	const { problem, isWhole } = checkOutputFolder(output, project, record);
	expect(problem).toContain(
		"index.html in it was changed after Kilde wrote it",
	);
	expect(isWhole).toBe(false);
});
