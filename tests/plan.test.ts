import { expect, test } from "vitest";
import { check, edit, fixture } from "./support/check.ts";

// The pages of the site and their content. Their appearance isn't tested here.

const site = check();

test("the small site consists of these files", () => {
	const paths = site.artifacts
		.map(({ path }) => path)
		.filter((path) => !/^(assets|media)\//.test(path));
	expect(paths.sort()).toEqual([
		...["404.html", "_headers", "_redirects", "book.html", "en.html"],
		...["en/book.html", "en/events.html", "en/faq.html", "en/feed.xml"],
		...["en/news.html", "en/news/summer-offer.html", "en/news/we-open.html"],
		...[
			"en/opening-hours.html",
			"en/search.json",
			"en/terms.html",
			"en/testimonials.html",
		],
		...["en/thanks.html", "events.html", "faq.html", "favicon.svg", "feed.xml"],
		...[
			"index.html",
			"news.html",
			"news/sommertilbud.html",
			"news/vi-aabner.html",
		],
		...["opening-hours.html", "redirects.map", "robots.txt", "search.json"],
		...["sitemap.xml", "tak.html", "terms.html", "testimonials.html"],
	]);
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

test.each<
	[title: string, file: string, has: (string | RegExp)[], lacks?: string[]]
>([
	[
		"the 404 page is in both languages, and isn't indexed",
		"404.html",
		[
			...["Her er intet", "Gå hjem", "Nothing here", "Go home"],
			'<meta name="robots" content="noindex"',
		],
		['rel="canonical"'],
	],
	[
		"a legal text has a table of contents",
		"terms.html",
		['<a href="#betaling">Betaling</a>', '<a href="#afbud">Afbud</a>'],
		['href="#frist"'],
	],
	[
		"links and testimonials are in the language of the page: Danish",
		"index.html",
		[
			/<a[^>]* href="\/faq"[^>]*>Læs mere/,
			...["Fra andre lande", "Jeg sov godt."],
		],
	],
	[
		"links and testimonials are in the language of the page: English",
		"en.html",
		[/<a[^>]* href="\/en\/testimonials"[^>]*>Read more/, "I slept well."],
		["From other countries", "Jeg sov godt."],
	],
	[
		"a code is shown with its end date",
		"opening-hours.html",
		["BARN30", "30.\u00A0juni 2027"],
	],
	[
		"a booking widget has the provider's four values, in the page's language",
		"book.html",
		[
			/<div[^>]* class="tidbog-widget"/,
			'data-company-id="0000000000000000000000000000000a"',
			'data-storefront-id="0000000000000000000000000000000b"',
			'data-experience-id="0000000000000000000000000000000c"',
			'data-language="da"',
			'href="https://tidbog.example/da/0000000000000000000000000000000c"',
		],
		["Vis kalenderen</button>"],
	],
	[
		"a prefilled message is encoded for e-mail and for text messages",
		"book.html",
		[
			'href="mailto:hej@kilden.example?body=Hej%20Kilden%2C%20jeg%20vil%20gerne',
			'href="sms:+4511223344?&amp;body=Hej%20Kilden%2C%20jeg%20vil%20gerne',
		],
	],
	[
		"the booking text lists the equipment for a session and the included items for a night",
		"book.html",
		[" Puder</li>"],
		["Seng og håndklæde"],
	],
])("%s", (_, file, has, lacks = []) => {
	const html = site.text(file);
	for (const each of has)
		expect
			.soft(typeof each === "string" ? html.includes(each) : each.test(html))
			.toBe(true);
	for (const each of lacks) expect.soft(html.includes(each), each).toBe(false);
});

test("every footer has the contact data and the year of the build", () => {
	const { text, artifacts } = check({}, "2031-07-01");
	for (const { path } of artifacts)
		if (path.endsWith(".html") && text(path).includes("<main"))
			expect
				.soft(text(path).replace(/.*<footer/s, ""), path)
				.toMatch(/Kilden Prøve ApS.*Åvej 7.*CVR.*12345678.*© 2031/s);
});

test("rows of prices and hours have what applies: the price for new guests, closed days, start times", () => {
	const html = site.text("en/opening-hours.html");
	expect(findRow(html, "Short session")).toContain("DKK\u00A0180");
	expect(findRow(html, "Long session")).toContain("DKK\u00A0300");
	expect(findRow(html, "Night").match(/DKK/g)).toHaveLength(1);
	expect(findRow(html, "Wednesday")).toContain("Closed");
	expect(findRow(html, "Friday")).not.toContain("Closed");
	expect(findRow(html, "Thursday")).toContain("13:00");
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

test("the provider's script is loaded only on pages with a widget", () => {
	const loading = site.artifacts.filter(
		({ path, bytes }) =>
			path.endsWith(".html") && String(bytes).includes("//widget.example/"),
	);
	expect(loading.map(({ path }) => path)).toEqual(["book.html"]);
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

test("widgets load on a click if the content says so", () => {
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
