import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { recoverOutput, writeSite } from "../generator/write/index.ts";
import { checkOutputFolder } from "../generator/write/output-folder.ts";
import { folderForEach } from "./support/project.ts";

let project = "";
let output = "";

folderForEach((folder) => {
	project = folder;
	output = join(folder, "output");
});

const home = { path: "index.html", bytes: "<h1>Hjem</h1>" };
const about = { path: "en/about.html", bytes: "<h1>About</h1>" };
const dot = { path: "media/dot.png", bytes: Uint8Array.of(0, 255, 128) };

describe("write", () => {
	test("makes the folder hold these files and nothing else", () => {
		writeSite([home, about, dot], output);
		expect(tree(output)).toEqual({
			"en/about.html": "<h1>About</h1>",
			"index.html": "<h1>Hjem</h1>",
			"media/dot.png": "\0\uFFFD\uFFFD",
			".kilde.sha256": expect.stringMatching(
				/^([0-9a-f]{64} {2}[a-z/]+\.(html|png)\n){3}$/,
			),
		});
	});

	test("keeps bytes as they are", () => {
		writeSite([dot], output);
		expect([...readFileSync(join(output, dot.path))]).toEqual([0, 255, 128]);
	});

	test("leaves nothing of its work beside the folder", () => {
		writeSite([home], output);
		writeSite([about], output);
		expect(readdirSync(project)).toEqual(["output"]);
	});

	test("makes pages that are no longer there vanish, and their folders", () => {
		writeSite([home, about], output);
		writeSite([home], output);
		expect(readdirSync(output)).toEqual([".kilde.sha256", "index.html"]);
	});

	test("leaves unchanged files the very files they were, with their time", () => {
		writeSite([home, about], output);
		const long = new Date("2020-01-01T00:00:00Z");
		utimesSync(join(output, home.path), long, long);
		const before = statSync(join(output, home.path));
		writeSite([home, { ...about, bytes: "<h1>New</h1>" }], output);
		const after = statSync(join(output, home.path));
		expect(after.mtimeMs).toBe(before.mtimeMs);
		expect(after.ino).toBe(before.ino);
		expect(readFileSync(join(output, about.path), "utf8")).toBe("<h1>New</h1>");
	});

	test("never changes a file in place: whoever reads the old one has all of it", () => {
		writeSite([home], output);
		const old = statSync(join(output, home.path)).ino;
		writeSite([{ ...home, bytes: "<h1>New</h1>" }], output);
		expect(statSync(join(output, home.path)).ino).not.toBe(old);
	});

	test("turns a page into a folder, and a folder into a page", () => {
		writeSite([home, { path: "a", bytes: "file" }], output);
		writeSite([home, { path: "a/b.html", bytes: "page" }], output);
		expect(tree(output)["a/b.html"]).toBe("page");
		writeSite([home, { path: "a", bytes: "file" }], output);
		expect(tree(output).a).toBe("file");
	});

	test("makes a folder within folders that aren't there", () => {
		writeSite([home], join(project, "public", "site"));
		expect(readdirSync(join(project, "public", "site"))).toContain(
			"index.html",
		);
	});
});

describe("a failure", () => {
	// One name can't be a file and a folder at once.
	const impossible = [
		{ ...home, bytes: "new" },
		{ path: "a", bytes: "" },
		{ path: "a/b", bytes: "" },
	];

	test("part of the way leaves the old site as it was, and nothing beside it", () => {
		writeSite([home, about], output);
		const before = tree(output);
		expect(writeSite(impossible, output)).toContain("EEXIST");
		expect(tree(output)).toEqual(before);
		expect(readdirSync(project)).toEqual(["output"]);
	});

	test.each(["../outside.html", "en/../../outside.html"])(
		"to stay in the folder is refused: %s",
		(path) => {
			expect(() => writeSite([home, { path, bytes: "" }], output)).toThrow();
			expect(existsSync(join(project, "outside.html"))).toBe(false);
		},
	);
});

describe("a kill", () => {
	// Names a process that has ended: nobody else has this test's own number.
	const work = () => `${output}.next-${process.pid}-aB3xyZ`;

	test("while the new site is laid out leaves waste, which the next build clears away", () => {
		writeSite([home], output);
		put(join(work(), "new/index.html"), "half a site");
		recoverOutput(output);
		expect(readdirSync(project)).toEqual(["output"]);
		expect(tree(output)["index.html"]).toBe(home.bytes);
	});

	test("between the two renames costs nothing: the next build first puts the old site back", () => {
		writeSite([home, about], output);
		const before = statSync(join(output, about.path)).ino;
		put(join(work(), "new/index.html"), "new");
		renameSync(output, join(work(), "old-0"));
		recoverOutput(output);
		expect(statSync(join(output, about.path)).ino).toBe(before);
		expect(readdirSync(project)).toEqual(["output"]);
	});

	test("after the renames leaves half an old site, which never comes back", () => {
		put(join(work(), "old-0/index.html"), "half");
		recoverOutput(output);
		expect(readdirSync(project)).toEqual([]);
	});

	test("of another program's leaves folders that are none of ours", () => {
		const theirs = [
			`${output}.next/thesis.docx`,
			`${output}.old/index.html`,
			`${output}.next-1/new/index.html`,
			`${work()}/thesis.docx`,
			`${work()}/new/index.html`,
		];
		for (const file of theirs) put(file, "");
		recoverOutput(output);
		writeSite([home], output);
		expect(theirs.filter((file) => existsSync(file))).toEqual(theirs);
	});

	test("is none while the process still runs: its folder is left alone", () => {
		const running = `${output}.next-${process.ppid}-aB3xyZ/new/index.html`;
		put(running, "");
		recoverOutput(output);
		expect(existsSync(running)).toBe(true);
	});
});

describe("what somebody else put into the folder", () => {
	beforeEach(() => {
		writeSite([home, about], output);
	});

	test.each<[string, string, string]>([
		["a file", "CNAME", "contains CNAME, which Kilde did not"],
		["a hidden file", ".nojekyll", "which Kilde did not write"],
		["a file in a folder", "en/notes.txt", "en/notes.txt"],
		[
			"words",
			"index.html",
			"index.html in it was changed after Kilde wrote it. Copy the file to another folder if you need the change; then delete it and run the command again",
		],
		["another list", ".kilde.sha256", ".kilde.sha256, is damaged"],
	])("is never lost: %s", async (_, name, said) => {
		put(join(output, name), "precious");
		const before = tree(output);
		const refused = writeSite([home], output);
		expect(refused).toContain(said);
		expect(checkOutputFolder(output, project).problem).toEqual(refused);
		expect(tree(output)).toEqual(before);
		expect(readdirSync(project)).toEqual(["output"]);
	});

	test("a link is none of ours, even to the very same words", () => {
		const file = join(output, "index.html");
		renameSync(file, join(project, "mine.html"));
		symlinkSync(join(project, "mine.html"), file);
		expect(writeSite([home], output)).toContain("it contains index.html");
	});

	test.each([
		["nothing", ""],
		["zeros, as after a power cut", "\0".repeat(4)],
	])(
		"a file that holds %s is made again: nobody's work is in it",
		async (_, bytes) => {
			const before = tree(output);
			put(join(output, "index.html"), bytes);
			expect(checkOutputFolder(output, project).problem).toBeUndefined();
			expect(writeSite([home, about], output)).toBeUndefined();
			expect(tree(output)).toEqual(before);
		},
	);

	test("by showing it in a file manager is no reason to stop", () => {
		put(join(output, "en/.DS_Store"), "");
		expect(writeSite([home], output)).toBeUndefined();
	});
});

describe("a folder can be replaced", () => {
	test("if it isn't there", () => {
		expect(checkOutputFolder(output, project).problem).toBeUndefined();
	});

	test("if it is empty", () => {
		mkdirSync(output);
		expect(checkOutputFolder(output, project).problem).toBeUndefined();
	});

	test("if it holds a site of ours", () => {
		writeSite([home, about], output);
		expect(checkOutputFolder(output, project).problem).toBeUndefined();
	});

	test("if it will be in folders that aren't there yet", () => {
		expect(
			checkOutputFolder(join(project, "a/b/c"), project).problem,
		).toBeUndefined();
	});
});

describe("a folder can't be replaced", () => {
	test.each([
		["it is the project", ".", "it contains the project itself"],
		["it is above the project", "..", "it contains the project itself"],
		["it is beside the project", "../elsewhere", "it is outside the project"],
		[
			"it holds sources",
			"content",
			"the project uses content for something else",
		],
		[
			"it is within the sources",
			"content/pages",
			"the project uses content for something else",
		],
		["it holds the code", "site", "the project uses site for something else"],
		["it is hidden", ".git", "the project uses .git for something else"],
	])("if %s", (_, folder, reason) => {
		expect(checkOutputFolder(join(project, folder), project).problem).toBe(
			`${reason}. Choose another one with --output`,
		);
	});

	test("if it only looks like a site of ours", () => {
		for (const name of ["404.html", "index.html", "sitemap.xml"])
			put(join(output, name), "");
		expect(checkOutputFolder(output, project).problem).toContain(
			"it contains 404.html, which Kilde did not write",
		);
	});

	test("if it is a file", () => {
		writeFileSync(output, "");
		expect(checkOutputFolder(output, project).problem).toContain(
			"it is not a folder",
		);
	});

	test("if it is a link to somewhere else, or behind one", () => {
		const elsewhere = mkdtempSync(join(tmpdir(), "kilde-elsewhere-"));
		symlinkSync(elsewhere, output);
		expect(checkOutputFolder(output, project).problem).toContain(
			"it is a link to somewhere else",
		);
		expect(checkOutputFolder(join(output, "site"), project).problem).toContain(
			"it is outside the project",
		);
		rmSync(elsewhere, { recursive: true });
	});
});

function put(file: string, text: string): void {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}

function tree(folder: string): Record<string, string> {
	const names = readdirSync(folder, { recursive: true }).map(String).sort();
	return Object.fromEntries(
		names
			.filter((name) => statSync(join(folder, name)).isFile())
			.map((name) => [name, readFileSync(join(folder, name), "utf8")]),
	);
}
