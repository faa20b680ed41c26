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
import type { ShownPage } from "./builders.ts";
import {
	createObjectParts,
	type FieldParts,
	type Fields,
	getFieldParts,
	type ResolveContext,
	resolveField,
} from "./field.ts";
import type { BasePage, CollectionDefinition } from "./site-types.ts";
import type { ViewDefinition } from "./view.ts";

// The content of a language as components get it: links have addresses, pictures are files, values are written out. With
// the same memo, equal content gives the same objects.

/** What all pages of a language have in common: plain data, which pages refer to. */
export type CommonData = {
	readonly locale: Locale;
	readonly date: string;
	readonly tag: string;
	readonly currency: string;
	readonly words: Readonly<Record<string, string>>;
	readonly home: string;
	readonly searchIndex: string;
	/** The whole content, for the views without `data`. */
	readonly content?: unknown;
};

/** A page as components get it. */
export type ResolvedPage = BasePage & Readonly<Record<string, unknown>>;

/** An entry with a page of its own: the object that it is made from, its address, and what components get. */
export type ResolvedEntry = {
	readonly source: object;
	readonly id: string;
	readonly href: string;
	readonly value: Readonly<Record<string, unknown>>;
	/** The same without its text, for the pages of its neighbours. */
	readonly listed: Readonly<Record<string, unknown>>;
};

/** The content of a language. */
export type ResolvedContent = {
	/** The pages as `pages`; the data of collections of one file and the entries of others, by the collections' names, computed when they are read. */
	readonly values: Readonly<Record<string, unknown>>;
	/** What all content of the language follows from, except entries with pages: the same object in the next build if it is equal. */
	readonly base: object;
	getPage(source: SitePage): ResolvedPage;
	/** Returns the entries of a collection that have pages. */
	getEntries(collection: string): readonly ResolvedEntry[];
	/** Returns the same content, and the collections that are read from it. */
	track(): {
		readonly tracked: ResolvedContent;
		readonly read: ReadonlyMap<string, ReadValue>;
	};
	/** Adds all values to what pages have in common. */
	addTo(common: CommonData): CommonData;
};

/** The parts of a collection that were read. `isSame` returns whether they are equal in a later value of the collection. */
export type ReadValue = { isSame(now: unknown): boolean };

/** The fields of a site. */
export type ResolverSite = {
	readonly collections: readonly (readonly [string, CollectionDefinition])[];
	readonly views: Readonly<Record<string, ViewDefinition>>;
	/** The fields of every page. */
	readonly page: Fields;
};

/** The fields of a site, prepared for all languages and builds. */
type FieldIndex = {
	readonly collections: ResolverSite["collections"];
	readonly names: ReadonlyMap<object, string>;
	readonly parts: ReadonlyMap<string, FieldParts>;
	readonly pageParts: ReadonlyMap<string, FieldParts>;
	/** The names of the collections that others refer to. */
	readonly targets: readonly string[];
};

function indexFields({ collections, views, page }: ResolverSite): FieldIndex {
	const parts = new Map(
		collections.map(([name, { fields }]) => [name, getFieldParts(fields)]),
	);
	const pageParts = new Map(
		Object.entries(views).map(([name, { fields }]) => [
			name,
			createObjectParts({ ...page, ...fields }),
		]),
	);
	const referredTo = new Set(
		[...parts.values(), ...pageParts.values()].flatMap(listReferredTo),
	);
	return {
		collections,
		names: new Map(collections.map(([name, each]) => [each, name])),
		parts,
		pageParts,
		targets: collections.flatMap(([name, each]) =>
			referredTo.has(each) ? [name] : [],
		),
	};
}

function getParts(name: string, { parts }: FieldIndex): FieldParts {
	const found = parts.get(name);
	if (!found) throw new Error(`No collection ${name}.`);
	return found;
}

/** Returns a function that resolves the content of a language. */
export function createContentResolver(site: ResolverSite) {
	const index = indexFields(site);
	return (
		locale: Locale,
		{ shared, byLocale }: Model,
		format: Formatters,
		memo: Memo,
	): ResolvedContent => {
		const content = getForLocale(shared.contents, locale);
		const { routed } = getForLocale(byLocale, locale);
		const items = new Map(
			index.collections.map(([name, collection]) => {
				const all = routed[name] ?? content.items[name] ?? [];
				return [name, memo.call(toList, ...sortEntries(all, collection))];
			}),
		);
		const lists = index.targets.map((name) => items.get(name) ?? []);
		const pages = memo.call(listPages, content);
		const context = memo.call(
			createContext,
			content,
			index,
			shared,
			format,
			pages,
			memo,
			...lists,
		);
		return createResolvedContent({
			...{ content, index, items, context, pages, memo },
		});
	};
}

/** What the content of a language is resolved from; `items` are the entries of collections, sorted. */
type ResolverInput = {
	readonly content: LocaleContent;
	readonly index: FieldIndex;
	readonly items: ReadonlyMap<string, readonly Item[]>;
	readonly context: ResolveContext;
	/** The pages by id. */
	readonly pages: Readonly<Record<string, ShownPage>>;
	readonly memo: Memo;
};

function createResolvedContent(input: ResolverInput): ResolvedContent {
	const { content, index, items, context, memo } = input;
	const cached = new Map<string, unknown>();
	const getValue = (name: string, collection: CollectionDefinition) => {
		if (!cached.has(name))
			cached.set(name, resolveCollection(name, collection, input));
		return cached.get(name);
	};
	const all = createLazyValues(input, getValue);
	const create = (
		values: ResolvedContent["values"],
		onReadAll = () => {},
	): ResolvedContent => ({
		values,
		base: content,
		getPage: (source) =>
			memo.call(
				resolvePage,
				source,
				index.pageParts.get(source.data.view) ?? noFields,
				context,
			),
		getEntries: (name) =>
			resolveEntries(name, input).map((value, position) => {
				const source = Object(items.get(name)?.[position]) as RoutedItem;
				const listed = memo.call(omitText, value);
				return { source, id: source.id, href: source.path, value, listed };
			}),
		track() {
			const read = new Map<string, FollowedValue>();
			const tracked = createLazyValues(input, (name, collection) => {
				const known = read.get(name);
				const followed = known ?? followReads(getValue(name, collection));
				read.set(name, followed);
				return followed.value;
			});
			const readAll = () => {
				for (const [name, collection] of index.collections)
					read.set(name, followWhole(getValue(name, collection)));
			};
			return { tracked: create(tracked, readAll), read };
		},
		addTo(common) {
			onReadAll();
			return memo.call(addContent, common, index, ...Object.values(all));
		},
	});
	return create(all);
}

/** A value, and what is read of it. */
type FollowedValue = ReadValue & { readonly value: unknown };

/** Follows a value of which everything counts as read. */
function followWhole(value: unknown): FollowedValue {
	return { value, isSame: (now) => now === value };
}

/**
 * Records which parts of a value are read from now on: of a list, its length and single items. So a page that shows three
 * of a thousand articles doesn't depend on the others.
 */
function followReads(value: unknown): FollowedValue {
	if (!Array.isArray(value)) return followWhole(value);
	const list: readonly unknown[] = value;
	const read = new Set<number>();
	const note = (key: string | symbol) => {
		if (typeof key === "string" && /^\d+$/.test(key)) read.add(Number(key));
	};
	return {
		value: new Proxy(list, {
			get(target, key) {
				note(key);
				return Reflect.get(target, key);
			},
			getOwnPropertyDescriptor(target, key) {
				note(key);
				return Reflect.getOwnPropertyDescriptor(target, key);
			},
		}),
		isSame: (now) =>
			now === list ||
			(Array.isArray(now) &&
				now.length === list.length &&
				[...read].every((index) => now[index] === list[index])),
	};
}

/** Creates an object with the pages, and the collections, whose values are computed when they are read. */
function createLazyValues(
	{ index: { collections }, pages }: ResolverInput,
	getValue: (name: string, collection: CollectionDefinition) => unknown,
): ResolvedContent["values"] {
	const values = { pages };
	for (const [name, collection] of collections)
		Object.defineProperty(values, name, {
			enumerable: true,
			get: () => getValue(name, collection),
		});
	return values;
}

function resolveCollection(
	name: string,
	{ files }: CollectionDefinition,
	input: ResolverInput,
): unknown {
	const { content, index, context, memo } = input;
	if (files.includes("{id}"))
		return memo.call(toList, ...resolveEntries(name, input));
	const data = Object(content)[name];
	return memo.call(resolveData, data, getParts(name, index), context);
}

function resolveEntries(
	name: string,
	{ items, index, context, memo }: ResolverInput,
) {
	return (items.get(name) ?? []).map((item) =>
		memo.call(resolveEntry, item, getParts(name, index), context),
	);
}

/** Lists the pages of a language by id. */
function listPages(
	content: LocaleContent,
): Readonly<Record<string, ShownPage>> {
	return Object.fromEntries(
		[...content.addresses].map(([id, { path: href, title }]) => [
			id,
			{ id, href, title },
		]),
	);
}

/** Creates the context of a language. `lists` are the entries of the collections that others refer to. */
function createContext(
	content: LocaleContent,
	index: FieldIndex,
	{ media }: SharedContent,
	format: Formatters,
	pages: Readonly<Record<string, ShownPage>>,
	memo: Memo,
	...lists: readonly (readonly Item[])[]
): ResolveContext {
	const context: ResolveContext = {
		locale: content.locale,
		format,
		media,
		findPage: (id) => pages[id],
		findEntry(collection, id) {
			const name = index.names.get(collection) ?? "";
			const parts = getParts(name, index);
			// It is a collection of the site, or `getParts` throws.
			const { files } = collection as CollectionDefinition;
			if (!files.includes("{id}")) {
				const data = Object(content)[name];
				return Object(memo.call(resolveData, data, parts, context))[id];
			}
			const list = lists[index.targets.indexOf(name)];
			const item = list?.find((each) => each.id === id);
			return item && memo.call(resolveEntry, item, parts, context);
		},
	};
	return context;
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

function omitText({
	body: _,
	...entry
}: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
	return entry;
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
	{ collections }: FieldIndex,
	...values: readonly unknown[]
): CommonData {
	const names = ["pages", ...collections.map(([name]) => name)];
	const content = names.map((name, index) => [name, values[index]]);
	return { ...common, content: Object.fromEntries(content) };
}
