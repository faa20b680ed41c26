import { expect, test } from "vitest";
import { keepFiguresTogether } from "../site/typography.ts";

const joinWords = (html: string) =>
	keepFiguresTogether(html).replaceAll("\u2060", "|").replaceAll("\u00A0", "_");

test.each([
	["<p>En 2-timers session</p>", "<p>En 2-|timers session</p>"],
	["1.–31. august, kl. 10.00–17.00", "1.–|31. august, kl. 10.00–|17.00"],
	["Skriv en e-mail.", "Skriv en e-|mail."],
	["CVR-nr. 12345678", "CVR-|nr._12345678"],
	["CVR no. 12345678", "CVR_no._12345678"],
	["§ 18, stk. 2, nr. 12", "§_18, stk._2, nr._12"],
	["(artikel 6, stk.\n1, litra f)", "(artikel_6, stk._1, litra_f)"],
	["(Articles 6(1)(a) and 9(2)(a))", "(Articles_6(1)|(a) and 9(2)|(a))"],
	["i 5 år, for 2 years", "i 5_år, for 2_years"],
])("%s stays on one line", (html, expected) => {
	expect(joinWords(html)).toBe(expected);
});

test.each([
	'<a href="/media/plan-2-3.svg">x-y</a>',
	"350 kr. – eller 2 - 3 gange",
	"en artikel om ro, 5 årstider",
	"et familie-drevet sted",
])("%s is unchanged", (html) => {
	expect(joinWords(html)).toBe(html);
});
