import { digestOf } from "../../cache/digest.ts";
import type { FileChange } from "../../changed-files.ts";
import { hunksOf, type Hunk as Stretch } from "../../compare/hunks.ts";
import type { Source } from "../../types.ts";

/** A piece of a file that differs from the last commit: some lines, or a whole file that is new, removed or no text. */
export type FilePiece = {
	/** The same for as long as the piece is, whatever changes elsewhere. */
	readonly id: string;
	readonly file: string;
	readonly state: "changed" | "new" | "removed";
	/** The line where it begins, as the file is being edited; from 1. */
	readonly line: number;
	/** The old lines, and the new ones; empty for what is no text. */
	readonly before: string;
	readonly after: string;
};

/** The pieces of content/ that differ from the last commit, by file and line. */
export function piecesOf(
	committed: readonly Source[],
	current: readonly Source[],
): FilePiece[] {
	return versionsOf(committed, current).flatMap((version) =>
		differencesOf(version).map(({ piece }) => piece),
	);
}

/**
 * Puts back the old lines of the pieces with these ids: the files that change by it. Undefined if one of the pieces is
 * no longer there, since the file was edited meanwhile.
 */
export function takeBack(
	committed: readonly Source[],
	current: readonly Source[],
	ids: readonly string[],
): readonly FileChange[] | undefined {
	const wanted = new Set(ids);
	let found = 0;
	const changes = versionsOf(committed, current).flatMap((version) => {
		const chosen = differencesOf(version).filter(({ piece }) =>
			wanted.has(piece.id),
		);
		found += chosen.length;
		return chosen.length > 0 ? [putBack(version, chosen)] : [];
	});
	return found === wanted.size ? changes : undefined;
}

/** A file of the last commit, and as it is being edited. */
type Versions = {
	readonly path: string;
	readonly before: Source | undefined;
	readonly after: Source | undefined;
};

/** A piece, and where its lines are; undefined for a whole file. */
type Difference = {
	readonly piece: FilePiece;
	readonly lines: Stretch | undefined;
};

/** The files that differ. */
function versionsOf(
	committed: readonly Source[],
	current: readonly Source[],
): Versions[] {
	const before = contentByPath(committed);
	const after = contentByPath(current);
	const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
	return paths
		.map((path) => ({
			path,
			before: before.get(path),
			after: after.get(path),
		}))
		.filter((each) => each.before?.digest !== each.after?.digest)
		.filter((each) => !each.after?.isUnread);
}

function contentByPath(sources: readonly Source[]): Map<string, Source> {
	return new Map(
		sources
			.filter(({ path }) => path.startsWith("content/"))
			.map((source) => [source.path, source]),
	);
}

function differencesOf({ path, before, after }: Versions): Difference[] {
	const old = before && textOf(before);
	const next = after && textOf(after);
	const stretches =
		before && after && old && next
			? hunksOf(old.lines, next.lines).flatMap(splitByKey)
			: [undefined];
	return stretches.map((lines) => {
		const { removed = old?.lines ?? [], added = next?.lines ?? [] } =
			lines ?? {};
		return {
			piece: {
				id: lines
					? idOf(path, lines.removedAt, removed, added)
					: idOf(path, before?.digest ?? "", after?.digest ?? ""),
				file: path,
				state: !before ? "new" : after ? "changed" : "removed",
				line: (lines?.addedAt ?? 0) + 1,
				before: removed.join("\n"),
				after: added.join("\n"),
			},
			lines,
		};
	});
}

function idOf(...parts: readonly unknown[]): string {
	return digestOf(JSON.stringify(parts)).slice(0, 16);
}

/** A text by its lines, and what ends them. */
type Text = { readonly lines: readonly string[]; readonly end: string };

/**
 * The lines of a text; undefined for pictures and films, and for what is not UTF-8. Lines are the same whatever ends
 * them: git may give a file other ends than it keeps (core.autocrlf).
 */
function textOf({ path, bytes }: Source): Text | undefined {
	if (!/\.(md|ya?ml)$/.test(path)) return undefined;
	const text = Buffer.from(bytes).toString();
	if (!Buffer.from(text).equals(bytes)) return undefined;
	const end = /\r\n/.test(text) && !/(?<!\r)\n/.test(text) ? "\r\n" : "\n";
	return { lines: text.split(end), end };
}

/**
 * Splits a stretch of YAML into its values where each of its lines has one: lines with the same key belong together,
 * as a price that was 350 and is 375, whatever changed in the lines beside it.
 */
function splitByKey(stretch: Stretch): Stretch[] {
	const old = stretch.removed.map(keyOf);
	const next = stretch.added.map(keyOf);
	if ([...old, ...next].includes(undefined)) return [stretch];
	const split: Stretch[] = [];
	let [from, to] = [0, 0];
	const add = (removed: number, added: number) => {
		const part: Stretch = {
			removed: stretch.removed.slice(from, from + removed),
			added: stretch.added.slice(to, to + added),
			removedAt: stretch.removedAt + from,
			addedAt: stretch.addedAt + to,
		};
		if (part.removed.join("\n") !== part.added.join("\n")) split.push(part);
		from += removed;
		to += added;
	};
	for (const alone of hunksOf(old, next)) {
		while (from < alone.removedAt) add(1, 1);
		add(alone.removed.length, alone.added.length);
	}
	while (from < old.length) add(1, 1);
	return split;
}

/** What a line of YAML begins with, up to its key; undefined for other lines. */
function keyOf(line: string): string | undefined {
	return /^ *(?:- )*[\w-]+:(?=\s)/.exec(line)?.[0];
}

function putBack(
	{ path, before, after }: Versions,
	chosen: readonly Difference[],
): FileChange {
	if (!after || chosen.some(({ lines }) => lines === undefined))
		return { path, bytes: before?.bytes };
	const { lines: own, end } = textOf(after) ?? { lines: [], end: "\n" };
	const made = [...own];
	// From the end, so that the places of the others stay right.
	for (const { lines } of chosen.toReversed())
		if (lines) made.splice(lines.addedAt, lines.added.length, ...lines.removed);
	return { path, bytes: new TextEncoder().encode(made.join(end)) };
}
