import { type Locale, localesOf } from "../../definition.ts";
import type { Path } from "../../diagnostics/places.ts";
import { outlineOf } from "../../link/entries.ts";
import { isLocalized } from "../../schema/localized.ts";
import type { ContentEntry } from "../../types.ts";
import { type FactTrial, factTrial } from "../../where/fact-trial.ts";
import { isWithin, valuesIn } from "../../where/probes.ts";
import type { Content } from "../context.ts";
import type { FactChoice, Origin, ValuePath } from "../protocol.ts";
import { valuePath } from "./value-path.ts";

/** The names of the facts that are computed from a value of a file, by trial. */
export function factsMadeOf(
	entry: ContentEntry,
	path: ValuePath,
	trial: FactTrial,
): readonly string[] {
	const data = outlineOf(entry);
	if (!trial.isSource(entry) || data === undefined) return [];
	const { value, steps } = inData(data, path);
	const changed = valuesIn(value, steps).flatMap((each) =>
		changedBy(each, entry, trial),
	);
	return [...new Set(changed)];
}

/** The facts that texts can cite, in the order of the files that they are made from. */
export function factChoices({
	site,
	entries,
	date,
}: Pick<Content, "site" | "entries" | "date">): FactChoice[] {
	const trial = factTrial({ site, entries, date });
	const homes = homesOf(entries, trial);
	const { facts } = trial;
	const wordsIn = (locale: Locale, name: string) =>
		facts.get(locale)?.get(name);
	const names = new Set(
		[...facts.values()].flatMap((each) => [...each.keys()]),
	);
	return [...names].map((name) => ({
		name,
		words: Object.fromEntries(
			localesOf(site).map((locale) => [locale, wordsIn(locale, name) ?? ""]),
		),
		origin: homes.get(name),
	}));
}

/** The one value that each fact is computed from, of facts that are made from one alone. */
function homesOf(
	entries: Content["entries"],
	trial: FactTrial,
): ReadonlyMap<string, Origin> {
	const found = new Map<string, Home[]>();
	for (const entry of entries) {
		if (entry.kind !== "content" || !trial.isSource(entry)) continue;
		for (const value of valuesIn(outlineOf(entry), []))
			for (const name of changedBy(value, entry, trial))
				found.set(name, [
					...(found.get(name) ?? []),
					{ entry, path: value.path },
				]);
	}
	return new Map(
		[...found].flatMap(([name, homes]) => {
			const [home, ...others] = homes.filter(
				({ entry, path }) =>
					!homes.some(
						(other) => other.entry === entry && isWithin(other.path, path),
					),
			);
			return home && others.length === 0 ? [[name, originOf(home)]] : [];
		}),
	);
}

type Home = { readonly entry: ContentEntry; readonly path: Path };

function originOf({ entry: { file, raw }, path }: Home): Origin {
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
