import { expect, test } from "vitest";
import { figuresIn } from "../site/lint/figures.ts";

test.each([
	["money 1950", "1.950 kr. 1950 kroner, DKK 1,950; 1950,- og kr. 1.950,00", 5],
	["percent 50", "50 %, 50%, 50 procent, 50 pct., 50 per cent", 5],
	[
		"time 21:00–07:00",
		"kl. 21.00–07.00; 21:00-07:00; 9 pm to 7 am; kl. 21 til kl. 7",
		4,
	],
	["minutes 1440", "24 timer, 24 hours, 1440 min.", 3],
	["days 14", "14 dage; 2 uger; 14 days; 2 weeks", 4],
	["count 2–3", "2 eller 3; 2–3; 2 or 3; 2 to 3", 4],
])("a figure has the key %s in every notation", (key, text, count) => {
	expect(figuresIn(text).map((figure) => figure.key)).toEqual(
		Array(count).fill(key),
	);
});
