import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { Argument } from "commander";
import { compile } from "../build.ts";
import type { Built } from "../build-types.ts";
import type { Memo } from "../cache/memo.ts";
import { findDifference } from "../compare/difference.ts";
import type { Version } from "../compare/index.ts";
import { printSections } from "../compare/print.ts";
import { describeDifference } from "../compare/sections.ts";
import { isError } from "../diagnostics/diagnostic.ts";
import { formatMessage } from "../diagnostics/format-problem.ts";
import { formatCount } from "../diagnostics/report.ts";
import { readRevision } from "../git/revisions.ts";
import { listLocales } from "../languages/languages.ts";
import type { Source } from "../types.ts";
import { type Answer, answer, answerJson, refuse } from "./shared/answers.ts";
import { readBuiltSite } from "./shared/built-site.ts";
import { defineSiteCommand } from "./shared/define-command.ts";
import { answerFormat, project } from "./shared/inputs.ts";
import { askSite } from "./shared/make-site.ts";

/** The revision or folder to compare with, and the format of the answer. */
type Comparison = { readonly since: string; readonly format: string };

/** `kilde diff`: compares the site of a project with that of a git revision, or with the output of an earlier build. */
export const command = defineSiteCommand<Comparison>(
	"show what has changed for visitors since a git revision or an earlier build",
	[
		...project,
		new Argument(
			"<since>",
			"a git revision, e.g. main or HEAD~1, or a folder with the output of an earlier build",
		),
		answerFormat(["text", "markdown", "json"]),
	],
	async (options) => {
		const { root, since, site } = options;
		const folder = resolve(root, since);
		if (existsSync(join(folder, "index.html")))
			return askSite(options, (built, memo) =>
				compare(readBuiltSite(folder, listLocales(site)), built, memo, options),
			);
		const old = await readRevision(root, since);
		if (!("failure" in old))
			return askSite(options, (built, memo) =>
				answerDiff(options, old, built, memo),
			);
		return refuse(
			existsSync(folder)
				? `${since} is neither a git revision nor the output of a build: it has no index.html.`
				: old.failure,
		);
	},
);

/** Returns what visitors will see changed since a revision; its sources, `old`, are compiled by the present code. */
export function answerDiff(
	comparison: Comparison,
	old: readonly Source[],
	built: Built & Version,
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
	if (model) return compare({ ...value, model }, built, memo, comparison);
	const errors = diagnostics.filter(isError);
	const [first] = errors;
	const where = first && `${first.file}:${first.line}:${first.column}`;
	return refuse(
		`The content at ${comparison.since} can't be compared: under the current rules it has ${formatCount(errors.length, "error", "en")}. The first is in ${where}: ${first && formatMessage(first, { language: "en" })}`,
	);
}

function compare(
	before: Version,
	after: Version,
	memo: Memo,
	{ since, format }: Comparison,
): Answer {
	const difference = findDifference(before, after, memo);
	if (format === "json") return answerJson(difference);
	const sections = describeDifference(difference, "en");
	if (sections.length === 0)
		return answer(`No changes for visitors since ${since}.\n`);
	const title = `Changes for visitors since ${since}`;
	return answer(
		format === "markdown"
			? `## ${title}\n${printSections(sections, "markdown")}`
			: `${title}:\n${printSections(sections, "text")}`,
	);
}
