import type { Published } from "../published.ts";
import type { Declaration, StyleRule } from "../style.ts";

/** What may be declared of an element, by its property; of several values the browser chooses one. */
export type DrawnStyle = ReadonlyMap<string, readonly Declaration[]>;

type Declared = Map<string, Declaration[]>;

/** Properties by which drawing takes longer; `href` is an attribute. */
const costly =
	/^(href|d|fill|stroke|filter|mask|clip-path|marker.*|opacity|mix-blend-mode|isolation|stroke-width|stroke-dasharray|font|font-size|transform.*)$/;

/** The style of an element, and how many declarations it has. */
type Sized = { readonly declared: DrawnStyle; readonly size: number };

/** Returns what gives the style of an element, by its attributes and by all rules that may match it. */
export function createStyles(
	rules: readonly StyleRule[],
): (element: Published) => Sized {
	const byKey = new Map<string, Declared>();
	for (const { selectors, declarations } of rules)
		for (const { kind, name } of selectors)
			collect(entryOf(byKey, `${kind} ${name}`), declarations);
	const known = new Map<Published, Sized>();
	return (element) => {
		const style = known.get(element) ?? styleOf(element);
		known.set(element, style);
		return style;
	};

	function styleOf(element: Published): Sized {
		const declared: Declared = new Map();
		for (const key of byKey.size > 0 ? keysOf(element) : [])
			for (const declarations of byKey.get(key)?.values() ?? [])
				collect(declared, declarations);
		for (const { declarations } of element.attributes)
			collect(declared, declarations);
		let size = 0;
		for (const { length } of declared.values()) size += length;
		return { declared, size };
	}
}

function entryOf(byKey: Map<string, Declared>, key: string): Declared {
	const found = byKey.get(key) ?? new Map<string, Declaration[]>();
	byKey.set(key, found);
	return found;
}

function collect(style: Declared, declarations: readonly Declaration[]) {
	for (const declaration of declarations) {
		const { property } = declaration;
		if (!costly.test(property)) continue;
		const others = style.get(property);
		if (others) others.push(declaration);
		else style.set(property, [declaration]);
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
