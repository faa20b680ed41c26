import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { canReplace, write } from "../generator/write.ts";

let project = "";
let output = "";

beforeEach(() => {
	project = realpathSync(mkdtempSync(join(tmpdir(), "kilde-write-")));
	output = join(project, "output");
});

afterEach(() => {
	rmSync(project, { recursive: true, force: true });
});

const home = { path: "index.html", bytes: "<h1>Hjem</h1>" };
const about = { path: "en/about.html", bytes: "<h1>About</h1>" };
const dot = { path: "media/dot.png", bytes: Uint8Array.of(0, 255, 128) };

describe("write", () => {
	test("makes the folder hold these files and nothing else", () => {
		write([home, about, dot], output);
		expect(tree(output)).toEqual({
			"en/about.html": "<h1>About</h1>",
			"index.html": "<h1>Hjem</h1>",
			"media/dot.png": "\0\uFFFD\uFFFD",
		});
	});

	test("keeps bytes as they are", () => {
		write([dot], output);
		expect([...readFileSync(join(output, dot.path))]).toEqual([0, 255, 128]);
	});

	test("leaves nothing of its work beside the folder", () => {
		write([home], output);
		write([about], output);
		expect(readdirSync(project)).toEqual(["output"]);
	});

	test("makes pages that are no longer there vanish, and their folders", () => {
		write([home, about], output);
		write([home], output);
		expect(readdirSync(output)).toEqual(["index.html"]);
	});

	test("leaves unchanged files the very files they were, with their time", () => {
		write([home, about], output);
		const long = new Date("2020-01-01T00:00:00Z");
		utimesSync(join(output, home.path), long, long);
		const before = statSync(join(output, home.path));
		write([home, { ...about, bytes: "<h1>New</h1>" }], output);
		const after = statSync(join(output, home.path));
		expect(after.mtimeMs).toBe(before.mtimeMs);
		expect(after.ino).toBe(before.ino);
		expect(readFileSync(join(output, about.path), "utf8")).toBe("<h1>New</h1>");
	});

	test("never changes a file in place: whoever reads the old one has all of it", () => {
		write([home], output);
		const old = statSync(join(output, home.path)).ino;
		write([{ ...home, bytes: "<h1>New</h1>" }], output);
		expect(statSync(join(output, home.path)).ino).not.toBe(old);
	});

	test("turns a page into a folder, and a folder into a page", () => {
		write([home, { path: "a", bytes: "file" }], output);
		write([home, { path: "a/b.html", bytes: "page" }], output);
		expect(tree(output)["a/b.html"]).toBe("page");
		write([home, { path: "a", bytes: "file" }], output);
		expect(tree(output).a).toBe("file");
	});

	test("makes a folder within folders that aren't there", () => {
		write([home], join(project, "public", "site"));
		expect(readdirSync(join(project, "public", "site"))).toEqual([
			"index.html",
		]);
	});
});

describe("a failure", () => {
	test("part of the way leaves the old site as it was", () => {
		write([home, about], output);
		const before = tree(output);
		// One name can't be a file and a folder at once.
		const impossible = [
			{ ...home, bytes: "new" },
			{ path: "a", bytes: "" },
			{ path: "a/b", bytes: "" },
		];
		expect(() => write(impossible, output)).toThrow();
		expect(tree(output)).toEqual(before);
	});

	test("is forgotten by the next build", () => {
		write([home], output);
		mkdirSync(`${output}.next/en`, { recursive: true });
		writeFileSync(`${output}.next/stale.html`, "half a site");
		write([home, about], output);
		expect(Object.keys(tree(output))).toEqual(["en/about.html", "index.html"]);
		expect(readdirSync(project)).toEqual(["output"]);
	});

	test.each(["../outside.html", "en/../../outside.html"])(
		"to stay in the folder is refused: %s",
		(path) => {
			expect(() => write([home, { path, bytes: "" }], output)).toThrow();
			expect(existsSync(join(project, "outside.html"))).toBe(false);
		},
	);
});

describe("a kill", () => {
	test("between the two renames costs nothing: the old site comes back first", () => {
		write([home, about], output);
		const before = statSync(join(output, about.path)).ino;
		killBetweenRenames();
		const impossible = [
			{ path: "a", bytes: "" },
			{ path: "a/b", bytes: "" },
		];
		expect(() => write(impossible, output)).toThrow();
		expect(statSync(join(output, about.path)).ino).toBe(before);
	});

	test("between the two renames is mended by the next build", () => {
		write([home, about], output);
		killBetweenRenames();
		write([home], output);
		expect(readdirSync(project)).toEqual(["output"]);
		expect(readdirSync(output)).toEqual(["index.html"]);
	});

	test("after the renames leaves an old site, which the next build clears away", () => {
		write([home], output);
		mkdirSync(`${output}.old`);
		writeFileSync(`${output}.old/index.html`, "older");
		write([home, about], output);
		expect(readdirSync(project)).toEqual(["output"]);
		expect(tree(output)["index.html"]).toBe(home.bytes);
	});

	function killBetweenRenames() {
		mkdirSync(`${output}.next`);
		writeFileSync(`${output}.next/index.html`, "new");
		renameSync(output, `${output}.old`);
	}
});

describe("a folder can be replaced", () => {
	test("if it isn't there", () => {
		expect(canReplace(output, project)).toBeUndefined();
	});

	test("if it is empty", () => {
		mkdirSync(output);
		expect(canReplace(output, project)).toBeUndefined();
	});

	test("if it holds a site of ours", () => {
		mkdirSync(output);
		for (const name of ["404.html", "index.html", "sitemap.xml", "news.html"])
			writeFileSync(join(output, name), "");
		expect(canReplace(output, project)).toBeUndefined();
	});
});

describe("a folder can't be replaced", () => {
	test.each([
		["it is the project", ".", "it holds the project itself"],
		["it is above the project", "..", "it holds the project itself"],
		["it is beside the project", "../elsewhere", "it is outside the project"],
		[
			"it holds sources",
			"content",
			"the project keeps something else in content",
		],
		[
			"it is within the sources",
			"content/pages",
			"the project keeps something else in content",
		],
		["it holds the code", "site", "the project keeps something else in site"],
		["it is hidden", ".git", "the project keeps something else in .git"],
	])("if %s", (_, folder, reason) => {
		expect(canReplace(join(project, folder), project)?.en).toBe(reason);
	});

	test("if it holds anything that is no site of ours", () => {
		mkdirSync(output);
		writeFileSync(join(output, "thesis.docx"), "");
		expect(canReplace(output, project)?.en).toBe(
			"it holds files that are no site of Kilde's",
		);
	});

	test("if it is a file", () => {
		writeFileSync(output, "");
		expect(canReplace(output, project)?.en).toBe("it is not a folder");
	});

	test("if it is a link to somewhere else", () => {
		const elsewhere = join(project, "elsewhere");
		mkdirSync(elsewhere);
		symlinkSync(elsewhere, output);
		expect(canReplace(output, project)?.en).toBe("it is not a folder");
	});
});

function tree(folder: string): Record<string, string> {
	const names = readdirSync(folder, { recursive: true }).map(String).sort();
	return Object.fromEntries(
		names
			.filter((name) => statSync(join(folder, name)).isFile())
			.map((name) => [name, readFileSync(join(folder, name), "utf8")]),
	);
}
