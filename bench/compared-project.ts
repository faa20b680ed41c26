import { cpSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Fact, type Locale, writeArticles } from "./articles.ts";
import { countOwnPages } from "./kilde.ts";

/**
 * Writes the project of another generator: the folder of that name in bench/, and the same articles. It has one article
 * more for each page of Kilde's own content.
 */
export function writeComparedProject(
	name: string,
	root: string,
	count: number,
): void {
	cpSync(fileURLToPath(new URL(name, import.meta.url)), root, {
		recursive: true,
	});
	writeArticles(
		root,
		count + countOwnPages(),
		(fact, locale) => words[locale][fact],
	);
}

/** The texts of the facts: other generators have no facts. */
const words: Readonly<Record<Locale, Readonly<Record<Fact, string>>>> = {
	da: { "price.session-1h": "350 kr.", "business.name": "Energirummet" },
	en: { "price.session-1h": "DKK 350", "business.name": "The Energy Room" },
};
