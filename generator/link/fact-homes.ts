import type { Entries } from "../definition.ts";
import { type Wording, worded } from "../diagnostics/diagnostic.ts";
import { keyPlace, type Path } from "../diagnostics/places.ts";
import type { ContentEntry } from "../types.ts";
import type { Cause } from "./checks/consequences.ts";
import { outlineOf } from "./entries.ts";
import { factSources } from "./facts.ts";
import { mapOf } from "./targets.ts";

// Many places may use a fact that one line defines. If that line was changed, the problem is reported there.

/** The place that should define a missing fact: an entry that lacks the field, or the group that lacks the name. */
export function homeOfFact(fact: string, entries: Entries): Cause | undefined {
	const parts = fact.split(".");
	const definer = definerOf(parts, entries);
	if (definer) return lackingIn(definer, `{{${fact}}}`);
	const [, name = ""] = parts;
	const [target] = factSources(entries).flatMap(
		({ facts }) => facts.targetOf?.(parts) ?? [],
	);
	return target && name !== "" ? homeOfName(target, name, entries) : undefined;
}

/** The place that should define a missing name. */
export function homeOfName(
	target: string,
	name: string,
	entries: Entries,
): Cause | undefined {
	const map = mapOf(target, entries);
	if (!map) return undefined;
	const { entry, path } = map;
	return {
		key: `name ${name}`,
		file: entry.file,
		place: keyPlace(entry.places, path),
		describe: (count, first) => ({
			message: {
				...worded((language) => unnamed[language](name, count, first)),
				onPage: usedElsewhere(count),
			},
			hint: undoOrUpdate,
		}),
	};
}

const unnamed = {
	en: (name: string, count: number, first: string) =>
		`Nothing here is called ${name}, but ${count} places use it; the first is ${first}.`,
	da: (name: string, count: number, first: string) =>
		`Intet her hedder ${name}, men ${count} steder bruger det; det første er ${first}.`,
};

/** What is said on the page of a name that many places use and nothing has. */
export function usedElsewhere(count: number): Wording {
	return {
		en: `Something that ${count} places use is missing here.`,
		da: `Her mangler noget, som ${count} steder bruger.`,
	};
}

type Definer = { readonly entry: ContentEntry; readonly path: Path };

function lackingIn({ entry, path }: Definer, cited: string): Cause {
	const definer = String(path.at(-1));
	return {
		key: `definer ${path.join(" ")}`,
		file: entry.file,
		place: keyPlace(entry.places, path),
		describe: (count, first) => ({
			message: {
				...worded((language) =>
					lacking[language]({ definer, cited, count, first }),
				),
				onPage: usedElsewhere(count),
			},
			hint: undoOrUpdate,
		}),
	};
}

type Lacking = Readonly<Record<"definer" | "cited" | "first", string>> & {
	readonly count: number;
};

const lacking = {
	en: ({ definer, cited, count, first }: Lacking) =>
		`${count} places use something that ${definer} doesn't define, e.g. ${cited}; the first is ${first}.`,
	da: ({ definer, cited, count, first }: Lacking) =>
		`${count} steder henter noget, som ikke findes i ${definer}, f.eks. ${cited}; det første er ${first}.`,
};

const undoOrUpdate: Wording = {
	en: "If something was changed here by mistake, change it back; otherwise change those places.",
	da: "Er noget her ændret ved en fejl, så ret det tilbage; ret ellers de andre steder.",
};

/** The place that should define a fact of this name. */
function definerOf(
	fact: readonly string[],
	entries: Entries,
): Definer | undefined {
	const [definer] = factSources(entries).flatMap((source): Definer[] => {
		const [entry] = entries.of(source);
		const content = entry && outlineOf(entry);
		const path =
			content === undefined
				? undefined
				: source.facts.definerOf?.(fact, content);
		return entry && path ? [{ entry, path }] : [];
	});
	return definer;
}
