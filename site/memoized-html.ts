import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** The attributes of an element with given inner HTML. */
export type HtmlAttributes = {
	readonly dangerouslySetInnerHTML: { readonly __html: string };
	readonly "data-props"?: string;
};

/**
 * Returns the attributes of an element with the static HTML of a component that many pages show. It is rendered once for
 * the same props (compared by identity, so that the HTML is released with the props).
 */
export function staticHtml<P extends object>(
	part: ComponentType<P>,
	props: P,
): HtmlAttributes {
	return memoizedHtml(part, "", props, () => ({
		dangerouslySetInnerHTML: {
			__html: renderToStaticMarkup(createElement(part, props)),
		},
	}));
}

/** Returns the attributes that `make` returns, memoised by the part, the prefix of its ids and the identity of its props. */
export function memoizedHtml(
	part: unknown,
	id: string,
	props: object,
	make: () => HtmlAttributes,
): HtmlAttributes {
	const ofProps = rendered.get(props) ?? [];
	const found = ofProps.find((each) => each.part === part && each.id === id);
	if (found) return found.attributes;
	const attributes = make();
	rendered.set(props, [...ofProps, { part, id, attributes }]);
	return attributes;
}

type Rendered = {
	readonly part: unknown;
	readonly id: string;
	readonly attributes: HtmlAttributes;
};

const rendered = new WeakMap<object, readonly Rendered[]>();
