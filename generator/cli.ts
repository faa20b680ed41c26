import { readFileSync } from "node:fs";
import { Argument, Command, CommanderError } from "commander";
import { type Answer, answer, exitCodes, refusal } from "./commands/answer.ts";
import {
	answerFormat,
	date,
	type Input,
	type InputContext,
	language,
	option,
	parseAddress,
	port,
	problemFormat,
	project,
	root,
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
import type { Wording } from "./diagnostics/diagnostic.ts";
import type { MessageLanguage } from "./diagnostics/language.ts";
import { engineFolder } from "./engine-folder.ts";
import { servers } from "./host/configuration.ts";
import { inTerminal } from "./new/question.ts";
import { ownLanguage, printAnswer, today } from "./terminal/terminal.ts";
import { failureReason } from "./write/failure.ts";

/**
 * Runs the command line and prints what the command answers. Returns the exit code: 0 if all is well, 1 for errors in the
 * content, 2 for wrong usage. Without the digest of the program's code, nothing is cached for the next run.
 */
export async function run(
	argv: readonly string[],
	program: UnloadedProgram,
): Promise<number> {
	const asked = languageAsked(argv) ?? ownLanguage();
	const say: Say = (wording) => wording[asked];
	let result: Answer = answer("");
	const kilde = newProgram(say);
	localize(kilde, asked);
	const context: Context = {
		argv,
		program,
		say,
		language: asked,
		timeZone: program.timeZone,
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
type Context = InputContext & {
	readonly argv: readonly string[];
	readonly program: UnloadedProgram;
	readonly language: MessageLanguage;
	/** Loads the definition of the site. */
	readonly load: () => Promise<Program>;
	/** Sets the answer of the run. */
	readonly finish: (answer: Answer) => void;
};

/** Gives a command its description, options and action. */
type Define = (command: Command, context: Context) => unknown;

/**
 * Defines a command by what it does, its options and argument, and its action: a function of the options and the argument.
 * An action imports its module when it runs: no run needs the others.
 */
function define<O>(
	does: Wording | undefined,
	inputs: readonly Input[],
	action: (
		options: O,
		context: Context,
		argument: string,
	) => Answer | Promise<Answer>,
): Define {
	return (command, context) => {
		if (does) command.description(context.say(does));
		for (const make of inputs) {
			const input = make(context);
			if (input instanceof Argument) command.addArgument(input);
			else command.addOption(input);
		}
		command.action(async () => {
			const options = command.opts();
			// Not the default of the option: it takes 10 ms to load the time zones.
			if (inputs.includes(date)) options.date ??= today(context.timeZone);
			const [argument = ""] = command.args;
			try {
				context.finish(await action(options as O, context, argument));
			} catch (error) {
				context.finish(refusedBySystem(error, context.language));
			}
		});
	};
}

/** The answer where the system refused what a command asked of it. Rethrows any other error, which is our own bug. */
function refusedBySystem(error: unknown, language: MessageLanguage): Answer {
	const reason = failureReason(error);
	const { path } = Object(error);
	const at = typeof path === "string" ? ` (${path})` : "";
	const refused = {
		en: `The system does not allow it: ${reason.en}${at}.`,
		da: `Systemet tillader det ikke: ${reason.da}${at}.`,
	};
	return refusal(exitCodes.wrongUsage, refused, language);
}

const output: Wording = { en: "the site's folder", da: "hjemmesidens mappe" };

const server: readonly Input[] = [
	...project,
	problemFormat,
	option("--host", {
		en: "also serve phones and other devices on the same network",
		da: "vis den også på telefoner og andre enheder på samme netværk",
	}),
	port(4000),
];

/** Every command by its name, in the order of the help. */
const commands: Readonly<Record<string, Define>> = {
	build: define<BuildOptions>(
		{
			en: "build the site; nothing is written while the content has errors",
			da: "lav hjemmesiden; der bliver ikke skrevet noget, så længe indholdet har fejl",
		},
		[
			...project,
			problemFormat,
			option(
				"-o, --output <folder>",
				{
					en: "folder for the site, within the project",
					da: "mappen til hjemmesiden, inde i projektet",
				},
				"output",
			),
			option("--launch", {
				en: "fail if any sample is left",
				da: "stop med en fejl, hvis der er eksempler tilbage",
			}),
			option("--compress", {
				en: "also write text files compressed, as .br and .gz",
				da: "gem også tekstfilerne komprimeret, som .br og .gz",
			}),
		],
		async (options, { program }) => {
			const { runBuild } = await import("./commands/build.ts");
			return runBuild({ ...options, ...program });
		},
	),
	check: define<CheckOptions>(
		{
			en: "check the content and report problems; writes no files",
			da: "find fejl i indholdet; skriver ingen filer",
		},
		[
			...project,
			problemFormat,
			option("--launch", {
				en: "also list samples and open questions; fail if any sample is left",
				da: "vis også eksempler og åbne spørgsmål; giv en fejlkode, hvis der er eksempler tilbage",
			}),
		],
		async (options, { load }) => {
			const { runCheck } = await import("./commands/check.ts");
			return runCheck({ ...options, ...(await load()) });
		},
	),
	dev: define<DevOptions>(
		{
			en: "serve the site and update it as you edit; writes no files",
			da: "vis hjemmesiden, mens du arbejder; den følger med, hver gang du gemmer",
		},
		server,
		async (options, { load }) => {
			const { runDev } = await import("./commands/dev.ts");
			return runDev({ ...options, ...(await load()) });
		},
	),
	edit: define<EditOptions>(
		{
			en: "edit the site in the browser: click what you see; writes to content/ when you save",
			da: "ret hjemmesiden i browseren: klik på det, du ser; der bliver skrevet i content/, når du gemmer",
		},
		[
			...server,
			option("--no-open", {
				en: "print the address without opening the browser",
				da: "vis kun adressen, uden at åbne browseren",
			}),
		],
		async (options, { load }) => {
			const { runEdit } = await import("./commands/dev.ts");
			return runEdit({ ...options, ...(await load()) });
		},
	),
	preview: define<PreviewOptions>(
		{
			en: "serve the built site as a web host would",
			da: "vis den færdige hjemmeside, som den bliver på et webhotel",
		},
		[
			root,
			language,
			option("-o, --output <folder>", output, "output"),
			port(5000),
		],
		async (options) => {
			const { runPreview } = await import("./commands/preview.ts");
			return runPreview(options);
		},
	),
	hosting: define<HostingOptions>(
		{
			en: "print an nginx or Caddy configuration",
			da: "skriv en konfiguration til nginx eller Caddy",
		},
		[
			...project,
			({ say }) =>
				new Argument(
					"<server>",
					say({ en: "the web server", da: "webserveren" }),
				).choices(servers),
			option(
				"--folder <path>",
				{
					en: "the site's folder on the server",
					da: "hjemmesidens mappe på serveren",
				},
				"output",
			),
			(context) =>
				option("--address <url>", {
					en: "an address other than the site's own",
					da: "en anden adresse end hjemmesidens egen",
				})(context).argParser(parseAddress(context.say)),
		],
		async (options, { load }, server) => {
			const { runHosting } = await import("./commands/hosting.ts");
			// commander accepts only the choices.
			const name = server as ServerName;
			return runHosting(name, { ...options, ...(await load()) });
		},
	),
	where: define<WhereOptions>(
		{
			en: "list where a fact is used and which pages show it",
			da: "vis, hvor en oplysning bruges, og hvilke sider der viser den",
		},
		[
			...project,
			argument("<fact>", {
				en: "the name of the fact, e.g. price.NAME",
				da: "oplysningens navn, f.eks. price.NAVN",
			}),
			answerFormat(whereFormats),
		],
		async (options, { load }, fact) => {
			const { runWhere } = await import("./commands/where.ts");
			return runWhere(fact, { ...options, ...(await load()) });
		},
	),
	diff: define<DiffOptions>(
		{
			en: "show what has changed for visitors since a git revision",
			da: "vis, hvad der er ændret for besøgende siden en udgave i git",
		},
		[
			...project,
			argument("<revision>", {
				en: "a branch, a tag or a commit, e.g. main or HEAD~1",
				da: "en branch, et tag eller et commit, f.eks. main eller HEAD~1",
			}),
			answerFormat(diffFormats),
		],
		async (options, { load }, revision) => {
			const { runDiff } = await import("./commands/diff.ts");
			return runDiff(revision, { ...options, ...(await load()) });
		},
	),
	new: defineNew,
	schema: define<ProjectOptions>(
		{
			en: "write the JSON Schemas that editors use to explain and check fields (content/.schema); their language is the content editors', unless you give --lang",
			da: "skriv de skemaer, som redigeringsprogrammer forklarer og kontrollerer felterne efter (content/.schema)",
		},
		project,
		async (options, { argv, load }) => {
			const { runSchema } = await import("./commands/schema.ts");
			const loaded = await load();
			// The authors of the content read its language, whatever the language of the machine.
			const explained = languageAsked(argv) ?? loaded.site.editorLanguage;
			return runSchema({ ...options, ...loaded, explained });
		},
	),
	translations: define<TranslationsOptions>(
		{
			en: "list translations that are missing or older than the original",
			da: "vis de oversættelser, der mangler eller er ældre end originalen",
		},
		[
			option("--check", {
				en: "fail if there are any",
				da: "giv en fejlkode, hvis der er nogen",
			}),
			option("--json", { en: "print them as JSON", da: "skriv dem som JSON" }),
			root,
			language,
		],
		async (options, { load }) => {
			const { runTranslations } = await import("./commands/translations.ts");
			return runTranslations({ ...options, ...(await load()) });
		},
	),
};

function argument(name: string, is: Wording): Input {
	return ({ say }) => new Argument(name, say(is));
}

/** Has a subcommand for each scaffold of the site. */
async function defineNew(command: Command, context: Context): Promise<void> {
	const { argv, say, program } = context;
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
		const answers = scaffold
			.questions()
			.map((question) =>
				option(`--${question.name} <text>`, inTerminal(question)),
			);
		define<NewOptions>(
			undefined,
			[...project, ...answers],
			async (options, { load }) => {
				const { runNew } = await import("./commands/new.ts");
				return runNew(scaffold, options, await load());
			},
		)(command.command(scaffold.name), context);
	}
}

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
		readFileSync(new URL("../package.json", engineFolder), "utf8"),
	);
	return own;
}
