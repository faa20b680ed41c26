import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openMemo } from "../generator/kept-memo.ts";
import { createProject, type Project } from "./project.ts";

// What one process remembers for the next. It may be gone, damaged or another code's: then it is made again.

let project: Project;
beforeEach(() => {
	project = createProject();
});
afterEach(() => project.remove());

const kept = () => join(project.root, "memo");

/** A process that asks for one result; says whether it had to be made. */
function run(key: string, code: string | undefined): boolean {
	const memo = openMemo(project.root, code);
	let made = false;
	const value = memo.once("parse", key, () => {
		made = true;
		return { words: [key], places: new Map([["/a", 1]]), nothing: undefined };
	});
	expect(value).toEqual({
		words: [key],
		places: new Map([["/a", 1]]),
		nothing: undefined,
	});
	memo.forgetUnused();
	memo.keep();
	return made;
}

test("what was made is there for the next process", () => {
	expect(run("a", "code")).toBe(true);
	expect(run("a", "code")).toBe(false);
});

test("what a build doesn't ask for is forgotten", () => {
	run("a", "code");
	run("b", "code");
	expect(run("a", "code")).toBe(true);
});

test("where nothing is new, nothing is written", () => {
	run("a", "code");
	const { mtimeNs } = statSync(kept(), { bigint: true });
	run("a", "code");
	expect(statSync(kept(), { bigint: true }).mtimeNs).toBe(mtimeNs);
});

test("rendered pages are not kept", () => {
	const render = (html: string) => {
		const memo = openMemo(project.root, "code");
		const rendered = memo.once("render", "page", () => html);
		memo.forgetUnused();
		memo.keep();
		return rendered;
	};
	expect([render("old"), render("new")]).toEqual(["old", "new"]);
});

describe("is made again", () => {
	test("by other code", () => {
		run("a", "code");
		expect(run("a", "other code")).toBe(true);
	});

	test("where the code may change while it runs", () => {
		run("a", "code");
		expect(run("a", undefined)).toBe(true);
	});

	test.each<[string, (bytes: Buffer) => Uint8Array]>([
		["cut off", (bytes) => bytes.subarray(0, bytes.length - 9)],
		["emptied", () => new Uint8Array()],
		["damaged", (bytes) => bytes.fill(0, 60, 64)],
		["something else", () => Buffer.from("Hello, this is another program's.")],
	])("where what was kept is %s", (_, damage) => {
		run("a", "code");
		writeFileSync(kept(), damage(readFileSync(kept())));
		expect(run("a", "code")).toBe(true);
		expect(run("a", "code")).toBe(false);
	});
});
