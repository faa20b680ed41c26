import { readFileSync } from "node:fs";
import {
	Argument,
	Command,
	CommanderError,
	InvalidArgumentError,
	Option,
} from "commander";
import { type Answer, answer, exitCodes } from "./commands/answer.ts";
import type {
	BuildOptions,
	CheckOptions,
	DevOptions,
	DiffOptions,
	HostingOptions,
	NewOptions,
	PreviewOptions,
	ProjectOptions,
	ServerName,
	TranslationsOptions,
	UnloadedProgram,
	WhereOptions,
} from "./commands/options.ts";
import { diffFormats, whereFormats } from "./commands/options.ts";
import { helpForCommand, languageAsked, speak } from "./commands/words.ts";
import type { Wording } from "./diagnostics/diagnostic.ts";
import { messageLanguages } from "./diagnostics/language.ts";
import { formats } from "./diagnostics/report.ts";
import { home } from "./home.ts";
import { servers } from "./host/configuration.ts";
import { hostOrNumber } from "./host/host-name.ts";
import { isDay } from "./i18n/period.ts";
import {
	ownFormat,
	ownLanguage,
	printAnswer,
	today,
} from "./terminal/terminal.ts";

/**
 * Runs the command line; gives the exit code: 0 good, 1 content errors, 2 wrong usage. The program says which site it is for, and the digest of
 * its code; without it nothing is kept for the next run.
 */
export async function run(
	argv: readonly string[],
	program: UnloadedProgram,
): Promise<number> {
	const language = languageAsked(argv) ?? ownLanguage();
	const say: Say = (wording) => wording[language];
	// Each command is loaded when it is asked for: none needs what the others do.
	let result: Answer = answer("");
	const { timeZone, code } = program;
	/** What a command is told besides its own options. */
	const loaded = async () => ({ site: await program.loadSite(), code });
	const command = new Command("kilde")
		.description(
			say({
				en: "Turns the content of a project into its complete website.",
				da: "Laver et projekts indhold om til den færdige hjemmeside.",
			}),
		)
		.version(
			version(),
			"-v, --version",
			say({ en: "print the version", da: "vis versionen" }),
		)
		.helpOption(
			"-h, --help",
			say({ en: "print this help", da: "vis denne hjælp" }),
		)
		.helpCommand("help [command]", say(helpForCommand))
		.exitOverride();
	speak(command, language);
	diagnosing(command.command("build"), say, timeZone)
		.description(
			say({
				en: "make the site; nothing is written while the content has errors",
				da: "lav hjemmesiden; der skrives intet, så længe der er fejl i indholdet",
			}),
		)
		.option(
			"-o, --output <folder>",
			say({
				en: "folder for the site, within the project",
				da: "mappen til hjemmesiden, inde i projektet",
			}),
			"output",
		)
		.option(
			"--launch",
			say({
				en: "refuse while any sample is left",
				da: "sig fra, så længe der er eksempler tilbage",
			}),
		)
		.option(
			"--compress",
			say({
				en: "put .br and .gz files beside the texts",
				da: "læg filer med .br og .gz ved siden af teksterne",
			}),
		)
		.action(async (options: BuildOptions) => {
			const { runBuild } = await import("./commands/build.ts");
			result = await runBuild({ ...options, ...program });
		});
	diagnosing(command.command("check"), say, timeZone)
		.description(
			say({
				en: "check the content and report problems; writes nothing",
				da: "kontrollér indholdet, og vis fejl og advarsler; skriver intet",
			}),
		)
		.option(
			"--launch",
			say({
				en: "also list samples and open questions; fail while any sample is left",
				da: "vis også eksempler og åbne spørgsmål; sig fra, så længe der er eksempler tilbage",
			}),
		)
		.action(async (options: CheckOptions) => {
			const { runCheck } = await import("./commands/check.ts");
			result = await runCheck({ ...options, ...(await loaded()) });
		});
	diagnosing(command.command("dev"), say, timeZone)
		.description(
			say({
				en: "serve the site and reload it as you edit; writes nothing",
				da: "vis hjemmesiden, mens du retter i den; skriver intet",
			}),
		)
		.option(
			"--host",
			say({
				en: "show it to phones and other devices on the same network too",
				da: "vis den også for telefoner og andre på samme netværk",
			}),
		)
		.addOption(portOption(4000, say))
		.action(async (options: DevOptions) => {
			const { runDev } = await import("./commands/dev.ts");
			result = await runDev({ ...options, ...(await loaded()) });
		});
	addLanguage(addRoot(command.command("preview"), say), say)
		.description(
			say({
				en: "show the built site as a host would",
				da: "vis den færdige hjemmeside, som et webhotel ville",
			}),
		)
		.option(
			"-o, --output <folder>",
			say({
				en: "the site's folder",
				da: "hjemmesidens mappe",
			}),
			"output",
		)
		.addOption(portOption(5000, say))
		.action(async (options: PreviewOptions) => {
			const { runPreview } = await import("./commands/preview.ts");
			result = await runPreview(options);
		});
	shared(command.command("hosting"), say, timeZone)
		.description(
			say({
				en: "print an nginx or Caddy configuration",
				da: "vis en webservers opsætning til hjemmesiden",
			}),
		)
		.addArgument(
			new Argument("<server>", say({ en: "which", da: "hvilken" })).choices(
				servers,
			),
		)
		.option(
			"--folder <path>",
			say({
				en: "where the site lies on the server",
				da: "hvor hjemmesiden ligger på serveren",
			}),
			"output",
		)
		.addOption(
			new Option(
				"--address <url>",
				say({
					en: "another address than the site's own",
					da: "en anden adresse end hjemmesidens egen",
				}),
			).argParser(parseAddress(say)),
		)
		.action(async (server: ServerName, options: HostingOptions) => {
			const { runHosting } = await import("./commands/hosting.ts");
			result = await runHosting(server, { ...options, ...(await loaded()) });
		});
	shared(command.command("where"), say, timeZone)
		.description(
			say({
				en: "list where a fact is used and which pages show it",
				da: "vis, hvor en oplysning bruges, og alle sider, der viser den",
			}),
		)
		.argument(
			"<fact>",
			say({
				en: "its name, as price.NAME",
				da: "dens navn, f.eks. price.NAVN",
			}),
		)
		.addOption(answerFormat(whereFormats, say))
		.action(async (fact: string, options: WhereOptions) => {
			const { runWhere } = await import("./commands/where.ts");
			result = await runWhere(fact, { ...options, ...(await loaded()) });
		});
	shared(command.command("diff"), say, timeZone)
		.description(
			say({
				en: "show what has changed for visitors since a git revision",
				da: "vis, hvad der er ændret for gæsterne siden en udgave i git",
			}),
		)
		.argument(
			"<revision>",
			say({
				en: "a branch, a tag or a commit, as main or HEAD~1",
				da: "en gren, et tag eller en commit, f.eks. main eller HEAD~1",
			}),
		)
		.addOption(answerFormat(diffFormats, say))
		.action(async (revision: string, options: DiffOptions) => {
			const { runDiff } = await import("./commands/diff.ts");
			result = await runDiff(revision, { ...options, ...(await loaded()) });
		});
	const creation = command
		.command("new")
		.helpCommand("help [command]", say(helpForCommand))
		.description(
			say({
				en: "create new content, interactively or from options",
				da: "lav nyt indhold: spørger sig frem eller tager imod valgmuligheder",
			}),
		);
	// Only who asks for these commands needs to know which there are.
	const { collections } = argv.includes("new")
		? await program.loadSite()
		: { collections: [] };
	for (const { scaffold } of collections) {
		if (!scaffold) continue;
		const kind = shared(creation.command(scaffold.name), say, timeZone);
		for (const { name, asks } of scaffold.asks)
			kind.option(`--${name} <text>`, say(asks));
		kind.action(async (options: NewOptions) => {
			const { runNew } = await import("./commands/new.ts");
			result = await runNew(scaffold, options, await loaded());
		});
	}
	shared(command.command("schema"), say, timeZone)
		.description(
			say({
				en: "write the JSON Schemas that editors use for help and validation: content/.schema, and the first line of each YAML file; in the editors' language unless --lang says otherwise",
				da: "skriv de skemaer, som redigeringsprogrammer hjælper og kontrollerer efter: content/.schema og første linje i hver YAML-fil",
			}),
		)
		.action(async (options: ProjectOptions) => {
			const { runSchema } = await import("./commands/schema.ts");
			// Who writes the content reads that language, whatever the language of the machine.
			const { site } = await loaded();
			const explained = languageAsked(argv) ?? site.editorLanguage;
			result = runSchema({ ...options, ...(await loaded()), explained });
		});
	const translations = command
		.command("translations")
		.description(
			say({
				en: "list the translations that are missing, or older than the text they translate",
				da: "vis de oversættelser, der mangler eller er ældre end den tekst, de oversætter",
			}),
		)
		.option(
			"--check",
			say({
				en: "fail if there are any",
				da: "giv en fejlkode, hvis der er nogen",
			}),
		)
		.option(
			"--json",
			say({
				en: "print them as JSON",
				da: "skriv dem som JSON",
			}),
		)
		.action(async (options: TranslationsOptions) => {
			const { runTranslations } = await import("./commands/translations.ts");
			result = runTranslations({ ...options, ...(await loaded()) });
		});
	addRoot(translations, say);
	addLanguage(translations, say);
	try {
		await command.parseAsync([...argv], { from: "user" });
	} catch (error) {
		if (!(error instanceof CommanderError)) throw error;
		return error.exitCode === 0 ? exitCodes.good : exitCodes.wrongUsage;
	}
	return printAnswer(result);
}

/** Says something in the language of the command. */
type Say = (wording: Wording) => string;

function shared(command: Command, say: Say, timeZone: string): Command {
	addRoot(command, say).addOption(
		new Option(
			"-d, --date <yyyy-mm-dd>",
			say({
				en: "make the site as of that day",
				da: "lav hjemmesiden, som den er den dag",
			}),
		)
			.argParser(parseDate(say))
			.default(
				today(timeZone),
				say({
					en: `today in ${timeZone}`,
					da: `i dag i ${timeZone}`,
				}),
			),
	);
	return addLanguage(command, say);
}

function addRoot(command: Command, say: Say): Command {
	return command.option(
		"-r, --root <folder>",
		say({
			en: "the project's folder",
			da: "projektets mappe",
		}),
		".",
	);
}

function addLanguage(command: Command, say: Say): Command {
	return command.addOption(
		new Option(
			"-l, --lang <language>",
			say({
				en: "the language of messages",
				da: "sproget for beskeder",
			}),
		)
			.choices(messageLanguages)
			.default(ownLanguage()),
	);
}

function diagnosing(command: Command, say: Say, timeZone: string): Command {
	return shared(command, say, timeZone).addOption(
		new Option(
			"-f, --format <format>",
			say({
				en: "how problems are printed",
				da: "hvordan fejl og advarsler skrives",
			}),
		)
			.choices(formats)
			.default(ownFormat()),
	);
}

function answerFormat([first, ...others]: readonly string[], say: Say): Option {
	return new Option(
		"-f, --format <format>",
		say({
			en: "how the answer is printed",
			da: "hvordan svaret skrives",
		}),
	)
		.choices([first ?? "", ...others])
		.default(first);
}

function portOption(first: number, say: Say): Option {
	return new Option(
		"-p, --port <number>",
		say({
			en: "the port, or else the next free one",
			da: "porten, eller den næste ledige",
		}),
	)
		.argParser(parsePort(say))
		.default(first);
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

function parseAddress(say: Say) {
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
					en: "It must be a scheme and a host, as https://www.example.org.",
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
					en: "It must be a day of the calendar, as 2025-08-01.",
					da: "Det skal være en dag i kalenderen, f.eks. 2025-08-01.",
				}),
			);
		return text;
	};
}

function version(): string {
	const { version: own }: { version: string } = JSON.parse(
		readFileSync(new URL("../package.json", home), "utf8"),
	);
	return own;
}
