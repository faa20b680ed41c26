import { readFileSync } from "node:fs";
import type { MessagePort } from "node:worker_threads";
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
	WhereOptions,
} from "./commands/options.ts";
import { diffFormats, whereFormats } from "./commands/options.ts";
import { home } from "./home.ts";
import { servers } from "./host/configuration.ts";
import { locales } from "./locale.ts";
import { type Kind, kinds } from "./new/kinds.ts";
import { isDay } from "./period.ts";
import { formats } from "./report.ts";
import { give, ownFormat, ownLanguage, today } from "./terminal.ts";

/** Runs as an assistant of the command, in a thread of its own. */
export async function assist(port: MessagePort, code: string): Promise<void> {
	const { assist } = await import("./assist.ts");
	assist(port, code);
}

/**
 * Runs the command line; gives the exit code: 0 good, 1 content errors, 2 wrong usage. `code` is the digest of the
 * generator's own code; without it nothing is kept for the next run.
 */
export async function run(
	argv: readonly string[],
	code?: string,
): Promise<number> {
	// Each command is loaded when it is asked for: none needs what the others do.
	let result: Answer = answer("");
	const program = new Command("kilde")
		.description("Turns the content of a project into its complete website.")
		.version(version(), "-v, --version", "print the version")
		.helpOption("-h, --help", "print this help")
		.exitOverride()
		.showHelpAfterError("(kilde --help lists the commands and options)");
	diagnosing(program.command("build"))
		.description(
			"make the site; nothing is written while the content has errors",
		)
		.option(
			"-o, --output <folder>",
			"folder for the site, within the project",
			"output",
		)
		.option("--launch", "refuse while any sample is left")
		.option("--compress", "put .br and .gz files beside the texts")
		.action(async (options: BuildOptions) => {
			const { runBuild } = await import("./commands/build.ts");
			result = await runBuild({ ...options, code });
		});
	diagnosing(program.command("check"))
		.description("tell what is wrong with the content, and write nothing")
		.option(
			"--launch",
			"list also what is made up or undecided, and fail while any sample is left",
		)
		.action(async (options: CheckOptions) => {
			const { runCheck } = await import("./commands/check.ts");
			result = await runCheck({ ...options, code });
		});
	diagnosing(program.command("dev"))
		.description("show the site while it is written, and write nothing")
		.option("--host", "show it to phones and others on the same network too")
		.addOption(portOption(4000))
		.action(async (options: DevOptions) => {
			const { runDev } = await import("./commands/dev.ts");
			result = await runDev({ ...options, code });
		});
	addLanguage(addRoot(program.command("preview")))
		.description("show the built site as a host would")
		.option("-o, --output <folder>", "the site's folder", "output")
		.addOption(portOption(5000))
		.action(async (options: PreviewOptions) => {
			const { runPreview } = await import("./commands/preview.ts");
			result = await runPreview(options);
		});
	shared(program.command("hosting"))
		.description("print how a web server is to serve the site")
		.addArgument(new Argument("<server>", "which").choices(servers))
		.option("--folder <path>", "where the site lies on the server", "output")
		.addOption(
			new Option(
				"--address <url>",
				"another address than the site's own",
			).argParser(parseAddress),
		)
		.action(async (server: ServerName, options: HostingOptions) => {
			const { runHosting } = await import("./commands/hosting.ts");
			result = await runHosting(server, { ...options, code });
		});
	shared(program.command("where"))
		.description("tell where a fact is cited, and every page that shows it")
		.argument("<fact>", "its name, as price.session-2h")
		.addOption(answerFormat(whereFormats))
		.action(async (fact: string, options: WhereOptions) => {
			const { runWhere } = await import("./commands/where.ts");
			result = await runWhere(fact, { ...options, code });
		});
	shared(program.command("diff"))
		.description("tell what visitors will see changed since a git revision")
		.argument("<revision>", "a branch, a tag or a commit, as main or HEAD~1")
		.addOption(answerFormat(diffFormats))
		.action(async (revision: string, options: DiffOptions) => {
			const { runDiff } = await import("./commands/diff.ts");
			result = await runDiff(revision, { ...options, code });
		});
	const creation = program
		.command("new")
		.description("begin a new piece of content: asks, or takes options");
	for (const kind of Object.keys(kinds) as Kind[]) {
		const command = shared(creation.command(kind));
		for (const { name, asks } of kinds[kind])
			command.option(`--${name} <text>`, asks.en);
		command.action(async (options: NewOptions) => {
			const { runNew } = await import("./commands/new.ts");
			result = await runNew(kind, options, code);
		});
	}
	shared(program.command("schema"))
		.description(
			"write what editors complete and check by: content/.schema, and the first line of each YAML file",
		)
		.action(async (options: ProjectOptions) => {
			const { runSchema } = await import("./commands/schema.ts");
			result = runSchema(options);
		});
	const translations = program
		.command("translations")
		.description(
			"list the translations that are missing, or older than the text they translate",
		)
		.option("--check", "fail if there are any")
		.option("--json", "print them as JSON")
		.action(async (options: TranslationsOptions) => {
			const { runTranslations } = await import("./commands/translations.ts");
			result = runTranslations(options);
		});
	addRoot(translations);
	addLanguage(translations);
	try {
		await program.parseAsync([...argv], { from: "user" });
	} catch (error) {
		if (!(error instanceof CommanderError)) throw error;
		return error.exitCode === 0 ? exitCodes.good : exitCodes.wrongUsage;
	}
	return give(result);
}

function shared(command: Command): Command {
	addRoot(command).addOption(
		new Option("-d, --date <yyyy-mm-dd>", "make the site as of that day")
			.argParser(parseDate)
			.default(today(), "today in Denmark"),
	);
	return addLanguage(command);
}

function addRoot(command: Command): Command {
	return command.option("-r, --root <folder>", "the project's folder", ".");
}

function addLanguage(command: Command): Command {
	return command.addOption(
		new Option("-l, --lang <language>", "the language of what is said")
			.choices(locales)
			.default(ownLanguage()),
	);
}

function diagnosing(command: Command): Command {
	return shared(command).addOption(
		new Option("-f, --format <format>", "how problems are printed")
			.choices(formats)
			.default(ownFormat()),
	);
}

function answerFormat([first, ...others]: readonly string[]): Option {
	return new Option("-f, --format <format>", "how the answer is printed")
		.choices([first ?? "", ...others])
		.default(first);
}

function portOption(first: number): Option {
	return new Option(
		"-p, --port <number>",
		"the port, or else the next free one",
	)
		.argParser(parsePort)
		.default(first);
}

function parsePort(text: string): number {
	const port = Number(text);
	if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
		throw new InvalidArgumentError("It must be a number from 1 to 65535.");
	return port;
}

function parseAddress(text: string): string {
	const url = URL.canParse(text) ? new URL(text) : undefined;
	if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
		throw new InvalidArgumentError(
			"It must be a scheme and a host, as https://www.energirummet.dk.",
		);
	return url.origin;
}

function parseDate(text: string): string {
	if (!isDay(text))
		throw new InvalidArgumentError(
			"It must be a day of the calendar, as 2025-08-01.",
		);
	return text;
}

function version(): string {
	const { version: own }: { version: string } = JSON.parse(
		readFileSync(new URL("../package.json", home), "utf8"),
	);
	return own;
}
