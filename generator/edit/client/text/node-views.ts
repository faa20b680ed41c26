import type { Node } from "prosemirror-model";
import type { NodeViewConstructor } from "prosemirror-view";
import { element } from "./element.ts";
import type { TextEditorOptions } from "./options.ts";
import { words } from "./words.ts";

/** The name of the fact that a node cites. */
export function nameOf({ attrs }: Node): string {
	return attrs.written.trim();
}

/** How facts, pictures and what isn't edited look in the editor. */
export function createNodeViews({
	facts,
	locale,
	language,
	pictureAddress,
}: TextEditorOptions): Record<string, NodeViewConstructor> {
	return {
		fact(node) {
			const name = nameOf(node);
			const fact = facts.find((each) => each.name === name);
			const [attributes, shown] = fact
				? [{ class: "fact", title: fact.called }, fact.words[locale] ?? name]
				: [{ class: "fact unknown", title: name }, words.unknownFact[language]];
			return { dom: element("span", attributes, shown) };
		},
		image({ attrs }) {
			const address = pictureAddress(attrs.src);
			return {
				dom: address
					? element("img", { src: address, alt: attrs.alt, title: attrs.src })
					: element(
							"span",
							{ class: "picture", title: attrs.src },
							`${words.picture[language]}: ${attrs.alt}`,
						),
			};
		},
	};
}
