import { expect, test } from "vitest";
import { keepFiguresTogether } from "../site/typography.ts";

const joined = (html: string) =>
	keepFiguresTogether(html).replaceAll("\u2060", "|");

test.each([
	["<p>En 2-timers session</p>", "<p>En 2-|timers session</p>"],
	["1.–31. august, kl. 10.00–17.00", "1.–|31. august, kl. 10.00–|17.00"],
	["Skriv en e-mail.", "Skriv en e-|mail."],
])("%s stays on one line", (html, expected) => {
	expect(joined(html)).toBe(expected);
});

test.each([
	'<a href="/media/plan-2-3.svg">x-y</a>',
	"350 kr. – eller 2 - 3 gange",
	"et familie-drevet sted",
])("%s is left alone", (html) => {
	expect(joined(html)).toBe(html);
});
