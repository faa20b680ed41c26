import { expect, test } from "vitest";
import { find, targetOf, wordsFor } from "../../site/search/find.ts";
import type { SearchItem } from "../../site/search/search-item.ts";
import { realFiles } from "../support/real-site.ts";

// Typical queries for the real content, and the page or part that must be the first result, whatever is in the news.
// Since editors may change the texts, this is not part of `npm test`.

/** Queries by the URL of their first result. */
const wanted: Readonly<Record<string, string>> = {
	"/faq#illness-and-medicine": "ondt i ryggen",
	"/faq#pregnancy-and-pacemaker": "gravid",
	"/faq#pets": "hund",
	"/faq#payment": "betaling",
	"/faq":
		"stresset, spørgsmål, faq, gavekort, pacemaker, ryg, tøj, børn, afbestille, stress, smerter, børnene",
	"/contact#parkering": "parkering",
	"/contact#med-tog": "tog",
	"/contact":
		"telefon, kort, adresse, kørestol, hvor langt, København, bus, wifi, job, arbejde, praktik",
	"/en/faq#illness-and-medicine": "bad back, back pain",
	"/en/faq#pets": "dog",
	"/en/contact#parking": "parking",
	"/opening-hours":
		"pris, hvad koster det, åbningstider, klippekort, mobilepay, rabat, overnatning, sengetøj, bad, morgenmad, håndklæde, kaffe, åbent i dag, priserne",
	"/book": "rabatkode",
	"/about-session": "hvor lang tid",
	"/opening-hours#hours": "søndag, lørdag, jul",
	"/en/opening-hours#hours": "sunday, Christmas",
	"/events": "massage",
	"/services": "anmeldelser",
	"/en/faq":
		"gift card, pregnant, pacemaker, back, clothes, children, cancel, stress, pain, refund",
	"/en/contact":
		"train, map, phone, wheelchair, how far, Copenhagen, bus, bike, wifi, where are you, job, work with us, internship",
	"/en/opening-hours":
		"price, opening hours, punch card, mobilepay, overnight, bed, linen, shower, breakfast, towels, coffee, open today",
	"/en/book": "discount code",
	"/en/about-session": "how long",
	"/en/services": "reviews",
	"/en/events": "massage",
};

const pages = [...realFiles]
	.filter(([path]) => path.endsWith("search.json"))
	.map(([path, text]) => {
		const items: SearchItem[] = JSON.parse(text);
		return [path, items.filter(({ url }) => !/\/news[/#?]/.test(url))] as const;
	});
const indexes = new Map(pages);

test.each(
	Object.entries(wanted).flatMap(([address, queries]) =>
		queries.split(", ").map((query) => [query, address] as const),
	),
)("a search for %s leads to %s", (query, address) => {
	const items =
		indexes.get(`${address.startsWith("/en") ? "en/" : ""}search.json`) ?? [];
	const words = wordsFor(items, query);
	const first = find(items, words)[0]?.items[0];
	expect(
		first && (address.includes("#") ? targetOf(first, words).href : first.url),
	).toBe(address);
});
