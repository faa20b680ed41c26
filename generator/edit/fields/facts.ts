import type { MessageLanguage } from "../../diagnostics/language.ts";
import type { Path } from "../../diagnostics/places.ts";
import { groupBy } from "../../group-by.ts";
import { type Locale, localesOf } from "../../i18n/languages.ts";
import { dataOrRepaired } from "../../link/entries.ts";
import { isLocalized } from "../../schema/localized.ts";
import type { ContentEntry } from "../../types.ts";
import type { FactTrial } from "../../where/fact-trial.ts";
import { isBelow, valuesIn } from "../../where/probes.ts";
import { type Content, type Context, contextOf } from "../context.ts";
import type { FactChoice, ValuePath } from "../protocol.ts";
import { fullNameAt } from "./names.ts";
import { valuePath } from "./value-path.ts";

/** The names of the facts that are computed from a value of a file, by trial. */
export function factsMadeOf(
	entry: ContentEntry,
	path: ValuePath,
	trial: FactTrial,
): readonly string[] {
	const data = dataOrRepaired(entry);
	if (!trial.isSource(entry) || data === undefined) return [];
	const { value, steps } = inData(data, path);
	const changed = valuesIn(value, steps).flatMap((each) =>
		changedBy(each, entry, trial),
	);
	return [...new Set(changed)];
}

/** The facts that texts can cite, in the order of the files that they are made from. */
export function factChoices(
	content: Pick<Content, "site" | "entries" | "date" | "sources">,
	language: MessageLanguage,
): FactChoice[] {
	const context = contextOf(content, language);
	const definitions = definitionsOf(content.entries, context.trial);
	const { facts } = context.trial;
	const wordsIn = (locale: Locale, name: string) =>
		facts.get(locale)?.get(name);
	const names = new Set(
		[...facts.values()].flatMap((each) => [...each.keys()]),
	);
	return [...names].map((name) => {
		const own = definitions.get(name) ?? [];
		return {
			name,
			called: calledFrom(own, context),
			words: Object.fromEntries(
				localesOf(content.site).map((locale) => [
					locale,
					wordsIn(locale, name) ?? "",
				]),
			),
			origins: sourcesOf(own),
		};
	});
}

/** Returns a function from the name of a fact to what people call it; undefined where there is no such fact. */
export function factNames(
	content: Pick<Content, "site" | "entries" | "date" | "sources">,
	language: MessageLanguage,
): (name: string) => string | undefined {
	const context = contextOf(content, language);
	const definitions = definitionsOf(content.entries, context.trial);
	return (name) =>
		calledFrom(definitions.get(name) ?? [], context) || undefined;
}

/** What is computed from these values is called by them; of several in one file, by what they are all a part of. */
function calledFrom(
	definitions: readonly Definition[],
	context: Context,
): string {
	return (
		calledBy(sourcesOf(definitions), context) ||
		calledBy(definitions.map(originOf), context)
	);
}

function calledBy(
	origins: readonly DefinitionOrigin[],
	context: Context,
): string {
	const names = origins.flatMap((each) => fullNameAt(each, context) ?? []);
	return [...new Set(names)].join(" + ");
}

/** The values that a fact is computed from; of several in one file, what they are all a part of. */
function sourcesOf(definitions: readonly Definition[]): DefinitionOrigin[] {
	return [...groupBy(definitions, ({ entry }) => entry.file).values()].flatMap(
		([first, ...others]) =>
			first ? others.map(originOf).reduce(commonOrigin, originOf(first)) : [],
	);
}

/** What two values of a file are both a part of. */
function commonOrigin(
	one: DefinitionOrigin,
	other: DefinitionOrigin,
): DefinitionOrigin {
	const end = one.path.findIndex((step, index) => step !== other.path[index]);
	return { file: one.file, path: end < 0 ? one.path : one.path.slice(0, end) };
}

/** The values that each fact is computed from. */
function definitionsOf(
	entries: Content["entries"],
	trial: FactTrial,
): ReadonlyMap<string, readonly Definition[]> {
	const found = new Map<string, Definition[]>();
	for (const entry of entries) {
		if (entry.kind !== "content" || !trial.isSource(entry)) continue;
		for (const value of valuesIn(dataOrRepaired(entry), []))
			for (const name of changedBy(value, entry, trial))
				found.set(name, [
					...(found.get(name) ?? []),
					{ entry, path: value.path },
				]);
	}
	return new Map(
		[...found].map(([name, definitions]) => [
			name,
			definitions.filter(
				({ entry, path }) =>
					!definitions.some(
						(other) => other.entry === entry && isBelow(other.path, path),
					),
			),
		]),
	);
}

type Definition = { readonly entry: ContentEntry; readonly path: Path };

/** A definition as the file has it. */
type DefinitionOrigin = { readonly file: string; readonly path: ValuePath };

function originOf({
	entry: { file, raw },
	path,
}: Definition): DefinitionOrigin {
	return { file, path: valuePath(path, raw) };
}

function changedBy(
	{ path, others }: ReturnType<typeof valuesIn>[number],
	entry: ContentEntry,
	trial: FactTrial,
): readonly string[] {
	// A rounded figure may follow from one change and not from another.
	return [
		...new Set(others.flatMap((other) => trial.changedBy(entry, path, other))),
	];
}

/** A value of parsed content, and the steps to it there: those of the file, and one more in what is in every language. */
function inData(
	data: unknown,
	path: ValuePath,
): { readonly value: unknown; readonly steps: Path } {
	let value = data;
	const steps: string[] = [];
	for (const step of path.map(String)) {
		if (isLocalized(value)) {
			steps.push("values");
			value = value.values;
		}
		steps.push(step);
		value = Object(value)[step];
	}
	return { value, steps };
}
