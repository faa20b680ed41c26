import { describe, expect, test } from "vitest";
import { check, edit } from "./support/check.ts";

// Files for search engines, feed readers and the site's own search, and those beside the pages.

const site = check();

describe("search", () => {
	const items = JSON.parse(site.text("en/search.json"));

	test("lists pages by category and then articles, newest first", () => {
		expect(items.map(({ url }: { url: string }) => url)).toEqual([
			"/en/book",
			"/en/events",
			"/en/faq",
			"/en",
			"/en/opening-hours",
			"/en/testimonials",
			"/en/news",
			"/en/news#summer-offer",
			"/en/news#we-open",
		]);
	});

	test("has the text shown in a list of results for each entry", () => {
		expect(items).toContainEqual({
			id: "news-summer",
			title: "Summer offer",
			description: "Save 20% in June 2026.",
			url: "/en/news#summer-offer",
			type: "news",
			icon: "news",
			category: "News",
		});
	});

	test("links weekdays to the opening hours", () => {
		const { parts } = items.find(
			({ url }: { url: string }) => url === "/en/opening-hours",
		);
		expect(parts).toContainEqual({ id: "hours", title: "Thursday" });
	});

	test("omits pages that opt out, and pages of the other language", () => {
		const danish = site.text("search.json");
		expect(danish).not.toContain("/tak");
		expect(danish).not.toContain("/en");
	});
});

describe("the feed", () => {
	const feed = site.text("feed.xml");

	test("lists the articles of its language, newest first", () => {
		const ids = [...feed.matchAll(/<entry>\s*<id>([^<]*)<\/id>/g)].map(
			([, id]) => id,
		);
		expect(ids).toEqual([
			"https://kilden.example/news/sommertilbud",
			"https://kilden.example/news/vi-aabner",
		]);
	});

	test("was updated when its newest article was", () => {
		expect(/<updated>([^<]*)</.exec(feed)?.[1]).toBe(
			"2026-02-20T00:00:00+01:00",
		);
	});

	test("contains absolute URLs of links and pictures", () => {
		expect(feed).toContain("https://kilden.example/opening-hours#prices");
		expect(feed).toMatch(
			/https:\/\/kilden\.example\/media\/room\.[0-9a-f]{8}\.svg/,
		);
	});

	test("doesn't change a link in a code example", () => {
		const { text } = check(
			edit(
				"news/summer.da.md",
				"[Book](/book) nu.",
				'Skriv `<a href="/om">`, eller `src="/om"`.',
			),
		);
		expect(text("feed.xml")).toContain("href&#x3D;&quot;/om&quot;");
		expect(text("feed.xml")).toContain("src&#x3D;&quot;/om&quot;");
	});

	test("of a site without articles is dated by the centre's opening day", () => {
		const { text } = check({
			"news/opening.da.md": undefined,
			"news/opening.en.md": undefined,
			"news/summer.da.md": undefined,
			"news/summer.en.md": undefined,
		});
		expect(text("feed.xml")).toContain(
			"<updated>2024-05-04T00:00:00+02:00</updated>",
		);
	});
});

describe("redirects", () => {
	test("work with and without scripts, and aren't indexed", () => {
		const html = site.text("testimonials.html");
		expect(html).toContain('<a id="target" href="/faq">Svar – Kilden</a>');
		expect(html).toContain('<meta http-equiv="refresh" content="0; url=/faq">');
		expect(html).toContain('<meta name="robots" content="noindex">');
		expect(html).toContain(
			'<link rel="canonical" href="https://kilden.example/faq">',
		);
	});
});

test.each([
	["/old", "/faq", "da", "Svar – Kilden"],
	["/en/old", "/faq", "da", "Svar – Kilden"],
	["/old", "/en/faq", "en", "Answers – The Spring"],
	["/en/old", "/en/faq", "en", "Answers – The Spring"],
])(
	"the page of a redirect from %s to %s is in the language of its target: %s",
	(from, to, language, title) => {
		const { text } = check({
			"redirects.yaml": `- { from: ${from}, to: ${to} }\n`,
		});
		const html = text(`${from.slice(1)}.html`);
		expect(html).toContain(`<html lang="${language}">`);
		expect(html).toContain(`href="${to}">${title}</a>`);
	},
);

describe("SVGs", () => {
	test("are copied if a page shows them, under a name with their digest", () => {
		const names = site.artifacts
			.map(({ path }) => path)
			.filter((path) => path.startsWith("media/"));
		// A portrait is published with the pages that refer to its person.
		expect(names.map((name) => name.replace(/\.[0-9a-f]{8}\./, "."))).toEqual([
			"media/anna.svg",
			"media/evening.svg",
			"media/hero.svg",
			"media/room.svg",
		]);
	});

	test("with different bytes have different names on every page", () => {
		const files = edit("media/hero.svg", "hero", "Åen");
		const before =
			/hero\.[0-9a-f]{8}\.svg/.exec(site.text("index.html"))?.[0] ?? "";
		const { artifacts, text } = check(files);
		expect(before).not.toBe("");
		for (const file of ["index.html", "en.html"])
			expect(text(file)).not.toContain(before);
		expect(artifacts.map(({ path }) => path)).not.toContain(`media/${before}`);
	});
});

describe("pages that redirect", () => {
	const renderRedirect = (from: string, to: string) =>
		check({
			"redirects.yaml": `- { from: ${JSON.stringify(from)}, to: ${to} }`,
		});

	test.each([
		["/old", "old.html"],
		["/old.html", "old.html"],
		["/old/", "old/index.html"],
		["/Om-os.aspx", "Om-os.aspx/index.html"],
		["/%C3%A5bningstider", "åbningstider.html"],
		["/2019/05/hello_world", "2019/05/hello_world.html"],
	])("the old address %s is written to the file %s", (from, file) => {
		const site = renderRedirect(from, "/faq");
		site.reports();
		expect(site.text(file)).toContain('href="/faq"');
	});

	test.each([
		["/faq.html"],
		["/faq/"],
		["/FAQ"],
		["/Book"],
		["/aux"],
		["/a?b"],
		["/.well-known/x"],
	])(
		"%s has none, since not every computer can have it beside the others",
		(from) => {
			const site = renderRedirect(from.replace("?", "%3F"), "/faq");
			site.reports();
			const names = site.artifacts.map(({ path }) => path);
			expect(names).toHaveLength(
				check({ "redirects.yaml": "[]" }).artifacts.length,
			);
		},
	);

	test("lead to a fragment of a page, and to another site", () => {
		expect(renderRedirect("/old", '"/faq#arrival"').text("old.html")).toContain(
			'href="/faq#arrival"',
		);
		const other = renderRedirect("/old", "https://example.org/x").text(
			"old.html",
		);
		expect(other).toContain('rel="canonical" href="https://example.org/x"');
	});
});
