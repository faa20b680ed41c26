import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { textStrings } from "../../editor/client/text/strings.ts";
import { createContext } from "../../editor/context.ts";
import { listChoices } from "../../editor/fields/choices.ts";
import { createLabels } from "../../editor/fields/labels.ts";
import { listProblems } from "../../editor/problems/problems.ts";
import type {
	Field,
	ListChange,
	ValueAddress,
	YamlValue,
} from "../../editor/protocol.ts";
import { compile } from "../../generator/build.ts";
import { createMemo } from "../../generator/cache/memo.ts";
import { changeList, setValue } from "../../generator/files/content-file.ts";
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
const rules = "content/facts/rules.yaml";
const hours = "content/facts/hours.yaml";
const home = "content/pages/home.yaml";
const faq = "content/faq.yaml";
const business = "content/business.yaml";
const codes = "content/facts/codes.yaml";
const offers = "content/facts/offers.yaml";
const discounts = "content/facts/discounts.yaml";
const sessions = "content/facts/sessions.yaml";
const phases = "content/facts/phases.yaml";
const redirects = "content/redirects.yaml";
const navigation = "content/navigation.yaml";
const testimonials = "content/testimonials.yaml";
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

type ListSlip = readonly [
	file: string,
	path: ValueAddress["path"],
	change: ListChange,
	kind: "list",
];

/** An edit on the page, in the form of a request. */
type Slip =
	| ValueSlip
	| ListSlip
	| readonly [files: RegExp, kind: "remove"]
	| readonly [file: string, kind: "picture", bytes: string];

/** Mistakes by the code of their error. */
const slips: Readonly<Record<string, readonly Slip[]>> = {
	allowance: [[intro, "markdown", "<!-- kilde-allow: it is right -->\n\nRo."]],
	"broken-markdown": [
		[intro, "markdown", "Ro [her][1]\n\n[1]: /faq"],
		[home, ["heading", "da"], "**Fed** skrift"],
		[home, ["heading", "da"], "Se [priser](/opening-hours)"],
		[home, ["heading", "da"], "Mad &amp; ro"],
		[home, ["heading", "da"], "Mad &quot;og&quot; ro"],
		[home, ["heading", "da"], "<b>Fed</b> skrift"],
		[intro, "markdown", "Dette er \\*\\*fed skrift."],
		[intro, "markdown", "\\#Priser"],
		[intro, "markdown", "• Ro\n• Hvile"],
		[intro, "markdown", "\\[ ] Ro"],
		[intro, "markdown", "\\| Ro | Hvile |"],
		[intro, "markdown", "\\[Ro] (/faq)"],
		[intro, "markdown", "(Ro)\\[/faq]"],
		[intro, "markdown", "Ro\\[^1] og \\~~hvile\\~~"],
		[intro, "markdown", "[](/faq) og [her]()"],
		[intro, "markdown", "    Ro"],
		[intro, "markdown", "```\nRo"],
	],
	"closed-service": [
		[intro, "markdown", "https://ec.europa.eu/consumers/odr/"],
	],
	"control-character": [
		[home, ["heading", "da"], "Ro\u200B her"],
		[intro, "markdown", "Ro\u202E her"],
		[intro, "markdown", "Ro\u0007 her"],
	],
	"duplicate-id": [
		[codes, ["children", "prices"], ["session-2h", "session-2h"]],
		[cards, "markdown", "## Hours\n\nRo."],
	],
	"duplicate-url": [
		[home, ["path", "da"], "/faq"],
		[home, ["path", "da"], "/404"],
	],
	"empty-file": [[intro, "markdown", ""]],
	"handwritten-fact": [
		[home, ["heading", "da"], "Kun 300 kr."],
		[home, ["heading", "da"], "Om 36 timer"],
	],
	"heading-level": [
		[intro, "markdown", "## Ro\n\nRo.\n\n#### Hvile\n\nRo."],
		[intro, "markdown", "# Ro\n\nRo."],
	],
	"health-claim": [
		[intro, "markdown", "Det helbreder dig."],
		[home, ["heading", "da"], "Mod migræne"],
	],
	"html-in-markdown": [[intro, "markdown", "Ro <!-- her -->"]],
	inconsistent: [[offers, ["summer", "until"], "2026-05-01"]],
	rule: [
		[faq, [1, "id"], "price"],
		[codes, ["children", "code"], "NY40"],
		[hours, ["week", "monday", "starts", 1], "09:00"],
		[hours, ["week", "monday", "starts", 1], "10:00"],
		[hours, ["openingDay", "to"], "10:00"],
		[hours, ["session"], "overnight"],
		[hours, ["overnight"], "session-1h"],
		[phases, [1, "from"], 30],
		[phases, [1, "to"], 10],
		[discounts, ["sharedNight", "guestsFrom"], 5],
		[sessions, ["overnight", "until"], "22:30"],
	],
	"invalid-field": [
		[prices, ["session-1h"], "3x"],
		[prices, ["session-1h"], -1],
		[prices, ["session-1h"], 1_000_000],
		[prices, ["checked"], "i går"],
		[hours, ["week", "monday", "starts", 0], "10.30"],
		[home, ["heading", "da"], ""],
		[home, ["heading"], ""],
		[home, ["path", "da"], "Forside"],
		[home, ["path", "en"], "/home"],
		[home, ["testimonials", "page", "en"], ""],
		[home, ["founderQuote", "text", "da"], "»Ro«"],
		[faq, [0, "id"], "Æ ø"],
		[business, ["site"], "https://kilden.example/"],
		[business, ["site"], "https://kilden.example/hjem"],
		[business, ["name", "da"], "Kilden {{price.range}}"],
		[business, ["contact", "phone"], "11223344"],
		[business, ["contact", "email"], "info@"],
		[business, ["contact", "mobilepay"], "x"],
		[business, ["company", "cvr"], "x"],
		[business, ["address", "postcode"], "x"],
		[business, ["geo", "latitude"], "x"],
		[business, ["links", "maps"], "kort"],
		[business, ["links", "maps"], "https://mig@kort.example"],
		[business, ["links", "maps"], "https://kørt.example"],
		[testimonials, ["danish", 0, "by"], "Mette Kristensen"],
		[testimonials, ["danish", 0, "month"], "august"],
		[codes, ["children", "code"], "x"],
		[codes, ["children", "percent"], 120],
		[article, ["slug"], "Vi åbner"],
	],
	"invalid-hole": [[home, ["heading", "da"], "Fra {{pris}}"]],
	"invalid-image": [
		[home, ["image", "src"], "hero.svg"],
		["content/media/kaffe.png", "picture", "none"],
		["content/media/kaffe.svg", "picture", "<svg"],
	],
	"missing-alt": [
		[faq, [0, "answer", "da"], "![](hero.svg)"],
		[intro, "markdown", "![hero.svg](hero.svg)"],
	],
	"missing-field": [[article, ["featured"], undefined]],
	"missing-file": [
		[/pages\/home[./]/, "remove"],
		[/intro\./, "remove"],
	],
	"missing-translation": [
		[home, ["heading", "da"], undefined],
		[home, ["path", "en"], undefined],
		[home, ["description", "da"], "TODO"],
		[
			home,
			["description"],
			{ da: "Ro og hvile ved åen.", en: "Ro og hvile ved åen." },
		],
		[/intro\.en/, "remove"],
		[/opening\.en/, "remove"],
	],
	"more-problems": [[intro, "markdown", "<b>Ro</b>\n\n".repeat(120)]],
	"not-current": [
		[codes, ["new-customer", "until"], "2026-02-01"],
		[home, ["heading", "da"], "{{percent.summer}}"],
	],
	"too-long": [
		[home, ["description", "da"], "Ro og hvile ved åen. ".repeat(10)],
	],
	typography: [
		[home, ["heading", "da"], 'Vi - og "ro" kl 10:00 den 12/8 2025'],
		[home, ["heading", "en"], 'We - and "rest" on 12th August'],
	],
	unchecked: [[prices, ["checked"], "2024-01-01"]],
	"unknown-fact": [
		[home, ["heading", "da"], "Kun {{price.session-3h}}"],
		[offers, ["summer"], undefined],
	],
	"unknown-field": [[sessions, ["overnight", "kind"], "session"]],
	"unknown-link": [
		[redirects, [0, "to"], "/nowhere"],
		[redirects, [0, "to"], "/testimonials"],
		[faq, [0, "answer", "da"], "[Her](/en/faq)"],
		[faq, [0, "answer", "da"], "[Her](/testimonials)"],
		[faq, [0, "answer", "da"], "[Her](https://kilden.example/faq)"],
		[faq, [0, "answer", "da"], "[Her](/faq.html)"],
		[navigation, ["practical", 0, "part"], "nowhere"],
	],
	"unknown-name": [
		[faq, [0, "answer", "da"], "![Åen](nowhere.svg)"],
		[faq, [0, "answer", "da"], "![Åen](https://a.example/hero.svg)"],
		[home, ["roomImage", "src"], "nowhere.svg"],
	],
	"unlikely-date": [[article, ["date"], "2062-04-02"]],
	"unsafe-link": [
		[faq, [0, "answer", "da"], "[Her](http://a.example)"],
		[faq, [0, "answer", "da"], "[Her](javascript:a)"],
		[faq, [0, "answer", "da"], "[Her](https://a)"],
		[faq, [0, "answer", "da"], "[Her](https://mig@a.example)"],
		[faq, [0, "answer", "da"], "[Her](mailto:a)"],
		[faq, [0, "answer", "da"], "[Her](tel:a)"],
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

/** Texts that would make a file unreadable. */
const refused: readonly string[] = [
	"Ro.\n\n".repeat(1100),
	"Ro".repeat(3000),
	"Ro\0 her",
	"<<<<<<< HEAD\nRo.",
];

/** The buttons of the editor named in its messages. */
const buttons = [textStrings.fact, textStrings.picture].flatMap(
	({ da, en }) => [`med + ${da}`, `with + ${en}`],
);

const button = /\b(?:med|with) \+ \p{L}+/gu;

describe("a mistake on the page", () => {
	const occurred = new Set<string>();

	test.each(Object.entries(slips))("%s", (code, ways) => {
		for (const slip of ways) {
			const { codes, told } = explainSlip(slip);
			expect(codes, String(slip)).toContain(code);
			for (const each of codes) occurred.add(each);
			const read = told.flat();
			expect(read.filter((each) => technical.test(each))).toEqual([]);
			const named = read.flatMap((each) => each.match(button) ?? []);
			expect(named.filter((each) => !buttons.includes(each))).toEqual([]);
		}
	});

	test("exists for every error that the page allows", () => {
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

	test.each(refused)(
		"that would make a file unreadable is rejected",
		(text) => {
			expect(changeText([intro, "markdown", text])).toBeUndefined();
		},
	);
});

function codesIn(path: string, code: RegExp): string[] {
	const text = readFileSync(join(repository, path), "utf8");
	return [...text.matchAll(code)].map(([, found = ""]) => found);
}

test.each(["da", "en"] as const)(
	"in the language %s, fields and facts have labels for people",
	(language) => {
		const { value } = compile(inputs, memo);
		const context = createContext({ ...inputs, ...value }, language);
		const labels = createLabels(context);
		const { facts } = listChoices(context, labels);
		expect(facts.length).toBeGreaterThan(20);
		const files = [prices, rules, hours, home, faq, business, sessions];
		const fields = files.flatMap((file) => {
			const form = labels.getForm(file);
			return form ? listFields(form.form) : [];
		});
		expect(fields.length).toBeGreaterThan(30);
		const read = [
			...facts.map(({ label }) => label),
			...fields.flatMap(({ label, help }) => [label, help]),
		];
		expect(read.filter((each) => technical.test(each))).toEqual([]);
	},
);

/** Lists a field and the fields in it. */
function listFields(field: Field): Field[] {
	const { control } = field;
	const inner =
		"fields" in control
			? control.fields.map((each) => each.field)
			: "element" in control
				? [control.element]
				: "variants" in control
					? control.variants.map((each) => each.field)
					: [];
	return [field, ...inner.flatMap(listFields)];
}

/** Returns the error codes of the small site after a mistake, and the editor's messages in both languages. */
function explainSlip(slip: Slip) {
	const changed = createSources(slip);
	const { value, diagnostics } = compile({ ...inputs, sources: changed }, memo);
	const built = { ...inputs, ...value, sources: changed };
	const told = (["da", "en"] as const)
		.flatMap((language) => listProblems(diagnostics, built, language))
		.map(({ message, hint, label = "" }) => [label, message, hint]);
	return { codes: diagnostics.map(({ code }) => code), told };
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

/** Changes a value or a list in a file; undefined if the editor refuses. */
function changeText(slip: ValueSlip | ListSlip): string | undefined {
	const [file, path] = slip;
	const text = fixture(file.replace("content/", ""));
	return slip.length === 4
		? changeList(text, { file, path }, slip[2])
		: setValue(text, { file, path }, slip[2]);
}
