// Word writes list items as consecutive paragraphs with the style "mso-list: l0 level1 lfo1", each with its bullet or number.

const listStyle = /mso-list:\s*l\d+\s+level(\d+)/i;

type OpenList = { readonly list: Element; readonly level: number };

/** Replaces the list paragraphs of Word by lists. */
export function convertWordLists(pasted: Element): void {
	const open: OpenList[] = [];
	let end: Element | null = null;
	for (const paragraph of pasted.querySelectorAll(
		"p, h1, h2, h3, h4, h5, h6",
	)) {
		const [, digits] =
			listStyle.exec(paragraph.getAttribute("style") ?? "") ?? [];
		if (digits === undefined) continue;
		// Anything between two paragraphs ends the list.
		if (paragraph.previousElementSibling !== end) open.length = 0;
		convertItem(paragraph, Number(digits), open);
		end = open[0]?.list ?? null;
	}
}

/** Moves a paragraph into a list of its level; `open` are the lists around the last item, the outermost first. */
function convertItem(
	paragraph: Element,
	level: number,
	open: OpenList[],
): void {
	while ((open.at(-1)?.level ?? 0) > level) open.pop();
	const name = removeMarker(paragraph) ? "ol" : "ul";
	const item = document.createElement("li");
	const last = open.at(-1);
	if (last?.level === level && last.list.localName === name)
		last.list.append(item);
	else {
		if (last?.level === level) open.pop();
		const list = document.createElement(name);
		list.append(item);
		const outer = open.at(-1)?.list;
		if (outer) outer.lastElementChild?.append(list);
		else paragraph.before(list);
		open.push({ list, level });
	}
	const content = document.createElement("p");
	content.append(...paragraph.childNodes);
	item.append(content);
	paragraph.remove();
}

/** Removes the bullet or number of an item; returns whether it was a number. */
function removeMarker(paragraph: Element): boolean {
	const ignored = [...paragraph.querySelectorAll("[style]")].filter((element) =>
		/mso-list:\s*ignore/i.test(element.getAttribute("style") ?? ""),
	);
	const marker = [...listNodesForOtherPrograms(paragraph), ...ignored];
	const text = marker.find(({ textContent }) => textContent)?.textContent ?? "";
	for (const node of marker) node.remove();
	return /^\s*\(?(?:\d+|[a-zæøå]|[ivxlc]+)[.)]/i.test(text);
}

/** Lists the nodes between the comments `[if !supportLists]` and `[endif]`. */
function listNodesForOtherPrograms(paragraph: Element): ChildNode[] {
	const nodes = [...paragraph.childNodes];
	const isComment = (node: Node, pattern: RegExp) =>
		node.nodeType === Node.COMMENT_NODE && pattern.test(node.nodeValue ?? "");
	const start = nodes.findIndex((node) => isComment(node, /!supportLists/i));
	const end = nodes.findIndex(
		(node, index) => index > start && isComment(node, /endif/i),
	);
	return start < 0 || end < 0 ? [] : nodes.slice(start + 1, end);
}
