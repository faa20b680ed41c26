import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { Argument } from "commander";
import { compile } from "../build.ts";
import type { Built } from "../build-types.ts";
import type { Memo } from "../cache/memo.ts";
import { differenceOf } from "../compare/difference.ts";
import type { Version } from "../compare/index.ts";
import { type Piece, type Section, sectionsOf } from "../compare/sections.ts";
import {
	type Diagnostic,
	isError,
	type Wording,
} from "../diagnostics/diagnostic.ts";
import { count } from "../diagnostics/report.ts";
import { readRevision } from "../git/revision.ts";
import { localesOf } from "../i18n/languages.ts";
import { builtSite } from "../read/built-site.ts";
import type { Source } from "../types.ts";
import { type Answer, answer, refusal } from "./shared/answer.ts";
import { answerFormat, project } from "./shared/arguments.ts";
import { askSite } from "./shared/ask-site.ts";
import { defineSiteCommand } from "./shared/define-command.ts";
import type { ProjectOptions } from "./shared/options.ts";

const formats = ["text", "markdown", "json"] as const;

/** How an answer is written. */
type Writing = Pick<ProjectOptions, "lang"> & {
	readonly format: (typeof formats)[number];
};

/** What the site is compared with, and how the answer is written. */
type Comparison = Writing & { readonly since: string };

/** `kilde diff`: compares the site of a project with that of a git revision, or with the output of an earlier build. */
export const command = defineSiteCommand<ProjectOptions & Comparison>(
	"show what has changed for visitors since a git revision or an earlier build",
	[
		...project,
		new Argument(
			"<since>",
			"a git revision, e.g. main or HEAD~1, or a folder with the output of an earlier build",
		),
		answerFormat(formats),
	],
	async (options) => {
		const { root, since } = options;
		const folder = resolve(root, since);
		if (existsSync(join(folder, "index.html")))
			return askSite(options, (built, memo) =>
				compare(
					builtSite(folder, localesOf(options.site)),
					built,
					memo,
					options,
				),
			);
		const old = await readRevision(root, since);
		if ("failure" in old)
			return refusal(existsSync(folder) ? noBuild(since) : old.failure);
		return askSite(options, (built, memo) => diff(options, old, built, memo));
	},
);

function noBuild(since: string): string {
	return `${since} is neither a git revision nor the output of a build: it has no index.html.`;
}

/** Returns what visitors will see changed since a revision; its sources, `old`, are compiled by the present code. */
export function diff(
	options: Comparison,
	old: readonly Source[],
	built: Built & Version,
	memo: Memo,
): Answer {
	const sources = [...old, ...templatesSince(old, built.sources)];
	const before = compile({ ...built, sources }, memo);
	const { model } = before.value;
	if (!model)
		return refusal(
			unreadable(options.since, before.diagnostics.filter(isError)),
		);
	return compare({ ...before.value, model }, built, memo, options);
}

function compare(
	before: Version,
	after: Version,
	memo: Memo,
	{ since, format, lang }: Comparison,
): Answer {
	const difference = differenceOf(before, after, memo);
	if (format === "json") return answer(asJson(difference));
	const sections = sectionsOf(difference, lang);
	return answer(written(sections, { format, lang }, titlesSince(since)));
}

function asJson(value: object): string {
	return `${JSON.stringify(value, undefined, 2)}\n`;
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

function unreadable(revision: string, errors: readonly Diagnostic[]): string {
	const [first] = errors;
	const where = first ? `${first.file}:${first.line}:${first.column}` : "";
	return `The content at ${revision} can't be compared: under the current rules it has ${count(errors.length, "error", "en")}. The first is in ${where}: ${first?.message.en ?? ""}`;
}

/** The titles of an answer, with differences and without. */
type Titles = { readonly heading: Wording; readonly nothing: Wording };

function titlesSince(revision: string): Titles {
	return {
		heading: {
			en: `Changes for visitors since ${revision}`,
			da: `Ændringer for besøgende siden ${revision}`,
		},
		nothing: {
			en: `No changes for visitors since ${revision}.`,
			da: `Ingen ændringer for besøgende siden ${revision}.`,
		},
	};
}

function written(
	sections: readonly Section[],
	{ format, lang }: Writing,
	{ heading, nothing }: Titles,
): string {
	if (sections.length === 0) return `${nothing[lang]}\n`;
	const write = format === "markdown" ? asMarkdown : asText;
	return write(heading[lang], sections);
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
