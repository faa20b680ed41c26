import * as z from "zod";
import { demand } from "./demand.ts";
import { checked, id, kroner } from "./field.ts";
import { help } from "./help.ts";

/** What things cost: content/facts/prices.yaml, one line each. The day they were checked is no price and stays behind. */
export const prices = z
	.object(
		{ checked },
		{
			error: demand({
				en: "a group of names with their values, each on an indented line of its own",
				da: "en gruppe navne med deres værdier, hvert på sin egen indrykkede linje",
			}),
		},
	)
	.catchall(
		kroner.meta(
			help({
				en: "Whole kroner, VAT included.",
				da: "Hele kroner inkl. moms, f.eks. 1400.",
			}),
		),
	)
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
	)
	.meta(
		help({
			en: "A name and a price in kroner, VAT included. Cited as {{price.NAME}}.",
			da: "Et navn og en pris i kroner inkl. moms, f.eks. session-2h: 650. Prisen hentes med {{price.NAVN}}.",
		}),
	);
