import type { Node } from "prosemirror-model";
import type { NodeViewConstructor } from "prosemirror-view";
import type { TextContext } from "../text-context.ts";

/** The name of the fact that a node cites. */
export function nameOf({ attrs }: Node): string {
	return attrs.written.trim();
}

/** How facts and pictures look in the editor. */
export function createNodeViews(
	now: () => TextContext,
): Record<string, NodeViewConstructor> {
	return {
		fact(node) {
			const { choices, words, locale } = now();
			const name = nameOf(node);
			const fact = choices.facts.find((each) => each.name === name);
			const dom = document.createElement("span");
			dom.className = fact ? "fact" : "fact unknown";
			dom.title = fact?.called ?? name;
			dom.textContent = fact ? (fact.words[locale] ?? name) : words.unknownFact;
			return { dom };
		},
		image({ attrs: { src, alt } }) {
			const { choices, words } = now();
			const address = choices.pictures.find(
				({ value }) => value === src,
			)?.address;
			const dom = document.createElement(address ? "img" : "span");
			dom.title = src;
			if (dom instanceof HTMLImageElement)
				Object.assign(dom, { src: address, alt });
			else {
				dom.className = "picture";
				dom.textContent = `${words.picture}: ${alt}`;
			}
			return { dom };
		},
	};
}
