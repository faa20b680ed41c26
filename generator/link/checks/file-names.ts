import {
	type Diagnostic,
	errorAt,
	explain,
	fileStart,
} from "../../diagnostics/diagnostic.ts";
import type { Entry } from "../../types.ts";

/** Reports files whose names must be changed, with a name that is free, and names that differ only in case. */
export function checkFileNames(entries: readonly Entry[]): Diagnostic[] {
	const taken = new Set(entries.map(({ file }) => file));
	const misnamed = entries.flatMap((entry) => {
		if (entry.kind !== "unknown" && entry.kind !== "media") return [];
		const { file, meant } = entry;
		if (meant === undefined) return [];
		const report = (explanation: ReturnType<typeof explain>) => [
			errorAt(file, fileStart, explanation),
		];
		if (entry.kind === "media") {
			const folder = file.slice(0, -entry.id.length);
			const name = findFreeName(meant, (each) => taken.has(`${folder}${each}`));
			taken.add(`${folder}${name}`);
			return report(explain("invalid-image.name", { name }));
		}
		const isTaken = taken.has(meant);
		taken.add(meant);
		return report(
			isTaken
				? explain("unknown-file.copy", { file: meant })
				: explain("unknown-file.rename", { file: meant }),
		);
	});
	return [...misnamed, ...checkCase(entries)];
}

/** Reports files of content/media whose names differ only in case: some systems can have only one of them. */
function checkCase(entries: readonly Entry[]): Diagnostic[] {
	const media = entries.filter(({ kind }) => kind === "media");
	const first = new Map<string, string>();
	return media.flatMap(({ file }) => {
		const key = file.toLowerCase();
		const other = first.get(key);
		first.set(key, other ?? file);
		if (other === undefined) return [];
		return [
			errorAt(file, fileStart, explain("duplicate-id.case", { file, other })),
		];
	});
}

/** Returns the name itself, or the first free one with a number after it. */
function findFreeName(
	name: string,
	isTaken: (name: string) => boolean,
): string {
	if (!isTaken(name)) return name;
	const [, stem = "", extension = ""] = /^(.*?)(\.\w+)?$/s.exec(name) ?? [];
	let number = 2;
	while (isTaken(`${stem}-${number}${extension}`)) number++;
	return `${stem}-${number}${extension}`;
}
