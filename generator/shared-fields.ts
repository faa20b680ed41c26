import * as z from "zod";
import {
	type Collection,
	fileOf,
	type Route,
	type SiteDefinition,
} from "./definition.ts";
import {
	defaultLocale,
	type Locale,
	localesOf,
} from "./languages/languages.ts";
import type { ContentFile } from "./types.ts";

// What is the same in all languages of an entry is written in the first that the entry has; the others may leave it out.

/** The schema of a collection's files in a language. */
export function schemaIn(
	{ schema, route }: Pick<Collection, "schema" | "route">,
	locale: Locale | undefined,
	site: SiteDefinition,
): z.ZodType {
	if (locale === undefined || locale === defaultLocale(site)) return schema;
	if (!route?.sameInAllLanguages.length || !(schema instanceof z.ZodObject))
		return schema;
	const made = schemas.get(route) ?? without(schema, route.sameInAllLanguages);
	schemas.set(route, made);
	return made;
}

/** The schemas of other languages, by route: compiling one takes zod longer than checking a file. */
const schemas = new WeakMap<Route, z.ZodObject>();

function without(schema: z.ZodObject, fields: readonly string[]): z.ZodObject {
	return schema.safeExtend(
		Object.fromEntries(
			fields.map((field) => [field, z.optional(schema.shape[field])]),
		),
	);
}

/** The version of an entry with what is the same in all its languages, and the fields that no other version writes. */
export type Shared<T> = {
	readonly original: T;
	readonly fields: readonly string[];
};

/** Finds that for an entry of a collection; undefined where it has no such fields. `at` returns the file at a path. */
export function sharedOf<T extends Pick<ContentFile, "raw">>(
	entry: Version,
	collection: Collection,
	site: SiteDefinition,
	at: (path: string) => T | undefined,
): Shared<T> | undefined {
	const original = originalOf(entry, collection, site, at);
	if (!original) return undefined;
	const others = localesOf(site)
		.flatMap((locale) => at(fileOf(collection, { ...entry, locale })) ?? [])
		.filter((each) => each !== original);
	const { sameInAllLanguages = [] } = collection.route ?? {};
	return {
		original,
		fields: sameInAllLanguages.filter(
			(field) => !others.some(({ raw }) => field in Object(raw)),
		),
	};
}

/** Finds the version alone. */
export function originalOf<T>(
	{ id, part, locale }: Version,
	collection: Collection,
	site: SiteDefinition,
	at: (path: string) => T | undefined,
): T | undefined {
	if (locale === undefined || !collection.route?.sameInAllLanguages.length)
		return undefined;
	for (const each of localesOf(site)) {
		const found = at(fileOf(collection, { id, part, locale: each }));
		if (found) return found;
	}
	return undefined;
}

type Version = Pick<ContentFile, "id" | "part" | "locale">;
