import { type Command, Help } from "commander";
import type { Wording } from "../diagnostics/diagnostic.ts";
import {
	type MessageLanguage,
	messageLanguages,
} from "../diagnostics/language.ts";

/** The language that arguments ask for with --lang, before they are read otherwise. */
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

/** Has the words of commander itself said in a language: those of its help and of its errors. */
export function localize(program: Command, language: MessageLanguage): Command {
	program.showHelpAfterError(
		{
			en: "(kilde --help lists the commands and options)",
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

/** What the line about help for a command says. */
export const helpForCommand: Wording = {
	en: "print the help of a command",
	da: "vis hjælp til en kommando",
};

function inDanish(text: string): string {
	return danish.reduce(
		(said, [english, form]) => said.replace(english, form),
		text,
	);
}

/** The words of commander 14, longer ones before those within them. */
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
		"fejl: »$2« duer ikke som værdi for $1.",
	],
	[
		/error: command-argument value '(.*)' is invalid for argument '(.*)'\./,
		"fejl: »$1« duer ikke som <$2>.",
	],
	[
		/error: too many arguments(?: for '(.*)')?\. Expected (\d+) arguments? but got (\d+)\./,
		"fejl: Der er for mange argumenter: $3 i stedet for $2.",
	],
	[/Allowed choices are (.*)\./, "Mulighederne er $1."],
	[/\(Did you mean one of (.*)\?\)/, "(Mente du et af disse: $1?)"],
	[/\(Did you mean (.*)\?\)/, "(Mente du $1?)"],
];
