import { rmSync, symlinkSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { readSources } from "../generator/read/index.ts";
import type { Source } from "../generator/types.ts";
import { writeFiles } from "./support/git.ts";
import { isWindows } from "./support/programs.ts";
import { folderForEach } from "./support/project.ts";
import { inEnglish } from "./support/texts.ts";

let project = "";

folderForEach((folder) => {
	project = folder;
	put("content/faq.yaml", "- id: a\n");
	put("templates/robots.txt.hbs", "User-agent: *\n");
});

test("sources are sorted by path, whatever the file system's order", () => {
	for (const name of ["b.yaml", "a/text.da.md", "a.yaml"])
		put(`content/pages/${name}`, "");
	expect(listPaths()).toEqual([
		"content/faq.yaml",
		"content/pages/a/text.da.md",
		"content/pages/a.yaml",
		"content/pages/b.yaml",
		"templates/robots.txt.hbs",
	]);
});

test("files that aren't content are ignored", () => {
	for (const name of [
		...[".DS_Store", ".obsidian/plugins.json", "faq.yaml~", ".faq.yaml.swp"],
		...["faq.yaml.swp", "~$faq.yaml", "~WRL0001.tmp", "#faq.yaml#"],
		...[".#faq.yaml", "._faq.yaml", ".~lock.faq.yaml#", "faq.yaml.bak"],
		...["faq.yaml.orig", "media/desktop.ini", "media/Desktop.ini"],
		...(isWindows ? [] : ["Icon\r"]),
		...["media/Thumbs.db", ".directory", ".tmp.drivedownload/1"],
		...["media/hero.png.crdownload", "__MACOSX/faq.yaml", "@eaDir/faq.yaml"],
		...["$RECYCLE.BIN/faq.yaml", "README.md", "pages/README.md"],
	])
		put(`content/${name}`, "x");
	expect(listPaths()).toEqual(["content/faq.yaml", "templates/robots.txt.hbs"]);
});

describe("a symbolic link", () => {
	test("within the project is followed to its file", () => {
		put("content/media/hero.svg", "<svg/>");
		symlinkSync("hero.svg", join(project, "content/media/share.svg"));
		expect(listPaths()).toContain("content/media/share.svg");
	});

	test.each([
		["to a file outside the project", () => join(outside(), "secret.yaml")],
		["to a folder outside the project", () => outside()],
		["to nothing", () => "nowhere.yaml"],
		["to itself", () => "stolen.yaml"],
		["to a folder of the project", () => join(project, "templates")],
	])("%s is reported and not read", (_, target) => {
		symlinkSync(target(), join(project, "content/stolen.yaml"));
		const { value, diagnostics } = readSources(project);
		expect(value).toContainEqual(createUnread("content/stolen.yaml"));
		expect(diagnostics).toEqual([
			expect.objectContaining({
				code: "outside-project",
				file: "content/stolen.yaml",
				line: 1,
				column: 1,
				message: { id: "outside-project.link" },
			}),
		]);
	});

	test("to the project itself may be the root", () => {
		const link = `${project}-link`;
		symlinkSync(project, link);
		try {
			expect(readSources(link)).toEqual(readSources(project));
		} finally {
			rmSync(link);
		}
	});

	/** Creates a folder beside the project whose name begins with the project's own. */
	function outside(): string {
		writeFiles(`${project}-2`, { "secret.yaml": "secret: true\n" });
		return `${project}-2`;
	}

	afterEach(() => rmSync(`${project}-2`, { recursive: true, force: true }));
});

test("an oversized file is reported and not read", () => {
	put("content/media/film.mp4", "");
	truncateSync(join(project, "content/media/film.mp4"), 17 * 1024 * 1024);
	const { value, diagnostics } = readSources(project);
	expect(value).toContainEqual(createUnread("content/media/film.mp4"));
	expect(diagnostics.map(inEnglish)).toEqual([
		"The file is 17 MB; a file in the content may be at most 16 MB.",
	]);
});

function put(path: string, text: string): void {
	writeFiles(project, { [path]: text });
}

/** Creates the source of a file that exists and wasn't read. */
function createUnread(path: string): Source {
	return { path, bytes: new Uint8Array(), digest: "unread", isUnread: true };
}

function listPaths(): string[] {
	return readSources(project).value.map(({ path }) => path);
}
