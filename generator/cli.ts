import { readFileSync } from "node:fs";
import { Argument, Command, CommanderError, Option } from "commander";
import { type Answer, answer, exitCodes } from "./commands/answer.ts";
import {
	addFormatOption,
	addLanguageOption,
	addProblemFormatOption,
	addProjectOptions,
	addRootOption,
	parseAddress,
	portOption,
	type Say,
} from "./commands/arguments.ts";
import type {
	BuildOptions,
	CheckOptions,
	DevOptions,
	DiffOptions,
	EditOptions,
	HostingOptions,
	NewOptions,
	PreviewOptions,
	Program,
	ProjectOptions,
	ServerName,
	TranslationsOptions,
	UnloadedProgram,
	WhereOptions,
} from "./commands/options.ts";
import { diffFormats, whereFormats } from "./commands/options.ts";
import { helpForCommand, languageAsked, localize } from "./commands/words.ts";
import { home } from "./home.ts";
import { servers } from "./host/configuration.ts";
import { ownLanguage, printAnswer } from "./terminal/terminal.ts";

/**
 * Runs the command line and prints what the command answers. Returns the exit code: 0 if all is well, 1 for errors in the
 * content, 2 for wrong usage. Without the digest of the program's code, nothing is cached for the next run.
 */
export async function run(
	argv: readonly string[],
	program: UnloadedProgram,
): Promise<number> {
	const language = languageAsked(argv) ?? ownLanguage();
	const say: Say = (wording) => wording[language];
	let result: Answer = answer("");
	const kilde = newProgram(say);
	localize(kilde, language);
	const context: Context = {
		argv,
		program,
		say,
		load: async () => ({ site: await program.loadSite(), code: program.code }),
		finish: (answered) => {
			result = answered;
		},
	};
	const [named = ""] = argv;
	// The other commands are needed for the help alone.
	const needed = Object.hasOwn(commands, named)
		? [named]
		: Object.keys(commands);
	for (const name of needed)
		await commands[name]?.(kilde.command(name), context);
	try {
		await kilde.parseAsync([...argv], { from: "user" });
	} catch (error) {
		if (!(error instanceof CommanderError)) throw error;
		return error.exitCode === 0 ? exitCodes.good : exitCodes.wrongUsage;
	}
	return printAnswer(result);
}

/** What the definition of a command needs. */
type Context = {
	readonly argv: readonly string[];
	readonly program: UnloadedProgram;
	readonly say: Say;
	/** Loads the definition of the site. */
	readonly load: () => Promise<Program>;
	/** Sets the answer of the run. */
	readonly finish: (answer: Answer) => void;
};

/** Gives a command its description, options and action. An action imports its module when it runs: no run needs the others. */
type Define = (command: Command, context: Context) => unknown;

/** Every command by its name, in the order of the help. */
const commands: Readonly<Record<string, Define>> = {
	build: defineBuild,
	check: defineCheck,
	dev: defineDev,
	edit: defineEdit,
	preview: definePreview,
	hosting: defineHosting,
	where: defineWhere,
	diff: defineDiff,
	new: defineNew,
	schema: defineSchema,
	translations: defineTranslations,
};

function newProgram(say: Say): Command {
	return new Command("kilde")
		.description(
			say({
				en: "Builds a website from the content of a project.",
				da: "Laver en hjemmeside ud af indholdet i et projekt.",
			}),
		)
		.version(
			version(),
			"-v, --version",
			say({ en: "show the version", da: "vis versionen" }),
		)
		.helpOption(
			"-h, --help",
			say({ en: "show this help", da: "vis denne hjælp" }),
		)
		.helpCommand("help [command]", say(helpForCommand))
		.exitOverride();
}

function version(): string {
	const { version: own }: { version: string } = JSON.parse(
		readFileSync(new URL("../package.json", home), "utf8"),
	);
	return own;
}

function defineBuild(
	command: Command,
	{ say, program, finish }: Context,
): void {
	addProjectOptions(command, say, program.timeZone);
	addProblemFormatOption(command, say)
		.description(
			say({
				en: "build the site; nothing is written while the content has errors",
				da: "lav hjemmesiden; der bliver ikke skrevet noget, så længe indholdet har fejl",
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
				en: "fail if any sample is left",
				da: "stop med en fejl, hvis der er eksempler tilbage",
			}),
		)
		.option(
			"--compress",
			say({
				en: "also write text files compressed, as .br and .gz",
				da: "gem også tekstfilerne komprimeret, som .br og .gz",
			}),
		)
		.action(async (options: BuildOptions) => {
			const { runBuild } = await import("./commands/build.ts");
			finish(await runBuild({ ...options, ...program }));
		});
}

function defineCheck(
	command: Command,
	{ say, program, load, finish }: Context,
): void {
	addProjectOptions(command, say, program.timeZone);
	addProblemFormatOption(command, say)
		.description(
			say({
				en: "check the content and report problems; writes no files",
				da: "find fejl i indholdet; skriver ingen filer",
			}),
		)
		.option(
			"--launch",
			say({
				en: "also list samples and open questions; fail if any sample is left",
				da: "vis også eksempler og åbne spørgsmål; giv en fejlkode, hvis der er eksempler tilbage",
			}),
		)
		.action(async (options: CheckOptions) => {
			const { runCheck } = await import("./commands/check.ts");
			finish(await runCheck({ ...options, ...(await load()) }));
		});
}

function defineDev(
	command: Command,
	{ say, program, load, finish }: Context,
): void {
	addServerOptions(command, say, program)
		.description(
			say({
				en: "serve the site and update it as you edit; writes no files",
				da: "vis hjemmesiden, mens du arbejder; den følger med, hver gang du gemmer",
			}),
		)
		.action(async (options: DevOptions) => {
			const { runDev } = await import("./commands/dev.ts");
			finish(await runDev({ ...options, ...(await load()) }));
		});
}

function defineEdit(
	command: Command,
	{ say, program, load, finish }: Context,
): void {
	addServerOptions(command, say, program)
		.description(
			say({
				en: "edit the site in the browser: click what you see; writes to content/ when you save",
				da: "ret hjemmesiden i browseren: klik på det, du ser; der bliver skrevet i content/, når du gemmer",
			}),
		)
		.option(
			"--no-open",
			say({
				en: "print the address without opening the browser",
				da: "vis kun adressen, uden at åbne browseren",
			}),
		)
		.action(async (options: EditOptions) => {
			const { runEdit } = await import("./commands/dev.ts");
			finish(await runEdit({ ...options, ...(await load()) }));
		});
}

function addServerOptions(
	command: Command,
	say: Say,
	{ timeZone }: UnloadedProgram,
): Command {
	addProjectOptions(command, say, timeZone);
	return addProblemFormatOption(command, say)
		.option(
			"--host",
			say({
				en: "also serve phones and other devices on the same network",
				da: "vis den også på telefoner og andre enheder på samme netværk",
			}),
		)
		.addOption(portOption(4000, say));
}

function definePreview(command: Command, { say, finish }: Context): void {
	addRootOption(command, say);
	addLanguageOption(command, say)
		.description(
			say({
				en: "serve the built site as a web host would",
				da: "vis den færdige hjemmeside, som den bliver på et webhotel",
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
			finish(await runPreview(options));
		});
}

function defineHosting(
	command: Command,
	{ say, program, load, finish }: Context,
): void {
	addProjectOptions(command, say, program.timeZone)
		.description(
			say({
				en: "print an nginx or Caddy configuration",
				da: "skriv en konfiguration til nginx eller Caddy",
			}),
		)
		.addArgument(
			new Argument(
				"<server>",
				say({ en: "the web server", da: "webserveren" }),
			).choices(servers),
		)
		.option(
			"--folder <path>",
			say({
				en: "the site's folder on the server",
				da: "hjemmesidens mappe på serveren",
			}),
			"output",
		)
		.addOption(
			new Option(
				"--address <url>",
				say({
					en: "an address other than the site's own",
					da: "en anden adresse end hjemmesidens egen",
				}),
			).argParser(parseAddress(say)),
		)
		.action(async (server: ServerName, options: HostingOptions) => {
			const { runHosting } = await import("./commands/hosting.ts");
			finish(await runHosting(server, { ...options, ...(await load()) }));
		});
}

function defineWhere(
	command: Command,
	{ say, program, load, finish }: Context,
): void {
	addProjectOptions(command, say, program.timeZone)
		.description(
			say({
				en: "list where a fact is used and which pages show it",
				da: "vis, hvor en oplysning bruges, og hvilke sider der viser den",
			}),
		)
		.argument(
			"<fact>",
			say({
				en: "the name of the fact, e.g. price.NAME",
				da: "oplysningens navn, f.eks. price.NAVN",
			}),
		);
	addFormatOption(command, say, whereFormats).action(
		async (fact: string, options: WhereOptions) => {
			const { runWhere } = await import("./commands/where.ts");
			finish(await runWhere(fact, { ...options, ...(await load()) }));
		},
	);
}

function defineDiff(
	command: Command,
	{ say, program, load, finish }: Context,
): void {
	addProjectOptions(command, say, program.timeZone)
		.description(
			say({
				en: "show what has changed for visitors since a git revision",
				da: "vis, hvad der er ændret for besøgende siden en udgave i git",
			}),
		)
		.argument(
			"<revision>",
			say({
				en: "a branch, a tag or a commit, e.g. main or HEAD~1",
				da: "en branch, et tag eller et commit, f.eks. main eller HEAD~1",
			}),
		);
	addFormatOption(command, say, diffFormats).action(
		async (revision: string, options: DiffOptions) => {
			const { runDiff } = await import("./commands/diff.ts");
			finish(await runDiff(revision, { ...options, ...(await load()) }));
		},
	);
}

/** Has a subcommand for each scaffold of the site. */
async function defineNew(
	command: Command,
	{ argv, say, program, load, finish }: Context,
): Promise<void> {
	command.helpCommand("help [command]", say(helpForCommand)).description(
		say({
			en: "create new content, e.g. an article; asks for what it needs",
			da: "lav nyt indhold, f.eks. en nyhed; stiller de spørgsmål, der er brug for",
		}),
	);
	// The definition of the site is loaded only for runs of this command.
	if (!argv.includes("new")) return;
	const { collections } = await program.loadSite();
	for (const { scaffold } of collections) {
		if (!scaffold) continue;
		const subcommand = command.command(scaffold.name);
		addProjectOptions(subcommand, say, program.timeZone);
		for (const { name, asks } of scaffold.asks)
			subcommand.option(`--${name} <text>`, say(asks));
		subcommand.action(async (options: NewOptions) => {
			const { runNew } = await import("./commands/new.ts");
			finish(await runNew(scaffold, options, await load()));
		});
	}
}

function defineSchema(
	command: Command,
	{ argv, say, program, load, finish }: Context,
): void {
	addProjectOptions(command, say, program.timeZone)
		.description(
			say({
				en: "write the JSON Schemas that editors use to explain and check fields (content/.schema); their language is the content editors', unless you give --lang",
				da: "skriv de skemaer, som redigeringsprogrammer forklarer og kontrollerer felterne efter (content/.schema)",
			}),
		)
		.action(async (options: ProjectOptions) => {
			const { runSchema } = await import("./commands/schema.ts");
			const loaded = await load();
			// The authors of the content read its language, whatever the language of the machine.
			const explained = languageAsked(argv) ?? loaded.site.editorLanguage;
			finish(runSchema({ ...options, ...loaded, explained }));
		});
}

function defineTranslations(
	command: Command,
	{ say, load, finish }: Context,
): void {
	command
		.description(
			say({
				en: "list translations that are missing or older than the original",
				da: "vis de oversættelser, der mangler eller er ældre end originalen",
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
			finish(runTranslations({ ...options, ...(await load()) }));
		});
	addRootOption(command, say);
	addLanguageOption(command, say);
}
