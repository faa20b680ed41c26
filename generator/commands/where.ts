import { Argument } from "commander";
import type { BuiltSite } from "../build-types.ts";
import type { SiteVersion } from "../compare/index.ts";
import { type FactUsage, findFactUsage } from "../compare/usage.ts";
import { fileStart, problemAt } from "../diagnostics/diagnostic.ts";
import { formatProblem } from "../diagnostics/format-problem.ts";
import { formatCount } from "../diagnostics/report.ts";
import { explainUnknownFact } from "../link/checks/references.ts";
import {
	type Answer,
	createAnswer,
	createJsonAnswer,
	createRefusal,
} from "./shared/answers.ts";
import { buildAndAnswer } from "./shared/build-site.ts";
import { defineSiteCommand } from "./shared/define-command.ts";
import { createFormatOption, project } from "./shared/inputs.ts";

/** The name of a fact, and the format of the answer. */
type WhereOptions = { readonly fact: string; readonly format: string };

/** `kilde where`: where a project's content defines and cites a fact, and which pages have its text. */
export const command = defineSiteCommand<WhereOptions>(
	"list where a fact is defined and used, and which pages show its text",
	[
		...project,
		new Argument("<fact>", "the name of the fact, e.g. price.NAME"),
		createFormatOption(["text", "json"]),
	],
	(options) =>
		buildAndAnswer(options, (built) => createWhereAnswer(options, built)),
);

/** Answers where a fact is used; refuses if the fact doesn't exist. */
export function createWhereAnswer(
	{ fact, format }: WhereOptions,
	built: BuiltSite & SiteVersion,
): Answer {
	const usage = findFactUsage(fact, built);
	if (!usage) return createRefusal(describeUnknownFact(fact, built));
	const texts = Object.fromEntries(usage.texts);
	return format === "json"
		? createJsonAnswer({ ...usage, texts })
		: createAnswer(`${formatUsage(usage).join("\n")}\n`);
}

function describeUnknownFact(
	fact: string,
	built: BuiltSite & SiteVersion,
): string {
	// Facts have the same names in every language.
	const [facts = new Map()] = built.model.facts.values();
	const problem = problemAt(fileStart, explainUnknownFact(fact, facts, built));
	const { message, hint } = formatProblem(problem, { language: "en" });
	return `${message} ${hint}`;
}

function formatUsage(usage: FactUsage): string[] {
	const { fact, texts, definitions, citations, same, pages } = usage;
	const places = (all: FactUsage["citations"]) =>
		all.map(({ file, line, column }) => `  ${file}:${line}:${column}`);
	return [
		...[...texts].map(([locale, text]) => `${fact} (${locale}): ${text}`),
		"",
		"Defined in",
		...places(definitions),
		"",
		`Cited in ${formatCount(citations.length, "place", "en")}`,
		...places(citations),
		"",
		`Its text is on ${formatCount(pages.length, "page", "en")}`,
		...pages.map(
			({ path, locale, texts }) =>
				`  ${path} (${locale}, ${formatCount(texts, "place", "en")})`,
		),
		...(same.length > 0
			? ["", `The same text has ${same.join(", ")}: pages may show that.`]
			: []),
	];
}
