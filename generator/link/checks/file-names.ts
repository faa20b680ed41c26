import {
	type Diagnostic,
	errorAt,
	explain,
	fileStart,
} from "../../diagnostics/diagnostic.ts";
import { groupBy } from "../../diagnostics/group-by.ts";
import { isReservedWindowsName } from "../../text/windows-names.ts";
import type { Entry, MediaEntry, UnknownEntry } from "../../types.ts";

/** Reports files whose names must be changed, and names that some systems can't have, or not beside another one. */
export function checkFileNames(entries: readonly Entry[]): Diagnostic[] {
	const taken = new Set(entries.map(({ file }) => file));
	const media = entries.filter((entry) => entry.kind === "media");
	const unknown = entries.filter((entry) => entry.kind === "unknown");
	return [
		...[...media, ...unknown].flatMap((entry) => checkName(entry, taken)),
		...checkCase(media),
		...entries.flatMap(checkWindowsName),
	];
}

/** Reports the valid name of a file, and adds it to the names that are taken. */
function checkName(
	entry: MediaEntry | UnknownEntry,
	taken: Set<string>,
): Diagnostic[] {
	const { file, kind, meant } = entry;
	if (meant === undefined) return [];
	const path =
		kind === "media" ? file.slice(0, -entry.id.length) + meant : meant;
	const isTaken = taken.has(path);
	taken.add(path);
	const renamed =
		kind === "media"
			? explain("invalid-image.name", { name: meant })
			: explain("unknown-file.rename", { file: path });
	const copy = explain("unknown-file.copy", { file: path });
	return [errorAt(file, fileStart, isTaken ? copy : renamed)];
}

/** Reports a name of a file or of its folder that Windows reserves. */
function checkWindowsName({ file }: Entry): Diagnostic[] {
	const name = file.split("/").find(isReservedWindowsName);
	if (name === undefined) return [];
	const renamed = name.replace(/^\w+/, "$&-1");
	return [
		errorAt(
			file,
			fileStart,
			explain("unportable-name.windows", { name, renamed }),
		),
	];
}

/** Reports files whose names differ only in case: some systems can have only one of them. */
function checkCase(media: readonly MediaEntry[]): Diagnostic[] {
	const byName = groupBy(media, ({ file }) => file.toLowerCase());
	return [...byName.values()].flatMap(([first, ...others]) =>
		others.map(({ file }) => {
			const values = { file, other: first?.file ?? "" };
			return errorAt(file, fileStart, explain("duplicate-id.case", values));
		}),
	);
}
