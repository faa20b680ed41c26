import { describe, expect, test } from "vitest";
import { check, edit, type Files, fixture } from "./support/check.ts";

// Valid input and its output. For invalid input see mistakes.test.ts.

describe("a Markdown text", () => {
	test.each([
		["a paragraph", "En linje\nog en til.", "<p>En linje\nog en til.</p>"],
		["bold words", "Et **stille** rum", "<strong>stille</strong>"],
		["emphasis", "Et *stille* rum", "<em>stille</em>"],
		["a list", "- en\n- to", "<ul>\n<li>en</li>\n<li>to</li>\n</ul>"],
		["a numbered list with a start", "3. en\n4. to", '<ol start="3">'],
		["a quotation", "> Ro.", "<blockquote>\n<p>Ro.</p>\n</blockquote>"],
		["a line break", "en\\\nto", "en<br>\nto"],
		["a rule", "en\n\n---\n\nto", "<hr>"],
		["a link", "[book](/book)", '<a href="/book">book</a>'],
		[
			"a link to another site",
			"[se](https://a.example/?b=1&c=2)",
			'href="https://a.example/?b=1&#x26;c=2"',
		],
		[
			"a link to an e-mail address",
			"<a@b.example>",
			'<a href="mailto:a@b.example">',
		],
		[
			"characters that are special in HTML",
			"1 < 2 & 3 > 2",
			"1 &#x3C; 2 &#x26; 3 > 2",
		],
		["Danish letters", "Æblegrød på Østerø", "Æblegrød på Østerø"],
		[
			"a first word with a colon, and a thematic break",
			"NB: Tag varmt tøj på.\n\n- Ro\n\n---\n\nRo.",
			"<p>NB: Tag varmt tøj på.</p>",
		],
	])("supports %s", (_, markdown, html) => {
		expect(renderScience(markdown)).toContain(html);
	});

	test.each([
		["in a sentence", "Det koster {{price.event}}", "Det koster 420\u00A0kr."],
		["with spaces around its name", "{{ room.units }}", "<p>8</p>"],
		["twice in a line", "{{room.units}} og {{room.units}}", "<p>8 og 8</p>"],
		["in bold text", "**{{room.units}}**", "<strong>8</strong>"],
		["in a link text", "[{{room.units}}](/book)", '<a href="/book">8</a>'],
		[
			"in a link URL",
			"[ring]({{link.phone}})",
			'<a href="tel:+4511223344">ring</a>',
		],
		["in a heading", "## {{room.units}} enheder", ">8 enheder</h2>"],
		["after an escaped character", "\\*{{room.units}}", "<p>*8</p>"],
		["next to an entity", "&aring; {{room.units}}", "<p>å 8</p>"],
	])("can cite a fact %s", (_, markdown, html) => {
		expect(renderScience(markdown)).toContain(html);
	});

	test("omits a comment that suppresses warnings", () => {
		expect(
			renderScience('før\n\n<!-- kilde-tillad: prøve -->\n\n"efter"'),
		).not.toContain("prøve");
	});

	test("keeps text that resembles a placeholder", () => {
		expect(renderScience("qpart0x {{room.units}} qqpart0x")).toContain(
			"<p>qpart0x 8 qqpart0x</p>",
		);
	});

	test.each([
		["Priser", "priser"],
		["Før, under & efter", "foer-under-efter"],
		["Åben *hele* året", "aaben-hele-aaret"],
		["Café à la æ", "cafe-a-la-ae"],
		["Vores {{room.units}} enheder", "vores-enheder"],
		["Cœur, Straße & Łódź", "coeur-strasse-lodz"],
		["Þór, Ærø, Å og A\u030a", "thor-aeroe-aa-og-aa"],
		["Новые объявления", "novye-obyavleniya"],
		["Τα νέα μας", "ta-nea-mas"],
		["مرحبا", "mrhb"],
		["北京 2026", "beijing-2026"],
		["हिन्दी", "hindi"],
		["Ро́за İzmir ½", "roza-izmir-1-2"],
		["🎉 Fest", "fest"],
		["🎉", "tada"],
		["…", "heading"],
		["{{room.units}}", "heading"],
	])("gives the heading “%s” the fragment #%s", (heading, id) => {
		expect(renderScience(`## ${heading}\n\nTekst.`)).toContain(
			`<h2 id="${id}">`,
		);
	});

	test("numbers the fragments of equal headings", () => {
		const html = renderScience("## Ro\n\n## Ro\n\n### Ro");
		for (const heading of ['<h2 id="ro">', '<h2 id="ro-2">', '<h3 id="ro-3">'])
			expect(html).toContain(heading);
		const fragments = renderScience(
			"## … \n\n## Heading\n\n## Ваза\n\n## Vaza\n\n## !",
		).matchAll(/<h2 id="([^"]*)">/g);
		expect(Array.from(fragments, ([, id]) => id)).toEqual([
			"heading",
			"heading-2",
			"vaza",
			"vaza-2",
			"heading-3",
		]);
	});

	test("shows a picture with its alternative text, its size and a URL that contains a digest of its bytes", () => {
		const markdown =
			'![Rummet "set" udefra](room.svg) <!-- kilde-tillad: citat -->';
		const image =
			/<img src="\/media\/room\.[0-9a-f]{8}\.svg" alt="Rummet &quot;set&quot; udefra" width="32" height="24" loading="lazy">/;
		expect(renderScience(markdown)).toMatch(image);
		const larger = {
			"media/room.svg": fixture("media/room.svg").replace("32", "48"),
		};
		expect(renderScience(markdown, larger)).toContain('width="48"');
		expect(findUrl(renderScience(markdown, larger))).not.toBe(
			findUrl(renderScience(markdown)),
		);
	});

	test("has the heading of its front matter", () => {
		expect(renderScience('---\ntitle: "Viden & tro"\n---\n\nTekst.')).toMatch(
			/<h2[^>]*>Viden &amp; tro<\/h2>/,
		);
	});

	test.each([
		["nothing after its closing line", "---\ntitle: Viden\n---\nTekst.\n"],
		["a space", "---\ntitle: Viden\n--- \nTekst.\n"],
		["spaces and a tab", "---\ntitle: Viden\n---  \t\nTekst.\n"],
		["a space after both delimiters", "--- \ntitle: Viden\n--- \nTekst.\n"],
		["Windows line ends", "---\r\ntitle: Viden\r\n--- \r\nTekst.\r\n"],
		["an empty line below", "---\ntitle: Viden\n--- \n\nTekst.\n"],
		["no line break at the end of the file", "---\ntitle: Viden\n--- \nTekst."],
	])("parses the same front matter with %s", (_, markdown) => {
		const html = renderScience(markdown);
		expect(html).toMatch(/<h2[^>]*>Viden<\/h2>/);
		expect(html).toContain("<p>Tekst.</p>");
	});

	test("locates problems below a closing line with a trailing space", () => {
		check({
			"pages/home/science.da.md":
				"---\ntitle: Viden\n---  \nDu kan [booke](/bookk).\n",
		}).reports(
			"pages/home/science.da.md:4:16 error: No page has the address /bookk.\n  Did you mean /book?",
		);
	});

	test("needs neither front matter nor a final line break", () => {
		expect(renderScience("Tekst")).toContain("<p>Tekst</p>");
	});
});

describe("YAML", () => {
	test.each([
		["no", "Nej"],
		["NO", "NO"],
		["a date", "2025-12-24"],
		["a time", "12:30"],
		["a version", "1.2.3"],
		["a phone number with spaces", "+45 12 34"],
		["a hash in a word", "nr#1"],
	])("reads %s as text", (_, value) => {
		const { text } = check(edit("business.yaml", "Kildeby", value));
		expect(text("index.html")).toContain(`8799\u00A0${value}`);
	});

	test.each([
		["as a plain scalar over two lines", "Kom nu,\n      og bliv."],
		["in double quotes", '"Kom nu, og bliv."'],
		["in single quotes", "'Kom nu, og bliv.'"],
		["folded", ">-\n      Kom nu,\n      og bliv."],
	])("reads the same text %s", (_, written) => {
		expect(renderAnswer(written)).toBe("<p>Kom nu, og bliv.</p>");
	});

	test("keeps the paragraphs of a literal block", () => {
		expect(renderAnswer("|-\n      Et.\n\n      To.")).toBe(
			"<p>Et.</p>\n<p>To.</p>",
		);
	});

	test("may contain comments", () => {
		const commented = fixture("facts/prices.yaml").replace(
			"event: 420",
			"# Fra januar:\nevent: 420 # var 400",
		);
		expect(
			check({ "facts/prices.yaml": commented }).text("events.html"),
		).toContain("420\u00A0kr.");
	});

	test("may have lists and maps in flow or block style", () => {
		const lines = fixture("business.yaml")
			.replace("[card, mobilepay]", "\n  - card\n  - mobilepay")
			.replace(
				"{ da: Danmark, en: Denmark }",
				"\n    da: Danmark\n    en: Denmark",
			);
		const { text } = check({ "business.yaml": lines });
		for (const page of ["opening-hours.html", "en/terms.html"])
			expect(text(page)).toBe(check().text(page));
	});
});

describe("locations", () => {
	test.each<[string, Files, string]>([
		[
			"after two-byte characters",
			edit("pages/home/science.da.md", "Vi ved", "Æøå {{x.y}} ved"),
			"1:5",
		],
		[
			"after a byte order mark",
			{ "pages/home/science.da.md": "\uFEFFÅ {{x.y}}\n" },
			"1:3",
		],
		[
			"after CRLF line endings",
			{ "pages/home/science.da.md": "A\r\nB\r\n\r\nC {{x.y}}\r\n" },
			"4:3",
		],
		[
			"below front matter",
			{ "pages/home/science.da.md": "---\ntitle: A\n---\n\nB {{x.y}}\n" },
			"5:3",
		],
		[
			"in front matter",
			{ "pages/home/science.da.md": '---\ntitle: "A {{x.y}}"\n---\n\nB\n' },
			"2:11",
		],
		[
			"in a nested list",
			{ "pages/home/science.da.md": "- A\n  - B {{x.y}}\n" },
			"2:7",
		],
		[
			"in the second of two identical values",
			{ "pages/home/science.da.md": "{{room.units}} {{x.y}}\n" },
			"1:16",
		],
	])("are correct %s", (_, files, place) => {
		check(files).reports(
			`pages/home/science.da.md:${place} error: There is no fact {{x.y}}.`,
		);
	});

	test.each([
		["in double quotes after an escape", '"\\u00e5 {{x.y}}"', "4:17"],
		["in single quotes after a quote", "'''a'' {{x.y}}'", "4:16"],
		["in a folded block", ">-\n      et\n      {{x.y}}", "6:7"],
		[
			"in a folded block below a paragraph",
			">-\n      et\n\n      to {{x.y}}",
			"7:10",
		],
		["in a literal block", "|-\n      et\n      to {{x.y}}", "6:10"],
		["in a plain scalar over two lines", "et\n      to {{x.y}}", "5:10"],
		["in a Markdown list in YAML", "|-\n      - et\n      - {{x.y}}", "6:9"],
	])("in YAML are correct %s", (_, written, place) => {
		check(createAnswer(written)).reports(
			`faq.yaml:${place} error: There is no fact {{x.y}}.`,
		);
	});
});

/** Renders the text of a section on the home page. */
function renderScience(markdown: string, files: Files = {}): string {
	const { diagnostics, text } = check({
		...files,
		"pages/home/science.da.md": markdown,
	});
	expect(diagnostics).toEqual([]);
	return text("index.html");
}

function createAnswer(written: string): Files {
	return edit(
		"faq.yaml",
		"Fra {{price.range}} Se [priserne](/opening-hours#prices).",
		written,
	);
}

/** Renders the first answer. */
function renderAnswer(written: string): string {
	const html = check(createAnswer(written)).text("faq.html");
	const [, found = ""] =
		/id="price".*?(<p>.*?<\/p>)\s*<\/div>/s.exec(html) ?? [];
	return found;
}

function findUrl(html: string): string | undefined {
	return /\/media\/room\.[0-9a-f]+\.svg" alt="Rummet &/.exec(html)?.[0];
}
