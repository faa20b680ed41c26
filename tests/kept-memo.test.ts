import {
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Division, openMemo } from "../generator/cache/kept-memo.ts";
import { createProject, type Project } from "./project.ts";

// What one process remembers for the next. It may be gone, damaged or another code's: then it is made again.

let project: Project;
beforeEach(() => {
	project = createProject();
});
afterEach(() => project.remove());

const kept = () => join(project.root, "memo");

type Tail = {
	readonly words: readonly string[];
	readonly places: ReadonlyMap<string, number>;
	readonly nothing: undefined;
};

type Head = { readonly second: number };
type Card = { readonly first: string };
type Result = Card & Head & Tail;

const division: Division<Result, Card, Head, Tail> = {
	kind: "parse",
	split: ({ first, second, ...tail }) =>
		first.startsWith("whole")
			? undefined
			: { card: { first }, head: { second }, tail },
	join: (card, parts) => ({
		...card,
		get second() {
			return parts.head.second;
		},
		get words() {
			return parts.tail.words;
		},
		get places() {
			return parts.tail.places;
		},
		nothing: undefined,
	}),
	subject: (result) => result,
};

/** A process that asks for these results; says which of them had to be made. */
function runs(keys: readonly string[], code: string | undefined): string[] {
	const memo = openMemo(project.root, code, division);
	const made = new Set<string>();
	const results = keys.map((key) =>
		memo.once("parse", key, () => {
			made.add(key);
			return {
				first: key,
				second: 2,
				words: [key.repeat(1000)],
				places: new Map([["/a", 1]]),
				nothing: undefined,
			};
		}),
	);
	expect(results).toEqual(
		keys.map((key) => ({
			first: key,
			second: 2,
			words: [key.repeat(1000)],
			places: new Map([["/a", 1]]),
			nothing: undefined,
		})),
	);
	memo.forgetUnused();
	memo.keep();
	return [...made];
}

/** A process that asks for one result; says whether it had to be made. */
function run(key: string, code: string | undefined): boolean {
	return runs([key], code).length > 0;
}

const pack = () => {
	const names = readdirSync(project.root).filter((name) =>
		name.startsWith("pack-"),
	);
	expect(names).toHaveLength(1);
	return join(project.root, names[0] ?? "");
};

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
		const memo = openMemo(project.root, "code", division);
		const rendered = memo.once("render", "page", () => html);
		memo.forgetUnused();
		memo.keep();
		return rendered;
	};
	expect([render("old"), render("new")]).toEqual(["old", "new"]);
});

test("a result without a tail is kept whole", () => {
	expect(run("whole", "code")).toBe(true);
	expect(run("whole", "code")).toBe(false);
});

test("a build that fails leaves what was kept", () => {
	run("a", "code");
	const memo = openMemo(project.root, "code", division);
	memo.keep();
	expect(run("a", "code")).toBe(false);
});

test("what nobody asks for takes no room for long", () => {
	const many = Array.from({ length: 40 }, (_, index) => `result ${index} `);
	runs(many, "code");
	const { size } = statSync(pack());
	expect(runs(many.slice(0, 5), "code")).toEqual([]);
	expect(statSync(pack()).size).toBeLessThan(size / 4);
	expect(runs(many.slice(0, 5), "code")).toEqual([]);
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

	test.each<[string, (file: string) => void]>([
		["cut off", (file) => truncateSync(file, 100)],
		[
			"damaged",
			(file) => writeFileSync(file, readFileSync(file).fill(0, 60, 64)),
		],
		["gone", (file) => rmSync(file)],
	])("where its tail is %s", (_, damage) => {
		run("a", "code");
		damage(pack());
		expect(run("a", "code")).toBe(true);
	});
});
