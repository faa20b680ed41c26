import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The languages of the site. */
export type Locale = "da" | "en";

/** Returns the path of an article of `writeArticles`, relative to the project. */
export function articleFile(number: number, locale: Locale): string {
	return `content/news/bench-${number}.${locale}.md`;
}

/**
 * Writes `count` articles, each in both languages. The same count gives the same bytes; `cite` returns the citation of a
 * fact in the generator's syntax.
 */
export function writeArticles(
	root: string,
	count: number,
	cite: (fact: Fact, locale: Locale) => string,
): void {
	mkdirSync(join(root, "content/news"), { recursive: true });
	for (let number = 0; number < count; number++)
		for (const locale of ["da", "en"] as const)
			writeFileSync(
				join(root, articleFile(number, locale)),
				article(number, locale, (fact) => cite(fact, locale)),
			);
}

/** The facts that every article cites. */
export type Fact = "price.session-1h" | "business.name";

const words = {
	da: "ro hvile lys morgen have kilde vand mark himmel stilhed åndedrag rum tæppe pude skridt sti skov vind regn sommer efterår gæst samtale te brød bord vindue dør stjerne nat søvn krop hånd øje øre tanke tid uge dag time".split(
		" ",
	),
	en: "calm rest light morning garden spring water field sky silence breath room blanket pillow step path wood wind rain summer autumn guest talk tea bread table window door star night sleep body hand eye ear thought time week day hour".split(
		" ",
	),
} as const;

/** Returns an article of about 300 words with headings, a list, a link and two facts. */
function article(
	number: number,
	locale: Locale,
	cite: (fact: Fact) => string,
): string {
	const next = randomNumbers(number * 2 + (locale === "da" ? 0 : 1));
	const word = () => words[locale][next() % words[locale].length] ?? "";
	const sentence = (length: number) => {
		const text = Array.from({ length }, word).join(" ");
		return `${text[0]?.toUpperCase()}${text.slice(1)}.`;
	};
	const paragraph = () =>
		Array.from({ length: 4 }, () => sentence(8 + (next() % 6))).join(" ");
	const prices = locale === "da" ? "/opening-hours" : "/en/opening-hours";
	const day = new Date(Date.UTC(2020, 0, 1 + (number % 2000)));
	return `---
slug: ${locale === "da" ? "nyt" : "piece"}-${number}
title: "${sentence(4).slice(0, -1)} ${number}"
date: ${day.toISOString().slice(0, 10)}
type: news
featured: false
excerpt: >-
  ${sentence(12)}
---

${paragraph()}

## ${sentence(3).slice(0, -1)}

${paragraph()} **${sentence(5)}** ${cite("price.session-1h")}

- ${sentence(5)}
- ${sentence(6)}
- *${sentence(4)}*

## ${sentence(3).slice(0, -1)}

${paragraph()} [${word()}](${prices}) ${cite("business.name")}.

${paragraph()}

> ${sentence(10)}

${paragraph()}
`;
}

/** Returns a seeded generator of pseudo-random numbers (mulberry32, public domain). */
function randomNumbers(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return (mixed ^ (mixed >>> 14)) >>> 0;
	};
}
