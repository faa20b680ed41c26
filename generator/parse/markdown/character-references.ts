import { explain, type Fault } from "../../diagnostics/diagnostic.ts";
import {
	findEscapedInvisible,
	formatCodePoint,
} from "../../text/invisible-characters.ts";
import { maskCode } from "./foreign-markup.ts";
import { processor } from "./remark.ts";

/** Matches a character reference of HTML, which may be escaped: &aring; &#229; &amp;aring; */
export const characterReference =
	/&(?:amp;)*(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

/** Returns the character that a reference stands for; undefined if HTML has none of that name. */
export function decodeReference(written: string): string | undefined {
	const reference = written.replace(/amp;(?=.)/gi, "");
	// Between letters, remark keeps white space.
	const [paragraph] = processor.parse(`x${reference}x`).children;
	const [text] = paragraph?.type === "paragraph" ? paragraph.children : [];
	const character = text?.type === "text" ? text.value.slice(1, -1) : undefined;
	return character === reference ? undefined : character;
}

/** Finds references to invisible characters in a Markdown text, such as &#x202e; and &rlm;. */
export function findInvisibleReferences(text: string): Fault[] {
	if (!text.includes("&")) return [];
	return [...maskCode(text).matchAll(characterReference)].flatMap(
		({ 0: written, index: start }) => {
			const character = decodeReference(written) ?? "";
			// HTML has no reference to a control character.
			const isInvisible =
				character === "\uFFFD" ||
				findEscapedInvisible(character, "") !== undefined;
			const name = formatCodePoint(character);
			return isInvisible
				? [
						{
							start,
							length: written.length,
							...explain("control-character.code", { name }),
						},
					]
				: [];
		},
	);
}
