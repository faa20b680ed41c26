/** Whether two nodes are the same, with what is in templates, which isEqualNode passes over. */
export function isSame(
	before: Node | undefined,
	after: Node | undefined,
): boolean {
	if (!before || !after || !before.isEqualNode(after)) return false;
	const others = templatesIn(after);
	return templatesIn(before).every(({ content }, index) =>
		isSame(content, others[index]?.content),
	);
}

function templatesIn(node: Node): readonly HTMLTemplateElement[] {
	if (node instanceof HTMLTemplateElement) return [node];
	return node instanceof Element || node instanceof DocumentFragment
		? [...node.querySelectorAll("template")]
		: [];
}

/** How many nodes are the same at the beginning of two lists, and how many of the others at their ends. */
export function sameEnds(
	before: readonly Node[],
	after: readonly Node[],
): { readonly head: number; readonly tail: number } {
	const firstOther = before.findIndex(
		(node, index) => !isSame(node, after[index]),
	);
	const head = firstOther < 0 ? before.length : firstOther;
	const shorter = Math.min(before.length, after.length);
	// Where both have as many, the two first others stand in one place, and were compared.
	const most =
		before.length === after.length ? shorter - head - 1 : shorter - head;
	let tail = 0;
	while (tail < most && isSame(before.at(~tail), after.at(~tail))) tail++;
	return { head, tail };
}
