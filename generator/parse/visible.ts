import type { Nodes } from "mdast";

// Words are looked for in copies of the text in which everything else is blank: what is found there
// stands at the same place in the file.

/** Stands for what is shown but isn't the author's own words, so that nothing is read across it. */
const something = "\uFFFC";

/** A short text with its citations and web addresses covered. */
export function visibleWords(text: string): string {
	return text
		.replaceAll(/\{\{[^{}]*\}\}|https?:\/\/\S+/g, (found) =>
			something.repeat(found.length),
		)
		.replaceAll(/&(?:nbsp|#160|#xa0);/gi, (found) => " ".repeat(found.length));
}

/** The words of a Markdown text as visitors read them; markup, addresses and code are blank. */
export function visibleMarkdown(root: Nodes, text: string): string {
	const kept: string[] = [];
	let end = 0;
	visit(root);
	return visibleWords(kept.join("") + blank(text.slice(end)));

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
		// The sign of a quotation stands at the beginning of each of its lines.
		const words = text
			.slice(from, to)
			.replaceAll(
				/\n[ \t>]+/g,
				(indent) => `\n${" ".repeat(indent.length - 1)}`,
			);
		kept.push(blank(text.slice(end, from)), words);
		end = to;
	}

	function keepAlt(from: number, alt: string) {
		if (text.startsWith(alt, from + 2)) keep(from + 2, from + 2 + alt.length);
	}

	function cover(to: number) {
		kept.push(blank(text.slice(end, to)).replaceAll(" ", something));
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
