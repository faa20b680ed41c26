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
import { differenceOf } from "../diff/index.ts";
import {
	codeSection,
	type Piece,
	type Section,
	sectionsOf,
} from "../diff/sections.ts";
import { compareEngines } from "../engines/index.ts";
import { askedEngine } from "../engines/install.ts";
import { readRevision } from "../git/revision.ts";
import { localesOf } from "../i18n/languages.ts";
import { endSignal, printError, withProgress } from "../terminal/terminal.ts";
import type { Source } from "../types.ts";
import { type Answer, answer, exitCodes, refusal } from "./shared/answer.ts";
import { answerFormat, argument, option, project } from "./shared/arguments.ts";
import { askSite } from "./shared/ask-site.ts";
import { defineSiteCommand } from "./shared/define-command.ts";
import type { ProjectOptions } from "./shared/options.ts";

const formats = ["text", "markdown", "json"] as const;

/** How an answer is written. */
type Writing = Pick<ProjectOptions, "lang"> & {
	readonly format: (typeof formats)[number];
};

/** The revision to compare with, and how the answer is written. */
type Comparison = Writing & { readonly revision: string };

/** `kilde diff`: compares the site of a project with that of a git revision, or what two engines make of a revision. */
export const command = defineSiteCommand<
	ProjectOptions & Writing & { readonly revision?: string; engine?: string }
>(
	{
		en: "show what has changed for visitors since a git revision, or what another version of Kilde would change",
		da: "vis, hvad der er ændret for besøgende siden en udgave i git, eller hvad en anden version af Kilde ville ændre",
	},
	[
		...project,
		argument("[revision]", {
			en: "a branch, a tag or a commit, e.g. main or HEAD~1; with --engine, the one that is built (default: HEAD)",
			da: "en branch, et tag eller et commit, f.eks. main eller HEAD~1; med --engine den, der bliver lavet (standard: HEAD)",
		}),
		option("-e, --engine <version>", {
			en: "compare with what that version of Kilde makes of the same content, or one in a tarball",
			da: "sammenlign med det, den version af Kilde gør ud af samme indhold, eller en, der ligger som pakke i en fil",
		}),
		answerFormat(formats),
	],
	async (options) => {
		const { root, revision, engine } = options;
		if (engine !== undefined)
			return diffEngines({ ...options, revision: revision ?? "HEAD" }, engine);
		if (revision === undefined)
			return refusal(exitCodes.wrongUsage, nothingToCompare);
		const old = await readRevision(root, revision);
		if ("failure" in old) return refusal(exitCodes.wrongUsage, old.failure);
		return askSite(options, (built, memo) =>
			diff({ ...options, revision }, old, built, memo),
		);
	},
);

const nothingToCompare: Wording = {
	en: "Name what to compare with: a branch, a tag or a commit, e.g. main or HEAD~1, or another version of Kilde, with --engine.",
	da: "Angiv, hvad der skal sammenlignes med: en branch, et tag eller et commit, f.eks. main eller HEAD~1, eller med --engine en anden version af Kilde.",
};

/** Returns what visitors would see differently if another engine made the site of a revision. */
async function diffEngines(
	options: ProjectOptions & Comparison,
	engine: string,
): Promise<Answer> {
	const { root, revision, lang, format, site } = options;
	const files = await readRevision(root, revision, []);
	if ("failure" in files) return refusal(exitCodes.wrongUsage, files.failure);
	const isWhole = ["content/", "site/"].every((folder) =>
		files.some(({ path }) => path.startsWith(folder)),
	);
	if (!isWhole) return refusal(exitCodes.wrongUsage, noSite(revision));
	const asked = askedEngine(engine);
	if ("en" in asked) return refusal(exitCodes.wrongUsage, asked);
	const locales = localesOf(site);
	const compared = await withProgress(lang, (progress) =>
		compareEngines(
			{ ...options, files, locales },
			asked,
			endSignal(),
			progress,
		),
	);
	if ("refused" in compared) {
		if (compared.said) printError(`${compared.said}\n`);
		const { isOfSite, refused } = compared;
		const { contentErrors, wrongUsage } = exitCodes;
		return refusal(isOfSite ? contentErrors : wrongUsage, refused);
	}
	const { from, to, difference, codeOnly } = compared;
	if (format === "json")
		return answer(asJson({ from, to, ...difference, codeOnly }));
	const other = asked.isFile ? `${to} (${asked.name})` : to;
	const sections = [
		...sectionsOf(difference, lang),
		...codeSection(codeOnly, lang),
	];
	return answer(
		written(sections, options, {
			heading: {
				en: `Changes for visitors with kilde ${other} instead of ${from}`,
				da: `Ændringer for besøgende med kilde ${other} i stedet for ${from}`,
			},
			nothing: {
				en: `No changes for visitors with kilde ${other} instead of ${from}.`,
				da: `Ingen ændringer for besøgende med kilde ${other} i stedet for ${from}.`,
			},
		}),
	);
}

function noSite(revision: string): Wording {
	return {
		en: `There is no site in ${revision}: content/ and site/ must be committed first.`,
		da: `Der er ingen hjemmeside i ${revision}: content/ og site/ skal først gemmes i et commit.`,
	};
}

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
	if (format === "json") return answer(asJson(difference));
	return answer(
		written(sectionsOf(difference, lang), { format, lang }, since(revision)),
	);
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

function unreadable(revision: string, errors: readonly Diagnostic[]): Wording {
	const [first] = errors;
	const where = first ? `${first.file}:${first.line}:${first.column}` : "";
	return {
		en: `The content at ${revision} can't be compared: under the current rules it has ${count(errors.length, "error", "en")}. The first is in ${where}: ${first?.message.en ?? ""}`,
		da: `Indholdet i ${revision} kan ikke sammenlignes: Efter de nuværende regler har det ${count(errors.length, "error", "da")}. Den første er i ${where}: ${first?.message.da ?? ""}`,
	};
}

/** The titles of an answer, with differences and without. */
type Titles = { readonly heading: Wording; readonly nothing: Wording };

function since(revision: string): Titles {
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
