import "./components/island.css";
import { type ComponentType, useId } from "react";
import { renderToString } from "react-dom/server";
import { keptOf } from "./kept.ts";

/**
 * An interactive part of a page: a component that a file of site/islands/ exports. It stands there as
 * static HTML, which must make sense by itself, and comes alive in the browser when the visitor turns
 * to it (site/start/islands.ts). The HTML around it can't be hydrated, so it is rendered on its own;
 * both sides prefix its ids with that of this component. Props are JSON.
 */
export function Island<P extends object>({
	component: Component,
	props,
}: {
	readonly component: ComponentType<P>;
	readonly props: P;
}) {
	const id = useId();
	const holding = keptOf(Component, id, props, () => ({
		"data-props": JSON.stringify(props),
		dangerouslySetInnerHTML: {
			__html: renderToString(<Component {...props} />, {
				identifierPrefix: id,
			}),
		},
	}));
	return (
		<div
			className="island"
			data-island={Component.name}
			data-id={id}
			{...holding}
		/>
	);
}
