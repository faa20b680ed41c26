import { groupBy } from "../../diagnostics/group-by.ts";
import { type Content, type Context, contextOf } from "../context.ts";
import { innermost } from "../fact-trial.ts";
import type { FactChoice, YamlAddress } from "../protocol.ts";
import { fullNameAt } from "./names.ts";

/** The names of the facts that are computed from a value of a file, by trial. */
export function factsMadeOf(
	{ file, path }: YamlAddress,
	{ index, trial }: Context,
): readonly string[] {
	const entry = index.content.find((each) => each.file === file);
	const changed = entry ? trial.change(entry, path) : [];
	// A rounded figure may follow from one change and not from another.
	return [...new Set(changed.flatMap(({ facts }) => facts))];
}

/** The facts that texts can cite, in the order of the files that they are made from. */
export function factChoices(content: Content, language: string): FactChoice[] {
	const context = contextOf(content, language);
	const definitions = definitionsOf(context);
	const { facts } = context.trial;
	const names = new Set(
		[...facts.values()].flatMap((each) => [...each.keys()]),
	);
	return [...names].map((name) => {
		const own = definitions.get(name) ?? [];
		return {
			name,
			called: calledFrom(own, context),
			words: Object.fromEntries(
				[...facts].map(([locale, words]) => [locale, words.get(name) ?? ""]),
			),
			origins: sourcesOf(own),
		};
	});
}

/** Returns a function from the name of a fact to what people call it; undefined where there is no such fact. */
export function factNames(
	context: Context,
): (name: string) => string | undefined {
	const definitions = definitionsOf(context);
	return (name) =>
		calledFrom(definitions.get(name) ?? [], context) || undefined;
}

/** A fact is named by the values that it is computed from; if several are in one file, by the value that contains them all. */
function calledFrom(
	definitions: readonly YamlAddress[],
	context: Context,
): string {
	return (
		calledBy(sourcesOf(definitions), context) || calledBy(definitions, context)
	);
}

function calledBy(
	definitions: readonly YamlAddress[],
	context: Context,
): string {
	const names = definitions.flatMap((each) => fullNameAt(each, context) ?? []);
	return [...new Set(names)].join(" + ");
}

/** The values that a fact is computed from; of several in one file, what they are all a part of. */
function sourcesOf(definitions: readonly YamlAddress[]): YamlAddress[] {
	const byFile = groupBy(definitions, ({ file }) => file);
	return [...byFile.values()].map((each) => each.reduce(commonOrigin));
}

/** The innermost value that contains two values of a file. */
function commonOrigin(one: YamlAddress, other: YamlAddress): YamlAddress {
	const end = one.path.findIndex((step, index) => step !== other.path[index]);
	return { file: one.file, path: end < 0 ? one.path : one.path.slice(0, end) };
}

/** The values that each fact is computed from. */
function definitionsOf({
	index,
	trial,
}: Context): ReadonlyMap<string, readonly YamlAddress[]> {
	const found = index.content
		.flatMap((entry) => trial.change(entry))
		.flatMap((value) => value.facts.map((name) => ({ name, value })));
	return new Map(
		[...groupBy(found, ({ name }) => name)].map(([name, group]) => [
			name,
			innermost(group.map(({ value }) => value)).map(
				({ entry: { file }, path }) => ({ file, path }),
			),
		]),
	);
}
