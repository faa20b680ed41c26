import { Argument, type Command } from "commander";
import type { UnloadedSite } from "../../bundle/open-definition.ts";
import { ownFormat, ownLanguage, today } from "../../terminal/terminal.ts";
import { failureReason, isSystemError } from "../../write/failure.ts";
import { type Answer, refusal } from "./answer.ts";
import { date, type Input } from "./arguments.ts";
import type { Engine, ProjectOptions } from "./options.ts";
import { type Asked, openProject } from "./project.ts";

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

/**
 * Defines a command of a project by its description, its options and arguments, and its action. That gets their values by
 * name, with the project's absolute path and the digest of the code, and the definition of the site before it is loaded.
 */
export function defineProjectCommand<
	O extends Pick<ProjectOptions, "root"> & Partial<ProjectOptions>,
>(
	does: string,
	inputs: readonly Input[],
	action: (
		options: O,
		site: UnloadedSite,
		context: CommandContext,
	) => Answer | Promise<Answer>,
): CommandSetup {
	return (command, context) => {
		command.description(does);
		for (const input of inputs) {
			if (input instanceof Argument) command.addArgument(input);
			else command.addOption(input);
		}
		const run = async (options: O & Asked): Promise<Answer> => {
			const project = await openProject(options.root, context.engine, options);
			if ("refused" in project) return project.refused;
			const { root, site } = project;
			// Not the default of the option: it takes 10 ms to load the time zones.
			const day = inputs.includes(date) && {
				date: options.date ?? today(site.timeZone),
			};
			const { code } = site;
			return action({ ...options, ...day, root, code }, site, context);
		};
		command.action(async () => {
			const options = optionsOf<O>(command);
			context.finish(
				await run(options).catch((error) => answerToError(error, options)),
			);
		});
	};
}

/** The same for a command that needs the definition of the site. */
export function defineSiteCommand<O extends Omit<ProjectOptions, "date">>(
	does: string,
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

/** The values of a command's options and arguments. */
function optionsOf<O>(command: Command): O & Asked {
	const options = command.opts();
	const named = command.registeredArguments.map((each, index) => [
		each.name(),
		command.args[index],
	]);
	return {
		...options,
		...Object.fromEntries(named),
		askedLang: options.lang,
		lang: options.lang ?? ownLanguage(),
		format: options.format ?? ownFormat(),
	};
}

/** The answer to an error of the system or of the site's code. Rethrows any other, which is our own bug. */
async function answerToError(
	error: unknown,
	asked: Asked & { readonly root: string },
): Promise<Answer> {
	if (isSystemError(error)) {
		const at = error.path === undefined ? "" : ` (${error.path})`;
		return refusal(`That did not work: ${failureReason(error).en}${at}.`);
	}
	// Most runs don't need it.
	const { answerToThrown } = await import("./thrown.ts");
	return answerToThrown(error, asked);
}
