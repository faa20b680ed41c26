import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import {
	Command,
	CommanderError,
	InvalidArgumentError,
	Option,
} from "commander";
import { type Built, build, make } from "./build.ts";
import { showSite } from "./dev/show-site.ts";
import { supervise } from "./dev/supervise.ts";
import { invitation } from "./dev/words.ts";
import { type Checked, isError } from "./diagnostic.ts";
import { launchList } from "./launch.ts";
import { danishDay } from "./locale.ts";
import { createMemo } from "./memo.ts";
import { preview } from "./preview.ts";
import { showProgress } from "./progress.ts";
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
import { date as isoDate } from "./schema/field.ts";
import { canReplace } from "./write.ts";

// Exit codes.
const good = 0;
const contentErrors = 1;
const wrongUsage = 2;

type Options = {
	readonly root: string;
	readonly date: string;
	readonly format: Format;
};
type BuildOptions = Options & { readonly output: string };
type CheckOptions = Options & { readonly launch?: true };
type DevOptions = Options & { readonly port: number; readonly host?: true };
type PreviewOptions = {
	readonly root: string;
	readonly output: string;
	readonly port: number;
};

/** Set in the process that does the work of `kilde dev`; the one that was called watches over it. */
const workerMark = "KILDE_DEV_WORKER";

/** Runs the command line; gives the exit code: 0 good, 1 content errors, 2 wrong usage. */
export async function run(argv: readonly string[]): Promise<number> {
	let code = good;
	const program = new Command("kilde")
		.description("Turns the content of a project into its complete website.")
		.version(version(), "-v, --version", "print the version")
		.helpOption("-h, --help", "print this help")
		.exitOverride()
		.showHelpAfterError("(kilde --help lists the commands and options)");
	shared(program.command("build"))
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
	shared(program.command("check"))
		.description("tell what is wrong with the content, and write nothing")
		.option(
			"--launch",
			"list also what is made up or undecided, and fail while any sample is left",
		)
		.action(async (options: CheckOptions) => {
			code = await runCheck(options);
		});
	shared(program.command("dev"))
		.description("show the site while it is written, and write nothing")
		.option("--host", "show it to phones and others on the same network too")
		.addOption(portOption(4000))
		.action(async (options: DevOptions) => {
			code = await runDev(options, argv);
		});
	program
		.command("preview")
		.description("show the built site as a host would")
		.option("-r, --root <folder>", "the project's folder", ".")
		.option("-o, --output <folder>", "the site's folder", "output")
		.addOption(portOption(5000))
		.action(async (options: PreviewOptions) => {
			code = await runPreview(options);
		});
	try {
		await program.parseAsync([...argv], { from: "user" });
	} catch (error) {
		if (!(error instanceof CommanderError)) throw error;
		return error.exitCode === 0 ? good : wrongUsage;
	}
	return code;
}

function shared(command: Command): Command {
	return command
		.option("-r, --root <folder>", "the project's folder", ".")
		.addOption(
			new Option("-d, --date <yyyy-mm-dd>", "make the site as of that day")
				.argParser(parseDate)
				.default(danishDay(new Date()), "today in Denmark"),
		)
		.addOption(
			new Option("-f, --format <format>", "how problems are printed")
				.choices(formats)
				.default(defaultFormat()),
		);
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
	const root = resolve(options.root);
	const output = resolve(root, options.output);
	const problem =
		noProject(root) ?? refusal(canReplace(output, root), options.output);
	if (problem) return refuse(problem, wrongUsage);
	const started = performance.now();
	const progress = showProgress(process.stderr, Boolean(process.env.CI));
	const built = await writeOrSay(() =>
		build({ root, output, date: options.date }, createMemo(), progress.step),
	);
	progress.end();
	if (typeof built === "string") return refuse(built, contentErrors);
	printDiagnostics(built, options.format);
	if (built.diagnostics.some(isError))
		return failed(built, "Nothing was written.");
	say(
		summary(built, options.output, performance.now() - started),
		options.format,
	);
	return good;
}

async function runCheck(options: CheckOptions): Promise<number> {
	const root = resolve(options.root);
	const problem = noProject(root);
	if (problem) return refuse(problem, wrongUsage);
	const progress = showProgress(process.stderr, Boolean(process.env.CI));
	const made = await make(
		{ root, date: options.date },
		createMemo(),
		progress.step,
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
		options.format,
	);
	if (made.diagnostics.some(isError)) return failed(made, "");
	if (launch.samples.length > 0) {
		process.stderr.write(
			`Not ready to launch: ${count(launch.samples.length, "sample")} to replace, ${count(launch.questions.length, "question")} to settle.\n`,
		);
		return contentErrors;
	}
	say(
		`The content is right: ${count(pageCount(made), "page")}${warnings(made)}.\n`,
		options.format,
	);
	return good;
}

async function runDev(
	options: DevOptions,
	argv: readonly string[],
): Promise<number> {
	const root = resolve(options.root);
	const problem = noProject(root);
	if (problem) return refuse(problem, wrongUsage);
	const stop = endSignal();
	const { date, port, format } = options;
	const screen = {
		...{ root, date, port, format },
		reach: options.host ? "network" : "machine",
		session: Date.now().toString(36),
		paint: paintFor(format),
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
				complain: (text) => process.stderr.write(text),
			},
			stop,
		);
	// A channel to the other process would keep this one from ending.
	if (process.connected) process.disconnect();
	return good;
}

async function runPreview(options: PreviewOptions): Promise<number> {
	const output = resolve(options.root, options.output);
	if (!existsSync(join(output, "index.html")))
		return refuse(
			`There is no site in ${options.output} yet. Run kilde build first.`,
			contentErrors,
		);
	await preview(
		{ output, port: options.port, environment: process.env },
		endSignal(),
		(port) =>
			process.stdout.write(
				invitation(options.output, { port, wanted: options.port }),
			),
	);
	return good;
}

/** Ctrl+C, a polite kill, and the end of the process that began this one. */
function endSignal(): AbortSignal {
	const end = new AbortController();
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"])
		process.once(signal, () => end.abort());
	return end.signal;
}

/** What the machine refuses (a full disk, a folder that can't be written) is told in a sentence; our own bugs are thrown on. */
async function writeOrSay(
	work: () => Promise<Checked<Built>>,
): Promise<Checked<Built> | string> {
	try {
		return await work();
	} catch (error) {
		if (!isSystemError(error)) throw error;
		return `The site could not be written: ${error.message}. The last good one is untouched.`;
	}
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
	return error instanceof Error && "syscall" in error && "code" in error;
}

function noProject(root: string): string | undefined {
	const missing = ["content", "templates"].find(
		(folder) => !existsSync(join(root, folder)),
	);
	return (
		missing &&
		`There is no folder ${missing} in ${root}. Run kilde in the project's folder, or name it with --root.`
	);
}

function refusal(
	reason: string | undefined,
	output: string,
): string | undefined {
	return (
		reason &&
		`The folder ${output} can't be replaced: ${reason}. Name another one with --output.`
	);
}

/** Says why nothing came of it, and gives the exit code. */
function refuse(message: string, exitCode: number): number {
	process.stderr.write(`${message}\n`);
	return exitCode;
}

function printDiagnostics(built: Checked<Built>, format: Format): void {
	const stream = format === "json" ? process.stdout : process.stderr;
	stream.write(
		report(
			built.diagnostics,
			format,
			textsAbout(built.diagnostics, built.value.sources),
			paintFor(format),
		),
	);
}

function paintFor(format: Format): Paint {
	return format === "pretty" && usesColour(process.stderr) ? coloured : plain;
}

function failed({ diagnostics }: Checked<Built>, consequence: string): number {
	process.stderr.write(
		`${countProblems(diagnostics)}. ${consequence}`.trim().concat("\n"),
	);
	return contentErrors;
}

function summary(
	built: Checked<Built>,
	output: string,
	milliseconds: number,
): string {
	const redirects = built.value.pages.filter(
		({ kind, path }) => kind === "template" && !path.includes("."),
	).length;
	const seconds = (milliseconds / 1000).toFixed(2);
	return `${output}: ${count(pageCount(built), "page")}, ${count(redirects, "redirect")}${warnings(built)}, in ${seconds} s.\n`;
}

function pageCount({ value }: Checked<Built>): number {
	return value.pages.filter(({ kind }) => kind === "view").length;
}

function warnings({ diagnostics }: Checked<Built>): string {
	return diagnostics.length === 0
		? ", no warnings"
		: `, ${countProblems(diagnostics)}`;
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
