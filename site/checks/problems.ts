import type { ContentEntry, Text } from "kilde";
import {
	type Diagnostic,
	errorAt,
	getPlace,
	type Path,
	type SiteProblem,
} from "kilde/checks";

/** Adds an error at the path of a value. */
export type Report = (
	path: Path,
	message: Text,
	details?: Omit<SiteProblem, "message">,
) => void;

/** Returns the errors that `find` reports in the data of entries, all with one code. */
export function problemsIn<T>(
	entries: readonly ContentEntry<T>[],
	code: Diagnostic["code"],
	find: (data: T, report: Report) => void,
): Diagnostic[] {
	return entries.flatMap((entry) => {
		const found: Diagnostic[] = [];
		find(entry.data, (path, message, details) => {
			const place = getPlace(entry, path);
			found.push(errorAt(entry.file, place, code, { message, ...details }));
		});
		return found;
	});
}
