import type { BuiltSite } from "../../build-types.ts";
import type { Memo } from "../../cache/memo.ts";
import { findCollection, getFilePath } from "../../definition.ts";
import { compileAndFindNewErrors } from "../../dev/compile-changes.ts";
import type { Checked, Diagnostic } from "../../diagnostics/diagnostic.ts";
import { translateMessage } from "../../diagnostics/format-problem.ts";
import { getValueAt } from "../../diagnostics/places.ts";
import { listContentFiles } from "../../link/entries.ts";
import type { MessageText } from "../../messages/format.ts";
import type { FileChange } from "../../read/changes.ts";
import type { ContentFile } from "../../types.ts";
import { changeListInFile, setInFile } from "../file/file-edit.ts";
import { decoded } from "../file/read-file.ts";
import { valuesLike } from "../file/yaml-known.ts";
import { originOf } from "../problems/problems.ts";
import type { ValueAddress, ValuePath, YamlValue } from "../protocol.ts";

/** More names and numbers than a thing has that no other may have. */
const mostTries = 12;

/**
 * Copies a thing that has files of its own, for example an event: its title and id are numbered, and so are all values that
 * must be unique. `entries` are its files. Returns the new files and the title, or the first error that the copy would have.
 */
export function copyEntry(
	entries: readonly ContentFile[],
	before: Checked<BuiltSite>,
	memo: Memo,
):
	| {
			readonly files: readonly FileChange[];
			readonly title: ValueAddress | undefined;
	  }
	| MessageText {
	const built = before.value;
	const number = freeNumber(entries, built);
	const copies = entries.map((entry) => ({
		entry,
		file: pathOf(entry, number, built.site),
	}));
	const texts = new Map(
		copies.map(({ entry, file }) => [file, textOfCopy(entry, number, built)]),
	);
	const made = numbered(texts, before, memo, ({ file, path }) => {
		// Of two that share a value, either may be called the second.
		const copy = copies.find((each) =>
			[each.entry.file, each.file].includes(file),
		);
		return copy && { file: copy.file, path };
	});
	if (made.error) return translateMessage(made.error);
	const titled = copies.find(
		({ entry }) => Object(entry.raw).title !== undefined,
	);
	return {
		files: changesOf(made.texts),
		title: titled && { file: titled.file, path: ["title"] },
	};
}

/** Copies an item of a list in a file; values that must be unique are numbered in the copy. */
export function copyItem(
	text: string,
	{ file, path }: { readonly file: string; readonly path: ValuePath },
	index: number,
	before: Checked<BuiltSite>,
	memo: Memo,
): string | undefined {
	const list = { file, path };
	const copied = changeListInFile(text, list, { kind: "copy", index });
	if (copied === undefined) return undefined;
	const made = numbered(new Map([[file, copied]]), before, memo, (at) => {
		if (at.file !== file || at.path === "markdown") return undefined;
		const [item, ...rest] = at.path.slice(path.length);
		// Of two that share a value, either may be called the second.
		return item === index || item === index + 1
			? { file, path: [...path, index + 1, ...rest] }
			: undefined;
	});
	return made.texts.get(file);
}

/** Texts of files in which the values that errors are about are numbered, until there are no errors; or the one that stays. */
function numbered(
	texts: ReadonlyMap<string, string>,
	before: Checked<BuiltSite>,
	memo: Memo,
	inCopy: (origin: ValueAddress) => ValueAddress | undefined,
): {
	readonly texts: ReadonlyMap<string, string>;
	readonly error: Diagnostic | undefined;
} {
	const made = new Map(texts);
	for (let tries = 1; ; tries++) {
		const [[error], content] = compileAndFindNewErrors(
			changesOf(made),
			before,
			memo,
		);
		const at = error && originOf(error, content);
		const own = at && tries < mostTries ? inCopy(at) : undefined;
		const next = own && otherThan(own, content);
		const text =
			own && next !== undefined
				? setInFile(made.get(own.file) ?? "", own, next)
				: undefined;
		if (!own || text === undefined) return { texts: made, error };
		made.set(own.file, text);
	}
}

function changesOf(texts: ReadonlyMap<string, string>): FileChange[] {
	return [...texts].map(([path, text]) => ({
		path,
		bytes: new TextEncoder().encode(text),
	}));
}

/** The first number from 2 that no copy of it has. */
function freeNumber(
	entries: readonly ContentFile[],
	{ sources, site }: BuiltSite,
): number {
	const taken = new Set(sources.map(({ path }) => path));
	for (let number = 2; ; number++)
		if (!entries.some((entry) => taken.has(pathOf(entry, number, site))))
			return number;
}

function pathOf(
	entry: ContentFile,
	number: number,
	site: BuiltSite["site"],
): string {
	const collection = findCollection(site, entry.collection);
	if (!collection) throw new Error(`${entry.file} is of no collection.`);
	return getFilePath(collection, { ...entry, id: `${entry.id}-${number}` });
}

/** The text of a file, with a number behind its title in every language, if it has one. */
function textOfCopy(
	{ file, raw }: ContentFile,
	number: number,
	{ sources }: BuiltSite,
): string {
	const source = sources.find(({ path }) => path === file);
	const text = decoded(source?.bytes) ?? "";
	const { title } = Object(raw);
	const longer = (own: unknown) => `${own} (${number})`;
	// A title that is missing in a language stays missing, which is reported.
	const paths = hasWords(title)
		? [["title"]]
		: Object.keys(Object(title))
				.filter((code) => hasWords(title[code]))
				.map((code) => ["title", code]);
	return paths.reduce(
		(made, path) =>
			setInFile(made, { file, path }, longer(getValueAt(raw, path))) ?? made,
		text,
	);
}

function hasWords(value: unknown): boolean {
	return typeof value === "string" && value !== "";
}

/** A number, a name or an address that nothing of its kind has; undefined of other values. */
function otherThan(
	{ file, path }: ValueAddress,
	{ entries }: BuiltSite,
): YamlValue | undefined {
	const content = listContentFiles(entries);
	const entry = content.find((each) => each.file === file);
	if (path === "markdown" || !entry) return undefined;
	const own = getValueAt(entry.raw, path);
	const others = content
		.filter(({ collection }) => collection === entry.collection)
		.flatMap(({ raw }) => valuesLike(raw, path).map(([, value]) => value));
	if (typeof own === "number")
		return Math.max(...others.filter((each) => typeof each === "number")) + 1;
	if (typeof own !== "string" || !/^\/?[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(own))
		return undefined;
	let number = 2;
	while (others.includes(`${own}-${number}`)) number++;
	return `${own}-${number}`;
}
