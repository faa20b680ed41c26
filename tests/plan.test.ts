import { expect, test } from "vitest";
import { article } from "./support/articles.ts";
import { check, edit, fixture } from "./support/check.ts";
import { emptyFilms } from "./support/empty-films.ts";

// The files of the small site, and what cases of its pages (cases/pages.txt) can't state.

const site = check();

test("the small site consists of these files", () => {
	const paths = site.artifacts
		.map(({ path }) => path)
		.filter((path) => !/^assets\//.test(path))
		.map((path) => path.replace(/\.[0-9a-f]{8}\./, ".*."));
	expect(paths.sort().join("\n")).toMatchInlineSnapshot(`
		"404.html
		_headers
		_redirects
		book.html
		en.html
		en/book.html
		en/events.html
		en/faq.html
		en/feed.xml
		en/news.html
		en/news/summer-offer.html
		en/news/we-open.html
		en/opening-hours.html
		en/search.json
		en/terms.html
		en/testimonials.html
		en/thanks.html
		events.html
		faq.html
		favicon.svg
		feed.xml
		index.html
		media/anna.*.svg
		media/evening.*.svg
		media/hero.*.svg
		media/room.*.svg
		news.html
		news/sommertilbud.html
		news/vi-aabner.html
		opening-hours.html
		redirects.map
		robots.txt
		search.json
		sitemap.xml
		tak.html
		terms.html
		testimonials.html"
	`);
});

test("samples and open questions are never shown", () => {
	expect(fixture("open-questions.yaml")).toContain("1500 kr.");
	for (const { path, bytes } of site.artifacts) {
		expect.soft(String(bytes), path).not.toContain("Hvad koster natten?");
		expect.soft(String(bytes), path).not.toContain("1500 kr.");
	}
});

test("an old address has no page if not every computer can have it beside the others", () => {
	const { length } = check({ "redirects.yaml": "[]" }).artifacts;
	for (const from of [
		...["/faq.html", "/faq/", "/FAQ", "/Book", "/aux", "/a%3Fb"],
		"/.well-known/x",
	]) {
		const redirect = `- { from: ${from}, to: "/faq" }`;
		const { artifacts, diagnostics } = check({ "redirects.yaml": redirect });
		expect.soft(diagnostics, from).toEqual([]);
		expect.soft(artifacts, from).toHaveLength(length);
	}
});

test("a video in the background stays in a template until a script inserts it: it loops, muted, with the smaller file first", () => {
	const { text, diagnostics } = check({
		...edit(
			"pages/home.yaml",
			"    kind: image\n    image:\n      src: hero.svg\n      alt: { da: Åen i dis, en: The stream in mist }\n",
			"    kind: video\n    films: { dark: [film.mp4, film.webm] }\n    poster: { src: hero.svg, alt: { da: Marker, en: Fields } }\n",
		),
		"media/film.webm": emptyFilms.webm,
		"media/film.mp4": emptyFilms.mp4,
	});
	expect(diagnostics).toEqual([]);
	const html = text("index.html");
	const [, template = ""] =
		/<template data-film="dark">(.*?)<\/template>/s.exec(html) ?? [];
	expect(template).toMatch(
		/^<video(?=.* loop="")(?=.* muted="").* playsinline=""/,
	);
	expect(template).toMatch(
		/<source src="\/media\/film\.\w+\.webm" type="video\/webm"\/><source src="\/media\/film\.\w+\.mp4" type="video\/mp4"\/>/,
	);
	expect(template).toMatch(/<button[^>]* aria-label="Sæt filmen på pause"/);
	expect(html).not.toMatch(/autoplay/i);
	expect(html.replace(template, "")).not.toContain("<video");
	expect(html).toMatch(
		/<link rel="preload" as="image" href="\/media\/hero\.\w+\.svg".*<img src="\/media\/hero\.\w+\.svg" alt="Marker" width="\d+" height="\d+" fetchpriority="high"/s,
	);
});

test("the news page shows the newest thirty articles in full; older ones are links to their own pages", () => {
	// Besides the two articles of the small site, which are the newest ones; number 1 is the newest of these.
	const { text, diagnostics } = check(
		Object.fromEntries(
			Array.from({ length: 31 }, (_, index) => {
				const [number, day] = [index + 1, String(31 - index).padStart(2, "0")];
				return [
					`news/old-${number}.da.md`,
					article(
						`gammel-${number}`,
						`Gammel nyhed ${number}`,
						`2020-08-${day}`,
						`Den lange tekst ${number}.`,
					),
				];
			}),
		),
	);
	expect(diagnostics).toEqual([]);
	const page = text("news.html");
	expect(page).toContain("Den lange tekst 28.");
	expect(page).not.toContain("Den lange tekst 29.");
	const [, older = ""] = page.split("Ældre nyheder");
	expect(older.match(/href="\/news\/gammel-\d+"/g)).toEqual([
		'href="/news/gammel-29"',
		'href="/news/gammel-30"',
		'href="/news/gammel-31"',
	]);
	expect(older).toContain('id="gammel-31"');
	expect(text("news/gammel-31.html")).toContain("Den lange tekst 31.");
	// The search links to the place where an article is shown.
	expect(text("search.json")).toContain('"/news#gammel-28"');
	expect(text("search.json")).toContain('"/news/gammel-29"');
});
