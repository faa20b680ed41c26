import { describe, expect, test } from "vitest";
import { check, edit, fixture } from "./support/check.ts";

// What the site consists of, and what each page shows. What a page looks like is not held here.

const site = check();

test("the small site consists of these files", () => {
	const paths = site.artifacts
		.map(({ path }) => path)
		.filter((path) => !/^(assets|media)\//.test(path));
	expect(paths.sort()).toMatchInlineSnapshot(`
		[
		  "404.html",
		  "_headers",
		  "_redirects",
		  "book.html",
		  "en.html",
		  "en/book.html",
		  "en/events.html",
		  "en/faq.html",
		  "en/feed.xml",
		  "en/news.html",
		  "en/news/summer-offer.html",
		  "en/news/we-open.html",
		  "en/opening-hours.html",
		  "en/search.json",
		  "en/terms.html",
		  "en/testimonials.html",
		  "en/thanks.html",
		  "events.html",
		  "faq.html",
		  "favicon.svg",
		  "feed.xml",
		  "index.html",
		  "news.html",
		  "news/sommertilbud.html",
		  "news/vi-aabner.html",
		  "opening-hours.html",
		  "redirects.map",
		  "robots.txt",
		  "search.json",
		  "sitemap.xml",
		  "tak.html",
		  "terms.html",
		  "testimonials.html",
		]
	`);
});

describe("languages", () => {
	test("a page in one language names no other", () => {
		const html = site.text("en/testimonials.html");
		expect(canonicalOf(html)).toBe("/en/testimonials");
		expect(alternatesOf(html)).toEqual([]);
	});

	test.each([
		["a page leads to its counterpart", "tak.html", "/en/thanks"],
		[
			"an article leads to its counterpart",
			"news/vi-aabner.html",
			"/en/news/we-open",
		],
		[
			"a page without one leads where its counterpart's address is redirected",
			"en/testimonials.html",
			"/faq",
		],
		["the missing page leads home", "404.html", "/en"],
	])("the language switch of %s", (_, file, href) => {
		expect(otherLanguageOf(site.text(file))).toBe(href);
	});

	test("the language switch of an article in one language leads to the news in the other", () => {
		const { text } = check({ "news/summer.en.md": undefined });
		expect(otherLanguageOf(text("news/sommertilbud.html"))).toBe("/en/news");
		expect(alternatesOf(text("news/sommertilbud.html"))).toEqual([]);
	});

	test("the language switch of a page in one language, without a redirect, leads home", () => {
		const { text } = check({ "redirects.yaml": "[]\n" });
		expect(otherLanguageOf(text("en/testimonials.html"))).toBe("/");
	});
});

describe("the menu", () => {
	test("marks the page itself, once in the bar", () => {
		expect(currentOf(site.text("news.html"))).toEqual([["page", "/news"]]);
		expect(currentOf(site.text("en/book.html"))).toEqual([
			["page", "/en/book"],
		]);
	});

	test("marks the page that an article belongs to", () => {
		expect(currentOf(site.text("news/vi-aabner.html"))).toEqual([
			["true", "/news"],
		]);
	});

	test("marks nothing on a page that it doesn't hold", () => {
		expect(currentOf(site.text("terms.html"))).toEqual([]);
	});
});

describe("what pages show", () => {
	test("the missing page speaks both languages and is kept from search engines", () => {
		const html = site.text("404.html");
		for (const words of ["Her er intet", "Gå hjem", "Nothing here", "Go home"])
			expect(html).toContain(words);
		expect(html).toContain('<meta name="robots" content="noindex"');
		expect(html).not.toContain('rel="canonical"');
	});

	test("every page ends with who we are, in the year it is built for", () => {
		const { text, artifacts } = check({}, "2031-07-01");
		for (const { path } of artifacts)
			if (path.endsWith(".html") && text(path).includes("<main"))
				for (const words of [
					"Kilden Prøve ApS",
					"Åvej 7",
					"CVR",
					"12345678",
					"© 2031",
				])
					expect(text(path), path).toContain(words);
	});

	test("only what a code covers has a price for new guests", () => {
		const html = site.text("en/opening-hours.html");
		expect(rowOf(html, "Short session")).toContain("DKK\u00A0180");
		expect(rowOf(html, "Long session")).toContain("DKK\u00A0300");
		expect(rowOf(html, "Night").match(/DKK/g)).toHaveLength(1);
	});

	test("a legal text has a table of its main headings", () => {
		const html = site.text("terms.html");
		for (const link of [
			'<a href="#betaling">Betaling</a>',
			'<a href="#afbud">Afbud</a>',
		])
			expect(html).toContain(link);
		expect(html).not.toContain('href="#frist"');
	});

	test("a link of the front page leads to another page in each language", () => {
		expect(site.text("index.html")).toMatch(
			/<a[^>]* href="\/faq"[^>]*>Læs mere/,
		);
		expect(site.text("en.html")).toMatch(
			/<a[^>]* href="\/en\/testimonials"[^>]*>Read more/,
		);
	});

	test("a link to another site may differ by language, wherever content has one", () => {
		const each = (name: string) =>
			`{ da: "https://ude.example/da/${name}", en: "https://ude.example/en/${name}" }`;
		const business = fixture("business.yaml")
			.replace(
				/^( {2}\w+): https:.*/gm,
				(_, name) => `${name}: ${each(name.trim())}`,
			)
			.replace(/"https:\/\/facebook[^"]*"/, each("facebook"));
		const { text, printed } = check({
			...edit(
				"events/evening.yaml",
				"https://billetter.example/aften",
				each("event"),
			),
			...edit("news/opening.da.md", "Velkommen", "[Dag]({{link.opening-day}})"),
			...edit("news/opening.en.md", "Welcome", "[Day]({{link.opening-day}})"),
			"business.yaml": business,
		});
		expect(printed).toBe("");
		const around = ["newsletter", "dashboard", "maps", "facebook"];
		const shown: readonly [string, string, readonly string[]][] = [
			["index.html", "da", [...around, "testimonials"]],
			["en.html", "en", around],
			["en/testimonials.html", "en", ["testimonials"]],
			["events.html", "da", ["event"]],
			["en/events.html", "en", ["event"]],
			["news/vi-aabner.html", "da", ["openingDay"]],
			["en/news/we-open.html", "en", ["openingDay"]],
		];
		for (const [file, locale, names] of shown) {
			for (const name of names)
				expect(text(file)).toContain(
					`href="https://ude.example/${locale}/${name}"`,
				);
			const other = locale === "da" ? "en" : "da";
			expect(text(file)).not.toContain(`https://ude.example/${other}/`);
		}
	});

	test("a link to another site can be shown in one language only", () => {
		expect(site.text("index.html")).toContain("Fra andre lande");
		expect(site.text("en.html")).not.toContain("From other countries");
	});

	test("what guests said in Danish stands on Danish pages, and the other way round", () => {
		expect(site.text("index.html")).toContain("Jeg sov godt.");
		expect(site.text("en.html")).toContain("I slept well.");
		expect(site.text("en.html")).not.toContain("Jeg sov godt.");
	});

	test("a day without starts is closed, unless one can stay over night", () => {
		const html = site.text("en/opening-hours.html");
		expect(rowOf(html, "Wednesday")).toContain("Closed");
		expect(rowOf(html, "Friday")).not.toContain("Closed");
		expect(rowOf(html, "Thursday")).toContain("13:00");
	});

	test("a code without an end says so, and one with an end says when", () => {
		const html = site.text("opening-hours.html");
		expect(html).toContain("BARN30");
		expect(html).toContain("30.\u00A0juni 2027");
	});
});

describe("booking", () => {
	test("a widget has the provider's four values, in the page's language", () => {
		const html = site.text("book.html");
		expect(html).toMatch(/<div[^>]* class="tidbog-widget"/);
		for (const attribute of [
			'data-company-id="0000000000000000000000000000000a"',
			'data-storefront-id="0000000000000000000000000000000b"',
			'data-experience-id="0000000000000000000000000000000c"',
			'data-language="da"',
		])
			expect(html).toContain(attribute);
		expect(html).toContain(
			'href="https://tidbog.example/da/0000000000000000000000000000000c"',
		);
	});

	test("the provider's script is loaded where there is a widget, and nowhere else", () => {
		const loading = site.artifacts
			.map(({ path }) => path)
			.filter(
				(path) =>
					path.endsWith(".html") &&
					site.text(path).includes("https://widget.example/"),
			);
		expect(loading).toEqual(["book.html"]);
	});

	test("a message is written already, whatever its letters", () => {
		const body =
			"body=Hej%20Kilden%2C%20jeg%20vil%20gerne%20have%20en%20kort%20session.";
		expect(site.text("book.html")).toContain(
			`href="mailto:hej@kilden.example?${body}"`,
		);
		expect(site.text("book.html")).toContain(
			`href="sms:+4511223344?&amp;${body}"`,
		);
	});

	test("an e-mail has its subject, and lines end as mail has them", () => {
		const text = check(
			edit(
				"booking.yaml",
				'message: "Hej {{business.name}}, jeg vil gerne have en {{name.session-1h}}."',
				'subject: Booking & mere\n      message: "Dag:\\nAntal:"',
			),
		).text("book.html");
		expect(text).toContain(
			'href="mailto:hej@kilden.example?subject=Booking%20%26%20mere&amp;body=Dag%3A%0D%0AAntal%3A"',
		);
		expect(text).toContain("?&amp;body=Dag%3A%0D%0AAntal%3A");
	});

	test("a session is booked with what the room has, a night with what its price includes", () => {
		expect(check().text("en/book.html")).toContain("A bed and a towel</li>");
		const danish = check().text("book.html");
		expect(danish).toContain(" Puder</li>");
		expect(danish).not.toContain("Seng og håndklæde");
	});

	test("the widgets load on entry, unless the content says on a click", () => {
		expect(site.text("book.html")).not.toMatch(/<button[^>]*>Vis kalenderen/);
		const asking = check(
			edit("booking.yaml", "name: Tidbog", "name: Tidbog\n  load: click"),
		);
		asking.reports();
		expect(asking.text("book.html")).toMatch(
			/<button[^>]*>Vis kalenderen<\/button>.*modtager Tidbog oplysninger/,
		);
	});

	test("they load at no other time", () => {
		check(
			edit("booking.yaml", "name: Tidbog", "name: Tidbog\n  load: later"),
		).reports(
			"booking.yaml:3:9 error: load is “later”; it must be entry or click.",
		);
	});
});

test("samples and open questions are never shown", () => {
	for (const { path, bytes } of site.artifacts) {
		const text =
			typeof bytes === "string" ? bytes : new TextDecoder().decode(bytes);
		expect(text, path).not.toContain("Hvad koster natten?");
		expect(text, path).not.toContain("1500 kr.");
	}
	expect(fixture("open-questions.yaml")).toContain("1500 kr.");
});

function canonicalOf(html: string): string {
	return pathOf(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "");
}

function alternatesOf(html: string): (readonly [string, string])[] {
	const found = html.matchAll(
		/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g,
	);
	return [...found].map(([, language = "", url = ""]) => [
		language,
		pathOf(url),
	]);
}

function pathOf(url: string): string {
	return url.replace(/^https:\/\/kilden\.example/, "");
}

/** Where the language switch leads that isn't to the page's own language. */
function otherLanguageOf(html: string): string | undefined {
	const own = /<html lang="(..)"/.exec(html)?.[1];
	const links = [...html.matchAll(/<a [^>]*hrefLang="(..)"[^>]*>/gi)];
	const other = links.find(([, language]) => language !== own)?.[0] ?? "";
	return / href="([^"]*)"/.exec(other)?.[1];
}

/** The links that are marked as where the visitor is, each address once. */
function currentOf(html: string): (readonly [string, string])[] {
	const [bar = ""] = html.split("</header>");
	const links = [...bar.matchAll(/<a [^>]*aria-current="(page|true)"[^>]*>/g)]
		.filter(([link]) => !/hreflang/i.test(link))
		.map(
			([link, kind = ""]) =>
				[kind, / href="([^"]*)"/.exec(link)?.[1] ?? ""] as const,
		);
	return [...new Map(links.map((each) => [each.join(), each])).values()];
}

/** The row of a table that begins with a name. */
function rowOf(html: string, name: string): string {
	const rows = html.match(/<tr[^>]*>.*?<\/tr>/gs) ?? [];
	return rows.find((row) => row.replace(/<[^>]+>/g, "").startsWith(name)) ?? "";
}
