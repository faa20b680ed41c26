import { Argument } from "commander";
import type { Built } from "../build-types.ts";
import type { Memo } from "../cache/memo.ts";
import { partNames } from "../compare/extract.ts";
import type { PlacedChange, Version } from "../compare/index.ts";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../diagnostics/group-by.ts";
import {
	languageName,
	type MessageLanguage,
	messageTags,
} from "../diagnostics/language.ts";
import { suggest } from "../diagnostics/nearest.ts";
import { count } from "../diagnostics/report.ts";
import { formatList } from "../i18n/format.ts";
import { whereFactsAre } from "../link/checks/references.ts";
import { type FactUsage, usageOfFact } from "../where/index.ts";
import { type Answer, answer, refusal } from "./shared/answer.ts";
import { answerFormat, project } from "./shared/arguments.ts";
import { askSite } from "./shared/ask-site.ts";
import { defineSiteCommand } from "./shared/define-command.ts";
import type { ProjectOptions } from "./shared/options.ts";

const formats = ["text", "json"] as const;

/** The name of a fact, and the format and language of the answer. */
type Inquiry = Pick<ProjectOptions, "lang"> & {
	readonly format: (typeof formats)[number];
	readonly fact: string;
};

/** `kilde where`: where a project's content cites a fact, and where its site shows it. */
export const command = defineSiteCommand<ProjectOptions & Inquiry>(
	"list where a fact is used and which pages show it",
	[
		...project,
		new Argument("<fact>", "the name of the fact, e.g. price.NAME"),
		answerFormat(formats),
	],
	(options) => askSite(options, (built, memo) => where(options, built, memo)),
);

/** Returns every place of the content that cites a fact and every place of the site that shows it, or a refusal if there is no such fact. */
export function where(
	{ fact, format, lang }: Inquiry,
	built: Built & Version,
	memo: Memo,
): Answer {
	const usage = usageOfFact(fact, built, memo);
	if (!usage)
		return refusal(unknown(fact, factNames(built), whereFactsAre(built)));
	return answer(
		format === "json"
			? `${JSON.stringify(asJson(usage), undefined, 2)}\n`
			: `${asText(usage, lang).join("\n")}\n`,
	);
}

function factNames({ model }: Version): string[] {
	const names = [...model.facts.values()].flatMap((facts) => [...facts.keys()]);
	return [...new Set(names)];
}

function unknown(
	fact: string,
	facts: readonly string[],
	places: Wording,
): string {
	const [family] = fact.split(".");
	const near =
		suggest(fact, facts) ??
		suggest(
			fact,
			facts.filter((name) => name.split(".")[0] === family),
		);
	return `There is no fact ${fact}. ${near?.en ?? places.en}`;
}

function asJson({ shown, ...usage }: FactUsage) {
	return {
		...usage,
		words: Object.fromEntries(usage.words),
		shown: shown.map(({ from: words, to: _, ...place }) => ({
			...place,
			words,
		})),
	};
}

function asText(usage: FactUsage, lang: MessageLanguage): string[] {
	const { fact, words, definitions, derived, citations, shown } = usage;
	const pages = groupBy(shown, ({ page }) => page);
	const otherFacts = (facts: readonly string[]) =>
		facts.includes(fact) ? [] : facts.map((name) => `{{${name}}}`);
	const inEachLanguage = (format: (words: string, name: Wording) => string) =>
		[...words].map(([locale, each]) => format(each, languageName(locale)));
	const values: Wording = {
		en: `${fact} is ${formatList(
			inEachLanguage((each, name) => `“${each}” in ${name.en}`),
			messageTags.en,
		)}.`,
		da: `${fact} er ${formatList(
			inEachLanguage((each, name) => `»${each}« på ${name.da}`),
			messageTags.da,
		)}.`,
	};
	const heading = (wording: Wording) => ["", wording[lang]];
	return [
		values[lang],
		...heading({ en: "Defined in", da: "Står i" }),
		...definitions.map(place),
		...(derived.length > 0
			? heading({ en: "Used to compute", da: "Bruges til at beregne" })
			: []),
		...derived.map((name) => `  ${name}`),
		...heading({
			en: `Used in ${count(citations.length, "place", "en")}`,
			da: `Bruges ${count(citations.length, "place", "da")}`,
		}),
		...citations.map((each) =>
			[place(each), ...otherFacts([each.fact])].join(" "),
		),
		...heading({
			en: `Shown in ${count(shown.length, "place", "en")} on ${count(pages.size, "page", "en")}`,
			da: `Vises ${count(shown.length, "place", "da")} på ${count(pages.size, "page", "da")}`,
		}),
		...[...pages].flatMap(([page, places]) =>
			onPage(page, places, otherFacts, lang),
		),
	];
}

function place({
	file,
	line,
	column,
}: FactUsage["definitions"][number]): string {
	return `  ${file}:${line}:${column}`;
}

function onPage(
	page: string,
	places: readonly PlacedChange[],
	otherFacts: (facts: readonly string[]) => readonly string[],
	lang: MessageLanguage,
): string[] {
	const language = languageName(places[0]?.language ?? "")[lang];
	const forPeople = places.filter(({ part }) => part !== "machine");
	const forMachines = places.length - forPeople.length;
	return [
		`  ${page} (${language})`,
		...forPeople.map((change) => {
			const words = `${change.before}[${change.from}]${change.after}`;
			return `    ${[`${partNames[change.part][lang]}:`, words, ...otherFacts(change.facts)].join(" ")}`;
		}),
		...(forMachines > 0
			? [`    ${partNames.machine[lang]}: ${forMachines}`]
			: []),
	];
}
