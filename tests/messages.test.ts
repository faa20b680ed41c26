import { expect, test } from "vitest";
import { da } from "../generator/messages/da.ts";
import { en } from "../generator/messages/en.ts";

/** Lists the sentences of a catalogue by key, e.g. `yaml-syntax.tab-indent/hint`. */
function listSentences(catalogue: object): Map<string, string> {
	return new Map(
		Object.entries(catalogue).flatMap(([key, entry]) =>
			typeof entry === "string"
				? [[key, entry] as const]
				: Object.entries<string>(entry).map(
						([part, text]) => [`${key}/${part}`, text] as const,
					),
		),
	);
}

const english = listSentences(en);
const danish = listSentences(da);

test("both languages have the same keys in the same order", () => {
	expect([...danish.keys()]).toEqual([...english.keys()]);
});

test("a translation uses only placeholders of the English sentence", () => {
	const listPlaceholders = (text: string) =>
		text.match(/(?<!\{)\{\w+\}/g) ?? [];
	const getMessagePlaceholders = (key: string) =>
		[...english]
			.filter(([other]) => other.split("/")[0] === key.split("/")[0])
			.flatMap(([, text]) => listPlaceholders(text));
	for (const [key, text] of danish)
		expect(getMessagePlaceholders(key), key).toEqual(
			expect.arrayContaining(listPlaceholders(text)),
		);
});

test("sentences end with punctuation", () => {
	const open = [...english, ...danish].filter(
		([key, text]) => key.includes("/") && !/[.?:…}]$/.test(text),
	);
	expect(open).toEqual([]);
});
