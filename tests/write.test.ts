import fs, {
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
import { syncBuiltinESMExports } from "node:module";
import os, { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { saveContentFiles } from "../generator/write/content-files.ts";
import { recoverOutput, writeSite } from "../generator/write/index.ts";
import { checkOutputFolder } from "../generator/write/output-folder.ts";
import { writeFiles } from "./support/git.ts";
import { folderForEach, readTree } from "./support/project.ts";

let project = "";
let output = "";

folderForEach((folder) => {
	project = folder;
	output = join(folder, "output");
});

const home = { path: "index.html", bytes: "<h1>Hjem</h1>" };
const about = { path: "en/about.html", bytes: "<h1>About</h1>" };
const dot = { path: "media/dot.png", bytes: Uint8Array.of(0, 255, 128) };

const getProblem = (folder = output) =>
	checkOutputFolder(folder, project).problem;

test("the folder contains exactly the files of the site, without temporary files beside it", () => {
	writeSite([home, about, dot], output);
	expect(readTree(output)).toEqual({
		"en/about.html": "<h1>About</h1>",
		"index.html": "<h1>Hjem</h1>",
		"media/dot.png": "\0\uFFFD\uFFFD",
		".kilde.sha256": expect.stringMatching(
			/^([0-9a-f]{64} {2}[a-z/]+\.(html|png)\n){3}$/,
		),
	});
	expect([...readFileSync(join(output, dot.path))]).toEqual([0, 255, 128]);
	writeSite([home], output);
	expect(readdirSync(output)).toEqual([".kilde.sha256", "index.html"]);
	writeSite([home], join(project, "public/site"));
	expect(readdirSync(join(project, "public/site"))).toContain("index.html");
	expect(readdirSync(project)).toEqual(["output", "public"]);
});

test("unchanged files aren't touched, and changed ones are replaced: a reader of the old file sees all of it", () => {
	writeSite([home, about], output);
	const long = new Date("2020-01-01T00:00:00Z");
	utimesSync(join(output, home.path), long, long);
	const stat = ({ path }: { path: string }) => {
		const { mtimeMs, ino } = statSync(join(output, path));
		return { mtimeMs, ino };
	};
	const [before, old] = [stat(home), stat(about)];
	writeSite([home, { ...about, bytes: "<h1>New</h1>" }], output);
	expect(stat(home)).toEqual(before);
	expect(stat(about).ino).not.toBe(old.ino);
	expect(readTree(output)[about.path]).toBe("<h1>New</h1>");
});

test("a page is replaced by a folder, and a folder by a page", () => {
	const page = { path: "a", bytes: "file" };
	writeSite([home, page], output);
	writeSite([home, { path: "a/b.html", bytes: "page" }], output);
	expect(readTree(output)["a/b.html"]).toBe("page");
	writeSite([home, page], output);
	expect(readTree(output).a).toBe("file");
});

test("a failure while writing keeps the old site, without temporary files", () => {
	writeSite([home, about], output);
	const before = readTree(output);
	// A name can't be both a file and a folder.
	const impossible = ["index.html", "a", "a/b"].map((path) => ({
		...{ path, bytes: "new" },
	}));
	expect(writeSite(impossible, output)?.refused).toContain("EISDIR");
	expect(readTree(output)).toEqual(before);
	expect(readdirSync(project)).toEqual(["output"]);
});

test("a file outside of the folder is never written", () => {
	for (const path of ["../outside.html", "en/../../outside.html"])
		expect(() => writeSite([home, { path, bytes: "" }], output)).toThrow();
	expect(existsSync(join(project, "outside.html"))).toBe(false);
});

describe("the build after a kill", () => {
	// Names a process that has ended: no other process has this test's id.
	const work = () => `${output}.next-${process.pid}-aB3xyZ`;

	test.each([
		["while the new site was written", ["new/index.html"]],
		[
			"before another build wrote the site",
			["new/index.html", "old/index.html"],
		],
	])("removes the temporary files: %s", (_, files) => {
		writeSite([home], output);
		for (const file of files) put(join(work(), file), "other");
		recoverOutput(output);
		expect(readdirSync(project)).toEqual(["output"]);
		expect(readTree(output)["index.html"]).toBe(home.bytes);
	});

	test("between the two renames restores the old site", () => {
		writeSite([home, about], output);
		const before = statSync(join(output, about.path)).ino;
		put(join(work(), "new/index.html"), "new");
		renameSync(output, join(work(), "old"));
		recoverOutput(output);
		expect(statSync(join(output, about.path)).ino).toBe(before);
		expect(readdirSync(project)).toEqual(["output"]);
	});

	test("after the renames doesn't restore part of an old site", () => {
		put(join(work(), "old/index.html"), "half");
		recoverOutput(output);
		expect(readdirSync(project)).toEqual([]);
	});

	test("keeps the folders of other programs and of builds that are running", () => {
		const theirs = [
			`${output}.next/thesis.docx`,
			`${output}.old/index.html`,
			`${output}.next-1/new/index.html`,
			`${work()}/thesis.docx`,
			`${work()}/new/index.html`,
			`${output}.next-${process.ppid}-aB3xyZ/new/index.html`,
		];
		for (const file of theirs) put(file, "");
		recoverOutput(output);
		writeSite([home], output);
		expect(theirs.filter((file) => existsSync(file))).toEqual(theirs);
	});
});

describe("a changed or foreign file in the folder", () => {
	beforeEach(() => {
		writeSite([home, about], output);
	});

	test.each<[string, string, string]>([
		["a file", "CNAME", "contains CNAME, which Kilde did not"],
		["a hidden file", ".nojekyll", "which Kilde did not write"],
		["a file in a folder", "en/notes.txt", "en/notes.txt"],
		[
			"changed text",
			"index.html",
			"index.html in it was changed after Kilde wrote it. Copy the file to another folder if you need the change; then delete it and run the command again",
		],
		["another list", ".kilde.sha256", "which Kilde did not write"],
	])("is never deleted: %s", (_, name, said) => {
		put(join(output, name), "precious");
		const before = readTree(output);
		const refused = writeSite([home], output)?.refused;
		expect(refused).toContain(said);
		expect(getProblem()).toEqual(refused);
		expect(readTree(output)).toEqual(before);
		expect(readdirSync(project)).toEqual(["output"]);
	});

	test("may be a symbolic link to the same content", () => {
		const file = join(output, "index.html");
		renameSync(file, join(project, "mine.html"));
		symlinkSync(join(project, "mine.html"), file);
		expect(writeSite([home], output)?.refused).toContain(
			"it contains index.html",
		);
	});

	test("is replaced if it is empty or zero bytes, as after a power cut", () => {
		const before = readTree(output);
		for (const bytes of ["", "\0".repeat(4)]) {
			put(join(output, "index.html"), bytes);
			expect(getProblem()).toBeUndefined();
			expect(writeSite([home, about], output)).toBeUndefined();
			expect(readTree(output)).toEqual(before);
		}
	});

	test("doesn't block a build if it is a .DS_Store", () => {
		put(join(output, "en/.DS_Store"), "");
		expect(writeSite([home], output)).toBeUndefined();
	});
});

test("a folder can be replaced if it is missing, empty or a site written by Kilde", () => {
	expect(getProblem(join(project, "a/b/c"))).toBeUndefined();
	mkdirSync(output);
	expect(getProblem()).toBeUndefined();
	writeSite([home, about], output);
	expect(getProblem()).toBeUndefined();
});

test.each([
	["it is the project", ".", "it contains the project itself"],
	["it contains the project", "..", "it contains the project itself"],
	["it is beside the project", "../elsewhere", "it is outside the project"],
	[
		"it is in the sources",
		"content/pages",
		"the project uses content for something else",
	],
	["it is hidden", ".git", "the project uses .git for something else"],
])("a folder can't be replaced if %s", (_, folder, reason) => {
	expect(getProblem(join(project, folder))).toBe(
		`${reason}. Choose another one with --output`,
	);
});

test("a folder can't be replaced if it only resembles a site written by Kilde", () => {
	for (const name of ["404.html", "index.html", "sitemap.xml"])
		put(join(output, name), "");
	expect(getProblem()).toContain(
		"it contains 404.html, which Kilde did not write",
	);
});

test("a file, a link to elsewhere and a folder below it can't be replaced", () => {
	writeFileSync(output, "");
	expect(getProblem()).toContain("it is not a folder");
	rmSync(output);
	const elsewhere = mkdtempSync(join(tmpdir(), "kilde-elsewhere-"));
	symlinkSync(elsewhere, output);
	expect(getProblem()).toContain("it is a link to somewhere else");
	expect(getProblem(join(output, "site"))).toContain(
		"it is outside the project",
	);
	rmSync(elsewhere, { recursive: true });
});

describe("while another program has a file open", () => {
	afterEach(() => {
		vi.restoreAllMocks();
		syncBuiltinESMExports();
	});

	/** Refuses a rename from or to a name `times` times, as Windows does. */
	function holdOpen(name: string, code: string, times: number): () => number {
		const rename = fs.renameSync;
		let refused = 0;
		vi.spyOn(fs, "renameSync").mockImplementation((from, to) => {
			const isHeld = [from, to].some((each) => basename(`${each}`) === name);
			if (!isHeld || refused === times) return rename(from, to);
			refused++;
			const texts = { code, syscall: "rename", path: `${from}`, dest: `${to}` };
			throw Object.assign(new Error(`${code}: ${from}`), texts);
		});
		syncBuiltinESMExports();
		return () => refused;
	}

	function runAs(system: NodeJS.Platform): void {
		vi.spyOn(os, "platform").mockReturnValue(system);
		syncBuiltinESMExports();
	}

	const save = (text: string) =>
		saveContentFiles(project, [
			{
				path: "content/home.yaml",
				base: Buffer.from("old"),
				bytes: Buffer.from(text),
			},
		]);

	beforeEach(() => {
		writeSite([home], output);
		writeFiles(project, { "content/home.yaml": "old" });
	});

	test.each(["EPERM", "EBUSY", "EACCES"])(
		"Windows is asked again after %s, until the program closes it",
		(code) => {
			runAs("win32");
			const countOutput = holdOpen("output", code, 2);
			expect(writeSite([home, about], output)).toBeUndefined();
			expect(countOutput()).toBe(2);
			vi.restoreAllMocks();
			runAs("win32");
			const countFile = holdOpen("home.yaml", code, 2);
			expect(save("new")).toEqual({ conflicting: [] });
			expect(countFile()).toBe(2);
			expect(readTree(project)).toMatchObject({
				"content/home.yaml": "new",
				"output/en/about.html": about.bytes,
			});
		},
	);

	test("Windows keeps the old files after two seconds, and the message names the one that is open", () => {
		runAs("win32");
		holdOpen("output", "EPERM", Number.POSITIVE_INFINITY);
		expect(writeSite([about], output)?.refused).toMatch(
			/^output is open in another program, e\.g\. .*; close it there, and try again$/,
		);
		vi.restoreAllMocks();
		runAs("win32");
		holdOpen("home.yaml", "EBUSY", Number.POSITIVE_INFINITY);
		expect(save("new")).toMatchObject({
			refused: {
				en: expect.stringMatching(/^It could not be saved: home\.yaml is open/),
				da: expect.stringContaining("home.yaml er åben i et andet program"),
			},
		});
		expect(readTree(project)).toEqual({
			"content/home.yaml": "old",
			"output/.kilde.sha256": expect.any(String),
			"output/index.html": home.bytes,
		});
	});

	test("other systems refuse for a reason that waiting doesn't change", () => {
		runAs("linux");
		const count = holdOpen("output", "EPERM", Number.POSITIVE_INFINITY);
		expect(writeSite([about], output)?.refused).toContain("permission");
		expect(count()).toBe(1);
	});
});

function put(file: string, text: string): void {
	writeFiles(dirname(file), { [basename(file)]: text });
}
