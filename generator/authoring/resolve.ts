import type { Memo } from "../cache/memo.ts";
import type { Formatters } from "../languages/format.ts";
import { getForLocale, type Locale } from "../languages/languages.ts";
import type {
	Item,
	LocaleContent,
	Model,
	RoutedItem,
	SharedContent,
	SitePage,
} from "../link/model.ts";
import type { CollectionDefinition } from "./collection.ts";
import {
	createObjectParts,
	type FieldParts,
	type Fields,
	getFieldParts,
	type ResolveContext,
	resolveField,
} from "./field.ts";
import type { CommonData } from "./pages.ts";
import type { BasePage, ViewDefinition } from "./view.ts";

// The content of a language as components get it: links have addresses, pictures are files, values are written out. With
// the same memo, equal content gives the same objects.

/** A page as components get it. */
export type ResolvedPage = BasePage & Readonly<Record<string, unknown>>;

/** An entry with a page of its own: the object that it is made from, its address, and what components get. */
export type ResolvedEntry = {
	readonly source: object;
	readonly id: string;
	readonly href: string;
	readonly value: Readonly<Record<string, unknown>>;
};

/** The content of a language. */
export type ResolvedContent = {
	/** The data of collections of one file and the entries of others, by the collections' names; computed when they are read. */
	readonly values: Readonly<Record<string, unknown>>;
	/** What all content of the language follows from, except entries with pages: the same object in the next build if it is equal. */
	readonly base: object;
	getPage(source: SitePage): ResolvedPage;
	/** Returns the entries of a collection that have pages. */
	getEntries(collection: string): readonly ResolvedEntry[];
	/** Returns the same content, and the collections that are read from it, with their values. */
	track(): {
		readonly tracked: ResolvedContent;
		readonly read: ReadonlyMap<string, unknown>;
	};
	/** Adds all values to what pages have in common. */
	addTo(common: CommonData): CommonData;
};

/** The fields of a site. */
export type ResolverSite = {
	readonly collections: readonly (readonly [string, CollectionDefinition])[];
	readonly views: Readonly<Record<string, ViewDefinition>>;
	/** The fields of every page. */
	readonly page: Fields;
};

/** Returns a function that resolves the content of a language. */
export function createContentResolver({
	collections,
	views,
	page,
}: ResolverSite) {
	const names = new Map<object, string>(
		collections.map(([name, collection]) => [collection, name]),
	);
	const fields = new Map(
		collections.map(([name, each]) => [name, getFieldParts(each.fields)]),
	);
	const pageParts = new Map(
		Object.entries(views).map(([name, view]) => [
			name,
			createObjectParts({ ...page, ...view.fields }),
		]),
	);
	const referredTo = new Set(
		[...fields.values(), ...pageParts.values()].flatMap(listReferredTo),
	);

	const collectionNames = collections.map(([name]) => name);
	const targets = collectionNames.filter((_, index) =>
		referredTo.has(Object(collections[index]?.[1])),
	);

	/** The context of a language. `lists` are the entries of `targets`. */
	function createContext(
		content: LocaleContent,
		{ media }: SharedContent,
		format: Formatters,
		memo: Memo,
		...lists: readonly (readonly Item[])[]
	): ResolveContext {
		const titles = Object(content).pageTitles;
		const context: ResolveContext = {
			locale: content.locale,
			format,
			media,
			findPage(id) {
				const found = content.addresses.get(id);
				return found && { href: found.path, title: titles[id] };
			},
			findEntry(collection, id) {
				const name = names.get(collection) ?? "";
				const parts = getParts(name);
				const list = lists[targets.indexOf(name)];
				const isMap = !(collection as CollectionDefinition).files.includes(
					"{id}",
				);
				if (isMap)
					return Object(
						memo.call(resolveData, Object(content)[name], parts, context),
					)[id];
				const item = list?.find((each) => each.id === id);
				return item && memo.call(resolveEntry, item, parts, context);
			},
		};
		return context;
	}

	function getParts(name: string): FieldParts {
		const parts = fields.get(name);
		if (!parts) throw new Error(`No collection ${name}.`);
		return parts;
	}

	return (
		locale: Locale,
		{ shared, byLocale }: Model,
		format: Formatters,
		memo: Memo,
	): ResolvedContent => {
		const content = getForLocale(shared.contents, locale);
		const { routed } = getForLocale(byLocale, locale);
		const items = new Map(
			collections.map(([name, collection]) => {
				const all = routed[name] ?? content.items[name] ?? [];
				return [name, memo.call(toList, ...sortEntries(all, collection))];
			}),
		);
		const context = memo.call(
			createContext,
			content,
			shared,
			format,
			memo,
			...targets.map((name) => items.get(name) ?? []),
		);
		const resolveEntries = (name: string) =>
			(items.get(name) ?? []).map((item) =>
				memo.call(resolveEntry, item, getParts(name), context),
			);
		const cached = new Map<string, unknown>();
		const getValue = (name: string, { files }: CollectionDefinition) => {
			if (!cached.has(name))
				cached.set(
					name,
					files.includes("{id}")
						? memo.call(toList, ...resolveEntries(name))
						: memo.call(
								resolveData,
								Object(content)[name],
								getParts(name),
								context,
							),
				);
			return cached.get(name);
		};
		const createValues = (onRead: (name: string, value: unknown) => void) => {
			const values = {};
			for (const [name, collection] of collections)
				Object.defineProperty(values, name, {
					enumerable: true,
					get() {
						const value = getValue(name, collection);
						onRead(name, value);
						return value;
					},
				});
			return values;
		};
		const createContent = (
			values: ResolvedContent["values"],
		): ResolvedContent => ({
			values,
			base: content,
			getPage: (source) =>
				memo.call(
					resolvePage,
					source,
					pageParts.get(source.data.view) ?? noFields,
					context,
				),
			getEntries: (name) =>
				resolveEntries(name).map((value, index) => {
					const source = Object(items.get(name)?.[index]) as RoutedItem;
					return { source, id: source.id, href: source.path, value };
				}),
			track() {
				const read = new Map<string, unknown>();
				const values = createValues((name, value) => read.set(name, value));
				return { tracked: createContent(values), read };
			},
			addTo: (common) =>
				memo.call(
					addContent,
					common,
					collectionNames,
					...Object.values(values),
				),
		});
		return createContent(createValues(() => {}));
	};
}

const noFields = createObjectParts({});

/** Returns a list of these items; with the same memo, the same list for the same items. */
function toList<T>(...items: readonly T[]): readonly T[] {
	return items;
}

function listReferredTo({ refersTo, within = [] }: FieldParts): object[] {
	return [...(refersTo ? [refersTo] : []), ...within.flatMap(listReferredTo)];
}

/** Sorts entries by the field that the collection names; equal ones stay in the order of their names. */
function sortEntries(
	entries: readonly Item[],
	{ options: { newestFirst, order } }: CollectionDefinition,
): readonly Item[] {
	const key = newestFirst ?? order;
	if (key === undefined) return entries;
	const direction = newestFirst === undefined ? 1 : -1;
	return entries.toSorted((a, b) => {
		const [one, other] = [Object(a)[key], Object(b)[key]];
		return one === other ? 0 : one < other ? -direction : direction;
	});
}

function resolveData(
	data: unknown,
	parts: FieldParts,
	context: ResolveContext,
): unknown {
	return resolveField(parts, data, context);
}

function resolveEntry(
	item: Item,
	parts: FieldParts,
	context: ResolveContext,
): Readonly<Record<string, unknown>> {
	const { id, body, path, ...data } = item as RoutedItem<object>;
	return {
		...Object(resolveField(parts, data, context)),
		id,
		...(path !== undefined && { href: path }),
		...(body !== undefined && { body }),
	};
}

function resolvePage(
	{ id, path, data, texts }: SitePage,
	parts: FieldParts,
	context: ResolveContext,
): ResolvedPage {
	const {
		path: _,
		view: __,
		...own
	} = data as SitePage["data"] & Readonly<Record<string, unknown>>;
	const bodies = Object.entries(texts).map(([name, { title, body }]) => [
		name,
		{ ...body, ...(title !== undefined && { title }) },
	]);
	return {
		...Object(resolveField(parts, own, context)),
		...Object.fromEntries(bodies),
		id,
		href: path,
	};
}

function addContent(
	common: CommonData,
	names: readonly string[],
	...values: readonly unknown[]
): CommonData {
	const content = Object.fromEntries(
		names.map((name, index) => [name, values[index]]),
	);
	return { ...common, content };
}
