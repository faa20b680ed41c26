import type { Published } from "../published.ts";
import type { Declaration, StyleRule } from "../style.ts";

/** What may be declared of an element, by its property; of several values the browser chooses one. */
export type DrawnStyle = ReadonlyMap<string, readonly Declaration[]>;

type Declared = Map<string, Declaration[]>;

/** Properties by which drawing takes longer; `href` is an attribute. */
const costly =
	/^(href|d|fill|stroke|filter|mask|clip-path|marker.*|opacity|mix-blend-mode|isolation|stroke-width|stroke-dasharray|font|font-size|transform.*)$/;

/** The style of an element, and how much there is to read for it (characters). */
type Sized = { readonly declared: DrawnStyle; readonly size: number };

/** Returns what gives the style of an element, by its attributes and by all rules that may match it. */
export function createStyles(
	rules: readonly StyleRule[],
): (element: Published) => Sized {
	// Not their declarations: many selectors of a rule with many of those would have the product of both.
	const byKey = new Map<string, Set<readonly Declaration[]>>();
	for (const { selectors, declarations } of rules) {
		const kept = costlyOf(declarations);
		if (kept.length > 0)
			for (const { kind, name } of selectors)
				entryOf(byKey, `${kind} ${name}`).add(kept);
	}
	const known = new Map<Published, Sized>();
	return (element) => {
		const style = known.get(element) ?? styleOf(element);
		known.set(element, style);
		return style;
	};

	function styleOf(element: Published): Sized {
		const { attributes, children } = element;
		const keys = byKey.size > 0 ? keysOf(element) : [];
		const matching = new Set(
			[...keys].flatMap((key) => [...(byKey.get(key) ?? [])]),
		);
		const declared: Declared = new Map();
		let size = sizeOf(attributes) + sizeOf(children);
		for (const declarations of matching) {
			collect(declared, declarations);
			size += sizeOf(declarations);
		}
		for (const { declarations } of attributes)
			collect(declared, costlyOf(declarations));
		return { declared, size };
	}
}

/** What there is to read (characters), and two for each, however short. */
export function sizeOf(
	parts: readonly (Published | string | { readonly value: string })[],
): number {
	let length = 2 * parts.length;
	for (const part of parts)
		if (typeof part !== "string" && "value" in part)
			length += part.value.length;
	return length;
}

function costlyOf(
	declarations: readonly Declaration[],
): readonly Declaration[] {
	return declarations.filter(({ property }) => costly.test(property));
}

function entryOf<Value>(
	byKey: Map<string, Set<Value>>,
	key: string,
): Set<Value> {
	const found = byKey.get(key) ?? new Set<Value>();
	byKey.set(key, found);
	return found;
}

function collect(style: Declared, declarations: readonly Declaration[]) {
	for (const declaration of declarations) {
		const others = style.get(declaration.property);
		if (others) others.push(declaration);
		else style.set(declaration.property, [declaration]);
	}
}

/** The selectors that match an element: by its id, its classes and its name. */
function keysOf({ name, attributes }: Published): Set<string> {
	const value = (of: string) =>
		attributes.find((attribute) => attribute.name === of)?.value ?? "";
	const classes = value("class").split(/\s+/).filter(Boolean);
	return new Set([
		"any ",
		`type ${name}`,
		`id ${value("id").trim()}`,
		...classes.map((each) => `class ${each}`),
	]);
}
