import { digestOf } from "../../cache/digest.ts";
import type { Memo } from "../../cache/memo.ts";
import {
	getNamedPlace,
	listValues,
	toPointer,
} from "../../diagnostics/places.ts";
import { listContentFiles } from "../../link/entries.ts";
import { changeData } from "../../schema/change-data.ts";
import { isProse, isText } from "../../schema/text-values.ts";
import type { ContentEntry, Entry, ValidEntry } from "../../types.ts";
import type { ValueAddress, ValuePath } from "../protocol.ts";
import { idFrom, markOf } from "./mark-form.ts";
import { bodyWith, textWith } from "./trial-data.ts";

// Where a word of a page comes from: in the site that is edited, every text carries an invisible mark that names its value.

/** The id of a value. The same value has the same id in every build. */
function valueId({ file, path }: ValueAddress): string {
	const name = path === "markdown" ? "markdown" : toPointer(path);
	const digest = Buffer.from(digestOf(`${file}#${name}`), "hex");
	return idFrom(digest.subarray(0, 6));
}

/** Entries whose texts carry the marks of their values; nothing else of them is different. */
export function withMarks(
	entries: readonly ValidEntry[],
	memo: Memo,
): ValidEntry[] {
	return entries.map((entry) =>
		entry.kind === "content" ? memo.call(markEntry, entry) : entry,
	);
}

function markEntry(entry: ContentEntry): ContentEntry {
	const { file, body, data, places } = entry;
	const mark = (path: ValueAddress["path"]) => markOf(valueId({ file, path }));
	return {
		...entry,
		data: changeData(data, (value, path) => {
			if (!isText(value) && !isProse(value)) return undefined;
			// A schema may have added it, as the other language of what is the same in both.
			return getNamedPlace(places, toPointer(path))
				? textWith(value, mark(path))
				: value;
		}),
		body: body && bodyWith(body, mark("markdown")),
	};
}

/** Every value of the content by its id: each value in a YAML file, and each Markdown text. */
export function valuesById(
	entries: readonly Entry[],
): ReadonlyMap<string, ValueAddress> {
	const origins = listContentFiles(entries).flatMap((entry): ValueAddress[] => {
		const { file, body, raw } = entry;
		const [, ...values] = listValues(raw);
		return [
			...(body ? [{ file, path: "markdown" as const }] : []),
			...values.map(([path]) => ({ file, path: path as ValuePath })),
		];
	});
	return new Map(origins.map((origin) => [valueId(origin), origin]));
}
