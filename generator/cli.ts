import { Command, CommanderError } from "commander";
import { openDefinition } from "./bundle/open-definition.ts";
import { type Answer, answer, exitCodes } from "./commands/shared/answer.ts";
import {
	helpForCommand,
	languageAsked,
	localize,
} from "./commands/shared/commander-words.ts";
import type { CommandSetup } from "./commands/shared/define-command.ts";
import type { Engine } from "./commands/shared/options.ts";
import type { MessageLanguage } from "./diagnostics/language.ts";
import { packageOfEngine } from "./engines/engine-folder.ts";
import { ownLanguage, printAnswer } from "./terminal/terminal.ts";

/** Every command by its name, in the order of the help. Each is imported when it is run: no run needs the others. */
const commands: Readonly<
	Record<string, () => Promise<{ readonly command: CommandSetup }>>
> = {
	build: () => import("./commands/build.ts"),
	check: () => import("./commands/check.ts"),
	dev: () => import("./commands/dev.ts"),
	edit: () => import("./commands/edit.ts"),
	preview: () => import("./commands/preview.ts"),
	hosting: () => import("./commands/hosting.ts"),
	verify: () => import("./commands/verify.ts"),
	where: () => import("./commands/where.ts"),
	diff: () => import("./commands/diff.ts"),
	new: () => import("./commands/new.ts"),
	schema: () => import("./commands/schema.ts"),
	translations: () => import("./commands/translations.ts"),
};

/**
 * Runs the command line and prints what the command answers. Returns the exit code: 0 if all is well, 1 for errors in the
 * content, 2 for wrong usage. `code` is the digest of the engine's code; without it, nothing is cached for the next run.
 */
export async function run(
	argv: readonly string[],
	code: string | undefined,
	open: Engine["open"] = (root) => openDefinition(root, code),
): Promise<number> {
	const language = languageAsked(argv) ?? ownLanguage();
	let result: Answer = answer("");
	const kilde = newProgram(language);
	localize(kilde, language);
	const finish = (answered: Answer) => {
		result = answered;
	};
	const [named = ""] = argv;
	// The help lists all commands, the version needs none.
	const all = /^(-v|--version)$/.test(named) ? [] : Object.keys(commands);
	const needed = Object.hasOwn(commands, named) ? [named] : all;
	for (const name of needed) {
		const module = await commands[name]?.();
		await module?.command(kilde.command(name), {
			argv,
			engine: { code, open },
			language,
			finish,
		});
	}
	try {
		await kilde.parseAsync([...argv], { from: "user" });
	} catch (error) {
		if (!(error instanceof CommanderError)) throw error;
		return error.exitCode === 0 ? exitCodes.good : exitCodes.wrongUsage;
	}
	return printAnswer(result, language);
}

function newProgram(language: MessageLanguage): Command {
	const words = {
		does: {
			en: "Builds a website from the content of a project.",
			da: "Laver en hjemmeside ud af indholdet i et projekt.",
		},
		version: { en: "show the version", da: "vis versionen" },
		help: { en: "show this help", da: "vis denne hjælp" },
	};
	return new Command("kilde")
		.description(words.does[language])
		.version(
			packageOfEngine().version,
			"-v, --version",
			words.version[language],
		)
		.helpOption("-h, --help", words.help[language])
		.helpCommand("help [command]", helpForCommand[language])
		.exitOverride();
}
