import { namespaces } from "./allowed.ts";
import type { PublishedAttribute } from "./attributes.ts";
import type { StyleRule } from "./style.ts";

/** An element of a drawing as it is published, and the offset of its tag in the file that it was read from. */
export type Published = {
	readonly name: string;
	readonly start: number;
	readonly attributes: readonly PublishedAttribute[];
	readonly children: readonly (Published | string)[];
	/** The rules of a style sheet. */
	readonly rules?: readonly StyleRule[];
};

/** The value of an element's attribute. */
export function attributeOf(
	{ attributes }: Published,
	name: string,
): string | undefined {
	return attributes.find((each) => each.name === name)?.value;
}

/** Prints a drawing as XML. */
export function printDrawing(root: Published): string {
	const parts: string[] = [];
	print(root, ` xmlns="${namespaces.svg}"`);
	return `${parts.join("")}\n`;

	function print({ name, attributes, children }: Published, first: string) {
		parts.push(`<${name}${first}`);
		for (const each of attributes)
			parts.push(` ${each.name}="${escapeValue(each.value)}"`);
		if (children.length === 0) {
			parts.push("/>");
			return;
		}
		parts.push(">");
		for (const child of children) {
			if (typeof child === "string") parts.push(escapeText(child));
			else print(child, "");
		}
		parts.push(`</${name}>`);
	}
}

function escapeText(text: string): string {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;");
}

function escapeValue(value: string): string {
	return value
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll('"', "&quot;")
		.replaceAll(/[\t\n\r]/g, (space) => `&#${space.charCodeAt(0)};`);
}
