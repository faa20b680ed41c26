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
	test("makes the folder contain exactly these files", () => {
		writeSite([home, about, dot], output);
		expect(readTree(output)).toEqual({
			"en/about.html": "<h1>About</h1>",
			"index.html": "<h1>Hjem</h1>",
			"media/dot.png": "\0\uFFFD\uFFFD",
			".kilde.sha256": expect.stringMatching(
				/^([0-9a-f]{64} {2}[a-z/]+\.(html|png)\n){3}$/,
			),
		});
	});

	test("writes bytes unchanged", () => {
		writeSite([dot], output);
		expect([...readFileSync(join(output, dot.path))]).toEqual([0, 255, 128]);
	});

	test("leaves no temporary files beside the folder", () => {
		writeSite([home], output);
		writeSite([about], output);
		expect(readdirSync(project)).toEqual(["output"]);
	});

	test("removes outdated pages and their empty folders", () => {
		writeSite([home, about], output);
		writeSite([home], output);
		expect(readdirSync(output)).toEqual([".kilde.sha256", "index.html"]);
	});

	test("doesn't touch unchanged files, including their modification time", () => {
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

	test("replaces files instead of changing them in place: a reader of the old file sees all of it", () => {
		writeSite([home], output);
		const old = statSync(join(output, home.path)).ino;
		writeSite([{ ...home, bytes: "<h1>New</h1>" }], output);
		expect(statSync(join(output, home.path)).ino).not.toBe(old);
	});

	test("replaces a page by a folder, and a folder by a page", () => {
		writeSite([home, { path: "a", bytes: "file" }], output);
		writeSite([home, { path: "a/b.html", bytes: "page" }], output);
		expect(readTree(output)["a/b.html"]).toBe("page");
		writeSite([home, { path: "a", bytes: "file" }], output);
		expect(readTree(output).a).toBe("file");
	});

	test("creates missing parent folders", () => {
		writeSite([home], join(project, "public", "site"));
		expect(readdirSync(join(project, "public", "site"))).toContain(
			"index.html",
		);
	});
});

describe("a failure", () => {
	// A name can't be both a file and a folder.
	const impossible = [
		{ ...home, bytes: "new" },
		{ path: "a", bytes: "" },
		{ path: "a/b", bytes: "" },
	];

	test("while writing keeps the old site, without temporary files", () => {
		writeSite([home, about], output);
		const before = readTree(output);
		expect(writeSite(impossible, output)?.refused).toContain("EISDIR");
		expect(readTree(output)).toEqual(before);
		expect(readdirSync(project)).toEqual(["output"]);
	});

	test.each(["../outside.html", "en/../../outside.html"])(
		"to stay in the folder throws: %s",
		(path) => {
			expect(() => writeSite([home, { path, bytes: "" }], output)).toThrow();
			expect(existsSync(join(project, "outside.html"))).toBe(false);
		},
	);
});

describe("a kill", () => {
	// Names a process that has ended: no other process has this test's id.
	const work = () => `${output}.next-${process.pid}-aB3xyZ`;

	test("while the new site is written leaves temporary files that the next build removes", () => {
		writeSite([home], output);
		put(join(work(), "new/index.html"), "half a site");
		recoverOutput(output);
		expect(readdirSync(project)).toEqual(["output"]);
		expect(readTree(output)["index.html"]).toBe(home.bytes);
	});

	test("between the two renames loses nothing: the next build restores the old site", () => {
		writeSite([home, about], output);
		const before = statSync(join(output, about.path)).ino;
		put(join(work(), "new/index.html"), "new");
		renameSync(output, join(work(), "old"));
		recoverOutput(output);
		expect(statSync(join(output, about.path)).ino).toBe(before);
		expect(readdirSync(project)).toEqual(["output"]);
	});

	test("between the two renames is forgotten if another build has written the site since", () => {
		writeSite([home], output);
		put(join(work(), "new/index.html"), "new");
		put(join(work(), "old/index.html"), "old");
		recoverOutput(output);
		expect(readdirSync(project)).toEqual(["output"]);
		expect(readTree(output)["index.html"]).toBe(home.bytes);
	});

	test("after the renames leaves part of an old site, which isn't restored", () => {
		put(join(work(), "old/index.html"), "half");
		recoverOutput(output);
		expect(readdirSync(project)).toEqual([]);
	});

	test("of a different program leaves folders that Kilde doesn't touch", () => {
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

	test("isn't assumed while the process is running: its folder is kept", () => {
		const running = `${output}.next-${process.ppid}-aB3xyZ/new/index.html`;
		put(running, "");
		recoverOutput(output);
		expect(existsSync(running)).toBe(true);
	});
});

describe("a foreign file in the folder", () => {
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
	])("is never deleted: %s", async (_, name, said) => {
		put(join(output, name), "precious");
		const before = readTree(output);
		const refused = writeSite([home], output)?.refused;
		expect(refused).toContain(said);
		expect(checkOutputFolder(output, project).problem).toEqual(refused);
		expect(readTree(output)).toEqual(before);
		expect(readdirSync(project)).toEqual(["output"]);
	});

	test("a symbolic link is a foreign file, even if its content is identical", () => {
		const file = join(output, "index.html");
		renameSync(file, join(project, "mine.html"));
		symlinkSync(join(project, "mine.html"), file);
		expect(writeSite([home], output)?.refused).toContain(
			"it contains index.html",
		);
	});

	test.each([
		["nothing", ""],
		["zero bytes, as after a power cut", "\0".repeat(4)],
	])("a file that contains %s is replaced", async (_, bytes) => {
		const before = readTree(output);
		put(join(output, "index.html"), bytes);
		expect(checkOutputFolder(output, project).problem).toBeUndefined();
		expect(writeSite([home, about], output)).toBeUndefined();
		expect(readTree(output)).toEqual(before);
	});

	test("a .DS_Store file doesn't block a build", () => {
		put(join(output, "en/.DS_Store"), "");
		expect(writeSite([home], output)).toBeUndefined();
	});
});

describe("a folder can be replaced", () => {
	test("if it doesn't exist", () => {
		expect(checkOutputFolder(output, project).problem).toBeUndefined();
	});

	test("if it is empty", () => {
		mkdirSync(output);
		expect(checkOutputFolder(output, project).problem).toBeUndefined();
	});

	test("if it contains a site written by Kilde", () => {
		writeSite([home, about], output);
		expect(checkOutputFolder(output, project).problem).toBeUndefined();
	});

	test("if its parent folders don't exist yet", () => {
		expect(
			checkOutputFolder(join(project, "a/b/c"), project).problem,
		).toBeUndefined();
	});
});

describe("a folder can't be replaced", () => {
	test.each([
		["it is the project", ".", "it contains the project itself"],
		["it contains the project", "..", "it contains the project itself"],
		["it is beside the project", "../elsewhere", "it is outside the project"],
		[
			"it contains sources",
			"content",
			"the project uses content for something else",
		],
		[
			"it is in the sources",
			"content/pages",
			"the project uses content for something else",
		],
		[
			"it contains the code",
			"site",
			"the project uses site for something else",
		],
		["it is hidden", ".git", "the project uses .git for something else"],
	])("if %s", (_, folder, reason) => {
		expect(checkOutputFolder(join(project, folder), project).problem).toBe(
			`${reason}. Choose another one with --output`,
		);
	});

	test("if it only resembles a site written by Kilde", () => {
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

	test("if it is or is below a symbolic link that leads elsewhere", () => {
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

function readTree(folder: string): Record<string, string> {
	const names = readdirSync(folder, { recursive: true }).map(String).sort();
	return Object.fromEntries(
		names
			.filter((name) => statSync(join(folder, name)).isFile())
			.map((name) => [name, readFileSync(join(folder, name), "utf8")]),
	);
}
