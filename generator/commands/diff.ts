import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { Argument } from "commander";
import { compile } from "../build.ts";
import type { BuiltSite } from "../build-types.ts";
import type { Memo } from "../cache/memo.ts";
import { findDifference } from "../compare/difference.ts";
import { formatSections } from "../compare/format-sections.ts";
import type { SiteVersion } from "../compare/index.ts";
import { describeDifference } from "../compare/sections.ts";
import { isError } from "../diagnostics/diagnostic.ts";
import { formatMessage } from "../diagnostics/format-problem.ts";
import { formatCount } from "../diagnostics/report.ts";
import { readRevision } from "../git/revisions.ts";
import { listLocales } from "../languages/languages.ts";
import type { Source } from "../types.ts";
import {
	type Answer,
	createAnswer,
	createJsonAnswer,
	createRefusal,
} from "./shared/answers.ts";
import { buildAndAnswer } from "./shared/build-site.ts";
import { defineSiteCommand } from "./shared/define-command.ts";
import { createFormatOption, project } from "./shared/inputs.ts";
import { readOutputFolder } from "./shared/output-folder.ts";

/** The revision or folder to compare with, and the format of the answer. */
type DiffOptions = { readonly since: string; readonly format: string };

/** `kilde diff`: compares the site of a project with that of a git revision, or with the output of an earlier build. */
export const command = defineSiteCommand<DiffOptions>(
	"show what has changed for visitors since a git revision or an earlier build",
	[
		...project,
		new Argument(
			"<since>",
			"a git revision, e.g. main or HEAD~1, or a folder with the output of an earlier build",
		),
		createFormatOption(["text", "markdown", "json"]),
	],
	async (options) => {
		const { root, since, site } = options;
		const folder = resolve(root, since);
		if (existsSync(join(folder, "index.html")))
			return buildAndAnswer(options, (built, memo) =>
				answerComparison(
					readOutputFolder(folder, listLocales(site)),
					built,
					memo,
					options,
				),
			);
		const old = await readRevision(root, since);
		if (!("failure" in old))
			return buildAndAnswer(options, (built, memo) =>
				createDiffAnswer(options, old, built, memo),
			);
		return createRefusal(
			existsSync(folder)
				? `${since} is neither a git revision nor the output of a build: it has no index.html.`
				: old.failure,
		);
	},
);

/** Returns what visitors will see changed since a revision; its sources, `old`, are compiled by the present code. */
export function createDiffAnswer(
	comparison: DiffOptions,
	old: readonly Source[],
	built: BuiltSite & SiteVersion,
	memo: Memo,
): Answer {
	const known = new Set(old.map(({ path }) => path));
	// The present code may need templates that the revision doesn't have.
	const templates = built.sources.filter(
		({ path }) => path.startsWith("templates/") && !known.has(path),
	);
	const sources = [...old, ...templates];
	const { value, diagnostics } = compile({ ...built, sources }, memo);
	const { model } = value;
	if (model)
		return answerComparison({ ...value, model }, built, memo, comparison);
	const errors = diagnostics.filter(isError);
	const [first] = errors;
	const where = first && `${first.file}:${first.line}:${first.column}`;
	return createRefusal(
		`The content at ${comparison.since} can't be compared: under the current rules it has ${formatCount(errors.length, "error", "en")}. The first is in ${where}: ${first && formatMessage(first, { language: "en" })}`,
	);
}

function answerComparison(
	before: SiteVersion,
	after: SiteVersion,
	memo: Memo,
	{ since, format }: DiffOptions,
): Answer {
	const difference = findDifference(before, after, memo);
	if (format === "json") return createJsonAnswer(difference);
	const sections = describeDifference(difference, "en");
	if (sections.length === 0)
		return createAnswer(`No changes for visitors since ${since}.\n`);
	const title = `Changes for visitors since ${since}`;
	return createAnswer(
		format === "markdown"
			? `## ${title}\n${formatSections(sections, "markdown")}`
			: `${title}:\n${formatSections(sections, "text")}`,
	);
}
