import { expect, test } from "vitest";
import { check, edit } from "./support/check.ts";

// Files for search engines, feed readers and the site's own search, and the pages that redirect.

const site = check();

type SearchItem = { readonly url: string; readonly parts: unknown };
const items: readonly SearchItem[] = JSON.parse(site.text("en/search.json"));

test("the search index lists pages by category and then articles, the newest first", () => {
	expect(items.map(({ url }) => url)).toEqual([
		...["/en/book", "/en/events", "/en/faq", "/en", "/en/opening-hours"],
		...["/en/testimonials", "/en/news"],
		...["/en/news#summer-offer", "/en/news#we-open"],
	]);
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

test("the search index leads from weekdays to the opening hours", () => {
	const hours = items.find(({ url }) => url === "/en/opening-hours");
	expect(hours?.parts).toContainEqual({ id: "hours", title: "Thursday" });
});

test("the search index omits pages that opt out, and pages in other languages", () => {
	expect(site.text("search.json")).not.toMatch(/\/tak|\/en/);
});

const feed = site.text("feed.xml");

test("the feed lists the articles of its language, the newest first, whose date it has", () => {
	const ids = feed.matchAll(/<entry>\s*<id>([^<]*)<\/id>/g);
	expect([...ids].map(([, id]) => id)).toEqual([
		"https://kilden.example/news/sommertilbud",
		"https://kilden.example/news/vi-aabner",
	]);
	const [, updated] = /<updated>([^<]*)</.exec(feed) ?? [];
	expect(updated).toBe("2026-02-20T00:00:00+01:00");
});

test("the feed of a site without articles is dated by the centre's opening day", () => {
	const names = ["opening.da", "opening.en", "summer.da", "summer.en"];
	const { text } = check(
		Object.fromEntries(names.map((name) => [`news/${name}.md`, undefined])),
	);
	expect(text("feed.xml")).toContain(
		"<updated>2024-05-04T00:00:00+02:00</updated>",
	);
});

test("the feed has complete addresses of links and pictures, but not in code", () => {
	expect(feed).toContain("https://kilden.example/opening-hours#prices");
	expect(feed).toMatch(
		/https:\/\/kilden\.example\/media\/room\.[0-9a-f]{8}\.svg/,
	);
	const code = 'Skriv `<a href="/om">`, eller `src="/om"`.';
	const { text } = check(edit("news/summer.da.md", "[Book](/book) nu.", code));
	expect(text("feed.xml")).toContain("href&#x3D;&quot;/om&quot;");
	expect(text("feed.xml")).toContain("src&#x3D;&quot;/om&quot;");
});

test("SVGs are published if a page shows them, under names with their digest", () => {
	const names = site.artifacts
		.map(({ path }) => path)
		.filter((path) => path.startsWith("media/"));
	// A portrait is published with the pages that refer to its person.
	expect(names).toEqual(
		["anna", "evening", "hero", "room"].map((name) =>
			expect.stringMatching(`^media/${name}\\.[0-9a-f]{8}\\.svg$`),
		),
	);
	const [before = ""] =
		/hero\.[0-9a-f]{8}\.svg/.exec(site.text("index.html")) ?? [];
	const changed = check(edit("media/hero.svg", "hero", "Åen"));
	for (const file of ["index.html", "en.html"])
		expect(changed.text(file).includes(before)).toBe(false);
	const paths = changed.artifacts.map(({ path }) => path);
	expect(paths).not.toContain(`media/${before}`);
});

function redirect(from: string, to: string) {
	return check({
		"redirects.yaml": `- { from: ${JSON.stringify(from)}, to: "${to}" }`,
	});
}

test("the page of a redirect works with and without scripts, and isn't indexed", () => {
	const html = redirect("/old", "/faq#arrival").text("old.html");
	expect(html).toContain(
		'<a id="target" href="/faq#arrival">Svar – Kilden</a>',
	);
	expect(html).toContain(
		'<meta http-equiv="refresh" content="0; url=/faq#arrival">',
	);
	expect(html).toContain("location.search+location.hash");
	expect(html).toContain('<meta name="robots" content="noindex">');
	const other = redirect("/old", "https://example.org/x").text("old.html");
	expect(other).toContain('rel="canonical" href="https://example.org/x"');
});

test("the page of a redirect is in the language of its target", () => {
	for (const [from, to, language, title] of [
		["/en/old", "/faq", "da", "Svar – Kilden"],
		["/old", "/en/faq", "en", "Answers – The Spring"],
		["/en/old", "/en/faq", "en", "Answers – The Spring"],
	] as const) {
		const html = redirect(from, to).text(`${from.slice(1)}.html`);
		expect.soft(html).toContain(`<html lang="${language}">`);
		expect.soft(html).toContain(`href="${to}">${title}</a>`);
	}
});

test("an old address is written to a file that every host serves at it", () => {
	for (const [from, file] of [
		["/old.html", "old.html"],
		["/old/", "old/index.html"],
		["/Om-os.aspx", "Om-os.aspx/index.html"],
		["/%C3%A5bningstider", "åbningstider.html"],
		["/2019/05/hello_world", "2019/05/hello_world.html"],
	] as const) {
		const { text, reports } = redirect(from, "/faq");
		reports();
		expect.soft(text(file)).toContain('href="/faq"');
	}
});

test("an old address has no page if not every computer can have it beside the others", () => {
	const { length } = check({ "redirects.yaml": "[]" }).artifacts;
	for (const from of [
		...["/faq.html", "/faq/", "/FAQ", "/Book", "/aux", "/a%3Fb"],
		"/.well-known/x",
	]) {
		const { artifacts, reports } = redirect(from, "/faq");
		reports();
		expect.soft(artifacts, from).toHaveLength(length);
	}
});
