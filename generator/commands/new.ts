import { Option } from "commander";
import {
	type Answers,
	optionsOfNew,
	type Question,
	type Scaffold,
} from "../definition.ts";
import { completed, type Wording, worded } from "../diagnostics/diagnostic.ts";
import type { MessageLanguage } from "../diagnostics/language.ts";
import { begin } from "../new/index.ts";
import { ownFormat, ownLanguage, withPrompt } from "../terminal/terminal.ts";
import { save } from "../write/save.ts";
import { type Answer, answer, refusal } from "./shared/answer.ts";
import { project } from "./shared/arguments.ts";
import { makeSite } from "./shared/ask-site.ts";
import {
	type CommandSetup,
	defineSiteCommand,
} from "./shared/define-command.ts";
import type { ProjectOptions } from "./shared/options.ts";
import {
	failed,
	nothingWritten,
	openProject,
	printDiagnostics,
} from "./shared/project.ts";

/** `kilde new`: has a subcommand for each scaffold of the site. */
export const command: CommandSetup = async (parent, context) => {
	const { argv, engine } = context;
	parent.description(
		"create new content, e.g. an article; asks for what it needs",
	);
	// The definition of the site is loaded only for runs of this command.
	if (!argv.includes("new")) return;
	const asked = { lang: ownLanguage() };
	const opened = await openProject(rootIn(argv), engine, asked);
	if ("refused" in opened) {
		parent.allowUnknownOption().argument("[words...]");
		parent.action(() => context.finish(opened.refused));
		return;
	}
	const { collections } = await opened.site.load();
	const scaffolds = collections.flatMap(({ scaffold }) => scaffold ?? []);
	if (scaffolds.length === 0) {
		parent.allowUnknownOption().argument("[words...]");
		parent.action(() => context.finish(refusal(nothingToBegin)));
	}
	for (const scaffold of scaffolds) {
		const answers = scaffold
			.questions()
			// Making the site reports the others.
			.filter(({ name }) => !optionsOfNew.includes(name))
			.map(
				(question) =>
					new Option(`--${question.name} <text>`, inTerminal(question).en),
			);
		defineSiteCommand<ProjectOptions>(
			scaffold.label.en,
			[...project, ...answers],
			(options) => create(scaffold, options),
		)(parent.command(scaffold.name), context);
	}
};

/** Returns the value of the option --root, before the arguments are parsed: the site's definition says what these are. */
function rootIn(argv: readonly string[]): string {
	const at = argv.findIndex((each) => /^(--root|-r)$/.test(each));
	const joined = argv.find((each) => /^(--root=|-r=?.)/.test(each));
	const folder = argv[at + 1];
	if (at >= 0 && folder !== undefined) return folder;
	return joined?.replace(/^(--root=|-r=?)/, "") ?? ".";
}

const nothingToBegin =
	"Nothing can be begun here yet: none of the site's collections says how (scaffold). kilde edit copies what is there.";

/** Writes the files of new content from a scaffold, complete but for its text. */
async function create(
	scaffold: Scaffold,
	options: ProjectOptions,
): Promise<Answer> {
	const { lang, root } = options;
	const collected = await withPrompt((ask) =>
		answersTo(scaffold, answersIn(options, scaffold), lang, ask).catch(
			cancelled,
		),
	);
	if (collected.kind === "refused") return refusal(collected.reason);
	const [built, memo] = await makeSite(options);
	const begun = begin(scaffold, collected.answers, built, memo);
	if (begun.kind === "refused") return refusal(begun.reason[lang]);
	if (begun.kind === "mistakes") {
		const problems = {
			value: begun.built,
			diagnostics: begun.mistakes,
		};
		printDiagnostics(problems, { lang, format: ownFormat() });
		return failed(problems, nothingWritten);
	}
	return newContentAnswer(scaffold, save(root, begun.files));
}

/** The answers that are given as options, which commander names in camel case: --pt-BR is ptBR. */
function answersIn(options: object, scaffold: Scaffold): Answers {
	const given: Readonly<Record<string, unknown>> = { ...options };
	return Object.fromEntries(
		scaffold.questions().flatMap(({ name }) => {
			const answer = given[new Option(`--${name} <text>`).attributeName()];
			return typeof answer === "string" ? [[name, answer]] : [];
		}),
	);
}

/** The answers to a scaffold's questions, or why some are missing. */
type Answered =
	| { readonly kind: "answers"; readonly answers: Answers }
	| { readonly kind: "refused"; readonly reason: string };

/** Collects the answers to a scaffold's questions: from the options, then by `ask` if there is a terminal, then the defaults. */
export async function answersTo(
	scaffold: Scaffold,
	given: Answers,
	language: MessageLanguage,
	ask: ((question: string) => Promise<string>) | undefined,
): Promise<Answered> {
	const answers: Record<string, string> = {};
	const missing: string[] = [];
	for (const question of scaffold.questions()) {
		const { name, otherwise } = question;
		const typed =
			given[name] ?? (await ask?.(prompt(question, language))) ?? "";
		const value = typed.trim() || otherwise;
		if (value === undefined) missing.push(`--${name}`);
		else answers[name] = value;
	}
	return missing.length === 0
		? { kind: "answers", answers }
		: { kind: "refused", reason: missingAnswers(missing) };
}

/** The answer where a prompt was ended with Ctrl+C or Ctrl+D; throws any other error again. */
export function cancelled(error: unknown): Answered {
	if (!(error instanceof Error && error.name === "AbortError")) throw error;
	// The cursor is behind the question.
	return { kind: "refused", reason: `\n${nothingWritten}` };
}

/** A question as a terminal asks it: “The page it leads to (e.g. /faq)”. */
function inTerminal({ prompt, typed }: Question): Wording {
	if (!typed) return completed(prompt);
	const [asked, form] = [completed(prompt), completed(typed)];
	return worded((language) => `${asked[language]} (${form[language]})`);
}

function prompt(question: Question, language: MessageLanguage): string {
	const { otherwise } = question;
	const asked = inTerminal(question)[language];
	return `${asked}${otherwise === undefined ? "" : ` [${otherwise}]`}: `;
}

function missingAnswers(missing: readonly string[]): string {
	return `Give the answers with the options ${missing.join(", ")}; --help explains them.`;
}

/** Lists the new files, and what is left to do. */
function newContentAnswer(
	scaffold: Scaffold,
	files: readonly string[],
): Answer {
	const next =
		"Now write the text there. kilde check --launch lists everything marked sample: true until you delete that line.";
	const lines = scaffold.isComplete ? files : [...files, next];
	return answer(`${lines.join("\n")}\n`);
}
