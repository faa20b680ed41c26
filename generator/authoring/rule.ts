import {
	type Check,
	type Collection,
	type CollectionOf,
	type Entries,
	findCollection,
	type PageContent,
} from "../definition.ts";
import {
	type Code,
	type Diagnostic,
	errorAt,
	explainSiteProblem,
} from "../diagnostics/diagnostic.ts";
import { formatNameSuggestion } from "../diagnostics/nearest.ts";
import type { Path } from "../diagnostics/places.ts";
import {
	createSiteError,
	recordDefinition,
} from "../diagnostics/site-error.ts";
import type { AuthorText } from "../languages/text.ts";
import { getCollectionName, getPlace } from "../link/entries.ts";
import { isLocalized, type Localized } from "../schema/localized.ts";
import { readSchema, type Schema } from "../schema/walk.ts";
import type { ContentEntry } from "../types.ts";

/** The value at a path of an entry, e.g. `"codes.*.percent"`; `*` stands for every item of a map or list, or every language. */
export type ValueAt<T, P extends string> = P extends ""
	? T
	: P extends `${infer Step}.${infer Rest}`
		? ValueAt<ItemAt<T, Step>, Rest>
		: ItemAt<T, P>;

type ItemAt<T, Step extends string> =
	T extends Localized<infer Item>
		? Item
		: T extends readonly (infer Item)[]
			? Item
			: Step extends "*"
				? T[keyof T]
				: Step extends keyof T
					? T[Step]
					: never;

/** The inputs of a rule's test besides the value. */
export type RuleContext<T = unknown, V = unknown> = {
	readonly entry: ContentEntry<T>;
	readonly entries: Entries;
	/** The day the site is built for, yyyy-mm-dd. */
	readonly date: string;
	/** The path of the value in the data of the entry. */
	readonly path: Path;
	/** The values of the rule in the innermost map or list of its path, in their order; the value itself is at `index`. */
	readonly siblings: readonly V[];
	readonly index: number;
};

/** Options of a rule. */
export type RuleOptions<T = unknown, V = unknown> = {
	/** The path, within the value, where the problem is shown: by default the value itself. */
	readonly at?: string;
	/** Tells the author what to do. */
	readonly hint?: AuthorText;
	/** Returns texts that solve the problem if they replace the value, the likeliest first. */
	readonly fixes?: (value: V, context: RuleContext<T, V>) => readonly string[];
	/** A warning doesn't prevent a build. */
	readonly severity?: "error" | "warning";
	/** Whether a comment in the content can suppress the problem. */
	readonly suppressible?: boolean;
	/** The code in `kilde check --format json`: `rule` by default. */
	readonly code?: Code;
};

/**
 * The pages of a site, for its rules.
 *
 * @example rule(pages, "path.en", (path) => path !== "/en/old", "It must be another address.");
 */
export const pages: CollectionOf<PageContent> = { files: "pages/{id}.yaml" };

/**
 * Returns a check of the values at a path of a collection's data: `rules` of the site lists it. `path` has dots between its
 * steps, and `*` for every item of a map or list, or every language; an empty path is the data itself. `test` returns whether a
 * value is right. The check throws if the collection has no such path.
 *
 * @example
 * ```ts
 * import { collection, f, rule } from "kilde";
 *
 * const hours = collection("hours.yaml", f.map({ opens: f.time(), closes: f.time() }));
 *
 * export const closesAfterOpening = rule(
 * 	hours,
 * 	"*",
 * 	({ opens, closes }) => opens < closes,
 * 	({ opens }) => `It must close after it opens, at ${opens}.`,
 * 	{ at: "closes" },
 * );
 * ```
 */
export function rule<T, const P extends string>(
	collection: CollectionOf<T>,
	path: P,
	test: (
		value: ValueAt<T, P>,
		context: RuleContext<T, ValueAt<T, P>>,
	) => boolean,
	message:
		| AuthorText
		| ((
				value: ValueAt<T, P>,
				context: RuleContext<T, ValueAt<T, P>>,
		  ) => AuthorText),
	options: RuleOptions<T, ValueAt<T, P>> = {},
): Check {
	const { at = "", hint, fixes, code = "rule", severity = "error" } = options;
	const steps = toSteps(path);
	const check = (entries: Entries): Diagnostic[] => {
		const name = getCollectionName(collection, entries.site);
		const defined = findCollection(entries.site, name);
		if (defined) checkRulePath(defined, [...steps, ...toSteps(at)], check);
		return entries.of(collection).flatMap((entry) =>
			listValuesAt<ValueAt<T, P>>(entry.data, steps).flatMap(
				({ value, ...found }) => {
					const context = { entry, entries, date: entries.date, ...found };
					if (test(value, context)) return [];
					const problem = {
						message:
							typeof message === "function" ? message(value, context) : message,
						hint,
						fixes: fixes?.(value, context),
					};
					const place = getPlace(entry, [...found.path, ...toSteps(at)]);
					const explanation = explainSiteProblem(code, problem);
					return [errorAt(entry.file, place, { ...explanation, severity })];
				},
			),
		);
	};
	recordDefinition(check);
	return Object.assign(check, {
		isSuppressible: options.suppressible === true,
	});
}

/** Lists the paths of the values at a path with `*` for every item of a map or list. */
export function listPathsAt(root: unknown, path: string): readonly Path[] {
	return listValuesAt(root, toSteps(path)).map((found) => found.path);
}

function toSteps(path: string): string[] {
	return path === "" ? [] : path.split(".");
}

/** A value, its path, and the values beside it. */
type FoundValue<V> = Pick<
	RuleContext<unknown, V>,
	"path" | "siblings" | "index"
> & {
	readonly value: V;
};

/** Lists the values at a path; missing ones are left out. */
function listValuesAt<V>(
	root: unknown,
	steps: readonly string[],
): FoundValue<V>[] {
	const groups = listGroups(root, [], steps);
	return groups.flatMap((group) => {
		const siblings = group.map(([, value]) => value as V);
		return group.map(([path, value], index) => {
			return { value: value as V, path, siblings, index };
		});
	});
}

type Located = readonly [path: Path, value: unknown];

/** Lists the values at a path, those of one map or list together. */
function listGroups(
	value: unknown,
	path: Path,
	steps: readonly string[],
): Located[][] {
	const star = steps.indexOf("*");
	const start = star < 0 ? steps : steps.slice(0, star);
	const found = follow([path, value], start);
	if (star < 0) return [found];
	const rest = steps.slice(star + 1);
	const items = found.flatMap(([at, container]) =>
		listItems(container).map(([key, item]): Located => [[...at, key], item]),
	);
	return rest.includes("*")
		? items.flatMap(([at, item]) => listGroups(item, at, rest))
		: [items.flatMap((item) => follow(item, rest))];
}

/** Returns the value at a path without `*`; none if it is missing. */
function follow([path, value]: Located, steps: readonly string[]): Located[] {
	const [step, ...rest] = steps;
	if (value === undefined || value === null) return [];
	if (step === undefined) return [[path, value]];
	return listItems(value)
		.filter(([key]) => String(key) === step)
		.flatMap(([key, item]) => follow([[...path, key], item], rest));
}

/** Lists the items of a map or list, with their keys as in the file. */
function listItems(value: unknown): (readonly [PropertyKey, unknown])[] {
	if (Array.isArray(value)) return [...value.entries()];
	return Object.entries(isLocalized(value) ? value.values : Object(value));
}

/** Throws if no value of a collection can have the path. */
function checkRulePath(
	{ name, schema }: Pick<Collection, "name" | "schema">,
	steps: readonly string[],
	definition: Check,
): void {
	let schemas: readonly Schema[] = [schema];
	for (const step of steps) {
		const parts = schemas.flatMap(listParts);
		// A reference, or a text in several languages, has fields that its schema doesn't know.
		if (parts.length === 0) return;
		schemas = parts.flatMap(({ key, part }) =>
			key === undefined || step === "*" || key === step ? [part] : [],
		);
		const keys = parts.flatMap(({ key }) => key ?? []);
		if (schemas.length === 0)
			throw createSiteError(
				`rule: the collection “${name}” has no value at ${steps.join(".")}. ${formatNameSuggestion(step, keys)}`,
				{ definition },
			);
	}
}

/** Lists the parts of a schema: fields with their keys, items without. */
function listParts(
	schema: Schema,
): { readonly key: string | undefined; readonly part: Schema }[] {
	const node = readSchema(schema);
	switch (node.type) {
		case "object":
			return [
				...[...node.fields].map(([key, part]) => ({ key, part })),
				...(node.rest ? [{ key: undefined, part: node.rest }] : []),
			];
		case "list":
			return [{ key: undefined, part: node.element }];
		case "union":
			return node.options.flatMap(listParts);
		default:
			return [];
	}
}
