import type { Built } from "../../build-types.ts";
import type { Memo } from "../../cache/memo.ts";
import { errorsAfter, type FileChange } from "../../changed-files.ts";
import { collectionNamed } from "../../definition.ts";
import type { Diagnostic, Wording } from "../../diagnostics/diagnostic.ts";
import type { ContentEntry } from "../../types.ts";
import { decoded } from "../drafts.ts";
import { changeListInFile, setInFile } from "../file/file-edit.ts";
import { originOf } from "../problems.ts";
import type { Origin, ValuePath, YamlValue } from "../protocol.ts";
import { fileOf } from "./fields.ts";

/** More names and numbers than a thing has that no other may have. */
const mostTries = 12;

/**
 * Copies a thing with files of its own, as an event: its title and its id are numbered, and so is whatever Kilde says no
 * two of them may share. `entries` are its files. Returns the new ones and the title, or the first error that a copy
 * would have.
 */
export function copyEntry(
	entries: readonly ContentEntry[],
	built: Built,
	diagnostics: readonly Diagnostic[],
	memo: Memo,
):
	| {
			readonly files: readonly FileChange[];
			readonly title: Origin | undefined;
	  }
	| Wording {
	const number = freeNumber(entries, built);
	const copies = new Map(
		entries.map((entry) => [entry.file, copyOf(entry, number, built)]),
	);
	let error: Diagnostic | undefined;
	for (let tries = 0; tries < mostTries; tries++) {
		const files = [...copies.values()].map(({ path, text }) => ({
			path,
			bytes: new TextEncoder().encode(text),
		}));
		const before = { value: built, diagnostics };
		const [errors, content] = errorsAfter(files, before, memo);
		[error] = errors;
		if (!error) return { files, title: titleAmong(entries, copies) };
		// Of two that share a value, either may be called the second.
		const at = originOf(error, content);
		const entry = entries.find(
			({ file }) => file === at?.file || copies.get(file)?.path === at?.file,
		);
		const copy = entry && copies.get(entry.file);
		const text = at && copy && withOther(copy, at.path, entry, built);
		if (!text) return error.message;
		copies.set(entry.file, { ...copy, text });
	}
	return error?.message ?? noCopy;
}

/** Copies an item of a list in a file; what Kilde says no two of them may share is numbered in the copy. */
export function copyItem(
	text: string,
	{ file, path }: Origin & { readonly path: ValuePath },
	index: number,
	before: {
		readonly value: Built;
		readonly diagnostics: readonly Diagnostic[];
	},
	memo: Memo,
): string | undefined {
	const list = { file, path };
	const items = itemsAt(list, before.value);
	let copied = changeListInFile(text, list, { kind: "copy", index });
	for (let tries = 0; tries < mostTries && copied !== undefined; tries++) {
		const files = [{ path: file, bytes: new TextEncoder().encode(copied) }];
		const [[error], content] = errorsAfter(files, before, memo);
		const at = error && originOf(error, content);
		if (at?.file !== file || at.path === "markdown") return copied;
		// Of two that share a value, either may be called the second.
		const [item, ...rest] = at.path.slice(path.length);
		if (item !== index && item !== index + 1) return copied;
		const next = otherThan(
			valueAt(items[index], rest),
			items.map((each) => valueAt(each, rest)),
		);
		const own = { file, path: [...path, index + 1, ...rest] };
		const renamed =
			next === undefined ? undefined : setInFile(copied, own, next);
		if (renamed === undefined) return copied;
		copied = renamed;
	}
	return copied;
}

function itemsAt(
	{ file, path }: { readonly file: string; readonly path: ValuePath },
	{ entries }: Built,
): readonly unknown[] {
	const entry = entries.find((each) => each.file === file);
	const found = entry?.kind === "content" ? valueAt(entry.raw, path) : [];
	return Array.isArray(found) ? found : [];
}

function valueAt(value: unknown, path: ValuePath): unknown {
	return path.reduce<unknown>((within, step) => Object(within)[step], value);
}

const noCopy: Wording = {
	en: "This can't be copied.",
	da: "Det kan ikke kopieres.",
};

function titleAmong(
	entries: readonly ContentEntry[],
	copies: ReadonlyMap<string, Copy>,
): Origin | undefined {
	const titled = entries.find(({ raw }) => Object(raw).title !== undefined);
	const copy = titled && copies.get(titled.file);
	return copy && { file: copy.path, path: ["title"] };
}

/** A file of the copy. */
type Copy = { readonly path: string; readonly text: string };

/** The first number from 2 that no copy of it has. */
function freeNumber(
	entries: readonly ContentEntry[],
	{ sources, site }: Built,
): number {
	const taken = new Set(sources.map(({ path }) => path));
	for (let number = 2; ; number++)
		if (!entries.some((entry) => taken.has(pathOf(entry, number, site))))
			return number;
}

function pathOf(
	entry: ContentEntry,
	number: number,
	site: Built["site"],
): string {
	const collection = collectionNamed(site, entry.collection);
	if (!collection) throw new Error(`${entry.file} is of no collection.`);
	return fileOf({ ...entry, id: `${entry.id}-${number}` }, collection);
}

function copyOf(
	entry: ContentEntry,
	number: number,
	{ sources, site }: Built,
): Copy {
	const source = sources.find(({ path }) => path === entry.file);
	const path = pathOf(entry, number, site);
	const text = decoded(source?.bytes) ?? "";
	return { path, text: withTitle(text, entry, ` (${number})`) };
}

/** The text of a file whose title, if it has one, ends in `end` in every language. */
function withTitle(text: string, { file, raw }: ContentEntry, end: string) {
	const title: unknown = Object(raw).title;
	const titles: readonly (readonly [ValuePath, unknown])[] =
		typeof title === "string"
			? [[["title"], title]]
			: Object.entries(Object(title)).map(([locale, own]) => [
					["title", locale],
					own,
				]);
	return titles.reduce(
		(before, [path, own]) =>
			(typeof own === "string" &&
				setInFile(before, { file, path }, `${own}${end}`)) ||
			before,
		text,
	);
}

/** The text of a copy with another number or name at a path; undefined where there is none. */
function withOther(
	{ path: file, text }: Copy,
	path: ValuePath | "markdown",
	entry: ContentEntry,
	{ entries }: Built,
): string | undefined {
	if (path === "markdown" || path.length === 0) return undefined;
	const of = (each: ContentEntry) => valueAt(each.raw, path);
	const own = of(entry);
	const others = entries.flatMap((each) =>
		each.kind === "content" && each.collection === entry.collection
			? [of(each)]
			: [],
	);
	const next = otherThan(own, others);
	return next === undefined ? undefined : setInFile(text, { file, path }, next);
}

function otherThan(
	own: unknown,
	others: readonly unknown[],
): YamlValue | undefined {
	if (typeof own === "number")
		return Math.max(...others.filter((each) => typeof each === "number")) + 1;
	if (typeof own !== "string" || !/^[a-z0-9-]+$/.test(own)) return undefined;
	let number = 2;
	while (others.includes(`${own}-${number}`)) number++;
	return `${own}-${number}`;
}
