import type { Source } from "../types.ts";

/** The words that JavaScript writes for a missing value. */
const words = ["undefined", "NaN", "[object Object]"];

/** Each of them, with what is around it within an element or an attribute. */
const noValue =
	/([^<>"]{0,40}?)(\bundefined\b|\bNaN\b|\[object Object\])(?=([^<>"]{0,40}))/g;

/** The files whose words pages show; in the bytes of a photo, NaN is by chance. */
const isWritten = /\.(?:md|yaml)$/;

/**
 * Finds a missing value in a page: what JavaScript writes for it, and the text around it, such as “undefined minutes”. Words
 * that the content itself has are allowed.
 */
export function missingValueIn(
	html: string,
	sources: readonly Source[],
): { readonly word: string; readonly text: string } | undefined {
	if (!words.some((word) => html.includes(word))) return undefined;
	const shown = html.replace(/<(script|style)\b.*?<\/\1>/gs, "");
	const found = [...shown.matchAll(noValue)];
	// A page may have the same word a hundred times.
	const others = [...new Set(found.map(([, , word = ""]) => word))].filter(
		(word) => !isContent(word, sources),
	);
	const missing = found.find(([, , word = ""]) => others.includes(word));
	if (!missing) return undefined;
	const [, , word = ""] = missing;
	return { word, text: missing.slice(1).join("").trim() };
}

/** Those words that the content has, so that pages may show them. */
export function allowedWords(sources: readonly Source[]): string {
	return words.filter((word) => isContent(word, sources)).join();
}

function isContent(word: string, sources: readonly Source[]): boolean {
	return sources.some(
		({ path, bytes }) =>
			isWritten.test(path) &&
			Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
				word,
			),
	);
}
