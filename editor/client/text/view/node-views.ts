import type { Node } from "prosemirror-model";
import type { NodeViewConstructor } from "prosemirror-view";
import type { FactChoice } from "../../../protocol.ts";
import type { TextContext } from "../text-context.ts";

/** Finds the fact that a node cites. */
export function findFact(
	{ attrs }: Node,
	{ facts }: TextContext,
): FactChoice | undefined {
	const name = attrs.source.trim();
	return facts.find((fact) => fact.name === name);
}

/** Creates the views of facts and pictures. */
export function createNodeViews(
	getContext: () => TextContext,
): Record<string, NodeViewConstructor> {
	return {
		fact(node) {
			const context = getContext();
			const fact = findFact(node, context);
			const dom = document.createElement("span");
			dom.className = fact ? "fact" : "fact unknown";
			dom.title = fact?.label ?? node.attrs.source.trim();
			dom.textContent = fact
				? (fact.texts[context.locale] ?? fact.name)
				: context.strings.unknownFact;
			return { dom };
		},
		image({ attrs: { src, alt } }) {
			const { pictures, strings } = getContext();
			const address = pictures.find(({ value }) => value === src)?.address;
			const dom = document.createElement(address ? "img" : "span");
			dom.title = src;
			if (dom instanceof HTMLImageElement)
				Object.assign(dom, { src: address, alt });
			else {
				dom.className = "picture";
				dom.textContent = `${strings.picture}: ${alt}`;
			}
			return { dom };
		},
	};
}
