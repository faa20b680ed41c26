import { type Command, InvalidArgumentError, Option } from "commander";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { messageLanguages } from "../diagnostics/language.ts";
import { formats } from "../diagnostics/report.ts";
import { hostOrNumber } from "../host/host-name.ts";
import { isDay } from "../i18n/period.ts";
import { ownFormat, ownLanguage, today } from "../terminal/terminal.ts";

// Options that several commands have, and the parsers of their values.

/** Returns a text in the language of the command. */
export type Say = (wording: Wording) => string;

/** Adds the options of a command that makes a site: the project's folder, the day, the language of messages. */
export function addProjectOptions(
	command: Command,
	say: Say,
	timeZone: string,
): Command {
	addRootOption(command, say)
		.addOption(
			new Option(
				"-d, --date <yyyy-mm-dd>",
				say({
					en: `build the site as of that day (default: today in ${timeZone})`,
					da: `lav hjemmesiden, som den ser ud den dag (standard: i dag i ${timeZone})`,
				}),
			).argParser(parseDate(say)),
		)
		.hook("preAction", () => {
			// Not the default of the option: it takes 10 ms to load the time zones.
			if (command.getOptionValue("date") === undefined)
				command.setOptionValue("date", today(timeZone));
		});
	return addLanguageOption(command, say);
}

/** Adds the option for the project's folder. */
export function addRootOption(command: Command, say: Say): Command {
	return command.option(
		"-r, --root <folder>",
		say({
			en: "the project's folder",
			da: "projektets mappe",
		}),
		".",
	);
}

/** Adds the option for the language of messages. */
export function addLanguageOption(command: Command, say: Say): Command {
	return command.addOption(
		new Option(
			"-l, --lang <language>",
			say({
				en: "the language of messages",
				da: "sproget i beskederne",
			}),
		)
			.choices(messageLanguages)
			.default(ownLanguage()),
	);
}

/** Adds the option for the format of diagnostics. */
export function addProblemFormatOption(command: Command, say: Say): Command {
	return command.addOption(
		new Option(
			"-f, --format <format>",
			say({
				en: "how problems are printed",
				da: "hvordan fejl og advarsler bliver vist",
			}),
		)
			.choices(formats)
			.default(ownFormat()),
	);
}

/** Adds the option for the format of an answer; the first of the formats is the default. */
export function addFormatOption(
	command: Command,
	say: Say,
	choices: readonly string[],
): Command {
	return command.addOption(
		new Option(
			"-f, --format <format>",
			say({
				en: "how the answer is printed",
				da: "hvordan svaret bliver vist",
			}),
		)
			.choices(choices)
			.default(choices[0]),
	);
}

/** An option for a port; the server takes the next free one if it is in use. */
export function portOption(standard: number, say: Say): Option {
	return new Option(
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
		if (!isDay(text))
			throw new InvalidArgumentError(
				say({
					en: "It must be a date, e.g. 2025-08-01.",
					da: "Det skal være en dato, f.eks. 2025-08-01.",
				}),
			);
		return text;
	};
}
