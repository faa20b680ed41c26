import { defineCollection, defineTarget } from "kilde";
import { checked, encodeRequirement, id, reference, z } from "kilde/fields";
import { kroner } from "./fields.ts";
import { formatsOf } from "./formats.ts";

/** The names of prices. */
export const priceName = defineTarget({
	name: "price",
	expected: {
		en: "the name of a price, e.g. session-2h",
		da: "navnet på en pris, f.eks. session-2h",
	},
	called: { en: "price", da: "pris" },
	whereToFind: {
		en: "Prices are in content/facts/prices.yaml.",
		da: "Priserne står i content/facts/prices.yaml.",
	},
	path: [],
	words: (amount) => [amount],
});

/** A price by its name. */
export const priceReference = reference(priceName);

const schema = z
	.object(
		{ checked },
		{
			error: encodeRequirement({
				en: "a group of names with their values, each on an indented line of its own",
				da: "en gruppe navne med hver sin værdi, hvert på sin egen indrykkede linje",
			}),
		},
	)
	.catchall(kroner)
	.check(({ value, issues }) => {
		for (const name of Object.keys(value)) {
			const { error } = id.safeParse(name);
			if (error)
				issues.push({
					code: "invalid_key",
					origin: "record",
					issues: error.issues,
					input: value,
					path: [name],
				});
		}
	})
	.transform(
		({ checked: _, ...amounts }): Readonly<Record<string, number>> => amounts,
	);

/** The prices: content/facts/prices.yaml, one line each. The transformed data is without the day they were checked. */
export const prices = defineCollection({
	name: "prices",
	files: "facts/prices.yaml",
	schema,
	target: priceName,
	facts: {
		families: ["price"],
		definedAt: ([family, name = "", ...more]) =>
			family === "price" && more.length === 0 ? [[name]] : [],
		list: (prices, { locale }) =>
			Object.entries(prices).map(([id, price]) => [
				`price.${id}`,
				formatsOf(locale).money(price),
			]),
	},
	dates: () => [["checked"]],
});
