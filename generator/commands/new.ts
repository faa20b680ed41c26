import { resolve } from "node:path";
import { Option } from "commander";
import {
	type Answers,
	optionsOfNew,
	type Question,
	type Scaffold,
} from "../definition.ts";
import type { MessageLanguage } from "../languages/message-language.ts";
import { selectText } from "../languages/text.ts";
import { createContent } from "../new/index.ts";
import { writeProjectFiles } from "../write/project-files.ts";
import {
	type Answer,
	createAnswer,
	createRefusal,
	nothingWritten,
	printAndRefuse,
} from "./shared/answers.ts";
import { buildSite } from "./shared/build-site.ts";
import {
	type CommandSetup,
	defineSiteCommand,
	openProject,
	type SiteOptions,
} from "./shared/define-command.ts";
import { project } from "./shared/inputs.ts";

/** `kilde new`: has a subcommand for each scaffold of the site. */
export const command: CommandSetup = async (parent, context) => {
	const { argv, engine, finish } = context;
	parent.description(
		"create new content, e.g. an article; asks for what it needs",
	);
	// The definition of the site is loaded only for runs of this command.
	if (!argv.includes("new")) return;
	const { terminal } = engine;
	const root = resolve(terminal.cwd, readRootOption(argv));
	const printing = {
		terminal,
		lang: terminal.getDefaultLanguage(),
		format: terminal.getDefaultFormat(),
	};
	const opened = await openProject({ root, ...printing }, engine);
	const scaffolds =
		"refused" in opened
			? []
			: (await opened.load()).collections.flatMap(
					({ scaffold }) => scaffold ?? [],
				);
	if (scaffolds.length === 0) {
		parent.allowUnknownOption().argument("[words...]");
		parent.action(() =>
			finish("refused" in opened ? opened.refused : createRefusal(noScaffolds)),
		);
	}
	for (const scaffold of scaffolds) {
		const answers = scaffold
			.questions()
			// Making the site reports the others.
			.filter(({ name }) => !optionsOfNew.includes(name))
			.map(
				(question) =>
					new Option(
						`--${question.name} <text>`,
						formatQuestion(question, "en"),
					),
			);
		defineSiteCommand(scaffold.label.en, [...project, ...answers], (options) =>
			writeNewContent(scaffold, options),
		)(parent.command(scaffold.name), context);
	}
};

/** Finds the value of --root before the arguments are parsed, since the definition of the site defines the subcommands. */
function readRootOption(argv: readonly string[]): string {
	const at = argv.findIndex((each) => /^(--root|-r)$/.test(each));
	const joined = argv.find((each) => /^(--root=|-r=?.)/.test(each));
	const folder = argv[at + 1];
	if (at >= 0 && folder !== undefined) return folder;
	return joined?.replace(/^(--root=|-r=?)/, "") ?? ".";
}

const noScaffolds =
	"Nothing can be begun here yet: none of the site's collections says how (scaffold). kilde edit copies what is there.";

/** Writes the files of new content from a scaffold, complete but for its text. */
async function writeNewContent(
	scaffold: Scaffold,
	options: SiteOptions,
): Promise<Answer> {
	const { lang, root } = options;
	const collected = await options.terminal.withPrompt((ask) =>
		collectAnswers(scaffold, readAnswerOptions(options, scaffold), lang, ask),
	);
	if ("refused" in collected) return collected.refused;
	const [built, memo] = await buildSite(options);
	const begun = createContent(scaffold, collected.answers, built, memo);
	if (begun.kind === "refused") return createRefusal(begun.reason[lang]);
	if (begun.kind === "mistakes") {
		const problems = { value: begun.built, diagnostics: begun.mistakes };
		return printAndRefuse(problems, options, nothingWritten);
	}
	const next =
		"Now write the text there. kilde check --launch lists everything marked sample: true until you delete that line.";
	const files = writeProjectFiles(root, begun.files);
	const lines = scaffold.isComplete ? files : [...files, next];
	return createAnswer(`${lines.join("\n")}\n`);
}

/** Returns the answers that are given as options, which commander names in camel case: --pt-BR is ptBR. */
function readAnswerOptions(options: object, scaffold: Scaffold): Answers {
	const given: Readonly<Record<string, unknown>> = { ...options };
	return Object.fromEntries(
		scaffold.questions().flatMap(({ name }) => {
			const value = given[new Option(`--${name} <text>`).attributeName()];
			return typeof value === "string" ? [[name, value]] : [];
		}),
	);
}

/**
 * Collects the answers to a scaffold's questions: from the options, then by `ask` if there is a terminal, then the defaults.
 * Refuses if some are missing, or if a prompt was ended with Ctrl+C or Ctrl+D.
 */
export async function collectAnswers(
	scaffold: Scaffold,
	given: Answers,
	language: MessageLanguage,
	ask: ((question: string) => Promise<string>) | undefined,
): Promise<{ readonly answers: Answers } | { readonly refused: Answer }> {
	const answers: Record<string, string> = {};
	const missing: string[] = [];
	try {
		for (const question of scaffold.questions()) {
			const { name, otherwise } = question;
			const initial = otherwise === undefined ? "" : ` [${otherwise}]`;
			const prompt = `${formatQuestion(question, language)}${initial}: `;
			const typed = given[name] ?? (await ask?.(prompt)) ?? "";
			const value = typed.trim() || otherwise;
			if (value === undefined) missing.push(`--${name}`);
			else answers[name] = value;
		}
	} catch (error) {
		if (!(error instanceof Error && error.name === "AbortError")) throw error;
		// The cursor is behind the question.
		return { refused: createRefusal(`\n${nothingWritten}`) };
	}
	if (missing.length === 0) return { answers };
	const reason = `Give the answers with the options ${missing.join(", ")}; --help explains them.`;
	return { refused: createRefusal(reason) };
}

/** Formats a question for a terminal: “The page it leads to (e.g. /faq)”. */
function formatQuestion(
	{ prompt, typed }: Question,
	language: MessageLanguage,
): string {
	const asked = selectText(prompt, language);
	return typed ? `${asked} (${selectText(typed, language)})` : asked;
}
