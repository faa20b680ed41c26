import { describe, expect, test } from "vitest";
import { compile } from "../generator/build.ts";
import { createMemo } from "../generator/cache/memo.ts";
import type { Source } from "../generator/types.ts";
import { site } from "../site/site.ts";
import { bundle, check, edit, fixture, sourcesWith, today } from "./check.ts";

// One slip gives one message. What follows from it is not reported as well, and what doesn't still is.

describe("a file that is there and can't be read is reported by whoever reads it, and is not missing too", () => {
	test.each([
		"content/news/summer.da.md",
		"content/pages/faq.yaml",
		"content/pages/home/science.da.md",
		"content/people/anna.yaml",
		"content/people/anna.en.md",
		"content/media/hero.svg",
		"content/facts/prices.yaml",
		"content/strings.yaml",
		"content/redirects.yaml",
		"content/pages/",
		"content/news/",
		"content/media/",
		"content/facts/",
		"content/",
		"templates/",
	])("%s", (path) => {
		expect(withUnread(path)).toEqual([]);
	});

	/** What is reported of the small site without what is at this path. */
	function withUnread(path: string): readonly string[] {
		const unread: Source = {
			path,
			bytes: new Uint8Array(),
			digest: "unread",
			isUnread: true,
		};
		const sources = [
			...sourcesWith({}).filter((source) => !source.path.startsWith(path)),
			unread,
		];
		const { value, diagnostics } = compile(
			{ site, sources, bundle, date: today },
			createMemo(),
		);
		expect(value.artifacts).toEqual([]);
		return diagnostics.map(({ file, message }) => `${file}: ${message.en}`);
	}
});

describe("beside a file that can't be read, links are still checked", () => {
	test.each([
		["an article", { "news/summer.da.md": "" }, "/faqq"],
		["a page", { "pages/events.yaml": "" }, "/faqq"],
		[
			"a page with a mistake below its address",
			edit("pages/events.yaml", "\ntitle:", "\ntitle: a: b"),
			"/elsewhere",
		],
	])("%s", (_, files, link) => {
		const { diagnostics } = check({ ...files, ...linkTo(link) });
		expect(diagnostics.map(({ message }) => message.en)).toContain(
			`No page has the address ${link}.`,
		);
		expect(diagnostics).toHaveLength(2);
	});

	test("but one that may be the file's own address is not wrong", () => {
		const files = { "pages/events.yaml": "" };
		check({ ...files, ...linkTo("/hvad-sker-der") }).reports(
			"pages/events.yaml:1:1 error: The file is empty.",
		);
	});

	test("nor is a redirect to it", () => {
		check({
			"pages/events.yaml": "",
			"redirects.yaml": "- { from: /kalender, to: /events }\n",
		}).reports("pages/events.yaml:1:1 error: The file is empty.");
	});

	function linkTo(address: string) {
		const file = "pages/home/science.da.md";
		return { [file]: `${fixture(file)}\n[Se her](${address}).\n` };
	}
});

describe("beside a value that doesn't fit, the file's others hold", () => {
	const wrongPrice = edit("facts/prices.yaml", ": 300", ": 300 kr.");
	const told =
		"facts/prices.yaml:1:13 error: session-1h is “300 kr.”; it must be a whole number of kroner: digits only, without quotes and full stops, e.g. 1400.";

	test("a name that the file doesn't give is unknown", () => {
		check({
			...wrongPrice,
			...edit("facts/sessions.yaml", "price: event", "price: evnt"),
		}).reports(
			told,
			"facts/sessions.yaml:26:10 error: There is no price evnt.",
		);
	});

	test("a price written by hand is recognised", () => {
		const file = "pages/home/science.da.md";
		const { diagnostics } = check({
			...wrongPrice,
			[file]: `${fixture(file)}\nDet koster 500 kr.\n`,
		});
		expect(diagnostics.map(({ code }) => code)).toEqual([
			"invalid-field",
			"handwritten-fact",
		]);
	});

	test.each([
		[
			"a fact's name with a typing error",
			{
				...edit("facts/rules.yaml", "replyHours: 36", "replyHours: 36 t"),
				...edit("faq.yaml", "{{price.range}} Se", "{{duration.reffund}} Se"),
			},
			"There is no fact {{duration.reffund}}.",
		],
		[
			"a reference in the file itself",
			edit(
				"facts/discounts.yaml",
				"percent: 40\n    name: { da: Nye gæster, en: New guests }\n    covers: { da: Gælder første besøg., en: Covers a first visit. }\n    prices: [session-1h, session-2h]\n  children",
				"percent: 40 %\n    name: { da: Nye gæster, en: New guests }\n    covers: { da: Gælder første besøg., en: Covers a first visit. }\n    prices: [session-1h, sesion-2h]\n  children",
			),
			"There is no price sesion-2h.",
		],
	])("%s is wrong as well", (_, files, message) => {
		const { diagnostics } = check(files);
		expect(diagnostics.map((each) => each.message.en)).toContain(message);
		expect(diagnostics).toHaveLength(2);
	});

	test.each([
		["a value of another kind", "    percent: 40\n", "    percent: 40 %\n"],
		[
			"a list that is none",
			"prices: [session-2h]\n    until",
			"prices: session-2h\n    until",
		],
		["a name that is misspelt", "visits: 5,", "vists: 5,"],
		["a number in words", "visits: 12", "visits: tolv"],
		["a day that is none", "until: 2026-06-14", "until: 2026-06-31"],
		["a field that is misspelt", "until: 2026-06-14", "untill: 2026-06-14"],
		["a name that can't be one", "  children:", "  Børn:"],
		[
			"a price that isn't there",
			"prices: [session-2h, overnight]",
			"prices: [session-2h, massage]",
		],
		[
			"a discounted price that isn't there",
			"prices: [session-1h, session-2h]",
			"prices: [massage, session-2h]",
		],
	])("%s among the discounts is one mistake", (_, from, to) => {
		const { diagnostics } = check(edit("facts/discounts.yaml", from, to));
		expect(diagnostics.map(({ file }) => file)).toEqual([
			"content/facts/discounts.yaml",
		]);
	});
});

describe("a file with nearly the right name", () => {
	test("is to be renamed to a name that is free", () => {
		check({ "pages/faq.yml": fixture("pages/faq.yaml") }).reports(
			"pages/faq.yml:1:1 error: This file is not part of the content.\n  content/pages/faq.yaml already exists: move what it lacks into it, and delete this file.",
		);
	});

	test("is there for those who refer to it", () => {
		check({
			"pages/faq.yml": fixture("pages/faq.yaml"),
			"pages/faq.yaml": undefined,
		}).reports(
			"pages/faq.yml:1:1 error: This file is not part of the content.\n  Rename it to content/pages/faq.yaml.",
		);
	});
});

describe("a picture with nearly the right name", () => {
	const svg =
		'<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>\n';

	test("in capitals is told its ending", () => {
		check({ "media/DSC_0012.PNG": svg }).reports(
			"media/DSC_0012.PNG:1:1 error: The extension .PNG must be written in lower case: .png.\n  Rename it to DSC_0012.png, and write that name where the file is used.",
		);
		check({ "media/DSC_0012.PNG": svg }).reportsInDanish(
			"media/DSC_0012.PNG:1:1 error: Filendelsen .PNG skal skrives med små bogstaver: .png.\n  Omdøb den til DSC_0012.png, og skriv det navn, hvor filen bruges.",
		);
	});

	test("is told one that no other has, or is told", () => {
		const { diagnostics } = check({
			"media/Mit hus.SVG": svg,
			"media/mit_hus!.svg": svg,
			"media/mit-hus.svg": svg,
		});
		expect(diagnostics.map(({ hint }) => hint?.en)).toEqual([
			"Rename it to mit-hus-2.svg, and write that name where the file is used.",
			"Rename it to mit-hus-3.svg, and write that name where the file is used.",
		]);
	});

	test("is there for those who show it by the name it is to have", () => {
		const file = "pages/home/science.da.md";
		check({
			"media/Mit hus.svg": svg,
			[file]: `${fixture(file)}\n![Huset](mit-hus.svg)\n`,
		}).reports(
			"media/Mit hus.svg:1:1 error: This name can't be part of an address.",
		);
	});
});

describe("a mistake in the home of what many places cite is reported there, once", () => {
	const discounts = "facts/discounts.yaml";
	test.each([
		[
			"a price that is no longer under a discount",
			{
				...edit(discounts, "[session-1h, session-2h]", "[event, session-2h]"),
				"pages/home/science.da.md": "Kun {{price.new-customer.session-1h}}",
			},
			/^facts\/discounts.yaml:2:3 error: \d+ places use something that new-customer doesn't define, e.g. {{price.new-customer.session-1h}}; the first is content\//,
		],
		[
			"a discount that ends before it begins",
			edit(
				discounts,
				"[session-1h, session-2h]",
				"[session-1h, session-2h]\n    from: 2026-03-01\n    until: 2026-02-01",
			),
			/^facts\/discounts.yaml:9:12 error: This ends on 2026-02-01, before it begins on 2026-03-01.$/,
		],
		[
			"a discount that only begins",
			edit(
				discounts,
				"[session-1h, session-2h]",
				"[session-1h, session-2h]\n    from: 2026-04-01",
			),
			/^facts\/discounts.yaml:8:11 warning: The discount new-customer does not start until 1\u00A0April 2026, but \d+ places mention it as if it applied; the first is content\//,
		],
		[
			"an article that ends before it begins, and that others link to",
			{
				...edit(
					"news/summer.da.md",
					"\n---\n",
					"\nfrom: 2026-09-01\nuntil: 2026-01-01\n---\n",
				),
				...edit(
					"news/summer.en.md",
					"\n---\n",
					"\nfrom: 2026-09-01\nuntil: 2026-01-01\n---\n",
				),
			},
			/^news\/summer.da.md:\d+:8 error: This ends on 2026-01-01, before it begins on 2026-09-01.$/,
		],
		[
			"a day and a month that changed places in one language of an article",
			edit("news/summer.en.md", "date: 2026-05-20", "date: 2026-12-05"),
			/^news\/summer.en.md:\d+:7 error: date is 2026-12-05 here and 2026-05-20 in /,
		],
		[
			"a price that is gone",
			edit("facts/prices.yaml", "session-2h: 500\n", ""),
			/^facts\/prices.yaml:1:1 error: Nothing here is called session-2h, but \d+ places use it; the first is content\//,
		],
		[
			"a discount that is gone by another name",
			edit(discounts, "  new-customer:\n", "  guests:\n"),
			/^facts\/discounts.yaml:1:1 error: Nothing here is called new-customer, but \d+ places use it; the first is content\//,
		],
		[
			"all discounts gone by another name",
			edit(discounts, "codes:\n", "codex:\n"),
			/^facts\/discounts.yaml:1:1 error: codex is not a field of this file.$/,
		],
		[
			"a stage that ends too early",
			edit(
				"facts/phases.yaml",
				"to: 120",
				"to: 2\n  title: { da: Hvil, en: Rest here }\n  text: { da: Du hviler nu., en: You rest now. }\n- from: 60\n  to: 120",
			),
			/^facts\/phases.yaml:6:7 error: This stage ends after 2 minutes, before it begins after 20.$/,
		],
		[
			"two groups with the line between them gone",
			edit(discounts, "  children:\n", ""),
			/^facts\/discounts.yaml:8:5 error: The field code is already in line 3.$/,
		],
	])("%s", (_, files, told) => {
		const lines = check(files).diagnostics.map(
			({ file, line, column, severity, message }) =>
				`${file.replace("content/", "")}:${line}:${column} ${severity}: ${message.en}`,
		);
		expect(lines[0]).toMatch(told);
		expect(
			lines.filter((line) => !told.test(line) && !/summer.en.md/.test(line)),
		).toEqual([]);
	});

	test("where few ask for it, they are told each", () => {
		const { diagnostics } = check({
			"pages/home/science.da.md": "{{price.new-customer.massage}}",
		});
		expect(diagnostics).toMatchObject([
			{ file: "content/pages/home/science.da.md", code: "unknown-fact" },
		]);
	});
});
