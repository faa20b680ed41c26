import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { textStrings } from "../../editor/client/text/strings.ts";
import { listProblems } from "../../editor/problems/problems.ts";
import type { ValueAddress, YamlValue } from "../../editor/protocol.ts";
import { compile } from "../../generator/build.ts";
import { createMemo } from "../../generator/cache/memo.ts";
import { setValue } from "../../generator/files/content-file.ts";
import type { Source } from "../../generator/types.ts";
import {
	bundle,
	createSource,
	fixture,
	repository,
	sourcesWith,
	today,
} from "../support/check.ts";
import { site } from "../support/site.ts";
import { technical } from "../support/technical.ts";

// The editor's texts contain no technical terms for those who edit files.

const prices = "content/facts/prices.yaml";
const hours = "content/facts/hours.yaml";
const home = "content/pages/home.yaml";
const faq = "content/faq.yaml";
const business = "content/business.yaml";
const codes = "content/facts/codes.yaml";
const offers = "content/facts/offers.yaml";
const discounts = "content/facts/discounts.yaml";
const sessions = "content/facts/sessions.yaml";
const phases = "content/facts/phases.yaml";
const navigation = "content/navigation.yaml";
const intro = "content/pages/home/intro.da.md";
const cards = "content/pages/opening-hours/cards.da.md";
const article = "content/news/opening.da.md";

const sources = sourcesWith({});
const inputs = { site, sources, bundle, date: today };
const memo = createMemo();

type ValueSlip = readonly [
	file: string,
	path: ValueAddress["path"],
	value: YamlValue | undefined,
];

/** An edit on the page, in the form of a request. */
type Slip =
	| ValueSlip
	| readonly [files: RegExp, kind: "remove"]
	| readonly [file: string, kind: "picture", bytes: string];

/** A mistake for each code of an error. */
const slips: Readonly<Record<string, readonly Slip[]>> = {
	allowance: [[intro, "markdown", "<!-- kilde-allow: it is right -->\n\nRo."]],
	"broken-markdown": [
		[intro, "markdown", "Ro [her][1]\n\n[1]: /faq"],
		[home, ["heading", "da"], "**Fed** skrift"],
		[home, ["heading", "da"], "Mad &amp; ro"],
		[intro, "markdown", "• Ro\n• Hvile"],
		[intro, "markdown", "\\[Ro] (/faq)"],
		[intro, "markdown", "Ro\\[^1] og \\~~hvile\\~~"],
		[intro, "markdown", "[](/faq) og [her]()"],
		[intro, "markdown", "```\nRo"],
	],
	"closed-service": [
		[intro, "markdown", "https://ec.europa.eu/consumers/odr/"],
	],
	"control-character": [[home, ["heading", "da"], "Ro\u200B her"]],
	"duplicate-id": [[cards, "markdown", "## Hours\n\nRo."]],
	"duplicate-url": [[home, ["path", "da"], "/faq"]],
	"empty-file": [[intro, "markdown", ""]],
	"handwritten-fact": [[home, ["heading", "da"], "Kun 300 kr."]],
	"heading-level": [[intro, "markdown", "# Ro\n\nRo."]],
	"health-claim": [[intro, "markdown", "Det helbreder dig."]],
	"html-in-markdown": [[intro, "markdown", "Ro <!-- her -->"]],
	inconsistent: [[offers, ["summer", "until"], "2026-05-01"]],
	rule: [
		[faq, [1, "id"], "price"],
		[hours, ["week", "monday", "starts", 1], "09:00"],
		[hours, ["session"], "overnight"],
		[phases, [1, "to"], 10],
		[discounts, ["sharedNight", "guestsFrom"], 5],
		[sessions, ["overnight", "until"], "22:30"],
	],
	"invalid-field": [
		[prices, ["session-1h"], "3x"],
		[prices, ["session-1h"], -1],
		[prices, ["checked"], "i går"],
		[hours, ["week", "monday", "starts", 0], "10.30"],
		[home, ["heading", "da"], ""],
		[home, ["heading"], ""],
		[home, ["path", "da"], "Forside"],
		[faq, [0, "id"], "Æ ø"],
		[business, ["site"], "https://kilden.example/hjem"],
		[business, ["contact", "phone"], "11223344"],
		[business, ["contact", "email"], "info@"],
		[business, ["geo", "latitude"], "x"],
		[business, ["links", "maps"], "kort"],
		[codes, ["children", "percent"], 120],
		[article, ["slug"], "Vi åbner"],
	],
	"invalid-hole": [[home, ["heading", "da"], "Fra {{pris}}"]],
	"invalid-image": [
		[home, ["image", "src"], "hero.svg"],
		["content/media/kaffe.png", "picture", "none"],
	],
	"missing-alt": [[intro, "markdown", "![hero.svg](hero.svg)"]],
	"missing-field": [[article, ["featured"], undefined]],
	"missing-file": [[/pages\/home[./]/, "remove"]],
	"missing-translation": [
		[home, ["heading", "da"], undefined],
		[home, ["description", "da"], "TODO"],
		[/opening\.en/, "remove"],
	],
	"more-problems": [[intro, "markdown", "<b>Ro</b>\n\n".repeat(120)]],
	"not-current": [[home, ["heading", "da"], "{{percent.summer}}"]],
	"too-long": [[home, ["description", "da"], "Ro og hvile. ".repeat(16)]],
	typography: [
		[home, ["heading", "da"], 'Vi - og "ro" kl 10:00 den 12/8 2025'],
	],
	unchecked: [[prices, ["checked"], "2024-01-01"]],
	"unknown-fact": [[home, ["heading", "da"], "Kun {{price.session-3h}}"]],
	"unknown-field": [[sessions, ["overnight", "kind"], "session"]],
	"unknown-link": [
		[faq, [0, "answer", "da"], "[Her](/en/faq)"],
		[faq, [0, "answer", "da"], "[Her](/faq.html)"],
		[navigation, ["practical", 0, "part"], "nowhere"],
	],
	"unknown-name": [[faq, [0, "answer", "da"], "![Åen](nowhere.svg)"]],
	"unlikely-date": [[article, ["date"], "2062-04-02"]],
	"unsafe-link": [
		[faq, [0, "answer", "da"], "[Her](http://a.example)"],
		[faq, [0, "answer", "da"], "[Her](mailto:a)"],
		[faq, [0, "answer", "da"], "[Her](file:///C/a.pdf)"],
		[faq, [0, "answer", "da"], "[Her]({{price.range}})"],
	],
};

/** Errors that no edit on the page can cause, with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
	"code-error": "of the code of the site",
	"dead-link": "nothing asks while somebody edits",
	"file-too-large": "the editor refuses it",
	"moved-link": "nothing asks while somebody edits",
	"not-utf8": "the editor refuses it",
	"unfinished-merge": "the editor refuses it",
	"open-question": "only said before the site is published",
	"outside-project": "of links in the folder",
	"template-name": "of files of the site's code",
	"template-syntax": "of files of the site's code",
	sample: "only said before the site is published",
	"unclosed-front-matter": "the editor refuses it",
	"unknown-file": "of files that somebody puts there",
	"unreadable-file": "of the disk",
	"yaml-syntax": "the editor writes no other YAML",
};

/** The buttons of the editor named in its messages. */
const buttons = [textStrings.fact, textStrings.picture].flatMap(
	({ da, en }) => [`med + ${da}`, `with + ${en}`],
);

const button = /\b(?:med|with) \+ \p{L}+/gu;

test("a mistake of each kind that the page allows is explained without technical terms", () => {
	const occurred = new Set<string>();
	for (const [code, ways] of Object.entries(slips))
		for (const slip of ways) {
			const { codes, texts } = explainSlip(slip);
			expect.soft(codes, String(slip)).toContain(code);
			for (const each of codes) occurred.add(each);
			const unclear = texts.filter((each) => technical.test(each));
			expect.soft(unclear, String(slip)).toEqual([]);
			const named = texts.flatMap((each) => each.match(button) ?? []);
			expect.soft(buttons).toEqual(expect.arrayContaining(named));
		}
	const known = [
		// Their sentences aren't in the catalogue.
		...["code-error", "open-question", "rule"],
		...codesIn("generator/messages/en.ts", /^\t"([\w-]+)\.[\w-]+": \{/gm),
		...readdirSync(join(repository, "site/lint")).flatMap((name) =>
			codesIn(`site/lint/${name}`, /\bcode: "([\w-]+)"/g),
		),
	];
	expect(known.length).toBeGreaterThan(40);
	expect([...occurred, ...Object.keys(elsewhere)].sort()).toEqual(
		[...new Set(known)].sort(),
	);
});

test("a text that would make its file unreadable is refused", () => {
	for (const text of [
		"Ro.\n\n".repeat(1100),
		"Ro".repeat(3000),
		"Ro\0 her",
		"<<<<<<< HEAD\nRo.",
	])
		expect(changeText([intro, "markdown", text])).toBeUndefined();
});

function codesIn(path: string, code: RegExp): string[] {
	const text = readFileSync(join(repository, path), "utf8");
	return [...text.matchAll(code)].map(([, found = ""]) => found);
}

/** Returns the error codes of the small site after a mistake, and the editor's messages in both languages. */
function explainSlip(slip: Slip) {
	const changed = createSources(slip);
	const { value, diagnostics } = compile({ ...inputs, sources: changed }, memo);
	const built = { ...inputs, ...value, sources: changed };
	const texts = (["da", "en"] as const)
		.flatMap((language) => listProblems(diagnostics, built, language))
		.flatMap(({ message, hint, label = "" }) => [label, message, hint]);
	return { codes: diagnostics.map(({ code }) => code), texts };
}

function createSources(slip: Slip): Source[] {
	const [file, way] = slip;
	if (way === "remove")
		return sources.filter(({ path }) => !slip[0].test(path));
	const next = way === "picture" ? slip[2] : changeText(slip);
	if (next === undefined) throw new Error(`${file} can't hold ${slip[2]}.`);
	return [
		...sources.filter(({ path }) => path !== file),
		createSource(String(file), next),
	];
}

/** Changes a value in a file; undefined if the editor refuses. */
function changeText([file, path, value]: ValueSlip): string | undefined {
	const text = fixture(file.replace("content/", ""));
	return setValue(text, { file, path }, value);
}
