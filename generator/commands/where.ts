import { Argument } from "commander";
import type { Built } from "../build-types.ts";
import type { Version } from "../compare/index.ts";
import { type FactUsage, findFactUsage } from "../compare/usage.ts";
import { fileStart, problemAt } from "../diagnostics/diagnostic.ts";
import { formatProblem } from "../diagnostics/format-problem.ts";
import { formatCount } from "../diagnostics/report.ts";
import { explainUnknownFact } from "../link/checks/references.ts";
import { type Answer, answer, answerJson, refuse } from "./shared/answers.ts";
import { defineSiteCommand } from "./shared/define-command.ts";
import { answerFormat, project } from "./shared/inputs.ts";
import { askSite } from "./shared/make-site.ts";

/** The name of a fact, and the format of the answer. */
type Inquiry = { readonly fact: string; readonly format: string };

/** `kilde where`: where a project's content defines and cites a fact, and which pages have its text. */
export const command = defineSiteCommand<Inquiry>(
	"list where a fact is defined and used, and which pages show its text",
	[
		...project,
		new Argument("<fact>", "the name of the fact, e.g. price.NAME"),
		answerFormat(["text", "json"]),
	],
	(options) => askSite(options, (built) => answerWhere(options, built)),
);

/** Answers where a fact is used; refuses if the fact doesn't exist. */
export function answerWhere(
	{ fact, format }: Inquiry,
	built: Built & Version,
): Answer {
	const usage = findFactUsage(fact, built);
	if (!usage) return refuse(describeUnknown(fact, built));
	const texts = Object.fromEntries(usage.texts);
	return format === "json"
		? answerJson({ ...usage, texts })
		: answer(`${formatUsage(usage).join("\n")}\n`);
}

function describeUnknown(fact: string, built: Built & Version): string {
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
