import { describe, expect, test } from "vitest";
import { article } from "./support/articles.ts";
import { check, edit, type Files } from "./support/check.ts";
import { parseStructuredData } from "./support/structured-data.ts";

// The news page shows the newest thirty articles in full; older ones are links to their own pages.

/** Creates this many Danish articles, older than those of the small site; number 1 is the newest. */
function createArticles(count: number): Files {
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

/** The small site has two articles, the newest ones. */
const [newest, oldest] = [28, 33];
const { text, reports } = check(createArticles(oldest));

test("the newest thirty are shown in full, the others are links to their pages", () => {
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

test("the search links to the place where an article is shown", () => {
	const items: readonly { title: string; url: string }[] = JSON.parse(
		text("search.json"),
	);
	const getUrl = (number: number) =>
		items.find(({ title }) => title === `Gammel nyhed ${number}`)?.url;
	expect(getUrl(newest)).toBe(`/news#gammel-${newest}`);
	expect(getUrl(oldest)).toBe(`/news/gammel-${oldest}`);
});

test("a page without older articles doesn't mention any", () => {
	expect(check().text("news.html")).not.toContain("Ældre nyheder");
});

describe("an article about an offer", () => {
	const files = edit("news/summer.da.md", "type:", "offer: summer\ntype:");
	const last = check(files, "2026-06-14");
	const after = check(files, "2026-06-15");
	const [inDanish, inEnglish] = [
		"Tilbuddet sluttede den 14.\u00A0juni 2026.",
		"This offer ended on 14\u00A0June 2026.",
	];

	test("shows a notice after the offer has ended, and is otherwise unchanged", () => {
		after.reports();
		const page = after.text("news/sommertilbud.html");
		const [notice = ""] = /<p class="notice">.*?<\/p>/.exec(page) ?? [];
		expect(notice).toContain(inDanish);
		expect(page).toContain(`<article class="article">${notice}<h1>`);
		expect(getMain(page.replace(notice, ""))).toBe(
			getMain(last.text("news/sommertilbud.html")),
		);
		expect(after.text("en/news/summer-offer.html")).toContain(inEnglish);
		expect(parseStructuredData(page)).toContainEqual(
			expect.objectContaining({ expires: "2026-06-14" }),
		);
	});

	test.each(["news.html", "news/vi-aabner.html", "feed.xml", "search.json"])(
		"shows the notice in %s",
		(path) => {
			expect(after.text(path)).toContain(inDanish);
			expect(
				after.text(`en/${path}`.replace("vi-aabner", "we-open")),
			).toContain(inEnglish);
		},
	);

	test("shows no notice on the offer's last day", () => {
		const texts = last.artifacts
			.filter(({ path }) => /\.(html|json|xml)$/.test(path))
			.map(({ bytes }) => String(bytes));
		expect(texts.join("")).not.toMatch(/Tilbuddet sluttede|This offer ended/);
	});

	test("names the offer", () => {
		check(edit("news/summer.da.md", "type:", "offer: sumer\ntype:")).reports(
			"news/summer.da.md:5:8 error: There is no item of offers called sumer.\n  Did you mean summer?",
		);
	});
});

/** Returns the main element of a page. */
function getMain(page: string): string {
	return page.slice(page.indexOf("<main"), page.indexOf("</main>"));
}
