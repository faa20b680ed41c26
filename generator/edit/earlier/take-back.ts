import { isDeepStrictEqual } from "node:util";
import type { Memo } from "../../cache/memo.ts";
import type { Revisions } from "../../git/revisions.ts";
import type { FileChange as NewFile } from "../../read/changes.ts";
import { hasSameBytes } from "../../write/content-files.ts";
import {
	type ContentVersions,
	changesOfContent,
	contentOf,
	withoutChangesOfContent,
} from "../changes/content-changes.ts";
import { summarise } from "../changes/summary.ts";
import type { Content } from "../context.ts";
import { merge, settled } from "../file/merge.ts";
import type { FileBytes } from "../file/read-file.ts";
import { versionsOf } from "./days.ts";

/** Changes of a commit, by their ids. */
export type Chosen = {
	readonly commit: string;
	readonly ids: readonly string[];
};

/** The files that change if earlier changes are taken back, and the later changes of the same values, in words. */
export type TakenBack = {
	readonly files: readonly NewFile[];
	readonly later: readonly string[];
};

/**
 * Takes back changes of earlier commits, the newest first, in the content as it is now; everything that has changed since
 * stays. Where one of their values has changed again, it becomes what it was before only if `isForced`.
 */
export async function withoutEarlier(
	chosen: readonly Chosen[],
	{
		revisions,
		current,
		isForced,
	}: {
		readonly revisions: Revisions;
		readonly current: Content;
		readonly isForced: boolean;
	},
	memo: Memo,
	language: string,
): Promise<TakenBack> {
	const now = new Map<string, FileBytes>(
		current.sources.map(({ path, bytes }) => [path, bytes]),
	);
	const changed = new Set<string>();
	const later = new Set<string>();
	for (const { commit, ids } of chosen) {
		const versions = await versionsOf(commit, revisions, current, memo);
		const base = new Map(
			versions.now.sources.map(({ path, bytes }) => [path, bytes]),
		);
		for (const { path, bytes } of withoutChangesOfContent(
			versions,
			ids,
			memo,
		) ?? []) {
			const draft = { base: base.get(path), now: bytes };
			const merged = merge(path, draft, now.get(path));
			if (!merged)
				for (const each of changesSince(versions, ids, path, {
					current,
					memo,
					language,
				}))
					later.add(each);
			now.set(
				path,
				merged
					? merged.bytes
					: settled(path, draft, now.get(path), () =>
							isForced ? "here" : "disk",
						),
			);
			changed.add(path);
		}
	}
	const files = [...changed].flatMap((path): NewFile[] => {
		const before = current.sources.find((each) => each.path === path)?.bytes;
		const bytes = now.get(path);
		return hasSameBytes(before, bytes) ? [] : [{ path, bytes }];
	});
	return { files, later: [...later] };
}

/** The changes of a file since a commit that are about the values of the chosen changes, in words. */
function changesSince(
	{ old, now }: ContentVersions,
	ids: readonly string[],
	path: string,
	{
		current,
		memo,
		language,
	}: {
		readonly current: Content;
		readonly memo: Memo;
		readonly language: string;
	},
): string[] {
	const chosen = changesOfContent({ old, now }, memo)
		.filter(({ id }) => ids.includes(id))
		.flatMap(({ parts }) => parts);
	const since = { old: now, now: contentOf(current.sources, current, memo) };
	const summaryOf = summarise(since, language);
	return changesOfContent(since, memo)
		.filter(({ parts }) =>
			parts.some(
				(part) =>
					part.file === path &&
					chosen.some(
						(each) => each.file === path && overlap(each.path, part.path),
					),
			),
		)
		.map(summaryOf);
}

/** Whether one of two paths leads to the other's value, or into it. */
function overlap(
	one: readonly (string | number)[],
	other: readonly (string | number)[],
): boolean {
	const length = Math.min(one.length, other.length);
	return isDeepStrictEqual(one.slice(0, length), other.slice(0, length));
}
