import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { compile } from "../generator/build.ts";
import { toDigest } from "../generator/cache/digest.ts";
import { createMemo, type Memo } from "../generator/cache/memo.ts";
import { openProjectMemo } from "../generator/cache/project-memo.ts";

import {
	getBytes,
	memoizeRendering,
} from "../generator/write/artifact-content.ts";
import { readerLength } from "../site/lib/articles.ts";
import { article } from "./support/articles.ts";
import {
	bundle,
	edit,
	type Files,
	fixture,
	sourcesWith,
	today,
} from "./support/check.ts";
import { dose } from "./support/dose.ts";
import {
	content,
	date,
	everyEdit,
	isUnpublished,
	oneOfEach,
	someEdits,
} from "./support/edits-of-content.ts";
import { getText, listAllFields, type Texts } from "./support/every-field.ts";
import { site } from "./support/site.ts";
import { buildWarmChain, compareWithCold } from "./support/warm-and-cold.ts";

// A build with a cache produces the bytes of a cold build after any edits: the invariant behind memo.ts.

/** A busy machine may be slow. */
const noLimit = 0;

type Random = (below: number) => number;

/** An edit of the small site: maps the files that differ from it before to those that differ afterwards. */
type Edit = (files: Files, random: Random) => Files;

const edits: readonly Edit[] = [
	(files, random) =>
		replaceIn(files, "facts/prices.yaml", /\d{3,4}$/m, `${100 + random(900)}`),
	(files, random) =>
		replaceIn(files, "facts/hours.yaml", /"1\d:00"/, `"1${random(3)}:00"`),
	(files, random) =>
		replaceIn(
			files,
			"business.yaml",
			/\+45 .. ../,
			`+45 ${10 + random(90)} 22`,
		),
	(files, random) =>
		replaceIn(
			files,
			"news/summer.da.md",
			/Tilbuddet.*/,
			`Tilbuddet nr. ${random(99)}.`,
		),
	(files, random) =>
		replaceIn(
			files,
			"news/summer.da.md",
			/slug: .*/,
			`slug: tilbud-${random(9)}`,
		),
	(files, random) =>
		replaceIn(
			files,
			"pages/home/science.en.md",
			/.*/,
			`We know ${random(99)} things.`,
		),
	(files, random) =>
		replaceIn(files, "navigation.yaml", /da: Forside/, `da: Hjem ${random(9)}`),
	(files, random) =>
		replaceIn(
			files,
			"strings.yaml",
			/Gå til indholdet/,
			`Til indholdet ${random(9)}`,
		),
	(files, random) => ({
		...files,
		"media/room.svg": createSvg(1 + random(40)),
	}),
	(files, random) => ({
		...files,
		[`news/extra-${random(3)}.da.md`]: createArticle(random(99)),
	}),
	(files, random) => ({
		...files,
		[`news/extra-${random(3)}.da.md`]: undefined,
	}),
	(files) => ({
		...files,
		"redirects.yaml": "- { from: /gammel, to: /book }\n",
	}),
	// Mistakes, which a later edit may or may not fix.
	(files, random) =>
		replaceIn(files, "facts/prices.yaml", /\d{3,4}$/m, `${random(99)} kr.`),
	(files) => replaceIn(files, "pages/terms/text.da.md", /\{\{/, "{"),
	(files) => ({ ...files, "pages/faq.yaml": undefined }),
	(files) => replaceIn(files, "faq.yaml", /Kom /, "# Kom "),
	// Restore files, and then the whole site.
	(files, random) => removeOne(files, random),
	(files, random) => removeOne(files, random),
	() => ({}),
];

test.each([
	["in one process", 1],
	["in a process each", 2],
] as const)(
	"after random edits %s, a warm build equals a cold one byte for byte",
	(processes, seed) => {
		const count = dose(6, 100);
		const random = createRandom(seed);
		const lasting = createMemo();
		const folder = mkdtempSync(join(tmpdir(), "kilde-memo-"));
		onTestFinished(() => rmSync(folder, { recursive: true }));
		const steps: {
			files: Files;
			remembered: ReturnType<typeof compileFiles>;
		}[] = [];
		let files: Files = {};
		let failed = false;
		for (let step = 0; step < count; step++) {
			// Fix every other mistake at once, so that most steps build a site.
			files =
				failed && random(2) === 0
					? {}
					: (edits[random(edits.length)]?.(files, random) ?? files);
			const kept = openProjectMemo(folder, "code");
			const memo = processes === "in one process" ? lasting : kept;
			const remembered = compileFiles(files, memo);
			if (memo === kept) kept.save();
			failed = remembered.artifacts.length === 0;
			steps.push({ files, remembered });
		}
		steps.forEach((each, step) => {
			expect(each.remembered, `step ${step}`).toEqual(
				compileFiles(each.files, createMemo()),
			);
		});
		// Both successful and failed builds occur.
		const built = steps.filter(
			({ remembered }) => remembered.artifacts.length > 0,
		);
		expect(built.length).toBeGreaterThan(count / 3);
		expect(built.length).toBeLessThan(count);
	},
	noLimit,
);

describe("an edit of every field of the content", () => {
	test("covers each field of each collection", () => {
		const edited = new Set(everyEdit.flat().map(({ name }) => name));
		// Pages don't show whether a value is a sample, or when somebody last checked it.
		const fields = new Set(
			listAllFields()
				.map(({ field }) => field)
				.filter((field) => !/\.(sample|checked)$/.test(field)),
		);
		expect(fields.size).toBeGreaterThan(500);
		expect([...fields].filter((field) => !edited.has(field))).toEqual([]);
	});

	test(
		"makes warm builds equal cold ones byte for byte",
		() => {
			const memo = createMemo();
			const { steps, impossible } = buildWarmChain(content, someEdits, {
				date,
				memoOf: () => memo,
			});
			expect(impossible).toEqual([]);
			const unchanged = compareWithCold(steps);
			expect(unchanged.filter((name) => !isUnpublished(name))).toEqual([]);
		},
		noLimit,
	);

	test(
		"makes warm builds equal cold ones for articles beyond the newest",
		() => {
			const memo = createMemo();
			const oldest = "content/news/extra-0.da.md";
			const ways: readonly [RegExp, string][] = [
				[/title: .*/, "title: Et nyt navn"],
				[/date: .*/, "date: 2023-01-02"],
				[/slug: .*/, "slug: et-nyt-navn"],
				[/excerpt: .*/, "excerpt: Noget andet."],
				[/Prisen.*/, "Intet."],
			];
			const { steps } = buildWarmChain(
				createArticles(),
				ways.map(([from, to]) => ({
					name: to,
					ways: (texts) => [
						new Map(texts).set(
							oldest,
							getText(texts, oldest).replace(from, to),
						),
					],
				})),
				{ date: today, memoOf: () => memo },
			);
			expect(steps).toHaveLength(ways.length + 1);
			expect(compareWithCold(steps)).toEqual([]);
		},
		noLimit,
	);

	test(
		"makes warm builds equal cold ones across processes",
		() => {
			const folder = mkdtempSync(join(tmpdir(), "kilde-memo-"));
			onTestFinished(() => rmSync(folder, { recursive: true }));
			const { steps, impossible } = buildWarmChain(content, oneOfEach, {
				date,
				memoOf: () => openProjectMemo(folder, "code"),
			});
			expect(impossible).toEqual([]);
			compareWithCold(steps);
		},
		noLimit,
	);
});

describe("a warm build renders", () => {
	test("nothing after no change", () => {
		expect(listRendered({}, {})).toEqual([]);
	});

	test("the article and the news list after a new sentence in an article", () => {
		expect(
			listRendered({}, edit("news/summer.da.md", " nu.", " i dag.")),
		).toEqual(["/news", "/news/sommertilbud"]);
	});

	test("the pages that show a price after it changes", () => {
		const pages = listRendered(
			{},
			edit("facts/prices.yaml", "event: 420", "event: 430"),
		);
		expect(pages).toEqual(expect.arrayContaining(["/events", "/en/events"]));
	});

	test("the Danish pages after a change in the Danish menu", () => {
		const pages = listRendered(
			{},
			edit("navigation.yaml", "da: Forside", "da: Hjem"),
		);
		expect(pages.length).toBeGreaterThan(5);
		expect(pages.filter((path) => path.startsWith("/en"))).toEqual([]);
	});

	test("nothing while the content has errors", () => {
		const broken = edit("facts/prices.yaml", "event: 420", "event: ?");
		expect(listRendered({}, broken)).toEqual([]);
	});
});

function compileFiles(files: Files, memo: Memo) {
	const inputs = { site, sources: sourcesWith(files), bundle, date: today };
	const { value, diagnostics } = compile(inputs, memo);
	memo.dropUnused();
	const artifacts = value.artifacts.map((artifact) => [
		artifact.path,
		toDigest(getBytes(artifact)),
	]);
	return { artifacts, diagnostics };
}

type HeadElement = { readonly attributes?: Readonly<Record<string, string>> };

/** Lists the paths of the pages rendered when the first site becomes the second. */
function listRendered(first: Files, second: Files): string[] {
	const seen: string[] = [];
	const memo = createMemo();
	const counting = {
		...bundle,
		renderPage: (...[props, policy]: Parameters<typeof bundle.renderPage>) => {
			const head: readonly HeadElement[] = Object(props.document).head;
			const canonical = head.find(
				({ attributes }) => attributes?.rel === "canonical",
			);
			if (canonical?.attributes)
				seen.push(new URL(canonical.attributes.href ?? "").pathname);
			return bundle.renderPage(props, policy);
		},
	};
	for (const files of [first, second]) {
		seen.length = 0;
		const { value } = compile(
			{ site, sources: sourcesWith(files), bundle: counting, date: today },
			memo,
		);
		for (const artifact of memoizeRendering(value.artifacts, memo))
			expect(getBytes(artifact)).toBeDefined();
		memo.dropUnused();
	}
	return seen.sort();
}

/** Adds more articles to the small site than the news page shows in full. */
function createArticles(): Texts {
	const more = Array.from(
		{ length: readerLength + 2 },
		(_, number) =>
			[
				`content/news/extra-${number}.da.md`,
				createArticle(number, `${1990 + number}-02-01`),
			] as const,
	);
	const site = sourcesWith({}).map(
		({ path, bytes }) =>
			[
				path,
				path.endsWith(".png") ? bytes : new TextDecoder().decode(bytes),
			] as const,
	);
	return new Map([...site, ...more]);
}

function replaceIn(
	files: Files,
	name: string,
	from: RegExp,
	to: string,
): Files {
	const text = files[name] ?? fixture(name);
	return { ...files, [name]: String(text).replace(from, to) };
}

function removeOne(files: Files, random: Random): Files {
	const names = Object.keys(files);
	const one = names[random(names.length)];
	return Object.fromEntries(
		Object.entries(files).filter(([name]) => name !== one),
	);
}

function createSvg(width: number): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"></svg>\n`;
}

function createArticle(number: number, date = "2026-02-01"): string {
	const text = `Prisen er {{price.session-1h}} Det er nr. ${number}.`;
	return article(`ekstra-${number}`, `Ekstra ${number}`, date, text);
}

/** Creates a pseudorandom number generator with a seed (mulberry32). */
function createRandom(seed: number): Random {
	let state = seed;
	return (below) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
	};
}
