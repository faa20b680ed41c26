import * as z from "zod";
import {
	type Collection,
	getFilePath,
	type Route,
	type SiteDefinition,
} from "../definition.ts";
import {
	getDefaultLocale,
	type Locale,
	listLocales,
} from "../languages/languages.ts";
import type { ContentFile } from "../types.ts";

// Fields with one value for all languages (`sameInAllLanguages`): the version in the first language has them, the other versions
// may leave them out.

/** Returns the schema of a collection's files in a language. */
export function getSchemaForLocale(
	{ schema, route }: Pick<Collection, "schema" | "route">,
	locale: Locale | undefined,
	site: SiteDefinition,
): z.ZodType {
	if (locale === undefined || locale === getDefaultLocale(site)) return schema;
	if (!route?.sameInAllLanguages.length || !(schema instanceof z.ZodObject))
		return schema;
	const made =
		schemas.get(route) ?? toOptionalFields(schema, route.sameInAllLanguages);
	schemas.set(route, made);
	return made;
}

/** The schemas of other languages, by route: zod takes longer to compile a schema than to check a file. */
const schemas = new WeakMap<Route, z.ZodObject>();

function toOptionalFields(
	schema: z.ZodObject,
	fields: readonly string[],
): z.ZodObject {
	return schema.safeExtend(
		Object.fromEntries(
			fields.map((field) => [field, z.optional(schema.shape[field])]),
		),
	);
}

/** The version of an entry that owns the shared fields, and the shared fields that only it has. */
export type SharedFields<T> = {
	readonly original: T;
	readonly fields: readonly string[];
};

/**
 * Finds the version that owns the shared fields of an entry, and the fields that no other version has; undefined if it has
 * none. `at` returns the file at a path.
 */
export function findOwnerAndInheritedFields<T extends Pick<ContentFile, "raw">>(
	entry: EntryVersion,
	collection: Collection,
	site: SiteDefinition,
	at: (path: string) => T | undefined,
): SharedFields<T> | undefined {
	const original = findSharedFieldsOwner(entry, collection, site, at);
	if (!original) return undefined;
	const others = listLocales(site)
		.flatMap(
			(locale) => at(getFilePath(collection, { ...entry, locale })) ?? [],
		)
		.filter((each) => each !== original);
	const { sameInAllLanguages = [] } = collection.route ?? {};
	return {
		original,
		fields: sameInAllLanguages.filter(
			(field) => !others.some(({ raw }) => field in Object(raw)),
		),
	};
}

/** Finds the version in the first language that the entry has; undefined if the entry has no shared fields. */
export function findSharedFieldsOwner<T>(
	{ id, part, locale }: EntryVersion,
	collection: Collection,
	site: SiteDefinition,
	at: (path: string) => T | undefined,
): T | undefined {
	if (locale === undefined || !collection.route?.sameInAllLanguages.length)
		return undefined;
	for (const each of listLocales(site)) {
		const found = at(getFilePath(collection, { id, part, locale: each }));
		if (found) return found;
	}
	return undefined;
}

type EntryVersion = Pick<ContentFile, "id" | "part" | "locale">;
