import {
	type Collection,
	type ContentFile,
	groupBy,
	type SiteDefinition,
	selectText,
} from "kilde/tools";
import type { Context } from "../context.ts";
import { getOwnerCollection } from "../entries/related.ts";
import { getCollectionLabel } from "../fields/collection-label.ts";
import type { Labels } from "../fields/labels.ts";
import { getItemLabel } from "../fields/value-labels.ts";
import type {
	Scaffold,
	ValueAddress,
	ValuePath,
	YamlValue,
} from "../protocol.ts";

/** An entry, or an item of a list that a scaffold adds to: what opens, its files, and its place in them. */
export type ContentItem = {
	readonly address: ValueAddress;
	readonly label: string;
	readonly files: readonly ContentFile[];
	readonly within: ValuePath;
};

/** All content of one kind, such as pages or questions. */
export type Kind = {
	readonly label: string;
	readonly scaffold: Scaffold | undefined;
	readonly items: readonly ContentItem[];
};

/** The files of a collection, with those of their texts. */
type Group = {
	readonly collection: Collection;
	readonly files: readonly ContentFile[];
};

/** Lists all content by kinds: pages, other entries, items of lists, and last the files that exist once. */
export function listKinds(context: Context, labels: Labels): Kind[] {
	const { site } = context.index;
	const owned = groupBy([...context.files.values()], (file) =>
		getOwnerCollection(file, site),
	);
	const groups = site.collections
		.map((collection) => ({
			collection,
			files: owned.get(collection.name) ?? [],
		}))
		.filter(({ collection, files }) => files.length > 0 || collection.scaffold);
	const isSeveral = ({ collection }: Group) =>
		collection.files.includes("{id}");
	const isList = (group: Group) =>
		!isSeveral(group) && group.collection.scaffold;
	const kinds = groups
		.filter((group) => isSeveral(group) || isList(group))
		.sort((a, b) => getRank(a, site) - getRank(b, site))
		.flatMap((group) =>
			isSeveral(group)
				? [createEntryKind(group, context, labels)]
				: createListKinds(group, context, labels),
		);
	// The items of a file that has nothing but lists are listed already.
	const single = groups.filter(
		(group) => !isSeveral(group) && !(isList(group) && hasOnlyLists(group)),
	);
	return [
		...kinds,
		{
			label: "",
			scaffold: undefined,
			items: sortByLabel(
				single.flatMap(({ files }) => createItems(files, context, labels)),
				context,
			),
		},
	];
}

/** Whether a file has no other values than lists. */
function hasOnlyLists({ files: [file] }: Group): boolean {
	const values = Array.isArray(file?.raw)
		? []
		: Object.entries(Object(file?.raw));
	return values.every(
		([key, value]) => Array.isArray(value) || key === "checked",
	);
}

/** Lists what can be begun. */
export function listScaffolds({ index, language }: Context): Scaffold[] {
	return index.site.collections.flatMap(({ scaffold }) =>
		scaffold ? [toScaffold(scaffold, language)] : [],
	);
}

function toScaffold(
	{ name, label }: NonNullable<Collection["scaffold"]>,
	language: string,
): Scaffold {
	return { name, label: selectText(label, language) };
}

/** Pages come first, then other entries, then items of lists, and redirects last. */
function getRank({ collection }: Group, { pages, redirects }: SiteDefinition) {
	if (collection === pages.collection) return 0;
	if (collection === redirects) return 3;
	return collection.files.includes("{id}") ? 1 : 2;
}

function createEntryKind(
	{ collection, files }: Group,
	context: Context,
	labels: Labels,
): Kind {
	return {
		label: getCollectionLabel(collection, context),
		scaffold:
			collection.scaffold && toScaffold(collection.scaffold, context.language),
		items: sortByLabel(createItems(files, context, labels), context),
	};
}

/** Creates the kinds of a file with lists that a scaffold adds to: one for each list. */
function createListKinds(
	{ collection, files }: Group,
	context: Context,
	labels: Labels,
): Kind[] {
	const [file] = files;
	const form = file && labels.getForm(file.file);
	const fields =
		form?.form.control.kind === "group" ? form.form.control.fields : [];
	return fields.flatMap(({ field }) => {
		const { control, at } = field;
		if (!file || control.kind !== "list" || !at || at.path === "markdown")
			return [];
		const { path } = at;
		const values = path.reduce<unknown>(
			(value, step) => Object(value)[step],
			file.raw,
		);
		return [
			{
				label: field.label || getCollectionLabel(collection, context),
				scaffold:
					collection.scaffold &&
					toScaffold(collection.scaffold, context.language),
				items: (Array.isArray(values) ? values : []).map(
					(value: YamlValue, index) => ({
						address: { file: file.file, path: [...path, index] },
						label: getItemLabel(control, index, value, context),
						files: [file],
						within: [...path, index],
					}),
				),
			},
		];
	});
}

/** Creates one item for the files of each entry. */
function createItems(
	files: readonly ContentFile[],
	{ locale }: Context,
	labels: Labels,
): ContentItem[] {
	return [...groupBy(files, ({ id }) => id).values()].flatMap((own) => {
		const main =
			own.find((each) => each.locale === undefined) ??
			own.find((each) => each.locale === locale) ??
			own[0];
		return main
			? [
					{
						address: { file: main.file, path: [] },
						label: labels.getEntryLabel(main.file),
						files: own,
						within: [],
					},
				]
			: [];
	});
}

function sortByLabel(
	items: readonly ContentItem[],
	{ language }: Context,
): ContentItem[] {
	const { compare } = new Intl.Collator(language);
	return items.toSorted((one, other) => compare(one.label, other.label));
}
