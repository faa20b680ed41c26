import { make } from "../build.ts";
import { openProjectMemo } from "../cache/project-memo.ts";
import type { Answers, Question, Scaffold } from "../definition.ts";
import { type Wording, worded } from "../diagnostics/diagnostic.ts";
import type { MessageLanguage } from "../diagnostics/language.ts";
import { begin } from "../new/index.ts";
import { inTerminal } from "../new/question.ts";
import { ownFormat, withPrompt } from "../terminal/terminal.ts";
import { save } from "../write/save.ts";
import { type Answer, answer, exitCodes, refusal } from "./answer.ts";
import type { NewOptions, Program } from "./options.ts";
import {
	failed,
	nothingWritten,
	openProject,
	printDiagnostics,
} from "./project.ts";

/** `kilde new`: writes the files of new content from a scaffold, complete but for its text. */
export async function runNew(
	scaffold: Scaffold,
	options: NewOptions,
	{ site, code }: Program,
): Promise<Answer> {
	const { lang, date } = options;
	const project = openProject(options);
	if ("refused" in project) return project.refused;
	const { root } = project;
	const collected = await withPrompt((ask) =>
		answersTo(scaffold, options, lang, ask).catch(cancelled),
	);
	if (collected.kind === "refused")
		return refusal(exitCodes.wrongUsage, collected.reason, lang);
	const memo = openProjectMemo(root, code);
	const built = await make({ site, root, date, code }, memo);
	const begun = begin(scaffold, collected.answers, built, memo);
	if (begun.kind === "refused")
		return refusal(exitCodes.wrongUsage, begun.reason, lang);
	if (begun.kind === "mistakes") {
		const problems = {
			value: begun.built,
			diagnostics: begun.mistakes,
		};
		printDiagnostics(problems, { lang, format: ownFormat() });
		return failed(problems, lang, nothingWritten);
	}
	return newContentAnswer(scaffold, save(root, begun.files), lang);
}

/** Asks the user a question; resolves to the answer. */
export type Ask = (question: string) => Promise<string>;

/** The answers to a scaffold's questions, or why some are missing. */
type Answered =
	| { readonly kind: "answers"; readonly answers: Answers }
	| { readonly kind: "refused"; readonly reason: Wording };

/** Collects the answers to a scaffold's questions: from the options, then by `ask` if there is a terminal, then the defaults. */
export async function answersTo(
	scaffold: Scaffold,
	given: Answers,
	language: MessageLanguage,
	ask: Ask | undefined,
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
	const reason = worded((language) => `\n${nothingWritten[language]}`);
	return { kind: "refused", reason };
}

function prompt(question: Question, language: MessageLanguage): string {
	const { otherwise } = question;
	const asked = inTerminal(question)[language];
	return `${asked}${otherwise === undefined ? "" : ` [${otherwise}]`}: `;
}

function missingAnswers(missing: readonly string[]): Wording {
	const options = missing.join(", ");
	return {
		en: `Give the answers with the options ${options}; --help explains them.`,
		da: `Skriv svarene med ${options}; --help forklarer dem.`,
	};
}

/** Lists the new files, and what is left to do. */
function newContentAnswer(
	scaffold: Scaffold,
	files: readonly string[],
	language: MessageLanguage,
): Answer {
	const next: Wording = {
		en: "Now write the text there. kilde check --launch lists everything marked sample: true until you delete that line.",
		da: "Skriv nu teksten dér. kilde check --launch viser alt, hvad der er mærket sample: true, til linjen er slettet.",
	};
	const lines = scaffold.isComplete ? files : [...files, next[language]];
	return answer(`${lines.join("\n")}\n`);
}
