import type { Site } from "../authoring/define-site.ts";
import { isFieldsObject } from "../authoring/field.ts";
import type { ViewDefinition } from "../authoring/view.ts";
import { formatNameSuggestion } from "../diagnostics/nearest.ts";
import type { PageProps } from "../types.ts";

/** The definitions of the fields of a site. */
export type FieldDefinitions = {
	readonly site: Site;
	readonly getView: (name: string) => ViewDefinition;
};

/** What `page` and `entry` have besides their own fields, whether or not a file has it. */
const common = {
	page: ["id", "href", "title", "description", "heading"],
	entry: ["id", "key", "href", "body"],
} as const;

/**
 * Returns a page whose `page` or `entry` throws where a component reads a field that isn't defined: in JavaScript it would be
 * undefined, as an optional one that is omitted is.
 */
export function guardFields<P extends Pick<PageProps, "content" | "view">>(
	page: P,
	{ site, getView }: FieldDefinitions,
): P {
	const { fields = {}, collection = "" } = getView(page.view);
	const of = (object: object) => Object.keys(object);
	const own = Object(site.collections)[collection]?.fields;
	const known = {
		page: [...common.page, ...of(site.page ?? {}), ...of(fields)],
		entry: [...common.entry, ...(isFieldsObject(own) ? of(own) : [])],
	};
	const guarded = Object.entries(page.content as object).map(([name, value]) =>
		name === "page" || (name === "entry" && isFieldsObject(own))
			? [name, guardObject(value, known[name], name)]
			: [name, value],
	);
	return { ...page, content: Object.fromEntries(guarded) };
}

function guardObject(
	object: object,
	fields: readonly string[],
	called: string,
): object {
	return new Proxy(object, {
		get(target, name, receiver) {
			// React and JSON look for $$typeof, toJSON and then in every object.
			if (
				typeof name === "symbol" ||
				name in target ||
				fields.includes(name) ||
				/^(\$\$typeof|toJSON|then)$/.test(name)
			)
				return Reflect.get(target, name, receiver);
			throw new Error(
				`The ${called} has no field “${name}”. ${formatNameSuggestion(name, fields)}`,
			);
		},
	});
}
