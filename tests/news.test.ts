import { expect, test } from "vitest";
import { article } from "./support/articles.ts";
import { check } from "./support/check.ts";

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
