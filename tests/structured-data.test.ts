import { expect, test } from "vitest";
import { check } from "./support/check.ts";
import { getVisibleText } from "./support/visible-text.ts";

// The types of site/plan/structured-data.ts (schema-dts) check the vocabulary of schema.org; these tests compare its
// values with the visible page. For the values of the business see cases/pages.txt.

type Json = { readonly [key: string]: unknown };

const site = check();
const pages = site.artifacts
	.map(({ path }) => path)
	// Pages that redirect have no main element.
	.filter((path) => path.endsWith(".html") && /<main/.test(site.text(path)));

/** Parses the structured data of a page in document order. */
function parseBlocks(html: string): Json[] {
	const found = html.matchAll(
		/<script type="application\/ld\+json">(.*?)<\/script>/gs,
	);
	return [...found].map(([, json = ""]) => JSON.parse(json));
}

function findBlock(html: string, type: string): Json {
	const found = parseBlocks(html).filter((data) => data["@type"] === type);
	expect(found, type).toHaveLength(1);
	return found[0] ?? {};
}

function expectVisible(html: string, texts: readonly unknown[]): void {
	const visible = getVisibleText(html).replace(/\s+/g, "");
	for (const text of texts)
		expect.soft(visible).toContain(String(text).replace(/\s+/g, ""));
}

test("every page describes the business once, with the contact data of the footer, and its texts in its language", () => {
	const languages = new Set<unknown>();
	for (const path of pages) {
		const html = site.text(path);
		const data = findBlock(html, "HealthAndBeautyBusiness");
		expect.soft(data, path).toMatchObject({
			"@context": "https://schema.org",
			currenciesAccepted: "DKK",
		});
		const { streetAddress, postalCode, addressLocality } = data.address as Json;
		expectVisible(html, [
			...[data.telephone, data.email, data.legalName, data.taxID],
			...[streetAddress, postalCode, addressLocality],
		]);
		const blocks = parseBlocks(html);
		// Testimonials are never marked up as reviews.
		expect
			.soft(JSON.stringify(blocks))
			.not.toMatch(/"(aggregate)?(R|r)ating|"review"|"Review"/);
		const [, language] = /<html lang="(\w+)"/.exec(html) ?? [];
		for (const { inLanguage } of blocks.filter(
			(data) => "inLanguage" in data,
		)) {
			expect.soft(inLanguage, path).toBe(language);
			languages.add(inLanguage);
		}
	}
	expect(languages).toEqual(new Set(["da", "en"]));
});

test("FAQPage has the questions of the page with their answers", () => {
	for (const path of ["faq.html", "en/faq.html"]) {
		const html = site.text(path);
		const { mainEntity } = findBlock(html, "FAQPage");
		const questions = html.match(/<details[^>]* name="question"/g) ?? [];
		expect(questions.length).toBeGreaterThan(0);
		expect(mainEntity).toHaveLength(questions.length);
		expectVisible(
			html,
			(mainEntity as Json[]).flatMap(({ name, acceptedAnswer }) => [
				name,
				(acceptedAnswer as Json).text,
			]),
		);
	}
});

test("an article's data equals its visible content", () => {
	const articles = pages.filter((path) => /(^|\/)news\//.test(path));
	expect(articles.length).toBeGreaterThan(1);
	for (const path of articles) {
		const html = site.text(path);
		const article = findBlock(html, "NewsArticle");
		const { headline, description, articleBody, url, datePublished } = article;
		expectVisible(html, [headline, description, articleBody]);
		expect(html).toContain(`<link rel="canonical" href="${url}"`);
		const date = String(datePublished).slice(0, 10);
		expect(html).toContain(`<time datetime="${date}"`);
	}
});
