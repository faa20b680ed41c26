import { createVariants, formatSrcset } from "../images/variants.ts";
import type { Locale } from "../languages/languages.ts";
import { isLocalized } from "../schema/localized.ts";
import { isReference } from "../schema/reference.ts";
import {
	type Body,
	isProse,
	isText,
	type Part,
	type Picture,
} from "../schema/text-values.ts";
import { mediaAddress } from "../text/url.ts";
import type { MediaEntry } from "../types.ts";
import type { Facts, Local, LocalBody } from "./model.ts";

/** The inputs of `localize`: a language, its facts, and the media. */
export type Language = {
	readonly locale: Locale;
	readonly facts: Facts;
	readonly media: ReadonlyMap<string, MediaEntry>;
};

/** Converts content to one language: fills facts into texts, replaces references by names. */
export function localize<T>(value: T, language: Language): Local<T> {
	// The walk turns each kind of value into its `Local` form, which TypeScript can't infer.
	return localizeValue(value, language) as Local<T>;
}

function localizeValue(value: unknown, language: Language): unknown {
	if (isLocalized(value))
		return localizeValue(value.values[language.locale], language);
	if (isText(value)) return fillText(value.parts, language);
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
export function localizeBody(body: Body, language: Language): LocalBody {
	return {
		html: fillHtml(body.html, language),
		headings: body.headings.map(({ level, id, text }) => ({
			level,
			id,
			text: fillText(text, language),
		})),
		pictures: body.pictures.map(({ src, alt }) => ({ src, alt })),
		words: fillText(body.words, language),
	};
}

/** Fills facts into a text. */
export function fillText(
	parts: readonly Part[],
	{ facts }: Pick<Language, "facts">,
): string {
	return parts
		.map((part, index) =>
			typeof part === "string"
				? removeDoubledStop(part, parts[index - 1], facts)
				: "fact" in part
					? (facts.get(part.fact) ?? "")
					: part.alt,
		)
		.join("");
}

/** Removes the full stop after a fact that ends with one, such as an abbreviation. */
function removeDoubledStop(
	text: string,
	before: Part | undefined,
	facts: Facts,
) {
	const isStop =
		typeof before === "object" &&
		"fact" in before &&
		facts.get(before.fact)?.endsWith(".");
	return isStop ? text.replace(/^((?:<\/[a-z]+>)*)\.(?!\.)/, "$1") : text;
}

function fillHtml(parts: readonly Part[], { facts, media }: Language): string {
	return parts
		.map((part, index) => {
			if (typeof part === "string")
				return removeDoubledStop(part, parts[index - 1], facts);
			return "fact" in part
				? escapeHtml(facts.get(part.fact) ?? "")
				: renderPicture(part, media);
		})
		.join("");
}

function renderPicture(
	{ src, alt }: Picture,
	media: ReadonlyMap<string, MediaEntry>,
): string {
	const file = media.get(src);
	if (!file) return "";
	const { width, height } = file;
	const variants = createVariants(file);
	const address = variants?.fallback.path ?? mediaAddress(file);
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
