import type { Nodes } from "mdast";

// Words are looked for in a copy of the text in which everything else is blank, so that offsets stay the same.

/** OBJECT REPLACEMENT CHARACTER: for what is shown but isn't the author's words, so that no match spans it. */
const replacementCharacter = "\uFFFC";

/** Returns a short text with its citations and web addresses replaced. Offsets stay the same. */
export function getVisibleText(text: string): string {
	return text
		.replaceAll(/\{\{[^{}]*\}\}|https?:\/\/\S+/g, (found) =>
			replacementCharacter.repeat(found.length),
		)
		.replaceAll(/&(?:nbsp|#160|#xa0);/gi, (found) => " ".repeat(found.length));
}

/** Returns the words of a Markdown text as visitors read them; markup and addresses are blank. Offsets stay the same. */
export function getVisibleMarkdown(root: Nodes, text: string): string {
	let visible = "";
	visit(root);
	return getVisibleText(visible + toBlank(text.slice(visible.length)));

	function visit(node: Nodes) {
		const from = node.position?.start.offset ?? 0;
		const to = node.position?.end.offset ?? from;
		if (node.type === "text") keep(from, to);
		else if (node.type === "image") keepAlt(from, node.alt ?? "");
		else if (node.type === "inlineCode")
			visible += blankUntil(to).replaceAll(" ", replacementCharacter);
		else if ("children" in node && !isAddress(node))
			node.children.forEach(visit);
	}

	function blankUntil(offset: number): string {
		return toBlank(text.slice(visible.length, offset));
	}

	function keep(from: number, to: number) {
		// Each line of a quotation begins with its marker.
		const words = text
			.slice(from, to)
			.replaceAll(
				/\n[ \t>]+/g,
				(indent) => `\n${" ".repeat(indent.length - 1)}`,
			);
		visible += blankUntil(from) + words;
	}

	function keepAlt(from: number, alt: string) {
		if (text.startsWith(alt, from + 2)) keep(from + 2, from + 2 + alt.length);
	}

	/** <https://…>: a link whose words are its address. */
	function isAddress(node: Nodes): boolean {
		return (
			node.type === "link" && text[node.position?.start.offset ?? 0] === "<"
		);
	}
}

function toBlank(text: string): string {
	return text.replaceAll(/[^\n]/g, " ");
}
