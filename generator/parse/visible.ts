import type { Nodes } from "mdast";

// Words are looked for in a copy of the text in which everything else is blank, so that offsets stay the same.

/** OBJECT REPLACEMENT CHARACTER: for what is shown but isn't the author's words, so that no match spans it. */
const replacementCharacter = "\uFFFC";

/** Returns a short text with its citations and web addresses replaced. Offsets stay the same. */
export function visibleWords(text: string): string {
	return text
		.replaceAll(/\{\{[^{}]*\}\}|https?:\/\/\S+/g, (found) =>
			replacementCharacter.repeat(found.length),
		)
		.replaceAll(/&(?:nbsp|#160|#xa0);/gi, (found) => " ".repeat(found.length));
}

/** Returns the words of a Markdown text as visitors read them; markup and addresses are blank. Offsets stay the same. */
export function visibleMarkdown(root: Nodes, text: string): string {
	const visible: string[] = [];
	let end = 0;
	visit(root);
	return visibleWords(visible.join("") + blank(text.slice(end)));

	function visit(node: Nodes) {
		const from = node.position?.start.offset ?? 0;
		if (node.type === "text") keep(from, node.position?.end.offset ?? from);
		else if (node.type === "image") keepAlt(from, node.alt ?? "");
		else if (node.type === "inlineCode")
			cover(node.position?.end.offset ?? from);
		else if ("children" in node && !isAddress(node))
			node.children.forEach(visit);
	}

	function keep(from: number, to: number) {
		// Each line of a quotation begins with its marker.
		const words = text
			.slice(from, to)
			.replaceAll(
				/\n[ \t>]+/g,
				(indent) => `\n${" ".repeat(indent.length - 1)}`,
			);
		visible.push(blank(text.slice(end, from)), words);
		end = to;
	}

	function keepAlt(from: number, alt: string) {
		if (text.startsWith(alt, from + 2)) keep(from + 2, from + 2 + alt.length);
	}

	function cover(to: number) {
		visible.push(
			blank(text.slice(end, to)).replaceAll(" ", replacementCharacter),
		);
		end = to;
	}

	/** <https://…>: a link whose words are its address. */
	function isAddress(node: Nodes): boolean {
		return (
			node.type === "link" && text[node.position?.start.offset ?? 0] === "<"
		);
	}
}

function blank(text: string): string {
	return text.replaceAll(/[^\n]/g, " ");
}
