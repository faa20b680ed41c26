import { describe, expect, test } from "vitest";
import { createMemo } from "../generator/cache/memo.ts";
import { collectAnswers } from "../generator/commands/new.ts";
import type { Answers } from "../generator/definition.ts";
import { isError } from "../generator/diagnostics/diagnostic.ts";
import { listLaunchTasks } from "../generator/link/launch.ts";
import { appendItem } from "../generator/new/append.ts";
import { createContent } from "../generator/new/index.ts";
import { site } from "../site/site.ts";
import {
	built,
	check,
	edit,
	type Files,
	fixture,
	sourcesWith,
} from "./support/check.ts";

const memo = createMemo();

function scaffoldOf(kind: string) {
	const found = site.collections.find(
		({ scaffold }) => scaffold?.name === kind,
	);
	if (!found?.scaffold) throw new Error(`No scaffold ${kind}.`);
	return found.scaffold;
}

function beginning(kind: string, answers: Answers, files: Files = {}) {
	const now = built(sourcesWith(files), memo);
	return createContent(scaffoldOf(kind), answers, now, memo);
}

/** The page of questions is full: with one fewer there is room for another. */
const roomForOne: Files = edit(
	"faq.yaml",
	fixture("faq.yaml").slice(fixture("faq.yaml").indexOf("- id: stairs")),
	"",
);

function begun(kind: string, answers: Answers): Record<string, string> {
	const result = beginning(kind, answers, kind === "faq" ? roomForOne : {});
	if (result.kind !== "files") throw new Error(JSON.stringify(result));
	return Object.fromEntries(
		result.files.map(({ path, bytes }) => [
			path.replace("content/", ""),
			String(bytes),
		]),
	);
}

const headlines = {
	da: "Ny sæson: »åbent«",
	en: "New “season”: evenings",
	type: "news",
};
const questions = { da: "Må hunden med?", en: "May the dog come?" };

const things: readonly [string, Answers, readonly string[]][] = [
	[
		"article",
		headlines,
		["news/new-season-evenings.da.md", "news/new-season-evenings.en.md"],
	],
	[
		"event",
		{ da: "Lydbad på Ø", en: "Sound bath", link: "https://booking.example/" },
		[
			"events/sound-bath.yaml",
			"events/sound-bath.da.md",
			"events/sound-bath.en.md",
		],
	],
	["faq", questions, ["faq.yaml"]],
	[
		"testimonial",
		{ in: "en", by: "K. Ø.", quote: "It was “calm”: yes." },
		["testimonials.yaml"],
	],
	[
		"page",
		{ da: "Børn & ro", en: "Children", menu: "main/1/pages" },
		[
			"pages/children.yaml",
			"pages/children/text.da.md",
			"pages/children/text.en.md",
			"navigation.yaml",
		],
	],
	["redirect", { from: "/gammel", to: "/faq" }, ["redirects.yaml"]],
	[
		"exception",
		{
			...{ from: "2026-03-16", until: "2026-03-20", open: "no" },
			...{ da: "Kursus: vi lærer", en: "A “course”" },
		},
		["facts/hours.yaml"],
	],
];

describe("what is begun", () => {
	test.each(things)("is right but for its text: %s", (kind, answers, paths) => {
		const files = begun(kind, answers);
		expect(Object.keys(files)).toEqual(paths);
		check(files).reports();
	});

	const complete = ["redirect", "exception"];
	test.each(things.filter(([kind]) => !complete.includes(kind)))(
		"is marked as a sample: %s",
		(kind, answers, [path]) => {
			const made = begun(kind, answers);
			const { entries } = built(sourcesWith(made), memo).value;
			const { samples } = listLaunchTasks(entries, site);
			expect(samples.map(({ file }) => file)).toContain(`content/${path}`);
		},
	);

	test("is closed, or open as usual, where it is an exception", () => {
		const answers = {
			from: "2026-03-16",
			until: "2026-03-16",
			da: "A",
			en: "B",
		};
		const withOpen = (open: string) =>
			begun("exception", { ...answers, open })["facts/hours.yaml"];
		expect(withOpen("no")).toContain(
			'  - from: 2026-03-16\n    until: 2026-03-16\n    starts: []\n    reason: { da: "A", en: "B" }\n',
		);
		expect(withOpen("usual")).toContain(
			'    until: 2026-03-16\n    reason: { da: "A", en: "B" }\n',
		);
	});

	test("has its day, its address and its headline", () => {
		const article = begun("article", headlines);
		expect(article["news/new-season-evenings.da.md"]).toContain(
			'slug: ny-saeson-aabent\ntitle: "Ny sæson: »åbent«"\ndate: 2026-03-01\n',
		);
	});

	test("leaves every other byte of a list as it is", () => {
		const { "faq.yaml": longer = "" } = begun("faq", questions);
		expect(longer.startsWith(String(roomForOne["faq.yaml"]))).toBe(true);
	});
});

describe("what would break the site is not begun", () => {
	test("a redirect to nowhere", () => {
		expect(beginning("redirect", { from: "/a", to: "/fqa" })).toMatchObject({
			kind: "mistakes",
			mistakes: [{ file: "content/redirects.yaml", code: "invalid-path" }],
		});
	});

	test("a text whose template asks for what it is not given", () => {
		const template = "templates/new/question.yaml.hbs";
		const files = edit(template, "{{id}}", "{{idd}}");
		expect(
			beginning("faq", questions, { ...roomForOne, ...files }),
		).toMatchObject({
			kind: "mistakes",
			mistakes: [{ file: template, fixes: ["id"] }],
		});
	});

	test("a question more than the page has room for", () => {
		expect(beginning("faq", questions)).toMatchObject({
			kind: "mistakes",
			mistakes: [{ file: "content/faq.yaml", code: "inconsistent" }],
		});
	});

	test("an article that no words give a name", () => {
		const answers = { da: "?!", en: "???", type: "news" };
		expect(beginning("article", answers)).toMatchObject({
			kind: "refused",
			reason: { en: expect.stringContaining("words with letters") },
		});
	});

	test("a file that is there already", () => {
		const answers = { da: "Sommer", en: "Summer", type: "news" };
		expect(beginning("article", answers)).toMatchObject({
			kind: "refused",
			reason: { en: expect.stringContaining("summer.da.md already exists") },
		});
	});

	test("mistakes that were there before are not held against it", () => {
		const broken = { "facts/prices.yaml": "event: cheap\n" };
		const result = beginning("redirect", { from: "/a", to: "/faq" }, broken);
		expect(built(sourcesWith(broken), memo).diagnostics.some(isError)).toBe(
			true,
		);
		expect(result.kind).toBe("files");
	});
});

describe("an item is added to a list", () => {
	test.each([
		["behind a comment of the last item", "- a # one\n", "- a # one\n- b\n"],
		["where the last line has no end", "- a", "- a\n- b\n"],
		["with the file's line breaks", "- a\r\n", "- a\r\n- b\r\n"],
		["in place of an empty list", "# Intet\n[]\n", "# Intet\n- b\n"],
		[
			"in front of comments at the end",
			"- a\n\n# end\n",
			"- a\n- b\n\n# end\n",
		],
		["behind folded text", "- >-\n  a\n  c\n\n", "- >-\n  a\n  c\n- b\n\n"],
		["below a byte order mark", "\uFEFF- a\n", "\uFEFF- a\n- b\n"],
		["where there is nothing but such a mark", "\uFEFF[]\n", "\uFEFF- b\n"],
		["below the comment of an empty list", "[] # none\n", "# none\n- b\n"],
	])("%s", (_, before, after) => {
		expect(appendItem(before, [], "- b\n")).toBe(after);
	});

	test("within a field, indented as its siblings", () => {
		expect(appendItem("x:\n    - a\ny: 1\n", ["x"], "- b\n  c\n")).toBe(
			"x:\n    - a\n    - b\n      c\ny: 1\n",
		);
	});

	test("below the comment beside a field's empty list, which is none of its text", () => {
		const text = "x: [] # none yet\ny: 1\n";
		expect(appendItem(text, ["x"], "- >-\n  b\n")).toBe(
			"x: # none yet\n  - >-\n    b\ny: 1\n",
		);
	});

	test("of a template that has the line breaks of Windows, too", () => {
		expect(appendItem("- a\r\n", [], "- >-\r\n  b\r\n")).toBe(
			"- a\r\n- >-\r\n  b\r\n",
		);
	});

	test("but not where there is none of lines", () => {
		expect(appendItem("[a]\n", [], "- b\n")).toBeUndefined();
		expect(appendItem("a: 1\n", [], "- b\n")).toBeUndefined();
	});
});

describe("what is not given as an option", () => {
	test("is asked, and an empty answer takes what stands in brackets", async () => {
		const asked: string[] = [];
		const ask = async (question: string) => {
			asked.push(question);
			return question.startsWith("Overskrift") ? " Nyt " : "";
		};
		expect(
			await collectAnswers(scaffoldOf("article"), { en: "News" }, "da", ask),
		).toEqual({
			answers: { da: "Nyt", en: "News", type: "news" },
		});
		expect(asked[0]).toBe("Overskrift på dansk: ");
		expect(asked[1]).toMatch(/ \[news\]: $/);
	});

	test("is missed where nobody can be asked", async () => {
		expect(
			await collectAnswers(scaffoldOf("redirect"), {}, "en", undefined),
		).toMatchObject({
			refused: { code: 1, err: expect.stringContaining("--from, --to") },
		});
	});

	test("is not asked any more after Ctrl+C", async () => {
		const aborted = new DOMException("Aborted with Ctrl+C", "AbortError");
		const ask = () => Promise.reject(aborted);
		expect(await collectAnswers(scaffoldOf("redirect"), {}, "en", ask)).toEqual(
			{
				refused: { code: 1, out: "", err: "\nNothing was written.\n" },
			},
		);
	});
});
