import { childrenOf, type Node, singleShape } from "./nodes.ts";
import { type Shape, shapeOf } from "./shape.ts";

/** The most fields of a row. */
const fewFields = 3;

/** The kinds of values that take so little room that several are beside each other. */
const short: readonly Shape["kind"][] = [
	"choice",
	"date",
	"month",
	"number",
	"switch",
	"time",
];

/** Whether the parts of a value are all of the same few short fields, as the days of a week: they are edited as rows of one form. */
export function isForm(node: Node): boolean {
	if (node.shape.kind !== "group" || node.shape.isOpen) return false;
	const rows = childrenOf(node);
	const [first] = rows;
	return (
		first !== undefined &&
		rows.length > 1 &&
		rows.every((row) => isLike(row, first))
	);
}

function isLike(row: Node, { shape: first }: Node): boolean {
	const { shape } = row;
	if (shape.kind !== "group" || first.kind !== "group") return false;
	const keys = [...shape.fields.keys()].filter((key) => key !== "sample");
	return (
		!shape.isOpen &&
		keys.length <= fewFields &&
		shape.fields.size === first.fields.size &&
		keys.every((key) => first.fields.has(key)) &&
		childrenOf(row).every(isShort)
	);
}

/** Whether it is a short value, or a list of such. */
function isShort(node: Node): boolean {
	const { shape } = node;
	const single =
		shape.kind === "list"
			? shapeOf(shape.element, undefined)
			: singleShape(node);
	return single !== undefined && short.includes(single.kind);
}
