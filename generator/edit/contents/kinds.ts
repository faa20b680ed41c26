import type { Collection, SiteDefinition } from "../../definition.ts";
import { groupBy } from "../../diagnostics/group-by.ts";
import { selectText } from "../../languages/text.ts";
import { formatFieldText } from "../../schema/meta.ts";
import type { ContentFile } from "../../types.ts";
import type { Context } from "../context.ts";
import { fileNameAt } from "../fields/names.ts";
import { childrenOf, type Node, nodesTo } from "../fields/nodes.ts";
import { nameOf } from "../fields/own-words.ts";
import type { Scaffold, ValueAddress, ValuePath } from "../protocol.ts";
import { ownerOf } from "./related.ts";

/** A thing of the site, as a page, an article or a question: what opens, the files it is in, and its place in these. */
export type Thing = {
	readonly origin: ValueAddress;
	readonly files: readonly ContentFile[];
	readonly within: ValuePath;
	readonly called: string;
};

/** All things of one kind, as pages or questions. The kind of files that exist once, as the menus, has no name. */
export type Kind = {
	readonly called: string | undefined;
	readonly scaffold: Scaffold | undefined;
	/** The list whose items they are; undefined of things with files of their own. */
	readonly list: ValueAddress | undefined;
	readonly things: readonly Thing[];
};

/** Returns all things of the site by their kinds; what there is only one of comes last. */
export function kindsOf(context: Context): Kind[] {
	const { site } = context.index;
	const owned = groupBy([...context.files.values()], (file) =>
		ownerOf(file, site),
	);
	const all = site.collections.map((collection) =>
		filesOf(collection, owned.get(collection.name) ?? [], context),
	);
	const kinds = all
		.filter(({ isOfSeveral, lists }) => isOfSeveral || lists)
		.sort((one, other) => rankOf(one, site) - rankOf(other, site));
	const rest = all
		.filter((each) => !kinds.includes(each) || isMoreThanLists(each))
		.flatMap(({ files }) => thingsOfFiles(files, context));
	return kinds
		.flatMap((each) => kindsIn(each, context))
		.concat({
			called: undefined,
			scaffold: undefined,
			list: undefined,
			things: rest,
		})
		.filter(({ things, scaffold }) => things.length > 0 || scaffold);
}

/** Returns what can be begun, in the order of its kinds. */
export function scaffoldsOf(context: Context): Scaffold[] {
	const all = kindsOf(context).flatMap(({ scaffold }) => scaffold ?? []);
	// A kind may have several lists.
	return [...new Map(all.map((each) => [each.name, each])).values()];
}

/** The files of a collection with their texts; of a single one, the lists that something new is added to, as that of questions. */
type FilesOf = {
	readonly collection: Collection;
	readonly files: readonly ContentFile[];
	readonly isOfSeveral: boolean;
	readonly root: Node | undefined;
	readonly lists: readonly Node[] | undefined;
};

function filesOf(
	collection: Collection,
	files: readonly ContentFile[],
	context: Context,
): FilesOf {
	const isOfSeveral = collection.files.includes("{id}");
	const [root] = files.flatMap(({ file }) =>
		nodesTo({ file, path: [] }, context),
	);
	const lists = root && [root, ...childrenOf(root)].filter(isList);
	const isAddedTo = !isOfSeveral && collection.scaffold;
	return {
		collection,
		files,
		isOfSeveral,
		root,
		lists: isAddedTo ? lists : undefined,
	};
}

/** Pages come first, then what else has files of its own, then items of lists, and redirects last. */
function rankOf(
	{ collection, isOfSeveral }: FilesOf,
	{ pages, redirects }: SiteDefinition,
): number {
	if (collection === pages.collection) return 0;
	if (collection === redirects) return 3;
	return isOfSeveral ? 1 : 2;
}

/** Whether a file that something is added to has other values, as the hours, which have exceptions. */
function isMoreThanLists({ lists, root }: FilesOf): boolean {
	if (!lists || !root || isList(root)) return false;
	return !childrenOf(root).every(isList);
}

function isList({ shape }: Node): boolean {
	return shape.kind === "list";
}

/** The kinds of a collection: one, or one for each of several lists. */
function kindsIn(
	{ collection, files, root, lists }: FilesOf,
	context: Context,
): Kind[] {
	const { called, scaffold, name } = collection;
	const { language } = context;
	const nameIn = (node: Node | undefined) =>
		formatFieldText(node?.shape.text, language).label;
	const made = scaffold && {
		name: scaffold.name,
		label: selectText(scaffold.label, language),
	};
	const all = {
		called: called
			? selectText(called, language)
			: nameIn(root) || made?.label || name,
		scaffold: made,
		list: undefined,
	};
	if (!lists) return [{ ...all, things: thingsOfFiles(files, context) }];
	return lists.map((list) => ({
		...all,
		...(list !== root && { called: nameIn(list) || all.called }),
		list: { file: list.entry.file, path: list.path },
		things: thingsOfList(list, context),
	}));
}

function thingsOfList(list: Node, context: Context): Thing[] {
	return childrenOf(list).map((item) => ({
		origin: { file: item.entry.file, path: item.path },
		files: [item.entry],
		within: item.path,
		called: nameOf(item, context),
	}));
}

/** One for each name, whatever languages and texts it has, by what they are called. */
function thingsOfFiles(
	files: readonly ContentFile[],
	context: Context,
): Thing[] {
	const byName = groupBy(files, ({ id }) => id);
	const { compare } = new Intl.Collator(context.language);
	const things = [...byName.values()].flatMap((own) => {
		const main =
			own.find(({ locale }) => locale === undefined) ??
			own.find(({ locale }) => locale === context.locale) ??
			own[0];
		if (!main) return [];
		const origin = { file: main.file, path: [] };
		const called = fileNameAt(main.file, context);
		return [{ origin, files: own, within: [], called }];
	});
	return things.sort((one, other) => compare(one.called, other.called));
}
