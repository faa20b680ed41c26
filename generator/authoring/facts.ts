import type { Fact, FactSource } from "../definition.ts";
import type { Path } from "../diagnostics/places.ts";
import type { Formatters } from "../languages/format.ts";
import type { Locale } from "../languages/languages.ts";
import { localize } from "../link/localize.ts";
import {
	type FieldParts,
	getFieldParts,
	type ResolveContext,
	resolveField,
} from "./field.ts";
import type { CollectionDefinition, FactInput } from "./site-types.ts";

/** What facts of a site need to know of it. */
export type FactSite = {
	readonly getFormatters: (locale: Locale) => Formatters;
	readonly defaultLocale: Locale;
};

/** Returns the facts of a collection: the values of its fields with `.fact()`, and those that it computes. */
export function createFactSource(
	{ fields, options }: CollectionDefinition,
	site: FactSite,
): FactSource | undefined {
	const parts = getFieldParts(fields);
	const computed = Object.entries(options.facts ?? {});
	const families = [
		...listFactNames(parts).map((name) => name.split(".")[0] ?? ""),
		...computed.map(([family]) => family),
	];
	if (families.length === 0) return undefined;
	const resolve = (content: unknown, of: FieldParts, locale: Locale) =>
		resolveField(
			of,
			localize(content, { locale, facts: new Map(), media: new Map() }),
			createFactContext(locale, site),
		);
	return {
		families: [...new Set(families)],
		list(content, { locale, only }) {
			const format = site.getFormatters(locale);
			const local = localize(content, {
				locale,
				facts: new Map(),
				media: new Map(),
			});
			const context = createFactContext(locale, site);
			const own = listFieldFacts(parts, local, context).map(
				({ name, text }): Fact => [name, text],
			);
			if (computed.length === 0) return own;
			const input: FactInput = {
				locale,
				format,
				get: (other) => {
					const found = only(other);
					// Its fields determine the type.
					return (found &&
						resolve(found, getFieldParts(other.fields), locale)) as never;
				},
			};
			const data = resolveField(parts, local, context);
			return [
				...own,
				...computed.flatMap(([family, list]) =>
					Object.entries(list(data as never, input)).map(
						([name, text]): Fact => [`${family}.${name}`, text],
					),
				),
			];
		},
		definedAt(fact, content) {
			const locale = site.defaultLocale;
			const local = localize(content, {
				locale,
				facts: new Map(),
				media: new Map(),
			});
			const name = fact.join(".");
			const found = listFieldFacts(
				parts,
				local,
				createFactContext(locale, site),
			).find((each) => each.name === name);
			if (found) return [found.path];
			return families.includes(fact[0] ?? "") ? [[]] : [];
		},
	};
}

/** Facts are there before pages and entries, so the values that they come from can't show these. */
function createFactContext(locale: Locale, site: FactSite): ResolveContext {
	return {
		locale,
		format: site.getFormatters(locale),
		media: new Map(),
		findPage: (id) => ({ href: "", title: id }),
		findEntry: (_, id) => ({ key: id, id }),
	};
}

function listFactNames({ factName, within = [] }: FieldParts): string[] {
	const own = factName === undefined ? [] : [factName];
	return [...own, ...within.flatMap(listFactNames)];
}

type FieldFact = {
	readonly name: string;
	readonly text: string;
	readonly path: Path;
};

function listFieldFacts(
	parts: FieldParts,
	value: unknown,
	context: ResolveContext,
	keys: readonly string[] = [],
	path: Path = [],
): FieldFact[] {
	if (value === undefined) return [];
	const own =
		parts.factName === undefined
			? []
			: [
					{
						name: keys.reduce(
							(name, key) => name.replace("{key}", key),
							parts.factName,
						),
						text: toFactText(parts.resolve(value, context), context),
						path,
					},
				];
	const children = parts.listChildren?.(value) ?? [];
	return [
		...own,
		...children.flatMap((child) =>
			listFieldFacts(
				child.parts,
				child.value,
				context,
				child.isMapItem ? [...keys, String(child.step)] : keys,
				child.step === undefined ? path : [...path, child.step],
			),
		),
	];
}

function toFactText(value: unknown, { format }: ResolveContext): string {
	if (typeof value === "number") return format.number(value);
	const { text = value } = Object(value);
	return String(text);
}
