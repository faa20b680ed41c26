import fc from "fast-check";
import { expect, test } from "vitest";
import {
	formatNumber,
	formatNumberForInput,
	listPossibleNumbers,
	removeUnit,
} from "../../generator/languages/numbers.ts";
import { dose } from "../support/dose.ts";

// A number field accepts one number in the format of the page's language, and rejects everything else.

const units = ["DKK", "kr."];
const read = (text: string, ...tags: string[]) =>
	listPossibleNumbers(removeUnit(text, units), tags);

/** Texts and the numbers that they may mean, by language; none for a text that is no number. */
const cases: readonly (readonly [
	tag: string,
	numbers: readonly number[],
	texts: readonly string[],
])[] = [
	[
		"da-DK",
		[2000],
		[
			...["2000", "2.000", "2 000", "2\u00a0000", "2\u202f000", "2.000,00"],
			...["2000,0", "2.000 kr.", "kr. 2.000,-", "2000,–", "2000,--"],
			...["DKK 2.000", "2000DKK", "KR. 2000", "２．０００", " 2.000\u00a0kr. "],
		],
	],
	["da-DK", [1950.5], ["1.950,50"]],
	["da-DK", [-5], ["-5"]],
	["da-DK", [-1234567.25], ["−1.234.567,25"]],
	["da-DK", [0.125], ["0,125"]],
	["da-DK", [0], ["0"]],
	["da-DK", [999999999999999], ["999999999999999"]],
	[
		"da-DK",
		[],
		[
			...["", "2.", "2,", "2.0", "2.00", "2.0000", "20.00", "2000.000"],
			...["12.5", "1,950.00", "1.2.3", "1,2,3", "2 0000", "2 000.000", ".5"],
			...[",", "1e3", "0x1F", "0195", "00", "-0", "+5", "--5", "5-", "1/2"],
			...["2²", "½", "Infinity", "NaN", "2000 EUR", "50 %", "kr.", "2'000"],
			...["9007199254740993", "0,1234567890123456", "2000 kr. kr."],
			...["5-10", "٢٠٠٠"],
		],
	],
	["da-DK", [2000, 2], ["2,000", "DKK 2,000", "2,000 kr.", "２，０００"]],
	["en-GB", [2000], ["2,000", "2000", "2,000.00", "DKK 2,000", "2 000"]],
	["en-GB", [2000, 2], ["2.000"]],
	["en-GB", [12.5], ["12.5"]],
	["en-GB", [], ["1.950,00"]],
	["fr-FR", [1950.5], ["1\u202f950,5"]],
	["de-CH", [1950.5], ["1’950.5"]],
	["en-IN", [1234567], ["12,34,567"]],
	["en-IN", [], ["1,234,567"]],
	["es-ES", [1950], ["1.950"]],
];

test("a text is one number, several if it is ambiguous, or none, by the format of the language", () => {
	for (const [tag, numbers, texts] of cases)
		for (const text of texts)
			expect.soft(read(text, tag), `${tag} ${text}`).toEqual(numbers);
});

test("a number that the languages of page and panel parse differently is ambiguous", () => {
	for (const text of ["2.000", "2,000", "1.950"])
		expect(read(text, "en-GB", "da-DK")).toHaveLength(2);
	for (const text of ["2000", "12.5", "12,5", "1.950,00", "2 000"])
		expect(read(text, "en-GB", "da-DK")).toHaveLength(1);
});

test("a number is shown with all decimals in its field and its description", () => {
	expect(formatNumberForInput(1955.83154, "da-DK")).toBe("1955,83154");
	expect(formatNumber(1955.83154, "da-DK")).toBe("1.955,83154");
});

test("a number is read back from every way in which a language writes it, perhaps as one of several", () => {
	for (const value of [0, 7, 999, 1000, 12.5, 1950.75, 2_345_678, -1234.567])
		for (const tag of ["da-DK", "en-GB", "de-CH", "fr-FR"])
			for (const minimumFractionDigits of [0, 1, 3]) {
				const written = value.toLocaleString(tag, { minimumFractionDigits });
				expect.soft(read(written, tag), `${tag} ${written}`).toContain(value);
				const typed = formatNumberForInput(value, tag);
				expect.soft(read(typed, tag), `${tag} ${typed}`).toContain(value);
			}
});

test("whatever is typed is read as a finite number that is shown in the same digits, or refused", () => {
	const keys = fc.string({
		unit: fc.constantFrom(..."00123456789.., -kr%e"),
		maxLength: 9,
	});
	const tags = fc.constantFrom(["da-DK"], ["en-GB"], ["da-DK", "en-GB"]);
	const getDigits = (text: string) => text.replace(/\D/g, "");
	fc.assert(
		fc.property(keys, tags, (text, tags) => {
			for (const value of read(text, ...tags)) {
				expect(Number.isFinite(value)).toBe(true);
				const typed = getDigits(text).replace(/^0+(?=\d)/, "");
				const shown = getDigits(String(value)).replace(/^0+(?=\d)/, "");
				expect(typed).toMatch(new RegExp(`^${shown}0*$`));
			}
		}),
		{ numRuns: dose(500, 100_000) },
	);
});
