import { expect, test } from "vitest";
import { check, edit } from "./support/check.ts";
import { parseStructuredData } from "./support/structured-data.ts";

// The types of site/plan/structured-data.ts (schema-dts) check the vocabulary of schema.org; these tests compare its
// values with the visible page.

type Json = { readonly [key: string]: unknown };

const site = check();
const pages = site.artifacts
	.map(({ path }) => path)
	// Pages that redirect have no main element.
	.filter((path) => path.endsWith(".html") && /<main/.test(site.text(path)));
const business = "HealthAndBeautyBusiness";

function findBlock(html: string, type: string): Json {
	const found = parseStructuredData(html).filter(
		(data) => data["@type"] === type,
	);
	expect(found, type).toHaveLength(1);
	return found[0] ?? {};
}

/** Returns the visible text of a page, without white space. */
function getVisibleText(html: string): string {
	const entities: Record<string, string> = {
		...{ "&amp;": "&", "&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">" },
	};
	return html
		.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, " ")
		.replace(/<[^>]+>/g, " ")
		.replace(/&[#a-z0-9]+;/gi, (entity) => entities[entity] ?? entity)
		.replace(/[\s\u2060]+/g, "");
}

function expectVisible(html: string, texts: readonly unknown[]): void {
	const visible = getVisibleText(html);
	for (const text of texts)
		expect.soft(visible).toContain(String(text).replace(/\s+/g, ""));
}

test("every page describes the business once, and its texts in its language", () => {
	const spoken = pages.flatMap((path) => {
		const html = site.text(path);
		expect.soft(findBlock(html, business), path).toMatchObject({
			"@context": "https://schema.org",
			currenciesAccepted: "DKK",
		});
		const [, language] = /<html lang="(\w+)"/.exec(html) ?? [];
		const blocks = parseStructuredData(html);
		// Testimonials are never marked up as reviews.
		expect
			.soft(JSON.stringify(blocks))
			.not.toMatch(/"(aggregate)?(R|r)ating|"review"|"Review"/);
		return blocks
			.filter((data) => "inLanguage" in data)
			.map((data) => [path, data.inLanguage, language]);
	});
	expect(new Set(spoken.map(([, language]) => language))).toEqual(
		new Set(["da", "en"]),
	);
	for (const [path, stated, language] of spoken)
		expect.soft(stated, String(path)).toBe(language);
});

test("the business has the contact data shown in the footer", () => {
	const html = site.text("index.html");
	const data = findBlock(html, business);
	const { streetAddress, postalCode, addressLocality } = data.address as Json;
	expectVisible(html, [
		...[data.telephone, data.email, data.legalName, data.taxID],
		...[streetAddress, postalCode, addressLocality],
	]);
});

test("the business has a map, a picture, a booking page in each language, and each session at its price", () => {
	const danish = findBlock(site.text("index.html"), business);
	expect(danish).toMatchObject({
		hasMap: expect.stringMatching(/^https:\/\//),
		image: expect.stringMatching(
			/^https:\/\/kilden\.example\/media\/share-1200x630\.\w+\.jpg$/,
		),
		potentialAction: {
			"@type": "ReserveAction",
			target: "https://kilden.example/book",
		},
		makesOffer: [
			{ itemOffered: { name: "Kort session" }, price: 300 },
			{ itemOffered: { name: "Lang session" }, price: 500 },
			{ itemOffered: { name: "Overnatning" }, price: 1400 },
			{ itemOffered: { name: "Aften" }, price: 420, priceCurrency: "DKK" },
		],
	});
	expect(findBlock(site.text("en.html"), business)).toMatchObject({
		potentialAction: { target: "https://kilden.example/en/book" },
	});
});

test("the means of payment are those of the content, in its order", () => {
	const accepted = (files = {}) =>
		findBlock(check(files).text("index.html"), business).paymentAccepted;
	expect(accepted()).toBe("Credit Card, MobilePay");
	expect(accepted(edit("business.yaml", "card: {", "transfer: {"))).toBe(
		"Bank transfer, MobilePay",
	);
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

test("FAQPage is only on the FAQ page, whatever its address", () => {
	const moved = check({
		...edit("pages/faq.yaml", "da: /faq", "da: /svar"),
		...edit("pages/terms.yaml", "da: /terms", "da: /gift-faq"),
		"redirects.yaml": "[]\n",
		...edit("news/opening.da.md", "/faq#", "/svar#"),
	});
	expect(moved.printed).toBe("");
	const paths = moved.artifacts
		.map(({ path }) => path)
		.filter((path) => /"@type":"FAQPage"/.test(moved.text(path)));
	expect(paths.sort()).toEqual(["en/faq.html", "svar.html"]);
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
		expect(html).toContain(`<time dateTime="${date}"`);
	}
});

test("text can't close the surrounding script element", () => {
	const hostile = "</script><script>alert(1)</script>";
	const html = check(
		edit("facts/sessions.yaml", "da: Lang tid.", `da: "${hostile}"`),
	).text("index.html");
	expect(html).not.toContain("<script>alert(1)");
	expect(JSON.stringify(parseStructuredData(html))).toContain(hostile);
});
