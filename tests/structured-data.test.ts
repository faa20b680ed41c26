import { describe, expect, test } from "vitest";
import { check, edit } from "./support/check.ts";
import { structuredDataIn } from "./support/structured-data.ts";

// The vocabulary of schema.org is held by the types of site/plan/structured-data.ts (schema-dts);
// these tests hold what is said in it against what the page shows.

type Json = { readonly [key: string]: unknown };

const site = check();
const pages = site.artifacts
	.map(({ path }) => path)
	.filter((path) => path.endsWith(".html"));
const isStub = (path: string) => !site.text(path).includes("<main");

function block(html: string, type: string): Json {
	const found = structuredDataIn(html).find((data) => data["@type"] === type);
	if (!found) throw new Error(`No ${type}.`);
	return found;
}

/** The words of a page as a reader sees them, white space and entities evened out. */
function words(html: string): string {
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

function shows(html: string, text: unknown) {
	expect(words(html)).toContain(String(text).replace(/\s+/g, ""));
}

describe("the business", () => {
	test.each(pages.filter((path) => !isStub(path)))(
		"is described once on %s",
		(path) => {
			const businesses = structuredDataIn(site.text(path)).filter(
				(data) => data["@type"] === "HealthAndBeautyBusiness",
			);
			expect(businesses).toHaveLength(1);
			expect(businesses[0]).toMatchObject({
				"@context": "https://schema.org",
				currenciesAccepted: "DKK",
			});
		},
	);

	test("has the contact data that the page's foot shows", () => {
		const html = site.text("index.html");
		const { telephone, email, address, legalName, taxID } = block(
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
			shows(html, text);
		}
	});

	test("is found on a map, seen in a picture and booked on its page, in each language", () => {
		const of = (path: string) =>
			block(site.text(path), "HealthAndBeautyBusiness");
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
		const { makesOffer } = block(
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

	test("carries no review, since testimonials are never marked up as reviews", () => {
		for (const path of pages) {
			expect(JSON.stringify(structuredDataIn(site.text(path)))).not.toMatch(
				/"(Review|AggregateRating|review|aggregateRating)"/,
			);
		}
	});
});

test("the means of payment are those of the content, in its order", () => {
	const accepted = (files = {}) =>
		block(check(files).text("index.html"), "HealthAndBeautyBusiness")
			.paymentAccepted;
	expect(accepted()).toBe("Credit Card, MobilePay");
	expect(accepted(edit("business.yaml", "kind: card", "kind: transfer"))).toBe(
		"Bank transfer, MobilePay",
	);
});

test("the questions of FAQPage are those of the page, with their answers", () => {
	for (const path of ["faq.html", "en/faq.html"]) {
		const html = site.text(path);
		const { mainEntity } = block(html, "FAQPage");
		const questions = html.match(/<details[^>]* name="question"/g) ?? [];
		expect(questions.length).toBeGreaterThan(0);
		expect(mainEntity).toHaveLength(questions.length);
		for (const { name, acceptedAnswer } of mainEntity as Json[]) {
			shows(html, name);
			shows(html, (acceptedAnswer as Json).text);
		}
	}
});

test("FAQPage is on the page of questions, whatever its address, and nowhere else", () => {
	expect(withQuestions(site)).toEqual(["en/faq.html", "faq.html"]);
	const moved = check({
		...edit("pages/faq.yaml", "da: /faq", "da: /svar"),
		...edit("pages/terms.yaml", "da: /terms", "da: /gift-faq"),
		"redirects.yaml": "[]\n",
		...edit("news/opening.da.md", "/faq#", "/svar#"),
	});
	expect(moved.printed).toBe("");
	expect(withQuestions(moved)).toEqual(["en/faq.html", "svar.html"]);
});

function withQuestions({ artifacts, text }: typeof site): string[] {
	return artifacts
		.map(({ path }) => path)
		.filter((path) => path.endsWith(".html"))
		.filter((path) =>
			structuredDataIn(text(path)).some((data) => data["@type"] === "FAQPage"),
		)
		.sort();
}

test("an article's block says what its page shows", () => {
	const articles = pages.filter((path) => /(^|\/)news\//.test(path));
	expect(articles.length).toBeGreaterThan(1);
	for (const path of articles) {
		const html = site.text(path);
		const article = block(html, "NewsArticle");
		expect(article.inLanguage).toBe(/^en\//.test(path) ? "en" : "da");
		shows(html, article.headline);
		shows(html, article.description);
		shows(html, article.articleBody);
		expect(html).toContain(`<link rel="canonical" href="${article.url}"`);
		expect(html).toContain(
			`<time dateTime="${String(article.datePublished).slice(0, 10)}"`,
		);
	}
});

test("data of a page with a language is in that of the page, whichever it is", () => {
	const spoken = pages.flatMap((path) => {
		const html = site.text(path);
		const [, language] = /<html lang="(\w+)"/.exec(html) ?? [];
		return structuredDataIn(html)
			.filter((data) => "inLanguage" in data)
			.map((data) => [path, data.inLanguage, language]);
	});
	expect(new Set(spoken.map(([, language]) => language))).toEqual(
		new Set(["da", "en"]),
	);
	for (const [path, said, language] of spoken)
		expect(said, String(path)).toBe(language);
});

test("no text can end the script element that it stands in", () => {
	const hostile = "</script><script>alert(1)</script>";
	const html = check(
		edit("facts/sessions.yaml", "da: Lang tid.", `da: "${hostile}"`),
	).text("index.html");
	expect(html).not.toContain("<script>alert(1)");
	expect(JSON.stringify(structuredDataIn(html))).toContain(hostile);
});
