import { parseMemoized } from "../../build.ts";
import type { Memo } from "../../cache/memo.ts";
import { groupBy } from "../../diagnostics/group-by.ts";
import { listContentFiles } from "../../link/entries.ts";
import type { FileChange as NewFile } from "../../read/changes.ts";
import { applyChanges } from "../../read/changes.ts";
import type { Entry, Source } from "../../types.ts";
import { hasSameBytes } from "../../write/content-files.ts";
import { thingOf } from "../contents/related.ts";
import type { Content } from "../context.ts";
import { decoded } from "../file/read-file.ts";
import {
	changesOfFile,
	type FileChange,
	type FileVersions,
	withoutChanges,
} from "./file-changes.ts";

/** The content of the last commit, and as it is being edited. */
export type ContentVersions = { readonly old: Content; readonly now: Content };

/** A change that is taken back by itself: of one value, or of a thing that has come or gone with all its files. */
export type ContentChange = {
	readonly id: string;
	/** Its parts, in one file or in several. */
	readonly parts: readonly [FileChange, ...FileChange[]];
	/** The pictures that came or went with it: nothing showed them before, or nothing does by now. */
	readonly pictures: readonly string[];
};

/** The content of other sources, most of which belong to a site that is built already. */
export function contentOf(
	sources: readonly Source[],
	{ site, date, ...built }: Content,
	memo: Memo,
): Content {
	const digests = new Map(built.sources.map((each) => [each.path, each]));
	const known = new Map(built.entries.map((each) => [each.file, each]));
	const entries = sources.map((source): Entry => {
		const { path, digest } = source;
		const same = digests.get(path)?.digest === digest && known.get(path);
		return same || parseMemoized(source, site, memo).value;
	});
	return { site, date, sources, entries };
}

/** The changes from one version of the content to another, by file. */
export function changesOfContent(
	versions: ContentVersions,
	memo: Memo,
): ContentChange[] {
	const things = new Map(
		[versions.old, versions.now].flatMap(({ entries, site }) =>
			listContentFiles(entries).map(
				(entry) => [entry.file, thingOf(entry, site)] as const,
			),
		),
	);
	const files = differingFiles(sourcesOf(versions));
	const whole = (file: FileVersions) => !file.old || !file.now;
	const groups = groupBy(files, (each) =>
		whole(each)
			? `${Boolean(each.old)} ${things.get(each.file) ?? each.file}`
			: each,
	);
	const changes = [...groups.values()].flatMap((group): ContentChange[] => {
		const parts = group.flatMap((each) => changesOfFile(each, memo));
		const [first, ...others] = parts;
		if (!first) return [];
		return group.some(whole)
			? [{ id: first.id, parts: [first, ...others], pictures: [] }]
			: parts.map((part) => ({ id: part.id, parts: [part], pictures: [] }));
	});
	return withPictures(changes, files);
}

/**
 * The files that taking back these changes changes, with pictures that nothing shows any more, or that are shown again.
 * Undefined if one of them is no longer there, since something was edited meanwhile.
 */
export function withoutChangesOfContent(
	versions: ContentVersions,
	ids: readonly string[],
	memo: Memo,
): readonly NewFile[] | undefined {
	const changes = changesOfContent(versions, memo);
	const chosen = changes.filter(({ id }) => ids.includes(id));
	if (chosen.length < new Set(ids).size) return undefined;
	const partIds = new Set(
		chosen.flatMap(({ parts }) => parts.map(({ id }) => id)),
	);
	const files = differingFiles(sourcesOf(versions));
	const made = files.flatMap((each): NewFile[] => {
		const bytes = withoutChanges(each, ({ id }) => partIds.has(id), memo);
		return hasSameBytes(bytes, each.now) ? [] : [{ path: each.file, bytes }];
	});
	const after = applyChanges(versions.now.sources, made);
	const pictures = chosen.flatMap((each) => each.pictures);
	return [
		...made,
		...files
			.filter(({ file }) => pictures.includes(file))
			.filter(({ file, old }) => old || !after.some(mentions(file)))
			.map(({ file, old }) => ({ path: file, bytes: old })),
	];
}

function sourcesOf({ old, now }: ContentVersions) {
	return { old: old.sources, now: now.sources };
}

/** The files of content/ that differ between some sources and others. */
export function differingFiles(versions: {
	readonly old: readonly Source[];
	readonly now: readonly Source[];
}): FileVersions[] {
	const [before, after] = [versions.old, versions.now].map(
		(sources) =>
			new Map(
				sources
					.filter(({ path }) => path.startsWith("content/"))
					.map((source) => [source.path, source]),
			),
	);
	const paths = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
	return [...paths]
		.sort()
		.filter((path) => !after?.get(path)?.isUnread)
		.map((file) => ({
			file,
			old: before?.get(file)?.bytes,
			now: after?.get(file)?.bytes,
		}))
		.filter((each) => !hasSameBytes(each.old, each.now));
}

const media = "content/media/";

/** Pictures that came or went belong to the changes of the places that show them. */
function withPictures(
	changes: readonly ContentChange[],
	files: readonly FileVersions[],
): ContentChange[] {
	const pictures = files.filter(
		({ file, old, now }) => file.startsWith(media) && !(old && now),
	);
	if (pictures.length === 0) return [...changes];
	const byFile = new Map(files.map((each) => [each.file, each]));
	const owned = changes.map((change) => ({
		...change,
		pictures: pictures
			.filter((picture) =>
				change.parts.some(
					(part) =>
						part.file !== picture.file &&
						shows(part, picture, byFile.get(part.file)),
				),
			)
			.map(({ file }) => file),
	}));
	const all = new Set(owned.flatMap((each) => each.pictures));
	return owned.filter(({ parts: [{ file }] }) => !all.has(file));
}

/** Whether a change is the first to show a picture that came, or the last to show one that went. */
function shows(
	part: FileChange,
	picture: FileVersions,
	file: FileVersions | undefined,
): boolean {
	const isNew = picture.old === undefined;
	const value = isNew ? part.now : part.old;
	const bytes = isNew ? file?.now : file?.old;
	const isWhole = ["new", "gone", "file"].includes(part.kind);
	const text = isWhole ? decoded(bytes) : JSON.stringify(value);
	return nameOf(picture.file).test(text ?? "");
}

function mentions(file: string): (source: Source) => boolean {
	return ({ path, bytes }) =>
		/\.(md|yaml)$/.test(path) && nameOf(file).test(decoded(bytes) ?? "");
}

/** Finds the name by which texts and fields show a picture. */
function nameOf(file: string): RegExp {
	const name = file.slice(media.length).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	return new RegExp(`(?<![\\w.-])${name}(?![\\w-])`);
}
