import { describe, expect, test } from "vitest";
import { article } from "./support/articles.ts";
import { check, edit, type Files } from "./support/check.ts";
import { structuredDataIn } from "./support/structured-data.ts";

// The page of news holds the newest thirty articles to read; older ones are links there, to pages of their own.

/** So many articles, in Danish alone, older than those of the small site; number 1 is the newest of them. */
function articles(count: number): Files {
	return Object.fromEntries(
		Array.from({ length: count }, (_, index) => {
			const day = String(31 - (index % 31)).padStart(2, "0");
			const month = index < 31 ? "08" : "07";
			return [
				`news/old-${index + 1}.da.md`,
				article(
					`gammel-${index + 1}`,
					`Gammel nyhed ${index + 1}`,
					`2020-${month}-${day}`,
					`Den lange tekst ${index + 1}.`,
				),
			];
		}),
	);
}

/** The small site has two of its own, the newest. */
const [newest, oldest] = [28, 33];
const { text, reports } = check(articles(oldest));

test("the newest thirty can be read on the page, the others are links to their own", () => {
	reports();
	const page = text("news.html");
	expect(page).toContain(`Den lange tekst ${newest}.`);
	expect(page).not.toContain(`Den lange tekst ${newest + 1}.`);
	expect(page.match(/class="article"/g)).toHaveLength(30);
	const [, older = ""] = page.split("Ældre nyheder");
	expect(older.match(/href="\/news\/gammel-\d+"/g)).toEqual(
		[29, 30, 31, 32, 33].map((number) => `href="/news/gammel-${number}"`),
	);
	expect(older).toContain('id="gammel-33"');
	expect(text("news/gammel-33.html")).toContain("Den lange tekst 33.");
});

test("the search finds them where they can be read", () => {
	const items: readonly { title: string; url: string }[] = JSON.parse(
		text("search.json"),
	);
	const urlOf = (number: number) =>
		items.find(({ title }) => title === `Gammel nyhed ${number}`)?.url;
	expect(urlOf(newest)).toBe(`/news#gammel-${newest}`);
	expect(urlOf(oldest)).toBe(`/news/gammel-${oldest}`);
});

test("a page without older articles says nothing of them", () => {
	expect(check().text("news.html")).not.toContain("Ældre nyheder");
});

describe("an article about an offer", () => {
	const files = edit(
		"facts/discounts.yaml",
		"until: 2026-06-14",
		"until: 2026-06-14\n    articles: [summer]",
	);
	const last = check(files, "2026-06-14");
	const after = check(files, "2026-06-15");
	const [inDanish, inEnglish] = [
		"Tilbuddet sluttede den 14.\u00A0juni 2026.",
		"This offer ended on 14\u00A0June 2026.",
	];

	test("says so above itself once that has ended, and is otherwise as it was", () => {
		after.reports();
		const page = after.text("news/sommertilbud.html");
		const [notice = ""] = /<p class="notice">.*?<\/p>/.exec(page) ?? [];
		expect(notice).toContain(inDanish);
		expect(page).toContain(`<article class="article">${notice}<h1>`);
		expect(mainOf(page.replace(notice, ""))).toBe(
			mainOf(last.text("news/sommertilbud.html")),
		);
		expect(after.text("en/news/summer-offer.html")).toContain(inEnglish);
		expect(structuredDataIn(page)).toContainEqual(
			expect.objectContaining({ expires: "2026-06-14" }),
		);
	});

	test.each(["news.html", "news/vi-aabner.html", "feed.xml", "search.json"])(
		"says so in %s",
		(path) => {
			expect(after.text(path)).toContain(inDanish);
			expect(
				after.text(`en/${path}`.replace("vi-aabner", "we-open")),
			).toContain(inEnglish);
		},
	);

	test("says so nowhere on its last day", () => {
		const texts = last.artifacts
			.filter(({ path }) => /\.(html|json|xml)$/.test(path))
			.map(({ bytes }) => String(bytes));
		expect(texts.join("")).not.toMatch(/Tilbuddet sluttede|This offer ended/);
	});

	test("is called by the name of its files", () => {
		check(
			edit(
				"facts/discounts.yaml",
				"until: 2026-06-14",
				"until: 2026-06-14\n    articles: [sumer]",
			),
		).reports(
			"facts/discounts.yaml:22:16 error: There is no article sumer.\n  Did you mean summer?",
		);
	});
});

/** The main part of a page. */
function mainOf(page: string): string {
	return page.slice(page.indexOf("<main"), page.indexOf("</main>"));
}
