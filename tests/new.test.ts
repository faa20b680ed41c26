import { createMemo, listLaunchTasks } from "kilde/tools";
import { expect, test } from "vitest";
import type { Answers } from "../generator/definition.ts";
import { createContent } from "../generator/new/index.ts";
import {
	built,
	edit,
	type Files,
	fixture,
	sourcesWith,
} from "./support/check.ts";
import { collectAnswers } from "./support/engine.ts";
import { site } from "./support/site.ts";

const memo = createMemo();

function findScaffold(kind: string) {
	const found = site.collections.find(
		({ scaffold }) => scaffold?.name === kind,
	);
	if (!found?.scaffold) throw new Error(`No scaffold ${kind}.`);
	return found.scaffold;
}

function createNew(kind: string, answers: Answers, files: Files = {}) {
	const now = built(sourcesWith(files), memo);
	return createContent(findScaffold(kind), answers, now, memo);
}

/** The FAQ page is full; without one question there is room for another. */
const roomForOne: Files = edit(
	"faq.yaml",
	fixture("faq.yaml").slice(fixture("faq.yaml").indexOf("- id: stairs")),
	"",
);

function createFiles(kind: string, answers: Answers): Record<string, string> {
	const result = createNew(kind, answers, kind === "faq" ? roomForOne : {});
	if (result.kind !== "files") throw new Error(JSON.stringify(result));
	return Object.fromEntries(
		result.files.map(({ path, bytes }) => [
			path.replace("content/", ""),
			String(bytes),
		]),
	);
}

const headlines = {
	...{ da: "Ny sæson: »åbent«", en: "New “season”: evenings", type: "news" },
};
const questions = { da: "Må hunden med?", en: "May the dog come?" };
const exception = {
	...{ from: "2026-03-16", until: "2026-03-16", open: "no" },
	...{ da: "Kursus: vi lærer", en: "A “course”" },
};

const scaffolds: readonly [string, Answers, ...paths: string[]][] = [
	[
		...(["article", headlines] as const),
		...["news/new-season-evenings.da.md", "news/new-season-evenings.en.md"],
	],
	[
		"event",
		{ da: "Lydbad på Ø", en: "Sound bath", link: "https://booking.example/" },
		...["events/sound-bath.yaml", "events/sound-bath.da.md"],
		"events/sound-bath.en.md",
	],
	["faq", questions, "faq.yaml"],
	[
		"testimonial",
		{ in: "en", by: "K. Ø.", quote: "It was “calm”: yes." },
		"testimonials.yaml",
	],
	[
		"page",
		{ da: "Børn & ro", en: "Children", menu: "main/1/pages" },
		...["pages/children.yaml", "pages/children/text.da.md"],
		...["pages/children/text.en.md", "navigation.yaml"],
	],
	["redirect", { from: "/gammel", to: "/faq" }, "redirects.yaml"],
	["exception", exception, "facts/hours.yaml"],
];

test.each(scaffolds)(
	"a new %s is valid, and marked as a sample unless it is complete",
	(kind, answers, ...paths) => {
		const files = createFiles(kind, answers);
		expect(Object.keys(files)).toEqual(paths);
		const { value, diagnostics } = built(sourcesWith(files), memo);
		expect(diagnostics).toEqual([]);
		const { samples } = listLaunchTasks(value.entries, site);
		const isComplete = ["redirect", "exception"].includes(kind);
		expect(
			samples.map(({ file }) => file).includes(`content/${paths[0]}`),
		).toBe(!isComplete);
	},
);

test("a new exception is closed or open as usual", () => {
	const reason = '    reason: { da: "Kursus: vi lærer", en: "A “course”" }\n';
	const until = "  - from: 2026-03-16\n    until: 2026-03-16\n";
	for (const [open, starts] of [
		["no", "    starts: []\n"],
		["usual", ""],
	] as const)
		expect
			.soft(
				createFiles("exception", { ...exception, open })["facts/hours.yaml"],
			)
			.toContain(`${until}${starts}${reason}`);
});

test("a new article has its date, slug and headline; an item is appended to a list without changing its other bytes", () => {
	const article = createFiles("article", headlines);
	expect(article["news/new-season-evenings.da.md"]).toContain(
		'slug: ny-saeson-aabent\ntitle: "Ny sæson: »åbent«"\ndate: 2026-03-01\n',
	);
	const { "faq.yaml": longer = "" } = createFiles("faq", questions);
	expect(longer.startsWith(String(roomForOne["faq.yaml"]))).toBe(true);
});

test("content with a new mistake, in it or in its template, is rejected", () => {
	expect(createNew("redirect", { from: "/a", to: "/fqa" })).toMatchObject({
		kind: "mistakes",
		mistakes: [{ file: "content/redirects.yaml", code: "unknown-link" }],
	});
	const template = "templates/new/question.yaml.hbs";
	const files = { ...roomForOne, ...edit(template, "{{id}}", "{{idd}}") };
	expect(createNew("faq", questions, files)).toMatchObject({
		kind: "mistakes",
		mistakes: [{ file: template, fixes: ["id"] }],
	});
	const broken = { "facts/prices.yaml": "event: cheap\n" };
	expect(
		createNew("redirect", { from: "/a", to: "/faq" }, broken),
	).toMatchObject({ kind: "files" });
});

test("a title without letters and the name of an existing file are rejected", () => {
	for (const [da, en, reason] of [
		["?!", "???", "words with letters"],
		["Sommer", "Summer", "summer.da.md already exists"],
	] as const)
		expect.soft(createNew("article", { da, en, type: "news" })).toMatchObject({
			kind: "refused",
			reason: { en: expect.stringContaining(reason) },
		});
});

test("an answer that isn't given as an option is requested; an empty answer means the default in brackets", async () => {
	const asked: string[] = [];
	const ask = async (question: string) => {
		asked.push(question);
		return question.startsWith("Overskrift") ? " Nyt " : "";
	};
	expect(
		await collectAnswers(findScaffold("article"), { en: "News" }, "da", ask),
	).toEqual({
		answers: { da: "Nyt", en: "News", type: "news" },
	});
	expect(asked[0]).toBe("Overskrift på dansk: ");
	expect(asked[1]).toMatch(/ \[news\]: $/);
});

test("a missing answer is reported in a non-interactive terminal, and Ctrl+C ends the questions", async () => {
	const redirect = findScaffold("redirect");
	expect(await collectAnswers(redirect, {}, "en", undefined)).toMatchObject({
		refused: { code: 1, err: expect.stringContaining("--from, --to") },
	});
	const aborted = new DOMException("Aborted with Ctrl+C", "AbortError");
	const ask = () => Promise.reject(aborted);
	expect(await collectAnswers(redirect, {}, "en", ask)).toEqual({
		refused: { code: 1, out: "", err: "\nNothing was written.\n" },
	});
});
