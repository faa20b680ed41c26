import { Argument, InvalidArgumentError, Option } from "commander";
import type { Wording } from "../../diagnostics/diagnostic.ts";
import {
	type MessageLanguage,
	messageLanguages,
} from "../../diagnostics/language.ts";
import { formats } from "../../diagnostics/report.ts";
import { hostOrNumber } from "../../host/host-name.ts";
import { isDate } from "../../i18n/period.ts";
import { ownFormat, ownLanguage } from "../../terminal/terminal.ts";

// Arguments, and options that several commands have.

/** The context of the help of options and arguments. */
export type InputContext = {
	/** The language of the help and of messages. */
	readonly language: MessageLanguage;
};

/** Makes an option or an argument of a command. */
export type Input = (context: InputContext) => Option | Argument;

/** An argument of this name, perhaps with these values alone. */
export function argument(
	name: string,
	is: Wording,
	choices?: readonly string[],
): Input {
	return ({ language }) => {
		const made = new Argument(name, is[language]);
		return choices ? made.choices(choices) : made;
	};
}

/** The values of an option. */
type OptionValue = {
	/** Its value if it is left out. */
	readonly standard?: unknown;
	readonly choices?: readonly string[];
	/** Returns the value of a text, or undefined to refuse it. */
	parse?(text: string): unknown;
	/** The requirement of the text. */
	readonly demand?: Wording;
};

/** An option of these flags: what it does, and its value. */
export function option(
	flags: string,
	does: Wording,
	{ standard, choices, parse, demand }: OptionValue = {},
): Input {
	return ({ language }) => {
		const made = new Option(flags, does[language]).default(standard);
		if (choices) made.choices(choices);
		if (parse)
			made.argParser((text) => {
				const value = parse(text);
				if (value === undefined)
					throw new InvalidArgumentError(demand?.[language] ?? "");
				return value;
			});
		return made;
	};
}

/** The option for the project's folder. */
export const root = option(
	"-r, --root <folder>",
	{ en: "the project's folder", da: "projektets mappe" },
	{ standard: "." },
);

/** The option for the day that the site is made for; without it, the command is given today. */
export const date = option(
	"-d, --date <yyyy-mm-dd>",
	{
		en: "build the site as of that day (default: today in the site's time zone)",
		da: "lav hjemmesiden, som den ser ud den dag (standard: i dag i hjemmesidens tidszone)",
	},
	{
		parse: (text) => (isDate(text) ? text : undefined),
		demand: {
			en: "It must be a date, e.g. 2025-08-01.",
			da: "Det skal være en dato, f.eks. 2025-08-01.",
		},
	},
);

/** The option for the language of messages. */
export const language: Input = (context) =>
	option(
		"-l, --lang <language>",
		{ en: "the language of messages", da: "sproget i beskederne" },
		{ choices: messageLanguages, standard: ownLanguage() },
	)(context);

/** The options of a command that makes a site. */
export const project: readonly Input[] = [root, date, language];

/** The option for the format of diagnostics. */
export const problemFormat: Input = (context) =>
	option(
		"-f, --format <format>",
		{
			en: "how problems are printed",
			da: "hvordan fejl og advarsler bliver vist",
		},
		{ choices: formats, standard: ownFormat() },
	)(context);

/** The option for the format of an answer; the first of the formats is the default. */
export function answerFormat(choices: readonly string[]): Input {
	return option(
		"-f, --format <format>",
		{ en: "how the answer is printed", da: "hvordan svaret bliver vist" },
		{ choices, standard: choices[0] },
	);
}

/** The option for a port; the server takes the next free one if it is in use. */
export function port(standard: number): Input {
	return option(
		"-p, --port <number>",
		{
			en: "the port; if it is in use, the next free one",
			da: "porten; er den optaget, bruges den næste ledige",
		},
		{
			standard,
			parse(text) {
				const number = /^\d+$/.test(text) ? Number(text) : 0;
				return number >= 1 && number <= 65_535 ? number : undefined;
			},
			demand: {
				en: "It must be a number from 1 to 65535.",
				da: "Det skal være et tal fra 1 til 65535.",
			},
		},
	);
}

/** The requirement of `originOf`. */
export const originWanted: Wording = {
	en: "It must be a scheme and a host, e.g. https://www.example.org.",
	da: "Det skal være https:// og et domæne, f.eks. https://www.example.org.",
};

/** Returns the origin that a text is, as https://www.example.org; undefined if it is none. */
export function originOf(text: string): string | undefined {
	const url = URL.canParse(text) ? new URL(text) : undefined;
	const isOrigin =
		url !== undefined &&
		/^https?:$/.test(url.protocol) &&
		url.href === `${url.origin}/` &&
		hostOrNumber.test(url.hostname);
	return isOrigin ? url.origin : undefined;
}

/** Returns the value of the option --root, before the arguments are parsed. */
export function rootAsked(argv: readonly string[]): string {
	const at = argv.findIndex((each) => /^(--root|-r)$/.test(each));
	const joined = argv.find((each) => /^(--root=|-r=?.)/.test(each));
	const folder = argv[at + 1];
	if (at >= 0 && folder !== undefined) return folder;
	return joined?.replace(/^(--root=|-r=?)/, "") ?? ".";
}
