import { make } from "../build.ts";
import { openProjectMemo } from "../cache/project-memo.ts";
import type { Answers, Question, Scaffold } from "../definition.ts";
import type { Wording } from "../diagnostics/diagnostic.ts";
import type { MessageLanguage } from "../diagnostics/language.ts";
import { begin } from "../new/index.ts";
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

/** `kilde new`: begins a piece of content of a kind, in files that are right but for their text. */
export async function runNew(
	scaffold: Scaffold,
	options: NewOptions,
	{ site, code }: Program,
): Promise<Answer> {
	const { lang, date } = options;
	const project = openProject(options);
	if ("refused" in project) return project.refused;
	const { root } = project;
	const answered = await withPrompt((ask) =>
		answersTo(scaffold, options, lang, ask),
	);
	if (answered.kind === "refused")
		return refusal(exitCodes.wrongUsage, answered.reason, lang);
	const memo = openProjectMemo(root, code);
	const made = await make({ site, root, date, code }, memo);
	const begun = begin(scaffold, answered.answers, made, memo);
	if (begun.kind === "refused")
		return refusal(exitCodes.wrongUsage, begun.reason, lang);
	if (begun.kind === "mistakes") {
		const told = {
			value: { sources: begun.sources },
			diagnostics: begun.mistakes,
		};
		printDiagnostics(told, { lang, format: ownFormat() });
		return failed(told, lang, nothingWritten);
	}
	return begunAnswer(scaffold, save(root, begun.files), lang);
}

/** Puts a question to someone and waits for the answer. */
export type Ask = (question: string) => Promise<string>;

/** What was answered, or why that is not enough. */
export type Answered =
	| { readonly kind: "answers"; readonly answers: Answers }
	| { readonly kind: "refused"; readonly reason: Wording };

/** What `kilde new` must know: what the options say, and for the rest what is asked where someone can be. */
export async function answersTo(
	scaffold: Scaffold,
	given: Answers,
	language: MessageLanguage,
	ask: Ask | undefined,
): Promise<Answered> {
	const answers: Record<string, string> = {};
	const missing: string[] = [];
	for (const question of scaffold.asks) {
		const { name, otherwise } = question;
		const said = given[name] ?? (await ask?.(prompt(question, language))) ?? "";
		const meant = said.trim() || otherwise;
		if (meant === undefined) missing.push(`--${name}`);
		else answers[name] = meant;
	}
	return missing.length === 0
		? { kind: "answers", answers }
		: { kind: "refused", reason: notSaid(missing) };
}

function prompt(
	{ asks, otherwise }: Question,
	language: MessageLanguage,
): string {
	return `${asks[language]}${otherwise === undefined ? "" : ` [${otherwise}]`}: `;
}

function notSaid(missing: readonly string[]): Wording {
	const options = missing.join(", ");
	return {
		en: `Say what it is about, with the options ${options}; --help explains them.`,
		da: `Skriv, hvad det drejer sig om, med ${options}; --help forklarer dem.`,
	};
}

/** What was begun, and what is left to do. */
export function begunAnswer(
	scaffold: Scaffold,
	files: readonly string[],
	language: MessageLanguage,
): Answer {
	const next: Wording = {
		en: "Now write the text there. What is marked with sample: true is listed by kilde check --launch until the line is deleted.",
		da: "Skriv nu teksten dér. Det, der er mærket sample: true, står på listen fra kilde check --launch, til linjen er slettet.",
	};
	const told = scaffold.isComplete ? files : [...files, next[language]];
	return answer(`${told.join("\n")}\n`);
}
