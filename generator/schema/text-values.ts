import type { Place } from "../diagnostics/diagnostic.ts";
import { hasKind } from "../text/kind.ts";

/** A citation of a fact, `{{price.NAME}}`, and its place in the file. */
export type Citation = { readonly fact: string; readonly place: Place };

/** A picture in a Markdown text: a file in content/media and its alt text. */
export type Picture = {
	readonly src: string;
	readonly alt: string;
	readonly place: Place;
};

/** A piece of a text: literal text, a citation or a picture. */
export type Part = string | Citation | Picture;

/** A short text; `parts` is `[source]` until `parse` splits it at its citations. */
export type Text = {
	readonly kind: "text";
	readonly source: string;
	readonly parts: readonly Part[];
};

/** A link in Markdown: its address as written, with its citations, and its place. */
export type WrittenLink = { readonly url: string; readonly place: Place };

/** A heading of a Markdown text: its level (2 to 6), its fragment, and its text without markup. */
export type Heading = {
	readonly level: number;
	readonly id: string;
	readonly text: readonly Part[];
	readonly place: Place;
};

/** A rendered Markdown text: sanitised HTML, its words without markup, its headings, links and pictures. */
export type Body = {
	readonly html: readonly Part[];
	readonly words: readonly Part[];
	/** The number of words. */
	readonly length: number;
	readonly headings: readonly Heading[];
	readonly links: readonly WrittenLink[];
	readonly pictures: readonly Picture[];
};

/** A Markdown text; `body` is empty until `parse` has rendered it. */
export type Prose = {
	readonly kind: "prose";
	readonly source: string;
	readonly body: Body;
};

/** The body of a Markdown text that is not rendered yet, or can't be rendered. */
export const emptyBody: Body = {
	html: [],
	words: [],
	length: 0,
	headings: [],
	links: [],
	pictures: [],
};

/** Joins parts: citations as written in the file, pictures as their alt text. Trims the result. */
export function toSource(parts: readonly Part[]): string {
	return parts
		.map((part) =>
			typeof part === "string"
				? part
				: "fact" in part
					? `{{${part.fact}}}`
					: part.alt,
		)
		.join("")
		.trim();
}

/** Whether a value of parsed content is a short text. */
export function isText(value: unknown): value is Text {
	return hasKind(value, "text") && "parts" in value;
}

/** Whether a value of parsed content is a Markdown text. */
export function isProse(value: unknown): value is Prose {
	return hasKind(value, "prose") && "body" in value;
}
