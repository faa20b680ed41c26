import { defineCollection, defineTarget } from "kilde";
import { label, sample, z } from "kilde/fields";
import { localizedText } from "../languages.ts";
import { image } from "./image.ts";

/** The names of people. */
export const personName = defineTarget({
	name: "person",
	expected: {
		en: "the name of a person, e.g. karen",
		da: "navnet på en person, f.eks. karen",
	},
	called: { en: "person", da: "person" },
	whereToFind: {
		en: "People are in content/people, named by their files.",
		da: "Personerne ligger i content/people og hedder som deres filer.",
	},
	words: (person) => [Object(person).name],
});

const schema = z.strictObject({
	sample,
	name: label,
	role: localizedText,
	portrait: image,
});

/** One of the centre's people: content/people/NAME.yaml, with the biography in NAME.da.md and NAME.en.md. */
export const person = defineCollection({
	name: "person",
	called: { en: "People", da: "Personer" },
	files: "people/{id}.yaml",
	schema,
	target: personName,
});

/** The biography of a person, which has no front matter. */
export const personText = defineCollection({
	name: "personText",
	files: "people/{id}.{locale}.md",
	schema: z.strictObject({}),
	sharesPage: true,
	textOf: "person",
});
