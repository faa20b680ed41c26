import { type Argument, InvalidArgumentError, Option } from "commander";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { messageLanguages } from "../diagnostics/language.ts";
import { formats } from "../diagnostics/report.ts";
import { hostOrNumber } from "../host/host-name.ts";
import { isDate } from "../i18n/period.ts";
import { ownFormat, ownLanguage } from "../terminal/terminal.ts";

// Options that several commands have, and the parsers of their values.

/** Returns a text in the language of the command. */
export type Say = (wording: Wording) => string;

/** What the help of an option or argument is made with. */
export type InputContext = {
	readonly say: Say;
	/** The time zone of the site's days. */
	readonly timeZone: string;
};

/** Makes an option or an argument of a command. */
export type Input = (context: InputContext) => Option | Argument;

/** An option of these flags: what it does, and its value if it is left out. */
export function option(
	flags: string,
	does: Wording,
	standard?: string,
): (context: InputContext) => Option {
	return ({ say }) => new Option(flags, say(does)).default(standard);
}

/** The option for the project's folder. */
export const root = option(
	"-r, --root <folder>",
	{ en: "the project's folder", da: "projektets mappe" },
	".",
);

/** The option for the day that the site is made for; without it, the command is given today. */
export const date: Input = ({ say, timeZone }) =>
	new Option(
		"-d, --date <yyyy-mm-dd>",
		say({
			en: `build the site as of that day (default: today in ${timeZone})`,
			da: `lav hjemmesiden, som den ser ud den dag (standard: i dag i ${timeZone})`,
		}),
	).argParser(parseDate(say));

/** The option for the language of messages. */
export const language: Input = (context) =>
	option("-l, --lang <language>", {
		en: "the language of messages",
		da: "sproget i beskederne",
	})(context)
		.choices(messageLanguages)
		.default(ownLanguage());

/** The options of a command that makes a site. */
export const project: readonly Input[] = [root, date, language];

/** The option for the format of diagnostics. */
export const problemFormat: Input = (context) =>
	option("-f, --format <format>", {
		en: "how problems are printed",
		da: "hvordan fejl og advarsler bliver vist",
	})(context)
		.choices(formats)
		.default(ownFormat());

/** The option for the format of an answer; the first of the formats is the default. */
export function answerFormat(choices: readonly string[]): Input {
	return (context) =>
		option("-f, --format <format>", {
			en: "how the answer is printed",
			da: "hvordan svaret bliver vist",
		})(context)
			.choices(choices)
			.default(choices[0]);
}

/** The option for a port; the server takes the next free one if it is in use. */
export function port(standard: number): Input {
	return ({ say }) =>
		new Option(
			"-p, --port <number>",
			say({
				en: "the port; if it is in use, the next free one",
				da: "porten; er den optaget, bruges den næste ledige",
			}),
		)
			.argParser(parsePort(say))
			.default(standard);
}

function parsePort(say: Say) {
	return (text: string): number => {
		const port = Number(text);
		if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
			throw new InvalidArgumentError(
				say({
					en: "It must be a number from 1 to 65535.",
					da: "Det skal være et tal fra 1 til 65535.",
				}),
			);
		return port;
	};
}

/** Returns a parser of origins (https://www.example.org), which throws an InvalidArgumentError. */
export function parseAddress(say: Say) {
	return (text: string): string => {
		const url = URL.canParse(text) ? new URL(text) : undefined;
		if (
			!url ||
			!/^https?:$/.test(url.protocol) ||
			url.href !== `${url.origin}/` ||
			!hostOrNumber.test(url.hostname)
		)
			throw new InvalidArgumentError(
				say({
					en: "It must be a scheme and a host, e.g. https://www.example.org.",
					da: "Det skal være https:// og et domæne, f.eks. https://www.example.org.",
				}),
			);
		return url.origin;
	};
}

function parseDate(say: Say) {
	return (text: string): string => {
		if (!isDate(text))
			throw new InvalidArgumentError(
				say({
					en: "It must be a date, e.g. 2025-08-01.",
					da: "Det skal være en dato, f.eks. 2025-08-01.",
				}),
			);
		return text;
	};
}
