import type { Node } from "prosemirror-model";
import type { NodeViewConstructor } from "prosemirror-view";
import type { FactChoice } from "../../../protocol.ts";
import type { TextContext } from "../text-context.ts";

/** Finds the fact that a node cites. */
export function findFact(
	{ attrs }: Node,
	{ choices }: TextContext,
): FactChoice | undefined {
	const name = attrs.source.trim();
	return choices?.facts.find((fact) => fact.name === name);
}

/** Creates the views of facts and pictures. */
export function createNodeViews(
	getContext: () => TextContext,
): Record<string, NodeViewConstructor> {
	return {
		fact(node) {
			const { strings, locale } = getContext();
			const fact = findFact(node, getContext());
			const dom = document.createElement("span");
			dom.className = fact ? "fact" : "fact unknown";
			dom.title = fact?.label ?? node.attrs.source.trim();
			dom.textContent = fact
				? (fact.texts[locale] ?? fact.name)
				: strings.unknownFact;
			return { dom };
		},
		image({ attrs: { src, alt } }) {
			const { choices, strings } = getContext();
			const picture = choices?.pictures.find(({ value }) => value === src);
			const dom = document.createElement(picture ? "img" : "span");
			dom.title = src;
			if (dom instanceof HTMLImageElement)
				Object.assign(dom, { src: picture?.address, alt });
			else {
				dom.className = "picture";
				dom.textContent = `${strings.picture}: ${alt}`;
			}
			return { dom };
		},
	};
}
