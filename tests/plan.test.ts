import { expect, test } from "vitest";
import { check, fixture } from "./support/check.ts";

// All files of the small site. For what its pages show see cases/pages.txt.

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
