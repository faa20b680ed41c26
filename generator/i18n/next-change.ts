import { type Wording, worded } from "../diagnostics/diagnostic.ts";
import { messageTags } from "../diagnostics/language.ts";
import {
	nearestPlace,
	type Path,
	valuesWithin,
} from "../diagnostics/places.ts";
import { contentFiles } from "../link/entries.ts";
import type { ContentFile, Entry } from "../types.ts";
import { formatDate, formatList } from "./format.ts";
import { daysAfter, isDate } from "./period.ts";

/** A day, yyyy-mm-dd, on which a site changes by itself, and the places of the dates by which something begins or has ended. */
export type NextChange = {
	readonly date: string;
	readonly causes: readonly Cause[];
};

/** A date by which something begins or has ended: its file, line and path. */
type Cause = {
	readonly file: string;
	readonly line: number;
	readonly path: Path;
	readonly begins: boolean;
};

/**
 * The first day after `date`, yyyy-mm-dd, on which a value of the content begins to apply or has ended; undefined if there
 * is none. `isAsked` selects the dates that count.
 */
export function nextChange(
	entries: readonly Entry[],
	date: string,
	isAsked: (cause: Cause) => boolean = () => true,
): NextChange | undefined {
	const later = contentFiles(entries)
		.flatMap(periodsIn)
		.filter((each) => each.date > date && isAsked(each));
	const [next] = later.map((each) => each.date).sort();
	if (next === undefined) return undefined;
	return {
		date: next,
		causes: later
			.filter((each) => each.date === next)
			.map(({ date: _, ...cause }) => cause),
	};
}

/** The beginnings and ends in a file: all periods are `from` and `until`, both included (schema/period.ts). */
function periodsIn({ file, raw, places }: ContentFile) {
	return valuesWithin(raw).flatMap(([path, value]) => {
		const key = path.at(-1);
		if (key !== "from" && key !== "until") return [];
		if (typeof value !== "string" || !isDate(value)) return [];
		const { line } = nearestPlace(places, path);
		const begins = key === "from";
		const day = begins ? value : daysAfter(value, 1);
		return [{ date: day, file, line, path, begins }];
	});
}

/** The sentence about it. */
export function nextChangeInWords({ date, causes }: NextChange): Wording {
	const { en, da } = worded((language) => {
		const words = { en: ["begins", "has ended"], da: ["begynder", "er slut"] };
		const [begins, ends] = words[language];
		return formatList(
			causes.map(
				(cause) =>
					`${cause.file}:${cause.line} ${cause.begins ? begins : ends}`,
			),
			messageTags[language],
		);
	});
	return {
		en: `On ${formatDate(date, messageTags.en)} the site changes by itself: ${en}. Build it again that day.`,
		da: `Den ${formatDate(date, messageTags.da)} ændrer hjemmesiden sig af sig selv: ${da}. Lav den igen den dag.`,
	};
}

/** The message that the site in a folder was built before the day on which it changed by itself, yyyy-mm-dd. */
export function overdueInWords(folder: string, date: string): Wording {
	return {
		en: `The site in ${folder} is from before ${formatDate(date, messageTags.en)}, when it changed by itself. Run kilde build again.`,
		da: `Hjemmesiden i ${folder} er fra før den ${formatDate(date, messageTags.da)}, hvor den ændrede sig af sig selv. Kør kilde build igen.`,
	};
}
