import { groupBy } from "../../../diagnostics/group-by.ts";
import { attributeOf, type Published } from "../published.ts";
import type { Declaration, StyleRule } from "../style.ts";

/** The style of an element. */
export type DrawnStyle = {
	/** The possible declarations, by property; of several values the browser chooses one. */
	readonly declared: ReadonlyMap<string, readonly Declaration[]>;
	/** How much there is to read for it (characters). */
	readonly size: number;
};

/** Returns what gives the style of an element, by its attributes and by all rules that may match it. */
export function createStyles(
	rules: readonly StyleRule[],
): (element: Published) => DrawnStyle {
	// Not their declarations: many selectors of a rule with many of those would have the product of both.
	const byKey = new Map<string, Set<readonly Declaration[]>>();
	for (const { selectors, declarations } of rules)
		for (const key of declarations.length > 0 ? selectors : [])
			byKey.set(key, (byKey.get(key) ?? new Set()).add(declarations));
	return (element) => {
		const { attributes, children } = element;
		const keys = byKey.size > 0 ? keysOf(element) : [];
		const matching = new Set(
			[...keys].flatMap((key) => [...(byKey.get(key) ?? [])]),
		);
		const ruled = [...matching].flat();
		const own = attributes.flatMap(({ declarations }) => declarations);
		return {
			declared: groupBy([...ruled, ...own], ({ property }) => property),
			size: sizeOf(attributes) + sizeOf(children) + sizeOf(ruled),
		};
	};
}

/** The characters of the values among some parts, and two more for each part. */
export function sizeOf(
	parts: readonly (Published | string | { readonly value: string })[],
): number {
	let length = 2 * parts.length;
	for (const part of parts)
		if (typeof part !== "string" && "value" in part)
			length += part.value.length;
	return length;
}

/** The selectors that match an element: by its id, its classes and its name. */
function keysOf(element: Published): Set<string> {
	const value = (name: string) => attributeOf(element, name) ?? "";
	const classes = value("class").split(/\s+/).filter(Boolean);
	return new Set([
		"*",
		element.name,
		`#${value("id").trim()}`,
		...classes.map((each) => `.${each}`),
	]);
}
