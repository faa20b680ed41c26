import { type Command, Help } from "commander";
import type { Wording } from "../../diagnostics/diagnostic.ts";
import {
	type MessageLanguage,
	messageLanguages,
} from "../../diagnostics/language.ts";

/** Returns the language of the option --lang, before the arguments are parsed. */
export function languageAsked(
	argv: readonly string[],
): MessageLanguage | undefined {
	return messageLanguages.find((language) =>
		argv.some(
			(each, index) =>
				each === `--lang=${language}` ||
				each === `-l${language}` ||
				(each === language && /^(--lang|-l)$/.test(argv[index - 1] ?? "")),
		),
	);
}

/** Translates the texts of commander itself: those of its help and its errors. */
export function localize(program: Command, language: MessageLanguage): Command {
	program.showHelpAfterError(
		{
			en: "(kilde --help lists commands and options)",
			da: "(kilde --help viser kommandoer og valgmuligheder)",
		}[language],
	);
	if (language === "en") return program;
	const help = new Help();
	return program
		.configureHelp({
			styleTitle: inDanish,
			commandUsage: (command) => inDanish(help.commandUsage(command)),
			subcommandTerm: (command) => inDanish(help.subcommandTerm(command)),
			optionDescription: (option) => inDanish(help.optionDescription(option)),
			argumentDescription: (argument) =>
				inDanish(help.argumentDescription(argument)),
		})
		.configureOutput({
			outputError: (text, write) => write(inDanish(text)),
		});
}

/** The description of the command `help`. */
export const helpForCommand: Wording = {
	en: "show the help of a command",
	da: "vis hjælp til en kommando",
};

function inDanish(text: string): string {
	return danish.reduce(
		(translated, [english, form]) => translated.replace(english, form),
		text,
	);
}

/** The texts of commander 14, longer ones before their parts. */
const danish: readonly (readonly [english: RegExp, danish: string])[] = [
	[/^Usage:/, "Brug:"],
	[/^Arguments:/, "Argumenter:"],
	[/^Options:/, "Valgmuligheder:"],
	[/^Commands:/, "Kommandoer:"],
	[/\[options\]/, "[valg]"],
	[/\[command\]/, "[kommando]"],
	[/\(choices: /, "(muligheder: "],
	[/([(,] ?)default: /, "$1standard: "],
	[/error: unknown option '(.*)'/, "fejl: Valgmuligheden $1 findes ikke."],
	[/error: unknown command '(.*)'/, "fejl: Kommandoen $1 findes ikke."],
	[/error: missing required argument '(.*)'/, "fejl: Argumentet <$1> mangler."],
	[
		/error: option '(.*)' argument missing/,
		"fejl: Der mangler en værdi efter $1.",
	],
	[
		/error: option '(.*)' argument '(.*)' is invalid\./,
		"fejl: »$2« kan ikke bruges som værdi for $1.",
	],
	[
		/error: command-argument value '(.*)' is invalid for argument '(.*)'\./,
		"fejl: »$1« kan ikke bruges som <$2>.",
	],
	[
		/error: too many arguments(?: for '(.*)')?\. Expected (\d+) arguments? but got (\d+)\./,
		"fejl: Der er for mange argumenter: $3 i stedet for $2.",
	],
	[/Allowed choices are (.*)\./, "Mulighederne er $1."],
	[/\(Did you mean one of (.*)\?\)/, "(Mente du et af disse: $1?)"],
	[/\(Did you mean (.*)\?\)/, "(Mente du $1?)"],
];
