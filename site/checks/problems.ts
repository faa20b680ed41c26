import type { ContentEntry } from "kilde";
import {
	type Diagnostic,
	errorAt,
	type Hint,
	type Message,
	type Path,
	placeAt,
} from "kilde/checks";

/** Adds an error at the path of a value. */
export type Report = (path: Path, message: Message, hint?: Hint) => void;

/** Returns the errors that `find` reports in the data of entries, all with one code. */
export function problemsIn<T>(
	entries: readonly ContentEntry<T>[],
	code: Diagnostic["code"],
	find: (data: T, report: Report) => void,
): Diagnostic[] {
	return entries.flatMap((entry) => {
		const found: Diagnostic[] = [];
		find(entry.data, (path, message, hint) => {
			const place = placeAt(entry, path);
			found.push(errorAt(entry.file, place, code, { message, hint }));
		});
		return found;
	});
}
