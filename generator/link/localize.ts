import { createVariants, formatSrcset } from "../images/variants.ts";
import type { Locale } from "../languages/languages.ts";
import { isLocalized } from "../schema/localized.ts";
import { isReference } from "../schema/reference.ts";
import {
	type Body,
	isProse,
	isText,
	type MarkdownPicture,
	type Part,
} from "../schema/text-values.ts";
import { getMediaAddress } from "../text/url.ts";
import type { MediaEntry } from "../types.ts";
import type { Facts, LocaleBody, LocaleValue } from "./model.ts";

/** The inputs of `localize`: a language, its facts, and the media. */
export type Language = {
	readonly locale: Locale;
	readonly facts: Facts;
	readonly media: ReadonlyMap<string, MediaEntry>;
};

/** Converts content to one language: fills facts into texts, replaces references by names. */
export function localize<T>(value: T, language: Language): LocaleValue<T> {
	// The walk turns each kind of value into its `Local` form, which TypeScript can't infer.
	return localizeValue(value, language) as LocaleValue<T>;
}

function localizeValue(value: unknown, language: Language): unknown {
	if (isLocalized(value))
		return localizeValue(value.values[language.locale], language);
	if (isText(value)) return fillText(value.parts, language.facts);
	if (isProse(value)) return localizeBody(value.body, language);
	if (isReference(value)) return value.name;
	if (Array.isArray(value))
		return value.map((item) => localizeValue(item, language));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, child]) => [
			key,
			localizeValue(child, language),
		]),
	);
}

/** Fills facts and pictures into a Markdown text. */
export function localizeBody(body: Body, language: Language): LocaleBody {
	return {
		html: fillHtml(body.html, language),
		headings: body.headings.map(({ level, id, text }) => ({
			level,
			id,
			text: fillText(text, language.facts),
		})),
		pictures: body.pictures.map(({ src, alt }) => ({ src, alt })),
		words: fillText(body.words, language.facts),
	};
}

/** Fills facts into a text; the alternative texts of pictures replace them. */
export function fillText(parts: readonly Part[], facts: Facts): string {
	return fillParts(parts, facts, (part) =>
		typeof part === "string" ? part : part.alt,
	);
}

function fillHtml(parts: readonly Part[], { facts, media }: Language): string {
	return fillParts(parts, facts, (part) =>
		typeof part === "string" ? escapeHtml(part) : renderPicture(part, media),
	);
}

/** Joins parts; `render` returns the text of a fact or of a picture. */
function fillParts(
	parts: readonly Part[],
	facts: Facts,
	render: (part: string | MarkdownPicture) => string,
): string {
	const getFact = (part: Part | undefined) =>
		typeof part === "object" && "fact" in part
			? (facts.get(part.fact) ?? "")
			: undefined;
	const filled = parts.map((part, index) => {
		if (typeof part === "object")
			return render("fact" in part ? (getFact(part) ?? "") : part);
		// A fact such as an abbreviation has a full stop of its own.
		return getFact(parts[index - 1])?.endsWith(".")
			? part.replace(/^((?:<\/[a-z]+>)*)\.(?!\.)/, "$1")
			: part;
	});
	return filled.join("");
}

function renderPicture(
	{ src, alt }: MarkdownPicture,
	media: ReadonlyMap<string, MediaEntry>,
): string {
	const file = media.get(src);
	if (!file) return "";
	const { width, height } = file;
	const variants = createVariants(file);
	const address = variants?.fallback.path ?? getMediaAddress(file);
	const img = `<img src="${address}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy">`;
	if (!variants) return img;
	return `<picture><source type="image/avif" sizes="${sizesInText}" srcset="${formatSrcset(variants.files)}">${img}</picture>`;
}

/** The `sizes` of pictures within a text: the column of the text, or the screen if that is narrower. */
const sizesInText = "(min-width: 43rem) 40rem, 100vw";

function escapeHtml(text: string): string {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;");
}
