import { type ComponentType, useId } from "react";
import { renderToString } from "react-dom/server";

/**
 * An interactive part of a page: a component that a file of site/islands/ exports. Its static HTML must make sense without
 * scripts; the browser hydrates it when the visitor first uses it (generator/browser/islands.ts). The HTML around it is not
 * hydrated, so an island is a separate React root; server and browser prefix its ids with the id of this component. Props
 * are JSON.
 *
 * @example
 * // site/islands/order.tsx exports Order.
 * <Island component={Order} props={{ bread: "rye-bread" }} />;
 */
export function Island<P extends object>({
	component: Component,
	props,
}: {
	readonly component: ComponentType<P>;
	readonly props: P;
}) {
	const id = useId();
	const html = renderToString(<Component {...props} />, {
		identifierPrefix: id,
	});
	return (
		<div
			className="island"
			data-island={Component.name}
			data-id={id}
			data-props={JSON.stringify(props)}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it.
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
