import type { Place } from "../diagnostics/diagnostic.ts";
import { isOfKind } from "./kind.ts";

/** A citation of a fact, `{{price.NAME}}`, and where it stands in its file. */
export type Citation = { readonly fact: string; readonly place: Place };

/** A picture in a Markdown text: a file in content/media, and what it shows in words. */
export type Picture = {
	readonly src: string;
	readonly alt: string;
	readonly place: Place;
};

/** Text is its literal stretches and what stands between them, in order. */
export type Part = string | Citation | Picture;

/** A short text; `parts` is `[source]` until `parse` has looked for holes. */
export type Text = {
	readonly kind: "text";
	readonly source: string;
	readonly parts: readonly Part[];
};

/** A link in Markdown: its address as written (holes and all), and where. */
export type Reference = { readonly url: string; readonly place: Place };

/** A heading of a Markdown text: its level (2 to 6), its fragment, and its text without markup. */
export type Heading = {
	readonly level: number;
	readonly id: string;
	readonly text: readonly Part[];
	readonly place: Place;
};

/** What a Markdown text became: sanitised HTML and its words alone, its outline, and what it leads to and shows. */
export type Body = {
	readonly html: readonly Part[];
	readonly words: readonly Part[];
	/** How many those are. */
	readonly length: number;
	readonly headings: readonly Heading[];
	readonly links: readonly Reference[];
	readonly pictures: readonly Picture[];
};

/** A Markdown text; `body` is empty until `parse` has rendered it. */
export type Prose = {
	readonly kind: "prose";
	readonly source: string;
	readonly body: Body;
};

/** What a Markdown text is before it is rendered, or where it can't be. */
export const emptyBody: Body = {
	html: [],
	words: [],
	length: 0,
	headings: [],
	links: [],
	pictures: [],
};

/** A text as one reads it in its file, with the names of its facts in their braces. */
export function asWritten(parts: readonly Part[]): string {
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

/** A text as the schema sees it, its holes not looked for. */
export function plainText(source: string): Text {
	return { kind: "text", source, parts: [source] };
}

/** A Markdown text as the schema sees it, not rendered. */
export function plainProse(source: string): Prose {
	return { kind: "prose", source, body: emptyBody };
}

/** Whether a value met in parsed content is a short text. */
export function isText(value: unknown): value is Text {
	return isOfKind(value, "text") && "parts" in value;
}

/** Whether a value met in parsed content is a Markdown text. */
export function isProse(value: unknown): value is Prose {
	return isOfKind(value, "prose") && "body" in value;
}
