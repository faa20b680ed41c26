import { Command, CommanderError } from "commander";
import { openDefinition } from "./bundle/open-definition.ts";
import {
	type Answer,
	createAnswer,
	printAnswer,
} from "./commands/shared/answers.ts";
import type { CommandSetup, Engine } from "./commands/shared/define-command.ts";
import { getEnginePackage } from "./engine-folder.ts";
import {
	createTerminal,
	getProcessHost,
	type TerminalHost,
} from "./terminal/terminal.ts";

/** Every command by its name, in the order of the help. Each is imported when it is run: no run needs the others. */
const commands: Readonly<
	Record<string, () => Promise<{ readonly command: CommandSetup }>>
> = {
	build: () => import("./commands/build.ts"),
	check: () => import("./commands/check.ts"),
	dev: () => import("./commands/dev.ts"),
	edit: () => import("./commands/edit.ts"),
	preview: () => import("./commands/preview.ts"),
	verify: () => import("./commands/verify.ts"),
	where: () => import("./commands/where.ts"),
	diff: () => import("./commands/diff.ts"),
	new: () => import("./commands/new.ts"),
	format: () => import("./commands/format.ts"),
	schema: () => import("./commands/schema.ts"),
	translations: () => import("./commands/translations.ts"),
};

type RunOptions = Pick<Engine, "code" | "loadEditor"> &
	Partial<Pick<Engine, "open">> & { readonly host?: TerminalHost };

/**
 * Runs the command line and prints what the command answers. Returns the exit code: 0 if all is well, otherwise 1. `code` is
 * the digest of the engine's code; without it, nothing is cached for the next run. `loadEditor` loads the editor, which is a
 * package on top of the engine.
 */
export async function run(
	argv: readonly string[],
	{
		code,
		loadEditor,
		open = (root) => openDefinition(root, code, () => import("./build.ts")),
		host = getProcessHost(),
	}: RunOptions,
): Promise<number> {
	const terminal = createTerminal(host);
	let result: Answer = createAnswer("");
	const kilde = new Command("kilde")
		.description("Builds a website from the content of a project.")
		.version(getEnginePackage().version, "-v, --version")
		// An option after a word of a command belongs to that word: `edit invite --root` isn't an option of `edit`.
		.enablePositionalOptions()
		.showHelpAfterError("(kilde --help lists commands and options)")
		.configureOutput({
			writeOut: terminal.writeOutput,
			writeErr: terminal.writeError,
		})
		.exitOverride();
	const finish = (answered: Answer) => {
		result = answered;
	};
	const [named = ""] = argv;
	// The help lists all commands, the version needs none.
	const all = /^(-v|--version)$/.test(named) ? [] : Object.keys(commands);
	const needed = Object.hasOwn(commands, named) ? [named] : all;
	for (const name of needed) {
		const module = await commands[name]?.();
		const engine = { terminal, code, open, loadEditor };
		await module?.command(kilde.command(name), { argv, engine, finish });
	}
	try {
		await kilde.parseAsync([...argv], { from: "user" });
	} catch (error) {
		// Commander has printed why.
		if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 1;
		throw error;
	}
	return printAnswer(result, terminal);
}
