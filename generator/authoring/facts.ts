import type {
	FactContext as EngineContext,
	Fact,
	FactSource,
} from "../definition.ts";
import type { Path } from "../diagnostics/places.ts";
import { createCollectionError } from "../diagnostics/site-error.ts";
import type { Formatters } from "../languages/format.ts";
import type { Locale } from "../languages/languages.ts";
import { localize } from "../link/localize.ts";
import type { MediaEntry } from "../types.ts";
import {
	type FieldParts,
	getFieldParts,
	type ResolveContext,
	resolveField,
} from "./field.ts";
import type { CollectionDefinition, FactInput } from "./site-types.ts";

/** Returns how a language writes values. */
type GetFormatters = (locale: Locale) => Formatters;

/**
 * Returns the facts of a collection: the values of its fields with `.fact()`, and those that it computes. Throws if the
 * collection has a file for each entry, or if the name of a fact has an unknown placeholder.
 */
export function createFactSource(
	name: string,
	definition: CollectionDefinition,
	getFormatters: GetFormatters,
): FactSource | undefined {
	const { fields, options } = definition;
	const parts = getFieldParts(fields);
	const computed = Object.entries(options.facts ?? {});
	const names = listFactNames(parts);
	const families = [
		...names.map((each) => each.split(".")[0] ?? ""),
		...computed.map(([family]) => family),
	];
	if (families.length === 0) return undefined;
	validateFactNames(name, definition, names);
	const listOwn = (content: unknown, context: EngineContext) =>
		listFieldFacts(
			{
				...{ parts, path: [], keys: [] },
				value: localizeAlone(content, context.locale),
			},
			createResolveContext(context, getFormatters),
		);
	const listComputed = (content: unknown, context: EngineContext): Fact[] => {
		const { locale } = context;
		const input: FactInput = { locale, format: getFormatters(locale) };
		const data =
			computed.length > 0 &&
			resolveField(
				parts,
				localizeAlone(content, locale),
				createResolveContext(context, getFormatters),
			);
		return computed.flatMap(([family, list]) =>
			Object.entries(list(data as never, input)).flatMap(
				([name, text]): Fact[] =>
					text === undefined ? [] : [[`${family}.${name}`, text]],
			),
		);
	};
	// Checks ask where each cited fact is defined.
	const listOwnOnce = cacheByContext(listOwn);
	const listComputedOnce = cacheByContext(listComputed);
	return {
		families: [...new Set(families)],
		list: (content, context) => [
			...listOwn(content, context).map(({ name, text }): Fact => [name, text]),
			...listComputed(content, context),
		],
		definedAt(fact, content, context) {
			const [family = ""] = fact;
			if (!families.includes(family)) return [];
			const name = fact.join(".");
			const own = listOwnOnce(content, context).filter(
				(each) => each.name === name,
			);
			if (own.length > 0) return own.map(({ path }) => path);
			if (!computed.some(([each]) => each === family)) return [];
			const items = listMapItems(parts, content);
			const findItems = (each: string) =>
				items.filter((path) => each.split(".").includes(String(path.at(-1))));
			const listed = listComputedOnce(content, context)
				.map(([each]) => each)
				.filter((each) => each.split(".")[0] === family);
			// Facts of items, as {{price.CODE.SESSION}}, are named by their keys.
			if (listed.every((each) => findItems(each).length > 0))
				return findItems(name);
			return listed.includes(name) ? [[]] : [];
		},
	};
}

/** Keeps the result of a function for each context; the content of a collection is the same in one context. */
function cacheByContext<T>(
	list: (content: unknown, context: EngineContext) => T,
): typeof list {
	const results = new WeakMap<EngineContext, T>();
	return (content, context) => {
		const result = results.get(context) ?? list(content, context);
		results.set(context, result);
		return result;
	};
}

/** Throws if the collection has a file for each entry, or if the name of a fact has another placeholder than {key}. */
function validateFactNames(
	name: string,
	definition: CollectionDefinition,
	facts: readonly string[],
): void {
	const wrong = facts.find((each) => /[{}]/.test(each.replaceAll("{key}", "")));
	const problem = definition.files.includes("{id}")
		? "facts come from a collection of one file. Write these values in one, an `f.map`, and refer to its items by `f.ref`."
		: wrong &&
			`the fact “${wrong}” has a placeholder other than {key}, the key of the item of a map.`;
	if (problem) throw createCollectionError(name, problem, definition);
}

/** Converts content to one language; texts that make facts cite none. */
function localizeAlone(content: unknown, locale: Locale): unknown {
	return localize(content, { locale, facts: new Map(), media: new Map() });
}

/** A stand-in for the pictures and videos in the data that facts are computed from. */
const noMedia: MediaEntry = {
	kind: "media",
	...{ file: "", id: "", digest: "", width: 0, height: 0, raster: undefined },
	source: { path: "", digest: "" },
};

/**
 * Facts are there before pages, entries and media, so the values that they come from can't show these; of other collections
 * they can show the items of maps.
 */
function createResolveContext(
	{ locale, only }: EngineContext,
	getFormatters: GetFormatters,
): ResolveContext {
	const context: ResolveContext = {
		locale,
		format: getFormatters(locale),
		media: Object.assign(new Map<string, MediaEntry>(), {
			get: () => noMedia,
		}),
		findPage: (id) => ({ href: "", title: id }),
		findEntry(collection, id) {
			// `getName` has found it among the collections of the site.
			const { files, fields } = collection as CollectionDefinition;
			const data = Object(files.includes("{id}") ? {} : only({ files }));
			if (!Object.hasOwn(data, id)) return { key: id, id };
			const map = localizeAlone({ [id]: data[id] }, locale);
			return Object(resolveField(getFieldParts(fields), map, context))[id];
		},
	};
	return context;
}

function listFactNames({ facts = [], within = [] }: FieldParts): string[] {
	return [...facts.map(({ name }) => name), ...within.flatMap(listFactNames)];
}

/** A value in a collection, and the object that it is in. */
type FoundValue = {
	readonly parts: FieldParts;
	readonly value: unknown;
	readonly path: Path;
	/** The keys of the map items that it is in. */
	readonly keys: readonly string[];
	readonly around?: FoundValue;
};

type FoundFact = {
	readonly name: string;
	readonly text: string;
	readonly path: Path;
};

function listFieldFacts(
	found: FoundValue,
	context: ResolveContext,
): FoundFact[] {
	const { parts, value, path, keys, around } = found;
	if (value === undefined) return [];
	const own = (parts.facts ?? []).flatMap(({ name, write }) => {
		const shown = parts.resolve(value, context);
		const text = write
			? write(shown as never, {
					locale: context.locale,
					format: context.format,
					around: Object(around?.parts.resolve(around.value, context)),
				})
			: toFactText(shown, context);
		if (text === undefined) return [];
		const full = keys.reduce((each, key) => each.replace("{key}", key), name);
		return [{ name: full, text, path }];
	});
	return [
		...own,
		...listChildren(found).flatMap((child) => listFieldFacts(child, context)),
	];
}

function listChildren(found: FoundValue): FoundValue[] {
	const { parts, value, path, keys } = found;
	return (parts.listChildren?.(value) ?? []).map((child) => ({
		parts: child.parts,
		value: child.value,
		path: child.step === undefined ? path : [...path, child.step],
		keys: child.isMapItem ? [...keys, String(child.step)] : keys,
		around: child.step === undefined ? (found.around ?? found) : found,
	}));
}

/** Lists the paths of the items of all maps in a value. */
function listMapItems(
	parts: FieldParts,
	value: unknown,
	path: Path = [],
): Path[] {
	if (value === undefined) return [];
	return (parts.listChildren?.(value) ?? []).flatMap((child) => {
		const at = child.step === undefined ? path : [...path, child.step];
		const inner = listMapItems(child.parts, child.value, at);
		return child.isMapItem ? [at, ...inner] : inner;
	});
}

function toFactText(value: unknown, { format }: ResolveContext): string {
	if (typeof value === "number") return format.number(value);
	const { text = value } = Object(value);
	return String(text);
}
