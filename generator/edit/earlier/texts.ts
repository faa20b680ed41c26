import type { Memo } from "../../cache/memo.ts";
import { getValueAt } from "../../diagnostics/places.ts";
import type { Commit, Revisions } from "../../git/revisions.ts";
import type { Content } from "../context.ts";
import { type ReadFile, readFile } from "../file/read-file.ts";
import { pathAfter } from "../origins/same-value.ts";
import type { ValueAddress, YamlValue } from "../protocol.ts";

/** A value as it was, and the commit that made it so. */
export type EarlierValue = {
	readonly commit: Commit;
	readonly value: YamlValue;
};

/** Returns the versions that a value had in commits, the newest first, without what it is now. The commits are the newest first. */
export async function earlierValues(
	{ file, path }: ValueAddress,
	commits: readonly Commit[],
	revisions: Revisions,
	current: Content,
	memo: Memo,
): Promise<EarlierValue[]> {
	const source = current.sources.find((each) => each.path === file);
	let data = readFile(file, source?.bytes, memo);
	if (!data) return [];
	let place = path;
	const present = JSON.stringify(valueIn(data, place));
	const found = new Map<string, EarlierValue>();
	for (const commit of commits) {
		const before = await revisions.fileAt(commit.id, file);
		const earlier = readFile(file, before?.bytes, memo);
		if (!earlier) break;
		const there: ValueAddress["path"] | undefined =
			place === "markdown" ? place : pathAfter(place, data.yaml, earlier.yaml);
		if (there === undefined) break;
		[data, place] = [earlier, there];
		const value = valueIn(data, place);
		const name = JSON.stringify(value);
		// The oldest of the commits that have it is the one that made it so.
		if (value !== undefined && name !== present)
			found.set(name, { commit, value });
	}
	return [...found.values()];
}

function valueIn(
	{ yaml, body }: ReadFile,
	path: ValueAddress["path"],
): YamlValue | undefined {
	return path === "markdown"
		? body
		: (getValueAt(yaml, path) as YamlValue | undefined);
}
