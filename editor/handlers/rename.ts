import {
	type BuiltSite,
	changeList,
	compileChanges,
	createMemo,
	type FileChange,
	findCollection,
	getAddressLocale,
	renameKey,
	setValue,
} from "kilde/tools";
import { type Context, createContext } from "../context.ts";
import type { Editor } from "../editor.ts";
import type { ValueAddress, ValuePath } from "../protocol.ts";
import { createFileChange, getFileText } from "./files.ts";

/** An address of a page that has changed. */
type Renamed = { readonly from: string; readonly to: string };

/**
 * Lists the changes of other files that a new address of a page needs: a redirect from the address that was published, and
 * the links to it. `change` is the change of the page's own file.
 */
export async function listRenamedAddresses(
	{ file, path }: ValueAddress,
	change: FileChange,
	editor: Editor,
): Promise<FileChange[]> {
	const { built, context } = await editor.getContent();
	const { site } = context.index;
	const collection = findCollection(
		site,
		context.files.get(file)?.collection ?? "",
	);
	const isAddress =
		collection &&
		path !== "markdown" &&
		(collection === site.pages.collection
			? path[0] === "path"
			: path[0] === collection.route?.slug);
	if (!isAddress) return [];
	const after = compileChanges([change], built.value, createMemo()).value;
	const renamed = findRenamed(context, createContext(after, editor.language));
	if (renamed.length === 0) return [];
	const isPublished = (await editor.readCommitted(file)) !== undefined;
	const linked = replaceLinks(renamed, built.value, change);
	return isPublished ? addRedirects(renamed, context, linked) : linked;
}

/** Finds the pages that have other addresses than before. */
function findRenamed(before: Context, after: Context): Renamed[] {
	const holders = (context: Context) =>
		[...context.getHolders()].flatMap(([path, { entry, redirectsTo }]) =>
			entry && redirectsTo === undefined
				? [
						{
							path,
							key: `${entry.file} ${getAddressLocale(path, context.index.site)}`,
						},
					]
				: [],
		);
	const next = new Map(holders(after).map(({ key, path }) => [key, path]));
	return holders(before).flatMap(({ key, path: from }) => {
		const to = next.get(key);
		return to === undefined || to === from ? [] : [{ from, to }];
	});
}

/** Replaces the addresses in links and redirects. */
function replaceLinks(
	renamed: readonly Renamed[],
	built: BuiltSite,
	change: FileChange,
): FileChange[] {
	return built.sources.flatMap(({ path }) => {
		if (path === change.path || !/^content\/.*\.(?:md|yaml)$/.test(path))
			return [];
		const text = getFileText(built, path);
		const next = renamed.reduce(
			(result, { from, to }) => replaceAddress(result, from, to),
			text,
		);
		return next === text ? [] : [createFileChange(path, next)];
	});
}

/** Replaces an address where it stands alone: not as the beginning or the end of a longer one. */
function replaceAddress(text: string, from: string, to: string): string {
	if (from === "/") return text;
	const pattern = new RegExp(
		`(?<![\\w./-])${from.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w/-])`,
		"g",
	);
	return text.replace(pattern, () => to);
}

/** Adds redirects from the old addresses. */
function addRedirects(
	renamed: readonly Renamed[],
	{ index: { site }, built }: Context,
	changes: readonly FileChange[],
): FileChange[] {
	const { redirects } = site;
	if (!redirects) return [...changes];
	const path = `content/${redirects.files}`;
	const changed = changes.find((each) => each.path === path);
	const before = changed?.bytes
		? new TextDecoder().decode(changed.bytes)
		: getFileText(built, path);
	const text = renamed.reduce<string | undefined>(
		(result, { from, to }) =>
			result === undefined
				? undefined
				: changeList(
						result,
						{ file: path, path: [] },
						{ kind: "add", value: { from, to } },
					),
		before,
	);
	if (text === undefined) return [...changes];
	const others = changes.filter((each) => each !== changed);
	return [...others, createFileChange(path, text)];
}

/**
 * Renames a key of a map, the references to it, and the citations of the facts that are computed from it. Returns the changed
 * files; undefined if the key can't be renamed.
 */
export async function renameMapKey(
	{ file, path }: ValueAddress,
	name: string,
	{ getContent }: Editor,
): Promise<FileChange[] | undefined> {
	const { built, context } = await getContent();
	if (path === "markdown") return undefined;
	const key = String(path.at(-1));
	const texts = new Map<string, string>();
	const getText = (each: string) =>
		texts.get(each) ?? getFileText(built.value, each);
	const renamed = renameKey(getText(file), { file, path }, name);
	if (renamed === undefined) return undefined;
	texts.set(file, renamed);
	for (const reference of listReferences(file, path, key, context)) {
		const text = setValue(getText(reference.file), reference, name);
		if (text === undefined) return undefined;
		texts.set(reference.file, text);
	}
	const toChanges = () =>
		[...texts].map(([each, text]) => createFileChange(each, text));
	const after = compileChanges(toChanges(), built.value, createMemo()).value;
	const facts = findRenamedFacts(
		context,
		createContext(after, context.language),
		key,
		name,
	);
	for (const { path: each } of built.value.sources) {
		if (!/^content\/.*\.(?:md|yaml)$/.test(each)) continue;
		const text = getText(each);
		const next = renameCitations(text, facts);
		if (next !== text) texts.set(each, next);
	}
	return toChanges();
}

/** Lists the values that refer to a key of a map. */
function listReferences(
	file: string,
	path: ValuePath,
	key: string,
	{ files, index }: Context,
): (ValueAddress & { readonly path: ValuePath })[] {
	const own = files.get(file);
	const target = index.site.collections.find(
		({ name }) => name === own?.collection,
	)?.target;
	if (target?.path?.join() !== path.slice(0, -1).join()) return [];
	return index.content.flatMap((entry) =>
		entry.references
			.filter(
				({ reference }) =>
					reference.target === target.name && reference.name === key,
			)
			.map((each) => ({ file: entry.file, path: each.path as ValuePath })),
	);
}

/** Finds the facts that have another name after a key is renamed. */
function findRenamedFacts(
	before: Context,
	after: Context,
	key: string,
	name: string,
): ReadonlyMap<string, string> {
	const listNames = ({ facts }: Context) =>
		new Set([...facts.values()].flatMap((each) => [...each.keys()]));
	const next = listNames(after);
	return new Map(
		[...listNames(before)]
			.filter((fact) => !next.has(fact))
			.map((fact) => {
				const parts = fact.split(".");
				const renamed = parts.map((part) => (part === key ? name : part));
				return [fact, renamed.join(".")] as const;
			})
			.filter(([, renamed]) => next.has(renamed)),
	);
}

function renameCitations(
	text: string,
	facts: ReadonlyMap<string, string>,
): string {
	return text.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (citation, cited) => {
		const renamed = facts.get(cited);
		return renamed === undefined
			? citation
			: citation.replace(cited, () => renamed);
	});
}
