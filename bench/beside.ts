import { cpSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Fact, type Locale, layArticles } from "./articles.ts";
import { ownPages } from "./kilde.ts";

/**
 * Lays out the project of another generator: the folder of that name beside this file, and the same articles. For each
 * page that our own content makes besides, there is one article more.
 */
export function layBeside(name: string, root: string, count: number): void {
	cpSync(fileURLToPath(new URL(name, import.meta.url)), root, {
		recursive: true,
	});
	layArticles(root, count + ownPages(), (fact, locale) => words[locale][fact]);
}

/** Other generators know no facts: the words stand in the text. */
const words: Readonly<Record<Locale, Readonly<Record<Fact, string>>>> = {
	da: { "price.session-1h": "350 kr.", "business.name": "Energirummet" },
	en: { "price.session-1h": "DKK 350", "business.name": "The Energy Room" },
};
