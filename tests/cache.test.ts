import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { toDigest } from "../generator/cache/digest.ts";
import {
	readCachedValue,
	writeCachedBytes,
	writeCachedValue,
} from "../generator/cache/files.ts";
import { createMemo, type Memo } from "../generator/cache/memo.ts";
import {
	getCacheFolder,
	openProjectMemo,
} from "../generator/cache/project-memo.ts";
import type { Source } from "../generator/types.ts";
import { applyMutation, mutations } from "./mutation/edits.ts";
import { article } from "./support/articles.ts";
import {
	built,
	bundle,
	edit,
	type Files,
	fixture,
	renderFiles,
	sourcesWith,
} from "./support/check.ts";
import { runKilde } from "./support/command.ts";
import { dose } from "./support/dose.ts";
import { createProject, listFiles } from "./support/project.ts";

// A build with a cache produces the bytes and the diagnostics of a cold build.

/** Edits made one after the other: each replaces a string of a file, or a file. */
const walk: readonly (readonly [
	name: string,
	from: string,
	to: string | undefined,
])[] = [
	["facts/hours.yaml", "until: 2027-02-28", "until: 2026-04-05"],
	["facts/discounts.yaml", "multiSession: 18", "multiSession: 19"],
	["business.yaml", "+45 11 22 33 44", "+45 55 66 77 88"],
	["business.yaml", "da: Kilden,", "da: Bækken,"],
	["business.yaml", "site: https://kilden", "site: https://baekken"],
	["navigation.yaml", "da: Forside", "da: Hjem"],
	["strings.yaml", "Gå til indholdet", "Til indholdet"],
	["pages/home.yaml", 'title: { da: "Forside', 'title: { da: "Hjem'],
	["pages/home.yaml", "src: room.svg", "src: hero.svg"],
	["pages/home.yaml", "da: Åen i dis", "da: Åen om morgenen"],
	["pages/home/room.da.md", "", "## Et nyt afsnit\n\nMed tekst.\n"],
	[
		...(["media/hero.svg", ""] as const),
		'<svg xmlns="http://www.w3.org/2000/svg" width="7" height="9"></svg>\n',
	],
	["news/summer.da.md", "title: Sommertilbud", "title: Tilbud"],
	["news/summer.da.md", "slug: sommertilbud", "slug: tilbud"],
	["news/summer.da.md", "date: 2026-02-20", "date: 2026-02-21"],
	["news/summer.en.md", "date: 2026-02-20", "date: 2026-02-21"],
	["news/summer.da.md", " nu.", " i dag."],
	[
		...(["news/extra.da.md", ""] as const),
		article("ekstra", "Ekstra", "2026-02-01", "{{price.session-1h}} er nyt."),
	],
	["news/extra.da.md", "Ekstra", "Mere"],
	["redirects.yaml", "to: /faq", "to: /book"],
	["facts/prices.yaml", "event: 420", "event: gratis"],
	["facts/prices.yaml", "event: gratis", "event: 440"],
	["pages/terms/text.da.md", "{{", "{{unknown."],
	["pages/terms/text.da.md", "{{unknown.", "{{"],
	["news/extra.da.md", "", undefined],
];

test("after each edit of a file, a warm build equals a cold one, in one process and in several", {
	timeout: 0,
}, () => {
	const folder = createFolder();
	const lasting = createMemo();
	let files: Files = {};
	let before = buildWith(files, lasting);
	for (const [step, [name, from, to]] of walk.entries()) {
		const text = String(files[name] ?? (from ? fixture(name) : ""));
		expect(text, name).toContain(from);
		files = { ...files, [name]: from ? text.replace(from, `${to}`) : to };
		const cold = buildWith(files, createMemo());
		const title = `${name}: ${to}`;
		expect.soft(buildWith(files, lasting), title).toEqual(cold);
		expect.soft(cold, `${title} changes the site`).not.toEqual(before);
		before = cold;
		// In a process of its own, a build renders all pages again, which takes long.
		if (step % 4 > 0) continue;
		const saved = openProjectMemo(folder, "code");
		expect.soft(buildWith(files, saved), title).toEqual(cold);
		saved.save();
	}
});

test("after random and hostile edits of any file, a warm build equals a cold one", () => {
	const sources = sourcesWith({});
	const memo = createMemo();
	build(sources, memo);
	fc.assert(
		fc.property(mutations(sources), (mutation) => {
			const changed = applyMutation(sources, mutation);
			expect(build(changed, memo)).toEqual(build(changed, createMemo()));
		}),
		{ numRuns: dose(10, 1000) },
	);
});

test("a warm build renders only the pages that show a change", () => {
	const render = vi.spyOn(bundle, "renderPage");
	onTestFinished(() => render.mockRestore());
	const memo = createMemo();
	for (const [change, paths] of [
		[{}, []],
		[
			edit("news/summer.da.md", " nu.", " i dag."),
			["/news", "/news/sommertilbud"],
		],
		[
			edit("navigation.yaml", "da: Nyt", "da: Nyheder"),
			[
				...["/", "/book", "/events", "/faq", "/news", "/news/sommertilbud"],
				...["/news/vi-aabner", "/opening-hours", "/tak", "/terms"],
			],
		],
		[edit("facts/prices.yaml", "event: 420", "event: ?"), []],
	] as const) {
		buildWith({}, memo);
		render.mockClear();
		buildWith(change, memo);
		const rendered = render.mock.calls.map(([props]) => getPath(props));
		expect(rendered.filter((path) => path !== "").sort()).toEqual(paths);
	}
});

test("a call is repeated only if the previous build didn't make it", () => {
	const memo = createMemo();
	let made: unknown[] = [];
	const list = (...given: readonly unknown[]) => {
		made.push(given);
		return [...given];
	};
	for (const [calls, repeated] of [
		[
			[["a"], ["a", "b"], [], ["a"]],
			[["a"], ["a", "b"], []],
		],
		[
			[["a"], ["b", "a"], ["a", undefined]],
			[
				["b", "a"],
				["a", undefined],
			],
		],
		[
			[["a", "b"], ["a"], []],
			[["a", "b"], []],
		],
	] as const) {
		made = [];
		for (const each of calls) expect(memo.call(list, ...each)).toEqual(each);
		expect(made).toEqual(repeated);
		memo.dropUnused();
	}
});

test("a cached value is ignored if it was made from something else, or is in a future serialization format", () => {
	const folder = createFolder();
	writeCachedValue(folder, "value", "inputs", 1);
	expect(readCachedValue(folder, "value", "inputs")).toBe(1);
	expect(readCachedValue(folder, "value", "other inputs")).toBeUndefined();
	// A valid checksum with a serialization version of the future.
	writeCachedBytes(folder, "value", Buffer.from([255, 99, 34, 1, 97]));
	expect(readCachedValue(folder, "value", "")).toBeUndefined();
});

const damages: Readonly<Record<string, (file: string) => void>> = {
	"changed bytes": (file) => {
		const bytes = readFileSync(file);
		for (let at = 100; at < bytes.length; at += 500)
			bytes[at] = (bytes[at] ?? 0) ^ 0x21;
		writeFileSync(file, bytes);
	},
	nothing: (file) => truncateSync(file),
	"half of its bytes": (file) => truncateSync(file, statSync(file).size >> 1),
	"a folder instead of it": (file) => {
		rmSync(file);
		mkdirSync(join(file, "folder"), { recursive: true });
	},
};

test("a damaged cache doesn't change the output, in whatever way its files are damaged", async () => {
	const project = createProject();
	onTestFinished(() => project.remove());
	const buildWithPrice = async (price: number) => {
		project.edit("content/facts/prices.yaml", /event: \d+/, `event: ${price}`);
		const { status, stderr } = await runKilde(project.root, ["build"]);
		expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
		return project.digest("output");
	};
	const expected = [await buildWithPrice(421), await buildWithPrice(422)];
	const folder = getCacheFolder(project.root);
	for (const [at, [title, damage]] of Object.entries(damages).entries()) {
		const cached = listFiles(folder);
		expect(cached.length).toBeGreaterThan(2);
		for (const file of cached) damage(join(folder, file));
		expect
			.soft(await buildWithPrice(421 + (at % 2)), `each file with ${title}`)
			.toBe(expected[at % 2]);
	}
});

/** Builds sources; returns the digest of each file, and the diagnostics. */
function build(sources: readonly Source[], memo: Memo) {
	const { value, diagnostics } = built(sources, memo);
	const files = renderFiles(value.artifacts, memo).map(({ path, bytes }) => [
		path,
		toDigest(bytes),
	]);
	memo.dropUnused();
	return { files, diagnostics };
}

function buildWith(files: Files, memo: Memo) {
	return build(sourcesWith(files), memo);
}

/** Returns the path of a page from its canonical URL; "" if it has none. */
function getPath(props: Parameters<typeof bundle.renderPage>[0]): string {
	const head: readonly { attributes?: Record<string, string> }[] = Object(
		props.document,
	).head;
	const link = head.find(({ attributes }) => attributes?.rel === "canonical");
	const href = link?.attributes?.href;
	return href === undefined ? "" : new URL(href).pathname;
}

function createFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "kilde-cache-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	return folder;
}
