import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { compile } from "../generator/build.ts";
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
import {
	getBytes,
	memoizeRendering,
} from "../generator/write/artifact-content.ts";
import { applyEdit, mutations } from "./mutation/edits.ts";
import { article } from "./support/articles.ts";
import {
	bundle,
	createSource,
	edit,
	type Files,
	fixture,
	sourcesWith,
	today,
} from "./support/check.ts";
import { runKilde } from "./support/command.ts";
import { dose } from "./support/dose.ts";
import { createProject } from "./support/project.ts";
import { site } from "./support/site.ts";

// A build with a cache produces the bytes and the diagnostics of a cold build.

/** Edits made one after the other: each replaces a string of a file, or a file. */
const walk: readonly (readonly [
	name: string,
	from: string,
	to: string | undefined,
])[] = [
	["facts/prices.yaml", "event: 420", "event: 430"],
	["facts/hours.yaml", '"13:00"', '"14:00"'],
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
	["media/hero.svg", "", createSvg(7)],
	["news/summer.da.md", "title: Sommertilbud", "title: Tilbud"],
	["news/summer.da.md", "slug: sommertilbud", "slug: tilbud"],
	["news/summer.da.md", "date: 2026-02-20", "date: 2026-02-21"],
	["news/summer.en.md", "date: 2026-02-20", "date: 2026-02-21"],
	["news/summer.da.md", " nu.", " i dag."],
	["news/summer.da.md", "type: announcement", "type: news"],
	["news/summer.en.md", "type: announcement", "type: news"],
	["news/extra.da.md", "", createArticle("ekstra")],
	["news/extra.da.md", "Ekstra", "Mere"],
	["news/opening.en.md", "", undefined],
	["redirects.yaml", "to: /faq", "to: /book"],
	["facts/prices.yaml", "event: 430", "event: gratis"],
	["facts/prices.yaml", "event: gratis", "event: 440"],
	["pages/terms/text.da.md", "{{", "{{unknown."],
	["pages/terms/text.da.md", "{{unknown.", "{{"],
	["pages/terms/text.da.md", "{{", "Nemlig {{"],
	["news/extra.da.md", "", undefined],
];

test("after each edit of a file, a warm build equals a cold one, in one process and in several", {
	timeout: 0,
}, () => {
	const folder = createFolder();
	const lasting = createMemo();
	let files: Files = {};
	let before = buildWith(files, lasting);
	for (const [name, from, to] of walk) {
		const text = String(files[name] ?? (from ? fixture(name) : ""));
		expect(text, name).toContain(from);
		files = { ...files, [name]: from ? text.replace(from, `${to}`) : to };
		const cold = buildWith(files, createMemo());
		const title = `${name}: ${to}`;
		expect.soft(buildWith(files, lasting), title).toEqual(cold);
		const saved = openProjectMemo(folder, "code");
		expect.soft(buildWith(files, saved), title).toEqual(cold);
		saved.save();
		expect.soft(cold, `${title} changes the site`).not.toEqual(before);
		before = cold;
	}
});

test("after random and hostile edits of any file, a warm build equals a cold one", () => {
	const sources = sourcesWith({});
	const files = sources
		.map(({ path }) => path)
		.filter((path) => path.startsWith("content/"));
	const memo = createMemo();
	build(sources, memo);
	fc.assert(
		fc.property(mutations(files), ({ file, edits }) => {
			const changed = sources.map((source) => {
				if (source.path !== file) return source;
				const bytes = edits.reduce<Uint8Array>(
					(each, edit) => applyEdit(each, edit, file),
					source.bytes,
				);
				return createSource(file, bytes);
			});
			expect(build(changed, memo)).toEqual(build(changed, createMemo()));
		}),
		{ numRuns: dose(20, 1000) },
	);
});

test.each<[change: string, edit: Files, rendered: readonly string[]]>([
	["nothing", {}, []],
	[
		"a sentence of an article",
		edit("news/summer.da.md", " nu.", " i dag."),
		["/news", "/news/sommertilbud"],
	],
	[
		"a label of the Danish menu",
		edit("navigation.yaml", "da: Nyt", "da: Nyheder"),
		[
			...["/", "/book", "/events", "/faq", "/news", "/news/sommertilbud"],
			...["/news/vi-aabner", "/opening-hours", "/tak", "/terms"],
		],
	],
	["a mistake", edit("facts/prices.yaml", "event: 420", "event: ?"), []],
])(
	"a warm build renders only the pages that show the change: %s",
	(_, change, rendered) => {
		expect(listRendered(change)).toEqual(rendered);
	},
);

test("a call is repeated only if the previous build didn't make it", () => {
	const args = fc.array(fc.constantFrom("a", "b", undefined), { maxLength: 4 });
	const builds = fc.array(fc.array(args), { minLength: 2, maxLength: 4 });
	fc.assert(
		fc.property(builds, (all) => {
			const memo = createMemo();
			let made: string[] = [];
			const list = (...given: readonly unknown[]) => {
				made.push(JSON.stringify(given));
				return [...given];
			};
			let before: ReadonlySet<string> = new Set();
			for (const calls of all) {
				made = [];
				for (const each of calls)
					expect(memo.call(list, ...each)).toEqual(each);
				const now = new Set(calls.map((each) => JSON.stringify(each)));
				const isNew = (each: string) => !before.has(each);
				expect(made.toSorted()).toEqual([...now].filter(isNew).toSorted());
				memo.dropUnused();
				before = now;
			}
		}),
	);
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

const damages: readonly (readonly [string, (file: string) => void])[] = [
	[
		"changed bytes",
		(file) => {
			const bytes = readFileSync(file);
			for (let at = 100; at < bytes.length; at += 500)
				bytes[at] = (bytes[at] ?? 0) ^ 0x21;
			writeFileSync(file, bytes);
		},
	],
	["nothing", (file) => truncateSync(file)],
	["half of its bytes", (file) => truncateSync(file, statSync(file).size >> 1)],
	[
		"a folder instead of it",
		(file) => {
			rmSync(file);
			mkdirSync(join(file, "folder"), { recursive: true });
		},
	],
];

test.each(damages)(
	"a damaged cache doesn't change the output: each file with %s",
	async (_, damage) => {
		const project = createProject();
		onTestFinished(() => project.remove());
		const buildAll = async () => {
			const { status, stderr } = await runKilde(project.root, ["build"]);
			expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
			return project.digest("output");
		};
		const expected = await buildAll();
		project.edit("content/facts/prices.yaml", "event: 420", "event: 425");
		expect(await buildAll()).not.toBe(expected);
		const folder = getCacheFolder(project.root);
		const cached = readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name));
		expect(cached.length).toBeGreaterThan(2);
		for (const file of cached) damage(file);
		project.edit("content/facts/prices.yaml", "event: 425", "event: 420");
		expect(await buildAll()).toBe(expected);
	},
);

/** Builds sources; returns the digest of each file, and the diagnostics. */
function build(sources: readonly Source[], memo: Memo) {
	const { value, diagnostics } = compile(
		{ site, sources, bundle, date: today },
		memo,
	);
	const files = memoizeRendering(value.artifacts, memo).map((artifact) => [
		artifact.path,
		toDigest(getBytes(artifact)),
	]);
	memo.dropUnused();
	return { files, diagnostics };
}

function buildWith(files: Files, memo: Memo) {
	return build(sourcesWith(files), memo);
}

/** Lists the paths of the pages that are rendered again after a change. */
function listRendered(change: Files): string[] {
	const rendered: string[] = [];
	const memo = createMemo();
	const renderPage: typeof bundle.renderPage = (props, policy) => {
		rendered.push(getPath(props));
		return bundle.renderPage(props, policy);
	};
	for (const files of [{}, change]) {
		rendered.length = 0;
		const inputs = { site, sources: sourcesWith(files), date: today };
		const counting = { ...bundle, renderPage };
		const { value } = compile({ ...inputs, bundle: counting }, memo);
		for (const artifact of memoizeRendering(value.artifacts, memo))
			getBytes(artifact);
		memo.dropUnused();
	}
	return rendered.filter((path) => path !== "").sort();
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

function createSvg(width: number): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"></svg>\n`;
}

function createArticle(slug: string): string {
	const text = `Prisen er {{price.session-1h}} Det er nyt.`;
	return article(slug, "Ekstra", "2026-02-01", text);
}

function createFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "kilde-cache-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	return folder;
}
