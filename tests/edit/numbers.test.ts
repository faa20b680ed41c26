import fc from "fast-check";
import { describe, expect, test } from "vitest";
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

describe("in Danish", () => {
	test.each([
		...["2000", "2.000", "2 000", "2\u00a0000", "2\u202f000", "2\u2009000"],
		...["2.000,00", "2000,0", "2.000 kr.", "2.000,00 kr.", "kr. 2.000,-"],
		...["2000,-", "2000,–", "2000,--", "DKK 2.000", "2000DKK", "kr 2000"],
		...["KR. 2000", "２０００", "２．０００", " 2.000\u00a0kr. "],
	])("%j is parsed as 2000", (text) => {
		expect(read(text, "da-DK")).toEqual([2000]);
	});

	test.each([
		["1.950", 1950],
		["1.950,50", 1950.5],
		["12,5", 12.5],
		["-5", -5],
		["−1.234.567,25", -1234567.25],
		["0,125", 0.125],
		["0", 0],
		["999999999999999", 999999999999999],
	])("%j is parsed as %d", (text, number) => {
		expect(read(text, "da-DK")).toEqual([number]);
	});

	test.each([
		...["", "2.", "2,", "2.0", "2.00", "2.0000", "20.00", "1.95", "2000.000"],
		...["12.5", "1,950.00", "1.2.3", "1,2,3", "2 0000", "2 000.000", ".5", ","],
		...["1e3", "0x1F", "0195", "007", "00", "-0", "+5", "--5", "5-", "1/2"],
		...[
			"2²",
			"½",
			"Infinity",
			"NaN",
			"2000 EUR",
			"5 km",
			"50 %",
			"kr.",
			"2'000",
		],
		...[
			"9007199254740993",
			"0,1234567890123456",
			"2000 kr. kr.",
			"5-10",
			"٢٠٠٠",
		],
	])("%j isn't a number", (text) => {
		expect(read(text, "da-DK")).toEqual([]);
	});

	test.each(["2,000", "DKK 2,000", "2,000 kr.", "２，０００"])(
		"%j is ambiguous",
		(text) => {
			expect(read(text, "da-DK")).toEqual([2000, 2]);
		},
	);
});

describe("in English", () => {
	test.each(["2,000", "2000", "2,000.00", "DKK 2,000", "2 000"])(
		"%j is 2000",
		(text) => {
			expect(read(text, "en-GB")).toEqual([2000]);
		},
	);

	test("a full stop before three digits is ambiguous", () => {
		expect(read("2.000", "en-GB")).toEqual([2000, 2]);
		expect(read("12.5", "en-GB")).toEqual([12.5]);
		expect(read("1.950,00", "en-GB")).toEqual([]);
	});
});

test("a number is shown with all decimals in its field and its description", () => {
	expect(formatNumberForInput(1955.83154, "da-DK")).toBe("1955,83154");
	expect(formatNumber(1955.83154, "da-DK")).toBe("1.955,83154");
});

test("a number that the languages of page and panel parse differently is rejected", () => {
	for (const text of ["2.000", "2,000", "1.950"])
		expect(read(text, "en-GB", "da-DK")).toHaveLength(2);
	for (const text of ["2000", "12.5", "12,5", "1.950,00", "2 000"])
		expect(read(text, "en-GB", "da-DK")).toHaveLength(1);
});

test("other languages have their own separators: spaces, apostrophes, groups of two", () => {
	expect(read("1\u202f950,5", "fr-FR")).toEqual([1950.5]);
	expect(read("1’950.5", "de-CH")).toEqual([1950.5]);
	expect(read("12,34,567", "en-IN")).toEqual([1234567]);
	expect(read("1,234,567", "en-IN")).toEqual([]);
	expect(read("1.950", "es-ES")).toEqual([1950]);
});

test("arbitrary input is rejected, ambiguous, or the number that is formatted like it", () => {
	const number = fc.oneof(
		fc.nat(3_000_000),
		fc.nat(3_000_000).map((cents) => cents / 100),
		fc.nat(3_000_000).map((thousandths) => -thousandths / 1000),
	);
	const sign = fc.constantFrom("", ".", ",", " ", "\u00a0", "'", "’", "-");
	const written = fc
		.tuple(
			number,
			fc.constantFrom("da-DK", "en-GB", "de-CH", "fr-FR"),
			fc.nat(3),
		)
		.map(([value, tag, digits]) =>
			value.toLocaleString(tag, { minimumFractionDigits: digits }),
		);
	const mangled = fc
		.tuple(written, fc.nat(12), sign)
		.map(([text, at, by]) => text.slice(0, at) + by + text.slice(at));
	const keys = fc.string({
		unit: fc.constantFrom(..."00123456789.., -kr%e"),
		maxLength: 9,
	});
	const tags = fc.constantFrom(["da-DK"], ["en-GB"], ["da-DK", "en-GB"]);
	fc.assert(
		fc.property(fc.oneof(written, mangled, keys), tags, (text, tags) => {
			const [value, ...others] = read(text, ...tags);
			if (value === undefined || others.length > 0) return;
			expect(tags.some((tag) => isWritten(text, value, tag))).toBe(true);
			// The field shows it in characters that parse as the same number, or as ambiguous.
			for (const tag of tags)
				expect(read(formatNumberForInput(value, tag), tag)).toContain(value);
		}),
		{ numRuns: dose(3000, 100_000) },
	);
});

/** Returns whether Intl formats a number like this in a language, with or without unit, decimals and grouping. */
function isWritten(text: string, value: number, tag: string): boolean {
	const plain = withPlainSpaces(text)
		.trim()
		.replace(/^kr\.? *(?=[\d-])|(?<=[\d-]) *kr\.?$/, "");
	const ways = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((digits) =>
		(["always", false] as const).flatMap((useGrouping) => {
			const parts = new Intl.NumberFormat(tag, {
				minimumFractionDigits: digits,
				useGrouping,
			}).formatToParts(value);
			return [undefined, " "].map((space) =>
				parts
					.map((part) =>
						part.type === "group" ? (space ?? part.value) : part.value,
					)
					.join(""),
			);
		}),
	);
	const decimal = tag === "da-DK" ? "," : ".";
	// 2000,- and 2000,-- are amounts without a fraction.
	return ways.some((way) =>
		["", `${decimal}-`, `${decimal}--`].some((end) => plain === way + end),
	);
}

function withPlainSpaces(text: string): string {
	return text.replace(/\s/g, " ");
}
