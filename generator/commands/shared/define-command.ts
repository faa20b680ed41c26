import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { Argument, type Command } from "commander";
import type {
	FailedDefinition,
	UnloadedSite,
} from "../../bundle/open-definition.ts";
import { getSiteFolder, siteFolderName } from "../../bundle/site-folder.ts";
import type { SiteDefinition } from "../../definition.ts";
import type { DevServerOptions } from "../../dev/index.ts";
import type { ReportOptions } from "../../dev/messages.ts";
import type { MessageLanguage } from "../../languages/message-language.ts";
import type { Terminal } from "../../terminal/terminal.ts";
import {
	describeSystemError,
	isSystemError,
} from "../../write/system-errors.ts";
import {
	type Answer,
	createRefusal,
	type PrintOptions,
	printAndRefuse,
} from "./answers.ts";
import { date, type Input } from "./inputs.ts";

/**
 * The program before a project is opened: its terminal, the digest of its own code, the function that opens the definition of
 * a site, and the one that loads the editor.
 */
export type Engine = {
	readonly terminal: Terminal;
	readonly code: string | undefined;
	open(root: string): Promise<UnloadedSite | FailedDefinition>;
	loadEditor(): Promise<EditorModule>;
};

/** The public origins of a hosted editor and of its pages, and the header in which a proxy names people, if one does. */
export type HostedEditor = {
	readonly origins: { readonly editor: string; readonly pages: string };
	readonly header?:
		| { readonly name: string; readonly from: string }
		| undefined;
};

type Invited = { readonly name: string; readonly email: string };

/** The part of the editor that `kilde edit` uses. The engine doesn't import the editor. */
export type EditorModule = {
	openPeople(root: string): {
		invite(name: string, email: string): string;
		list(): {
			readonly people: readonly Invited[];
			readonly invitations: readonly Invited[];
		};
		revoke(email: string): boolean;
	};
	startEditor(
		options: Omit<DevServerOptions, "reporter" | "plugin"> &
			Omit<ReportOptions, "language"> & {
				readonly key: string;
				readonly language: string;
				readonly environment: NodeJS.ProcessEnv;
				readonly network: readonly string[];
				readonly hosted?: HostedEditor | undefined;
				readonly onFailure: (text: string) => void;
			},
	): Promise<{
		readonly port: number;
		readonly address: string;
		openInBrowser(): { forget(): void } | undefined;
		close(): Promise<void>;
	}>;
};

/** The context in which a command is defined. */
export type CommandContext = {
	readonly argv: readonly string[];
	readonly engine: Engine;
	/** Sets the answer of the run. */
	readonly finish: (answer: Answer) => void;
};

/** Gives a command its description, options and action. */
export type CommandSetup = (
	command: Command,
	context: CommandContext,
) => unknown;

/** The options of every command: the absolute path of the project's folder, the day, and how diagnostics are printed. */
export type ProjectOptions = PrintOptions & {
	readonly root: string;
	/** Of commands with that option; yyyy-mm-dd. */
	readonly date: string;
	/** The language of diagnostics if --lang was given. */
	readonly askedLang?: MessageLanguage | undefined;
	/** The digest of all code; undefined if it may change during the run: then nothing is cached. */
	readonly code?: string | undefined;
};

/** The options of a command that needs the definition of the site. */
export type SiteOptions = ProjectOptions & { readonly site: SiteDefinition };

/**
 * Defines a command of a project by its description, its options and arguments, and its action, which gets their values by
 * name, and the definition of the site before it is loaded.
 */
export function defineProjectCommand<O extends object>(
	description: string,
	inputs: readonly Input[],
	action: (
		options: O & ProjectOptions,
		site: UnloadedSite,
		context: CommandContext,
	) => Answer | Promise<Answer>,
): CommandSetup {
	return (command, context) => {
		command.description(description);
		for (const input of inputs) {
			if (input instanceof Argument) command.addArgument(input);
			else command.addOption(input);
		}
		const run = async (asked: O & ProjectOptions): Promise<Answer> => {
			const site = await openProject(asked, context.engine);
			if ("refused" in site) return site.refused;
			// Not the default of the option: it takes 10 ms to load the time zones.
			const day = inputs.includes(date) && {
				date: asked.date ?? asked.terminal.getToday(site.timeZone),
			};
			return action({ ...asked, ...day, code: site.code }, site, context);
		};
		command.action(async () => {
			const asked = readOptions<O>(command, context.engine.terminal);
			context.finish(
				await run(asked).catch((error) => toErrorAnswer(error, asked)),
			);
		});
	};
}

/** Defines a command that needs the definition of the site. */
export function defineSiteCommand<O extends object = object>(
	description: string,
	inputs: readonly Input[],
	action: (
		options: O & SiteOptions,
		context: CommandContext,
	) => Answer | Promise<Answer>,
): CommandSetup {
	return defineProjectCommand<O>(
		description,
		inputs,
		async (options, { load }, context) =>
			action({ ...options, site: await load() }, context),
	);
}

/** Opens the definition of a project's site; refuses if there is no definition, or if it can't be loaded. */
export async function openProject(
	{ root, ...printing }: PrintOptions & { readonly root: string },
	engine: Engine,
): Promise<UnloadedSite | { readonly refused: Answer }> {
	const missing = ["content", siteFolderName].find(
		(name) => !existsSync(join(root, name)),
	);
	if (missing !== undefined) {
		const reason = `There is no folder ${missing} in ${root}. Run kilde in the project's folder, or name that folder with --root.`;
		return { refused: createRefusal(reason) };
	}
	const site = await engine.open(root);
	if (!("errors" in site)) return site;
	const problems = { value: { sources: [] }, diagnostics: site.errors };
	return { refused: printAndRefuse(problems, printing) };
}

/** Returns the values of a command's options and arguments, and the defaults that depend on the environment. */
function readOptions<O>(
	command: Command,
	terminal: Terminal,
): O & ProjectOptions {
	const options = command.opts();
	const named = command.registeredArguments.map((each, index) => [
		each.name(),
		command.processedArgs[index],
	]);
	return {
		...options,
		...Object.fromEntries(named),
		terminal,
		root: resolve(terminal.cwd, options.root),
		askedLang: options.lang,
		lang: options.lang ?? terminal.getDefaultLanguage(),
		format: options.format ?? terminal.getDefaultFormat(),
	};
}

/** Explains an error of the system or of the site's code. Rethrows any other, which is our own bug. */
async function toErrorAnswer(
	error: unknown,
	{ root, ...printing }: ProjectOptions,
): Promise<Answer> {
	if (isSystemError(error)) {
		const at = error.path === undefined ? "" : ` (${error.path})`;
		return createRefusal(
			`That did not work: ${describeSystemError(error).en}${at}.`,
		);
	}
	if (!existsSync(join(root, siteFolderName))) throw error;
	// Most runs don't need it.
	const { diagnoseDefinition } = await import(
		"../../bundle/definition-script.ts"
	);
	const diagnostics = await diagnoseDefinition(error, getSiteFolder(root));
	if (diagnostics.length === 0) throw error;
	return printAndRefuse({ value: { sources: [] }, diagnostics }, printing);
}
