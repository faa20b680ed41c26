import { expect, test } from "vitest";
import { check, edit, fixture } from "./support/check.ts";

// The pages of the site and their content. Their appearance isn't tested here.

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

test("a page in one language lists no alternates", () => {
	const html = site.text("en/testimonials.html");
	expect(html).toContain(
		'<link rel="canonical" href="https://kilden.example/en/testimonials"',
	);
	expect(html).not.toContain('<link rel="alternate" hrefLang');
	expect(site.text("tak.html")).toContain(
		'<link rel="alternate" hrefLang="x-default" href="https://kilden.example/tak"',
	);
});

test("the language switch leads to the translation, the target of its redirect, the list or the home page", () => {
	const alone = check({ "news/summer.en.md": undefined });
	const withoutRedirects = check({ "redirects.yaml": "[]\n" });
	for (const [{ text }, file, href] of [
		[site, "tak.html", "/en/thanks"],
		[site, "news/vi-aabner.html", "/en/news/we-open"],
		[site, "en/testimonials.html", "/faq"],
		[site, "404.html", "/en"],
		[alone, "news/sommertilbud.html", "/en/news"],
		[withoutRedirects, "en/testimonials.html", "/"],
	] as const)
		expect.soft(getSwitchTarget(text(file)), file).toBe(href);
});

test("the menu marks the current page, the list page of an article, and nothing else", () => {
	for (const [file, current] of [
		["news.html", [["page", "/news"]]],
		["en/book.html", [["page", "/en/book"]]],
		["news/vi-aabner.html", [["true", "/news"]]],
		["terms.html", []],
	] as const)
		expect.soft(listCurrent(site.text(file)), file).toEqual(current);
});

test("the 404 page is in both languages and isn't indexed", () => {
	const html = site.text("404.html");
	for (const words of ["Her er intet", "Gå hjem", "Nothing here", "Go home"])
		expect(html).toContain(words);
	expect(html).toContain('<meta name="robots" content="noindex"');
	expect(html).not.toContain('rel="canonical"');
});

test("every footer has the contact data and the year of the build", () => {
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

test("only sessions covered by a code have a price for new guests", () => {
	const html = site.text("en/opening-hours.html");
	expect(findRow(html, "Short session")).toContain("DKK\u00A0180");
	expect(findRow(html, "Long session")).toContain("DKK\u00A0300");
	expect(findRow(html, "Night").match(/DKK/g)).toHaveLength(1);
});

test("a legal text has a table of contents", () => {
	const html = site.text("terms.html");
	for (const link of [
		'<a href="#betaling">Betaling</a>',
		'<a href="#afbud">Afbud</a>',
	])
		expect(html).toContain(link);
	expect(html).not.toContain('href="#frist"');
});

test("a link on the home page has a URL for each language", () => {
	expect(site.text("index.html")).toMatch(/<a[^>]* href="\/faq"[^>]*>Læs mere/);
	expect(site.text("en.html")).toMatch(
		/<a[^>]* href="\/en\/testimonials"[^>]*>Read more/,
	);
});

test("the URL of an external link may differ by language, wherever content has one", () => {
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

test("an external link may be shown in one language only", () => {
	expect(site.text("index.html")).toContain("Fra andre lande");
	expect(site.text("en.html")).not.toContain("From other countries");
});

test("testimonials are shown only on pages in their language", () => {
	expect(site.text("index.html")).toContain("Jeg sov godt.");
	expect(site.text("en.html")).toContain("I slept well.");
	expect(site.text("en.html")).not.toContain("Jeg sov godt.");
});

test("a day without start times is closed, unless it has an overnight stay", () => {
	const html = site.text("en/opening-hours.html");
	expect(findRow(html, "Wednesday")).toContain("Closed");
	expect(findRow(html, "Friday")).not.toContain("Closed");
	expect(findRow(html, "Thursday")).toContain("13:00");
});

test("a code is shown with its end date, or as unlimited", () => {
	const html = site.text("opening-hours.html");
	expect(html).toContain("BARN30");
	expect(html).toContain("30.\u00A0juni 2027");
});

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

test("the provider's script is loaded only on pages with a widget", () => {
	const loading = site.artifacts
		.map(({ path }) => path)
		.filter(
			(path) =>
				path.endsWith(".html") &&
				site.text(path).includes("https://widget.example/"),
		);
	expect(loading).toEqual(["book.html"]);
});

test("the prefilled message may contain any character", () => {
	const body =
		"body=Hej%20Kilden%2C%20jeg%20vil%20gerne%20have%20en%20kort%20session.";
	expect(site.text("book.html")).toContain(
		`href="mailto:hej@kilden.example?${body}"`,
	);
	expect(site.text("book.html")).toContain(
		`href="sms:+4511223344?&amp;${body}"`,
	);
});

test("an e-mail has a subject and CRLF line endings", () => {
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

test("the booking text lists the equipment for a session and the included items for a night", () => {
	expect(check().text("en/book.html")).toContain("A bed and a towel</li>");
	const danish = check().text("book.html");
	expect(danish).toContain(" Puder</li>");
	expect(danish).not.toContain("Seng og håndklæde");
});

test("widgets load on entry, or on a click if the content says so", () => {
	expect(site.text("book.html")).not.toMatch(/<button[^>]*>Vis kalenderen/);
	const asking = check(
		edit("booking.yaml", "name: Tidbog", "name: Tidbog\n  load: click"),
	);
	asking.reports();
	expect(asking.text("book.html")).toMatch(
		/<button[^>]*>Vis kalenderen<\/button>.*modtager Tidbog oplysninger/,
	);
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

/** Returns the target of the language switch. */
function getSwitchTarget(html: string): string | undefined {
	const own = /<html lang="(..)"/.exec(html)?.[1];
	const links = [...html.matchAll(/<a [^>]*hrefLang="(..)"[^>]*>/gi)];
	const other = links.find(([, language]) => language !== own)?.[0] ?? "";
	return / href="([^"]*)"/.exec(other)?.[1];
}

/** Lists the links marked as current, each URL once. */
function listCurrent(html: string): (readonly [string, string])[] {
	const [bar = ""] = html.split("</header>");
	const links = [...bar.matchAll(/<a [^>]*aria-current="(page|true)"[^>]*>/g)]
		.filter(([link]) => !/hreflang/i.test(link))
		.map(
			([link, kind = ""]) =>
				[kind, / href="([^"]*)"/.exec(link)?.[1] ?? ""] as const,
		);
	return [...new Map(links.map((each) => [each.join(), each])).values()];
}

/** Returns the table row with this heading. */
function findRow(html: string, name: string): string {
	const rows = html.match(/<tr[^>]*>.*?<\/tr>/gs) ?? [];
	return rows.find((row) => row.replace(/<[^>]+>/g, "").startsWith(name)) ?? "";
}
