import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Attributes of an element that holds HTML. */
export type Holding = {
	readonly dangerouslySetInnerHTML: { readonly __html: string };
	readonly "data-props"?: string;
};

/**
 * What makes an element hold a part that many pages show. React makes its HTML once for the same props: for the
 * same object, not for an equal one, so that nothing is kept longer than somebody has the props.
 */
export function kept<P extends object>(
	part: ComponentType<P>,
	props: P,
): Holding {
	return keptOf(part, "", props, () => ({
		dangerouslySetInnerHTML: {
			__html: renderToStaticMarkup(createElement(part, props)),
		},
	}));
}

/** The same, as `make` makes it of this part, whose ids begin like this. */
export function keptOf(
	part: unknown,
	id: string,
	props: object,
	make: () => Holding,
): Holding {
	const known = made.get(props) ?? [];
	const found = known.find((each) => each.part === part && each.id === id);
	if (found) return found.holding;
	const holding = make();
	made.set(props, [...known, { part, id, holding }]);
	return holding;
}

type Made = {
	readonly part: unknown;
	readonly id: string;
	readonly holding: Holding;
};

const made = new WeakMap<object, readonly Made[]>();
