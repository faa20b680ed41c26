import { type Argument, InvalidArgumentError, Option } from "commander";
import { formats } from "../../diagnostics/report.ts";
import { isDate } from "../../languages/days.ts";
import { messageLanguages } from "../../languages/message-language.ts";

// Options that several commands have.

/** An option or an argument of a command. */
export type Input = Option | Argument;

/** The option for the project's folder. */
export const root = new Option(
	"-r, --root <folder>",
	"the project's folder",
).default(".");

/** The option for the day that the site is made for; the default needs the site's time zone. */
export const date = new Option(
	"-d, --date <yyyy-mm-dd>",
	"build the site as of that day (default: today in the site's time zone)",
).argParser((text) => {
	if (isDate(text)) return text;
	throw new InvalidArgumentError("It must be a date, e.g. 2025-08-01.");
});

/** The option for the language of diagnostics; the default comes from the environment. */
const language = new Option(
	"-l, --lang <language>",
	"the language of messages about the content (default: that of the environment)",
).choices(messageLanguages);

/** The options of a command that makes a site. */
export const project: readonly Input[] = [root, date, language];

/** The option for the format of diagnostics; the default comes from the environment. */
export const problemFormat = new Option(
	"-f, --format <format>",
	"how problems are printed (default: pretty, in a workflow of GitHub github)",
).choices(formats);

/** The option for the format of an answer; the first of the formats is the default. */
export function createFormatOption(choices: readonly string[]): Option {
	return new Option("-f, --format <format>", "how the answer is printed")
		.choices(choices)
		.default(choices[0]);
}

/** The option for a port; the server takes the next free one if it is in use. */
export function createPortOption(standard: number): Option {
	return new Option(
		"-p, --port <number>",
		"the port; if it is in use, the next free one",
	)
		.default(standard)
		.argParser((text) => {
			const number = /^\d+$/.test(text) ? Number(text) : 0;
			if (number >= 1 && number <= 65_535) return number;
			throw new InvalidArgumentError("It must be a number from 1 to 65535.");
		});
}
