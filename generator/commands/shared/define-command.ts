import { Argument, type Command } from "commander";
import type { UnloadedSite } from "../../bundle/open-definition.ts";
import type { Wording } from "../../diagnostics/diagnostic.ts";
import { today } from "../../terminal/terminal.ts";
import { failureReason, isSystemError } from "../../write/failure.ts";
import { type Answer, exitCodes, refusal } from "./answer.ts";
import { date, type Input, type InputContext } from "./arguments.ts";
import type { Engine, ProjectOptions } from "./options.ts";
import { openProject } from "./project.ts";
import type { answerToThrown } from "./thrown.ts";

/** The context in which a command is defined. */
export type CommandContext = InputContext & {
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

/** Defines a command by its description, its options and argument, and its action, which gets their values by name. */
function defineCommand<O>(
	does: Wording,
	inputs: readonly Input[],
	action: (options: O, context: CommandContext) => Answer | Promise<Answer>,
): CommandSetup {
	return (command, context) => {
		command.description(does[context.language]);
		for (const make of inputs) {
			const input = make(context);
			if (input instanceof Argument) command.addArgument(input);
			else command.addOption(input);
		}
		command.action(async () => {
			const options = command.opts();
			for (const [index, argument] of command.registeredArguments.entries())
				options[argument.name()] = command.args[index];
			try {
				context.finish(await action(options as O, context));
			} catch (error) {
				context.finish(
					refusedBySystem(error) ??
						(await refusedByCode(error, {
							...options,
							lang: context.language,
						})),
				);
			}
		});
	};
}

/**
 * The same for a command of a project: its action also gets the project's absolute path, the digest of the code, and the
 * definition of the site before it is loaded.
 */
export function defineProjectCommand<
	O extends Pick<ProjectOptions, "root"> & Partial<ProjectOptions>,
>(
	does: Wording,
	inputs: readonly Input[],
	action: (
		options: O,
		site: UnloadedSite,
		context: CommandContext,
	) => Answer | Promise<Answer>,
): CommandSetup {
	return defineCommand<O>(does, inputs, async (options, context) => {
		const project = await openProject(options.root, context.engine, {
			...options,
			lang: context.language,
		});
		if ("refused" in project) return project.refused;
		const { root, site } = project;
		// Not the default of the option: it takes 10 ms to load the time zones.
		const day = inputs.includes(date) && {
			date: options.date ?? today(site.timeZone),
		};
		return action({ ...options, ...day, root, code: site.code }, site, context);
	});
}

/** The same for a command that needs the definition of the site. */
export function defineSiteCommand<O extends Omit<ProjectOptions, "date">>(
	does: Wording,
	inputs: readonly Input[],
	action: (options: O, context: CommandContext) => Answer | Promise<Answer>,
): CommandSetup {
	return defineProjectCommand<O>(
		does,
		inputs,
		async (options, { load }, context) =>
			action({ ...options, site: await load() }, context),
	);
}

/** The answer to an error of the system; undefined of any other. */
function refusedBySystem(error: unknown): Answer | undefined {
	if (!isSystemError(error)) return undefined;
	const reason = failureReason(error);
	const at = error.path === undefined ? "" : ` (${error.path})`;
	const refused = {
		en: `That did not work: ${reason.en}${at}.`,
		da: `Det lykkedes ikke: ${reason.da}${at}.`,
	};
	return refusal(exitCodes.wrongUsage, refused);
}

/** The answer to an error in the code of the site, which is printed. Rethrows any other error, which is our own bug. */
async function refusedByCode(
	error: unknown,
	asked: Parameters<typeof answerToThrown>[1],
): Promise<Answer> {
	// Most runs don't need it.
	const { answerToThrown } = await import("./thrown.ts");
	return answerToThrown(error, asked);
}
