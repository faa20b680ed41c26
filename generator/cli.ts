import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import {
	Command,
	CommanderError,
	InvalidArgumentError,
	Option,
} from "commander";
import { type Built, build, make, readEntries } from "./build.ts";
import { type Answer, answer, exitCodes } from "./commands/answer.ts";
import { type DiffOptions, diff, diffFormats } from "./commands/diff.ts";
import { type Ask, answersTo, begunAnswer } from "./commands/new.ts";
import { type WhereOptions, where, whereFormats } from "./commands/where.ts";
import type { Version } from "./compare/index.ts";
import { showSite } from "./dev/show-site.ts";
import { supervise } from "./dev/supervise.ts";
import { invitation } from "./dev/words.ts";
import { type Checked, isError, type Wording, worded } from "./diagnostic.ts";
import { editorFiles } from "./editor-schema.ts";
import { readHistory } from "./history.ts";
import { type LaunchList, launchList } from "./launch.ts";
import { danishDay, type Locale, locales } from "./locale.ts";
import { createMemo, type Memo } from "./memo.ts";
import { begin } from "./new/index.ts";
import { type Answers, type Kind, kinds } from "./new/kinds.ts";
import { collectionOf } from "./parse/collection.ts";
import { preview } from "./preview.ts";
import { showProgress } from "./progress.ts";
import { read } from "./read.ts";
import {
	coloured,
	count,
	countProblems,
	type Format,
	formats,
	type Paint,
	plain,
	report,
	textsAbout,
} from "./report.ts";
import { readRevision } from "./revision.ts";
import { save } from "./save.ts";
import { date as isoDate } from "./schema/field.ts";
import { arrearsTable, translationArrears } from "./translations.ts";
import { canReplace } from "./write.ts";

const { good, contentErrors, wrongUsage } = exitCodes;

type ProjectOptions = {
	readonly root: string;
	readonly date: string;
	readonly lang: Locale;
};
type Options = ProjectOptions & { readonly format: Format };
/** What the command line holds of a question: all but its argument. */
type Asking<Question> = ProjectOptions & Omit<Question, "fact" | "revision">;
type NewOptions = ProjectOptions & Answers;
type BuildOptions = Options & { readonly output: string };
type TranslationsOptions = Pick<Options, "root" | "lang"> & {
	readonly check?: true;
	readonly json?: true;
};
type CheckOptions = Options & { readonly launch?: true };
type DevOptions = Options & { readonly port: number; readonly host?: true };
type PreviewOptions = Pick<BuildOptions, "root" | "lang" | "output"> & {
	readonly port: number;
};

/** Set in the process that does the work of `kilde dev`; the one that was called watches over it. */
const workerMark = "KILDE_DEV_WORKER";

/** Runs the command line; gives the exit code: 0 good, 1 content errors, 2 wrong usage. */
export async function run(argv: readonly string[]): Promise<number> {
	let code: number = good;
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
		.action(async (options: BuildOptions) => {
			code = await runBuild(options);
		});
	diagnosing(program.command("check"))
		.description("tell what is wrong with the content, and write nothing")
		.option(
			"--launch",
			"list also what is made up or undecided, and fail while any sample is left",
		)
		.action(async (options: CheckOptions) => {
			code = await runCheck(options);
		});
	diagnosing(program.command("dev"))
		.description("show the site while it is written, and write nothing")
		.option("--host", "show it to phones and others on the same network too")
		.addOption(portOption(4000))
		.action(async (options: DevOptions) => {
			code = await runDev(options, argv);
		});
	addLanguage(addRoot(program.command("preview")))
		.description("show the built site as a host would")
		.option("-o, --output <folder>", "the site's folder", "output")
		.addOption(portOption(5000))
		.action(async (options: PreviewOptions) => {
			code = await runPreview(options);
		});
	shared(program.command("where"))
		.description("tell where a fact is cited, and every page that shows it")
		.argument("<fact>", "its name, as price.session-2h")
		.addOption(answerFormat(whereFormats))
		.action(async (fact: string, options: Asking<WhereOptions>) => {
			code = await runOnSite(options, (site, memo) =>
				where({ ...options, fact }, site, memo),
			);
		});
	shared(program.command("diff"))
		.description("tell what visitors will see changed since a git revision")
		.argument("<revision>", "a branch, a tag or a commit, as main or HEAD~1")
		.addOption(answerFormat(diffFormats))
		.action(async (revision: string, options: Asking<DiffOptions>) => {
			const old = readRevision(resolve(options.root), revision);
			code =
				"en" in old
					? refuse(old[options.lang], wrongUsage)
					: await runOnSite(options, (site, memo) =>
							diff({ ...options, revision }, old, site, memo),
						);
		});
	const creation = program
		.command("new")
		.description("begin a new piece of content: asks, or takes options");
	for (const kind of Object.keys(kinds) as Kind[]) {
		const command = shared(creation.command(kind));
		for (const { name, asks } of kinds[kind])
			command.option(`--${name} <text>`, asks.en);
		command.action(async (options: NewOptions) => {
			code = await runNew(kind, options);
		});
	}
	shared(program.command("schema"))
		.description(
			"write what editors complete and check by: content/.schema, and the first line of each YAML file",
		)
		.action((options: ProjectOptions) => {
			code = runSchema(options);
		});
	const translations = program
		.command("translations")
		.description(
			"list the translations that are missing, or older than the text they translate",
		)
		.option("--check", "fail if there are any")
		.option("--json", "print them as JSON")
		.action((options: TranslationsOptions) => {
			code = runTranslations(options);
		});
	addRoot(translations);
	addLanguage(translations);
	try {
		await program.parseAsync([...argv], { from: "user" });
	} catch (error) {
		if (!(error instanceof CommanderError)) throw error;
		return error.exitCode === 0 ? good : wrongUsage;
	}
	return code;
}

function shared(command: Command): Command {
	addRoot(command).addOption(
		new Option("-d, --date <yyyy-mm-dd>", "make the site as of that day")
			.argParser(parseDate)
			.default(danishDay(new Date()), "today in Denmark"),
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
			.default(localeOf(process.env)),
	);
}

function diagnosing(command: Command): Command {
	return shared(command).addOption(
		new Option("-f, --format <format>", "how problems are printed")
			.choices(formats)
			.default(defaultFormat()),
	);
}

function answerFormat([first, ...others]: readonly string[]): Option {
	return new Option("-f, --format <format>", "how the answer is printed")
		.choices([first ?? "", ...others])
		.default(first);
}

/** Danish where the environment asks for it (POSIX: the first of the three that is set decides), else English. */
function localeOf({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Locale {
	return /^da/i.test(LC_ALL || LC_MESSAGES || LANG || "") ? "da" : "en";
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

function parseDate(text: string): string {
	const { success } = isoDate.safeParse(text);
	if (!success)
		throw new InvalidArgumentError(
			"It must be a day of the calendar, as 2025-08-01.",
		);
	return text;
}

function defaultFormat(): Format {
	return process.env.GITHUB_ACTIONS === "true" ? "github" : "pretty";
}

async function runBuild(options: BuildOptions): Promise<number> {
	const { lang, format } = options;
	const root = resolve(options.root);
	const output = resolve(root, options.output);
	const problem =
		noProject(root) ?? refusal(canReplace(output, root), options.output);
	if (problem) return refuse(problem[lang], wrongUsage);
	const started = performance.now();
	const progress = showProgress(process.stderr, Boolean(process.env.CI));
	const built = await writeOrSay(() =>
		build({ root, output, date: options.date }, createMemo(), (step) =>
			progress.step(step[lang]),
		),
	);
	progress.end();
	if ("en" in built) return refuse(built[lang], contentErrors);
	printDiagnostics(built, options);
	if (built.diagnostics.some(isError))
		return failed(built, options, nothingWritten);
	say(summary(built, options, performance.now() - started), format);
	return good;
}

async function runCheck(options: CheckOptions): Promise<number> {
	const { lang, format } = options;
	const root = resolve(options.root);
	const problem = noProject(root);
	if (problem) return refuse(problem[lang], wrongUsage);
	const progress = showProgress(process.stderr, Boolean(process.env.CI));
	const made = await make({ root, date: options.date }, createMemo(), (step) =>
		progress.step(step[lang]),
	);
	progress.end();
	const launch = options.launch
		? launchList(made.value.entries)
		: { samples: [], questions: [] };
	printDiagnostics(
		{
			...made,
			diagnostics: [
				...made.diagnostics,
				...launch.samples,
				...launch.questions,
			],
		},
		options,
	);
	if (made.diagnostics.some(isError)) return failed(made, options);
	if (launch.samples.length > 0)
		return refuse(notReady(launch)[lang], contentErrors);
	const found = {
		en: `The content is right: ${count(pageCount(made), "page", "en")}${warnings(made, "en")}.\n`,
		da: `Indholdet er i orden: ${count(pageCount(made), "page", "da")}${warnings(made, "da")}.\n`,
	};
	say(found[lang], format);
	return good;
}

async function runDev(
	options: DevOptions,
	argv: readonly string[],
): Promise<number> {
	const { lang, date, port, format } = options;
	const root = resolve(options.root);
	const problem = noProject(root);
	if (problem) return refuse(problem[lang], wrongUsage);
	const stop = endSignal();
	const screen = {
		...{ root, date, port, format },
		reach: options.host ? "network" : "machine",
		session: Date.now().toString(36),
		language: lang,
		colour: paintFor(format),
	} as const;
	if (process.env[workerMark])
		await showSite(screen, stop, {
			say: (text) => process.stdout.write(text),
			complain: (text) => process.stderr.write(text),
			serving: (serving) => process.send?.(serving),
		});
	else
		await supervise(
			{
				file: process.argv[1] ?? "",
				argv,
				environment: { ...process.env, [workerMark]: "1" },
				complain: (wording) => process.stderr.write(wording[lang]),
			},
			stop,
		);
	// A channel to the other process would keep this one from ending.
	if (process.connected) process.disconnect();
	return good;
}

async function runPreview(options: PreviewOptions): Promise<number> {
	const { lang, port: wanted } = options;
	const output = resolve(options.root, options.output);
	if (!existsSync(join(output, "index.html")))
		return refuse(noSite(options.output)[lang], contentErrors);
	await preview(
		{ output, port: wanted, environment: process.env },
		endSignal(),
		(port) => {
			const what = worded(() => options.output);
			process.stdout.write(invitation(what, { port, wanted })[lang]);
		},
	);
	return good;
}

function noSite(output: string): Wording {
	return {
		en: `There is no site in ${output} yet. Run kilde build first.`,
		da: `Der er endnu intet websted i ${output}. Kør først kilde build.`,
	};
}

/** Ctrl+C, a polite kill, and the end of the process that began this one. */
function endSignal(): AbortSignal {
	const end = new AbortController();
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"])
		process.once(signal, () => end.abort());
	return end.signal;
}

/** Answers a question about the site as it is; content with errors makes no site to ask about. */
async function runOnSite(
	options: ProjectOptions,
	ask: (site: Built & Version, memo: Memo) => Answer,
): Promise<number> {
	const { lang, date } = options;
	const root = resolve(options.root);
	const problem = noProject(root);
	if (problem) return refuse(problem[lang], wrongUsage);
	const progress = showProgress(process.stderr, Boolean(process.env.CI));
	const memo = createMemo();
	const made = await make({ root, date }, memo, (step) =>
		progress.step(step[lang]),
	);
	progress.end();
	const { model } = made.value;
	if (model) return give(ask({ ...made.value, model }, memo));
	printDiagnostics(made, { ...options, format: defaultFormat() });
	return failed(made, options);
}

async function runNew(kind: Kind, options: NewOptions): Promise<number> {
	const { lang, date } = options;
	const root = resolve(options.root);
	const problem = noProject(root);
	if (problem) return refuse(problem[lang], wrongUsage);
	const answered = await askOnTerminal((ask) =>
		answersTo(kind, options, lang, ask),
	);
	if (answered.kind === "refused")
		return refuse(answered.reason[lang], wrongUsage);
	const memo = createMemo();
	const made = await make({ root, date }, memo, () => {});
	const begun = begin(kind, answered.answers, made, memo);
	if (begun.kind === "refused") return refuse(begun.reason[lang], wrongUsage);
	if (begun.kind === "mistakes") {
		const told = {
			value: { ...made.value, sources: begun.sources },
			diagnostics: begun.mistakes,
		};
		printDiagnostics(told, { ...options, format: defaultFormat() });
		return failed(told, options, nothingWritten);
	}
	return give(begunAnswer(kind, save(root, begun.files), lang));
}

/** Lends the terminal to those who ask; where there is none, nobody can be asked. */
async function askOnTerminal<T>(
	work: (ask: Ask | undefined) => Promise<T>,
): Promise<T> {
	if (process.stdin.isTTY !== true) return await work(undefined);
	const terminal = createInterface({
		input: process.stdin,
		output: process.stderr,
	});
	try {
		return await work((question) => terminal.question(question));
	} finally {
		terminal.close();
	}
}

function runSchema({ root, lang }: ProjectOptions): number {
	const problem = noProject(resolve(root));
	if (problem) return refuse(problem[lang], wrongUsage);
	const { value: sources } = read(resolve(root));
	const written = save(
		resolve(root),
		editorFiles(
			sources,
			(path) => collectionOf(path.replace(/^content\//, ""))?.collection,
		),
	);
	const told = {
		en: `${count(written.length, "file", "en")} written.\n`,
		da: `${count(written.length, "file", "da")} skrevet.\n`,
	};
	return give(answer(told[lang]));
}

function give({ code, out, err }: Answer): number {
	process.stdout.write(out);
	process.stderr.write(err);
	return code;
}

function runTranslations(options: TranslationsOptions): number {
	const { lang, check, json } = options;
	const root = resolve(options.root);
	const problem = noProject(root);
	if (problem) return refuse(problem[lang], wrongUsage);
	const history = readHistory(root);
	if ("en" in history) return refuse(history[lang], wrongUsage);
	const arrears = translationArrears(readEntries(root), history);
	process.stdout.write(
		json
			? `${JSON.stringify(arrears, null, "\t")}\n`
			: arrearsTable(arrears, lang),
	);
	return check && arrears.length > 0 ? contentErrors : good;
}

function notReady({ samples, questions }: LaunchList): Wording {
	return {
		en: `Not ready to launch: ${count(samples.length, "sample", "en")} to replace, ${count(questions.length, "question", "en")} to settle.`,
		da: `Ikke klar til at gå i luften: ${count(samples.length, "sample", "da")} skal erstattes, ${count(questions.length, "question", "da")} skal afgøres.`,
	};
}

/** What the machine refuses (a full disk, a folder that can't be written) is told in a sentence; our own bugs are thrown on. */
async function writeOrSay(
	work: () => Promise<Checked<Built>>,
): Promise<Checked<Built> | Wording> {
	try {
		return await work();
	} catch (error) {
		if (!isSystemError(error)) throw error;
		return {
			en: `The site could not be written: ${error.message}. The last good one is untouched.`,
			da: `Webstedet kunne ikke skrives: ${error.message}. Det sidste gode er urørt.`,
		};
	}
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
	return error instanceof Error && "syscall" in error && "code" in error;
}

function noProject(root: string): Wording | undefined {
	const missing = ["content", "templates"].find(
		(folder) => !existsSync(join(root, folder)),
	);
	return missing === undefined
		? undefined
		: {
				en: `There is no folder ${missing} in ${root}. Run kilde in the project's folder, or name it with --root.`,
				da: `Der er ingen mappe ${missing} i ${root}. Kør kilde i projektets mappe, eller angiv den med --root.`,
			};
}

function refusal(
	reason: Wording | undefined,
	output: string,
): Wording | undefined {
	return (
		reason && {
			en: `The folder ${output} can't be replaced: ${reason.en}. Name another one with --output.`,
			da: `Mappen ${output} kan ikke erstattes: ${reason.da}. Angiv en anden med --output.`,
		}
	);
}

/** Says why nothing came of it, and gives the exit code. */
function refuse(message: string, exitCode: number): number {
	process.stderr.write(`${message}\n`);
	return exitCode;
}

function printDiagnostics(
	{ value, diagnostics }: Checked<Built>,
	{ format, lang }: Options,
): void {
	const stream = format === "json" ? process.stdout : process.stderr;
	stream.write(
		report(diagnostics, textsAbout(diagnostics, value.sources), {
			format,
			language: lang,
			colour: paintFor(format),
		}),
	);
}

function paintFor(format: Format): Paint {
	return format === "pretty" && usesColour(process.stderr) ? coloured : plain;
}

const nothingWritten: Wording = {
	en: "Nothing was written.",
	da: "Der er ikke skrevet noget.",
};

function failed(
	{ diagnostics }: Checked<Built>,
	{ lang }: ProjectOptions,
	consequence: Wording = { en: "", da: "" },
): number {
	const told = `${countProblems(diagnostics, lang)}. ${consequence[lang]}`;
	return refuse(told.trim(), contentErrors);
}

function summary(
	built: Checked<Built>,
	{ output, lang }: BuildOptions,
	milliseconds: number,
): string {
	const redirects = built.value.pages.filter(
		({ kind, path }) => kind === "template" && !path.includes("."),
	).length;
	const counted = `${output}: ${count(pageCount(built), "page", lang)}, ${count(redirects, "redirect", lang)}${warnings(built, lang)}`;
	const seconds = (milliseconds / 1000).toFixed(2);
	return {
		en: `${counted}, in ${seconds} s.\n`,
		da: `${counted}, på ${seconds.replace(".", ",")} s.\n`,
	}[lang];
}

function pageCount({ value }: Checked<Built>): number {
	return value.pages.filter(({ kind }) => kind === "view").length;
}

function warnings({ diagnostics }: Checked<Built>, lang: Locale): string {
	const none = { en: "no warnings", da: "ingen advarsler" };
	return `, ${countProblems(diagnostics, lang) || none[lang]}`;
}

/** Where the output is for machines, only machines are spoken to. */
function say(text: string, format: Format): void {
	(format === "json" ? process.stderr : process.stdout).write(text);
}

/** NO_COLOR (no-color.org) turns colours off, and so does anything that is no terminal. */
function usesColour(stream: NodeJS.WriteStream): boolean {
	return (
		stream.isTTY === true &&
		!process.env.NO_COLOR &&
		process.env.TERM !== "dumb"
	);
}

function version(): string {
	const { version: own }: { version: string } = JSON.parse(
		readFileSync(new URL("../package.json", import.meta.url), "utf8"),
	);
	return own;
}
