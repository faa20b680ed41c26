import type { z } from "zod";
import { type Message, worded } from "../../diagnostics/diagnostic.ts";
import { messageTags } from "../../diagnostics/language.ts";
import { formatChoice } from "../../i18n/format.ts";
import { oneOfTheChoices, readDemand } from "../../schema/demand.ts";

type Issue = z.core.$ZodIssue;

/** Returns the requirement of the schema, as the end of “it must be …” / »der skal stå …«. */
export function expected(issue: Issue): Message {
	const demand = readDemand(issue.message);
	if (demand) return demand;
	switch (issue.code) {
		case "invalid_type":
			return typeNames[issue.expected] ?? somethingElse;
		case "invalid_value":
			return choice(issue.values.map(String));
		case "invalid_union":
			return choice(optionsOf(issue));
		case "too_small":
			if (issue.origin === "string") return typeNames.string ?? somethingElse;
			return issue.origin === "array"
				? {
						en: `a list of at least ${issue.minimum}`,
						da: `en liste med mindst ${issue.minimum} punkt`,
					}
				: {
						en: `at least ${issue.minimum}`,
						da: `mindst ${issue.minimum}`,
					};
		case "too_big":
			return { en: `at most ${issue.maximum}`, da: `højst ${issue.maximum}` };
		default:
			return somethingElse;
	}
}

const somethingElse: Message = { en: "something else", da: "noget andet" };

const typeNames: Readonly<Record<string, Message>> = {
	string: { en: "text", da: "en tekst" },
	number: { en: "a number", da: "et tal" },
	int: { en: "a whole number", da: "et helt tal" },
	boolean: {
		en: "true or false",
		da: "true eller false",
		onPage: { en: "yes or no", da: "ja eller nej" },
	},
	array: {
		en: "a list: lines that start with a hyphen",
		da: "en liste: linjer, der begynder med bindestreg",
		onPage: { en: "a list", da: "en liste" },
	},
	object: {
		en: "a group of fields, each on an indented line of its own",
		da: "en gruppe felter, hvert på sin egen indrykkede linje",
		onPage: { en: "a group of fields", da: "en gruppe felter" },
	},
	record: {
		en: "a group of names with their values, each on an indented line of its own",
		da: "en gruppe navne med hver sin værdi, hvert på sin egen indrykkede linje",
		onPage: { en: "a group of fields", da: "en gruppe felter" },
	},
};

function choice(options: readonly string[]): Message {
	return {
		...worded((language) => formatChoice(options, messageTags[language])),
		onPage: oneOfTheChoices,
	};
}

/** The values of a union's discriminator; empty for any other issue. */
export function optionsOf(issue: Issue): string[] {
	return issue.code === "invalid_union" &&
		"options" in issue &&
		Array.isArray(issue.options)
		? issue.options.map(String)
		: [];
}
