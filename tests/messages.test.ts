import { expect, test } from "vitest";
import { da } from "../generator/messages/da.ts";
import { en } from "../generator/messages/en.ts";

/** The sentences of a catalogue by their keys, e.g. `yaml-syntax.tab-indent/hint`. */
function sentencesOf(catalogue: object): Map<string, string> {
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

const english = sentencesOf(en);
const danish = sentencesOf(da);

test("both languages have the same sentences in the same order", () => {
	expect([...danish.keys()]).toEqual([...english.keys()]);
});

test("a translation uses only values that the English sentences have", () => {
	const namesIn = (text: string) => text.match(/(?<!\{)\{\w+\}/g) ?? [];
	const ofMessage = (key: string) =>
		[...english]
			.filter(([other]) => other.split("/")[0] === key.split("/")[0])
			.flatMap(([, text]) => namesIn(text));
	for (const [key, text] of danish)
		expect(ofMessage(key), key).toEqual(expect.arrayContaining(namesIn(text)));
});

test("sentences end like sentences", () => {
	const open = [...english, ...danish].filter(
		([key, text]) => key.includes("/") && !/[.?:…}]$/.test(text),
	);
	expect(open).toEqual([]);
});
