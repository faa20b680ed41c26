import { compile } from "../build.ts";
import type { Built } from "../build-types.ts";
import type { Memo } from "../cache/memo.ts";
import type { Version } from "../compare/index.ts";
import {
	type Diagnostic,
	isError,
	type Wording,
} from "../diagnostics/diagnostic.ts";
import { count } from "../diagnostics/report.ts";
import { type Difference, differenceOf, isEmpty } from "../diff/index.ts";
import { type Piece, type Section, sectionsOf } from "../diff/sections.ts";
import { readRevision } from "../git/revision.ts";
import type { Source } from "../types.ts";
import { type Answer, answer, exitCodes, refusal } from "./shared/answer.ts";
import { answerFormat, argument, project } from "./shared/arguments.ts";
import { askSite } from "./shared/ask-site.ts";
import { defineSiteCommand } from "./shared/define-command.ts";
import type { ProjectOptions } from "./shared/options.ts";

const formats = ["text", "markdown", "json"] as const;

/** The revision to compare with, and the format and language of the answer. */
type Comparison = Pick<ProjectOptions, "lang"> & {
	readonly format: (typeof formats)[number];
	readonly revision: string;
};

/** `kilde diff`: compares the site of a project with that of a git revision of the same folder. */
export const command = defineSiteCommand<ProjectOptions & Comparison>(
	{
		en: "show what has changed for visitors since a git revision",
		da: "vis, hvad der er ændret for besøgende siden en udgave i git",
	},
	[
		...project,
		argument("<revision>", {
			en: "a branch, a tag or a commit, e.g. main or HEAD~1",
			da: "en branch, et tag eller et commit, f.eks. main eller HEAD~1",
		}),
		answerFormat(formats),
	],
	(options) => {
		const old = readRevision(options.root, options.revision);
		if ("en" in old) return refusal(exitCodes.wrongUsage, old);
		return askSite(options, (built, memo) => diff(options, old, built, memo));
	},
);

/** Returns what visitors will see changed since a revision; its sources, `old`, are compiled by the present code. */
export function diff(
	{ revision, format, lang }: Comparison,
	old: readonly Source[],
	built: Built & Version,
	memo: Memo,
): Answer {
	const sources = [...old, ...templatesSince(old, built.sources)];
	const before = compile({ ...built, sources }, memo);
	const { model } = before.value;
	if (!model)
		return refusal(
			exitCodes.contentErrors,
			unreadable(revision, before.diagnostics.filter(isError)),
		);
	const difference = differenceOf({ ...before.value, model }, built, memo);
	return answer(
		format === "json"
			? `${JSON.stringify(difference, undefined, 2)}\n`
			: written(difference, { revision, format, lang }),
	);
}

/** Returns the templates that the revision doesn't have: the present code may need them. */
function templatesSince(
	old: readonly Source[],
	sources: readonly Source[],
): Source[] {
	const known = new Set(old.map(({ path }) => path));
	return sources.filter(
		({ path }) => path.startsWith("templates/") && !known.has(path),
	);
}

function unreadable(revision: string, errors: readonly Diagnostic[]): Wording {
	const [first] = errors;
	const where = first ? `${first.file}:${first.line}:${first.column}` : "";
	return {
		en: `The content at ${revision} can't be compared: under the current rules it has ${count(errors.length, "error", "en")}. The first is in ${where}: ${first?.message.en ?? ""}`,
		da: `Indholdet i ${revision} kan ikke sammenlignes: Efter de nuværende regler har det ${count(errors.length, "error", "da")}. Den første er i ${where}: ${first?.message.da ?? ""}`,
	};
}

function written(
	difference: Difference,
	{ revision, format, lang }: Comparison,
): string {
	const heading: Wording = {
		en: `Changes for visitors since ${revision}`,
		da: `Ændringer for besøgende siden ${revision}`,
	};
	const nothing: Wording = {
		en: `No changes for visitors since ${revision}.`,
		da: `Ingen ændringer for besøgende siden ${revision}.`,
	};
	if (isEmpty(difference)) return `${nothing[lang]}\n`;
	const write = format === "markdown" ? asMarkdown : asText;
	return write(heading[lang], sectionsOf(difference, lang));
}

/** Returns sections as text, with a title. */
export function asText(title: string, sections: readonly Section[]): string {
	return `${title}:\n${textOf(sections)}`;
}

/** Returns sections as text, each after an empty line. */
export function textOf(sections: readonly Section[]): string {
	const lines = sections.flatMap(({ heading, items }) => [
		"",
		heading,
		...items.flatMap(({ line, details }) => [
			`  ${line.map(plainPiece).join("")}`,
			...details.map((detail) => `    ${detail}`),
		]),
	]);
	return [...lines, ""].join("\n");
}

function asMarkdown(title: string, sections: readonly Section[]): string {
	const lines = sections.flatMap(({ heading, items }) => [
		"",
		`### ${escapeMarkdown(heading)}`,
		"",
		...items.flatMap(({ line, details }) => [
			`- ${line.map(markdownPiece).join("")}`,
			...details.map((detail) => `  <br>${escapeMarkdown(detail)}`),
		]),
	]);
	return [`## ${escapeMarkdown(title)}`, ...lines, ""].join("\n");
}

function plainPiece(piece: Piece): string {
	if (typeof piece === "string") return piece;
	const [from, to] = [shortened(piece.from), shortened(piece.to)];
	if (from === "") return `[+ ${to}]`;
	return to === "" ? `[− ${from}]` : `[${from} → ${to}]`;
}

function markdownPiece(piece: Piece): string {
	if (typeof piece === "string") return escapeMarkdown(piece);
	const from = escapeMarkdown(shortened(piece.from));
	const to = escapeMarkdown(shortened(piece.to));
	if (from === "") return `**${to}**`;
	return to === "" ? `~~${from}~~` : `~~${from}~~ → **${to}**`;
}

/** Escapes the characters with a meaning in Markdown or HTML (CommonMark, backslash escapes). */
function escapeMarkdown(text: string): string {
	return text.replace(/[\\`*_{}[\]<>#|~&]/g, "\\$&");
}

/** The characters that are shown of a long passage. */
const longest = 160;

function shortened(text: string): string {
	return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}
