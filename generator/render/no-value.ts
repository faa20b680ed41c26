import type { Source } from "../types.ts";

/** The words that JavaScript writes for a missing value, within an element or an attribute. */
const noValue =
	/([^<>"]{0,40})(\bundefined\b|\bNaN\b|\[object Object\])([^<>"]{0,40})/;

/**
 * The words of a page around a value that is missing, as “undefined minutes”; undefined where it shows none. Content may well
 * have such a word.
 */
export function missingValueIn(
	html: string,
	sources: readonly Source[],
): string | undefined {
	if (!/undefined|NaN|object Object/.test(html)) return undefined;
	const shown = html.replace(/<(script|style)\b.*?<\/\1>/gs, "");
	const [, before = "", word = "", after = ""] = noValue.exec(shown) ?? [];
	const isContent = sources.some(({ bytes }) =>
		Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
			word,
		),
	);
	return isContent ? undefined : `${before}${word}${after}`.trim();
}
