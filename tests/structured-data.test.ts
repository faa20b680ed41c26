import { describe, expect, test } from "vitest";
import { check, edit } from "./support/check.ts";
import { parseStructuredData } from "./support/structured-data.ts";

// The types of site/plan/structured-data.ts (schema-dts) check the vocabulary of schema.org; these tests compare its
// values with the visible page.

type Json = { readonly [key: string]: unknown };

const site = check();
const pages = site.artifacts
	.map(({ path }) => path)
	.filter((path) => path.endsWith(".html"));
const isStub = (path: string) => !site.text(path).includes("<main");

function findBlock(html: string, type: string): Json {
	const found = parseStructuredData(html).find(
		(data) => data["@type"] === type,
	);
	if (!found) throw new Error(`No ${type}.`);
	return found;
}

/** Returns the visible text of a page, with normalized white space and entities. */
function getVisibleText(html: string): string {
	const entities: Record<string, string> = {
		"&amp;": "&",
		"&quot;": '"',
		"&#x27;": "'",
		"&lt;": "<",
		"&gt;": ">",
		"&#x26;": "&",
	};
	return html
		.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, " ")
		.replace(/<[^>]+>/g, " ")
		.replace(/&[#a-z0-9]+;/gi, (entity) => entities[entity] ?? entity)
		.replace(/[\s\u2060]+/g, "")
		.trim();
}

function expectVisible(html: string, text: unknown) {
	expect(getVisibleText(html)).toContain(String(text).replace(/\s+/g, ""));
}

describe("the business", () => {
	test.each(pages.filter((path) => !isStub(path)))(
		"is described once on %s",
		(path) => {
			const businesses = parseStructuredData(site.text(path)).filter(
				(data) => data["@type"] === "HealthAndBeautyBusiness",
			);
			expect(businesses).toHaveLength(1);
			expect(businesses[0]).toMatchObject({
				"@context": "https://schema.org",
				currenciesAccepted: "DKK",
			});
		},
	);

	test("has the contact data shown in the footer", () => {
		const html = site.text("index.html");
		const { telephone, email, address, legalName, taxID } = findBlock(
			html,
			"HealthAndBeautyBusiness",
		);
		const { streetAddress, postalCode, addressLocality } = address as Json;
		for (const text of [
			telephone,
			email,
			legalName,
			taxID,
			streetAddress,
			postalCode,
			addressLocality,
		]) {
			expectVisible(html, text);
		}
	});

	test("has a map, a picture and a booking page in each language", () => {
		const of = (path: string) =>
			findBlock(site.text(path), "HealthAndBeautyBusiness");
		expect(of("index.html")).toMatchObject({
			hasMap: expect.stringMatching(/^https:\/\//),
			image: expect.stringMatching(
				/^https:\/\/kilden\.example\/media\/share-1200x630\.\w+\.jpg$/,
			),
			potentialAction: {
				"@type": "ReserveAction",
				target: "https://kilden.example/book",
			},
		});
		expect(of("en.html").potentialAction).toMatchObject({
			target: "https://kilden.example/en/book",
		});
	});

	test("offers each session at its price", () => {
		const { makesOffer } = findBlock(
			site.text("index.html"),
			"HealthAndBeautyBusiness",
		);
		const offers = (makesOffer as Json[]).map(
			({ price, priceCurrency, itemOffered }) => [
				(itemOffered as Json).name,
				price,
				priceCurrency,
			],
		);
		expect(offers).toEqual([
			["Kort session", 300, "DKK"],
			["Lang session", 500, "DKK"],
			["Overnatning", 1400, "DKK"],
			["Aften", 420, "DKK"],
		]);
	});

	test("has no review, since testimonials are never marked up as reviews", () => {
		for (const path of pages) {
			expect(JSON.stringify(parseStructuredData(site.text(path)))).not.toMatch(
				/"(Review|AggregateRating|review|aggregateRating)"/,
			);
		}
	});
});

test("the means of payment are those of the content, in its order", () => {
	const accepted = (files = {}) =>
		findBlock(check(files).text("index.html"), "HealthAndBeautyBusiness")
			.paymentAccepted;
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
		for (const { name, acceptedAnswer } of mainEntity as Json[]) {
			expectVisible(html, name);
			expectVisible(html, (acceptedAnswer as Json).text);
		}
	}
});

test("FAQPage is only on the FAQ page, whatever its address", () => {
	expect(listFaqPages(site)).toEqual(["en/faq.html", "faq.html"]);
	const moved = check({
		...edit("pages/faq.yaml", "da: /faq", "da: /svar"),
		...edit("pages/terms.yaml", "da: /terms", "da: /gift-faq"),
		"redirects.yaml": "[]\n",
		...edit("news/opening.da.md", "/faq#", "/svar#"),
	});
	expect(moved.printed).toBe("");
	expect(listFaqPages(moved)).toEqual(["en/faq.html", "svar.html"]);
});

function listFaqPages({ artifacts, text }: typeof site): string[] {
	return artifacts
		.map(({ path }) => path)
		.filter((path) => path.endsWith(".html"))
		.filter((path) =>
			parseStructuredData(text(path)).some(
				(data) => data["@type"] === "FAQPage",
			),
		)
		.sort();
}

test("an article's data equals its visible content", () => {
	const articles = pages.filter((path) => /(^|\/)news\//.test(path));
	expect(articles.length).toBeGreaterThan(1);
	for (const path of articles) {
		const html = site.text(path);
		const article = findBlock(html, "NewsArticle");
		expect(article.inLanguage).toBe(/^en\//.test(path) ? "en" : "da");
		expectVisible(html, article.headline);
		expectVisible(html, article.description);
		expectVisible(html, article.articleBody);
		expect(html).toContain(`<link rel="canonical" href="${article.url}"`);
		expect(html).toContain(
			`<time dateTime="${String(article.datePublished).slice(0, 10)}"`,
		);
	}
});

test("localized data is in the language of the page", () => {
	const spoken = pages.flatMap((path) => {
		const html = site.text(path);
		const [, language] = /<html lang="(\w+)"/.exec(html) ?? [];
		return parseStructuredData(html)
			.filter((data) => "inLanguage" in data)
			.map((data) => [path, data.inLanguage, language]);
	});
	expect(new Set(spoken.map(([, language]) => language))).toEqual(
		new Set(["da", "en"]),
	);
	for (const [path, said, language] of spoken)
		expect(said, String(path)).toBe(language);
});

test("text can't close the surrounding script element", () => {
	const hostile = "</script><script>alert(1)</script>";
	const html = check(
		edit("facts/sessions.yaml", "da: Lang tid.", `da: "${hostile}"`),
	).text("index.html");
	expect(html).not.toContain("<script>alert(1)");
	expect(JSON.stringify(parseStructuredData(html))).toContain(hostile);
});
