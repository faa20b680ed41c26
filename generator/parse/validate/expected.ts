import type { z } from "zod";
import {
	type Message,
	type Wording,
	worded,
} from "../../diagnostics/diagnostic.ts";
import { formatChoice } from "../../languages/format.ts";
import { messageTags } from "../../languages/message-language.ts";
import { formatValue, phrase } from "../../messages/format.ts";
import { readDemand } from "../../schema/demand.ts";

type Issue = z.core.$ZodIssue;

/** Returns the requirement of the schema, as the end of “it must be …” / »der skal stå …«. */
export function expected(issue: Issue): Message {
	const demand = readDemand(issue.message);
	if (demand) return worded((language) => formatValue(demand, { language }));
	switch (issue.code) {
		case "invalid_type":
			return typeNames[issue.expected] ?? somethingElse(issue);
		case "invalid_value":
			return choice(issue.values.map(String));
		case "invalid_union":
			return optionsOf(issue).length > 0
				? choice(optionsOf(issue))
				: anyOf(issue.errors);
		case "invalid_format":
			return formOf(issue) ?? somethingElse(issue);
		case "not_multiple_of":
			return {
				en: `a multiple of ${issue.divisor}`,
				da: `et tal, som ${issue.divisor} går op i`,
			};
		case "too_small":
		case "too_big":
			return within(issue);
		default:
			return somethingElse(issue);
	}
}

/** What zod says of it, or the site's own schema, if that is more than nothing. */
function somethingElse({ message }: Issue): Message {
	const reason = /^Invalid input\b/.test(message) ? "" : `: ${message}`;
	return { en: `something else${reason}`, da: `noget andet${reason}` };
}

/** The requirements of the options of a union, each once. */
function anyOf(branches: readonly (readonly Issue[])[]): Message {
	const each = branches.flatMap(([first]) => (first ? [expected(first)] : []));
	return worded((language) => {
		const words = new Set(each.map((message) => message[language]));
		return formatChoice([...words], messageTags[language]);
	});
}

type Bound = Extract<Issue, { readonly code: "too_small" | "too_big" }>;

/** The smallest or the largest number, length or number of items. */
function within(issue: Bound): Message {
	const { en, da } =
		issue.code === "too_small"
			? issue.inclusive
				? { en: "at least", da: "mindst" }
				: { en: "more than", da: "mere end" }
			: issue.inclusive
				? { en: "at most", da: "højst" }
				: { en: "less than", da: "mindre end" };
	const limit = issue.code === "too_small" ? issue.minimum : issue.maximum;
	if (issue.origin === "array")
		return {
			en: `a list of ${en} ${limit}`,
			da: `en liste med ${da} ${limit} punkt${limit === 1 ? "" : "er"}`,
		};
	if (issue.origin !== "string")
		return { en: `${en} ${limit}`, da: `${da} ${limit}` };
	const isAny = issue.code === "too_small" && limit === 1;
	return (
		(isAny && typeNames.string) || {
			en: `text of ${en} ${limit} character${limit === 1 ? "" : "s"}`,
			da: `en tekst på ${da} ${limit} tegn`,
		}
	);
}

type Format = Extract<Issue, { readonly code: "invalid_format" }>;

/** The form of a text, of those that zod knows; undefined of the rarer ones. */
function formOf(issue: Format): Message | undefined {
	const { format, prefix, suffix, includes, pattern } = issue as Format &
		Readonly<Record<string, string | undefined>>;
	switch (format) {
		case "starts_with":
			return {
				en: `text that begins with ${prefix}`,
				da: `en tekst, der begynder med ${prefix}`,
			};
		case "ends_with":
			return {
				en: `text that ends in ${suffix}`,
				da: `en tekst, der ender på ${suffix}`,
			};
		case "includes":
			return {
				en: `text with ${includes} in it`,
				da: `en tekst med ${includes} i`,
			};
		case "regex":
			return {
				en: `text of the form ${pattern}`,
				da: `en tekst på formen ${pattern}`,
			};
		default:
			return formats[format];
	}
}

const formats: Readonly<Record<string, Message>> = {
	email: {
		en: "an email address, e.g. name@example.org",
		da: "en e-mailadresse, f.eks. navn@example.org",
	},
	url: {
		en: "a web address, e.g. https://www.example.org",
		da: "en webadresse, f.eks. https://www.example.org",
	},
	date: worded((language) =>
		formatValue(phrase("requirement.date"), { language }),
	),
	e164: {
		en: "a phone number with + and the country, without spaces, e.g. +4512345678",
		da: "et telefonnummer med + og landekode, uden mellemrum, f.eks. +4512345678",
	},
};

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

const oneOfTheChoices: Wording = {
	en: "one of the choices",
	da: "noget af det, der kan vælges",
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
