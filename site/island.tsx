import "./components/island.css";
import {
	type ComponentProps,
	type ComponentType,
	createElement,
	useId,
} from "react";
import { renderToString } from "react-dom/server";
import { type IslandName, islands } from "./islands/index.ts";

/**
 * An interactive part of a page. It stands there as static HTML, which must make sense by itself, and
 * comes alive in the browser when the visitor turns to it (site/client.ts). The HTML around it can't be
 * hydrated, so it is rendered on its own; both sides prefix its ids with that of this component.
 */
export function Island<N extends IslandName>({
	name,
	props,
}: {
	readonly name: N;
	readonly props: ComponentProps<(typeof islands)[N]>;
}) {
	const id = useId();
	// The signature pairs each name with its own props, which indexing a table loses.
	const Component = islands[name] as ComponentType<object>;
	const html = renderToString(createElement(Component, props), {
		identifierPrefix: id,
	});
	return (
		<div
			className="island"
			data-island={name}
			data-id={id}
			data-props={JSON.stringify(props)}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: this is HTML that React has just made.
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
