import type {
	Citation,
	MarkdownPicture,
	Part,
} from "../../schema/text-values.ts";

/**
 * Stand-ins for citations and pictures while Markdown is parsed and rendered: words of letters and digits, which are left
 * unchanged in texts and addresses.
 */
export type Placeholders = {
	/** Returns the placeholder of a part. */
	add(part: Citation | MarkdownPicture): string;
	/** Splits a text at its placeholders, and returns it with their parts. */
	replace(text: string): Part[];
};

/** Makes placeholders that don't occur in the text. */
export function createPlaceholders(text: string): Placeholders {
	let prefix = "qpart";
	while (text.includes(prefix)) prefix = `q${prefix}`;
	const parts: (Citation | MarkdownPicture)[] = [];
	const pattern = new RegExp(`${prefix}(\\d+)x`, "g");
	return {
		add(part) {
			parts.push(part);
			return `${prefix}${parts.length - 1}x`;
		},
		replace: (each) =>
			// Splitting by a pattern with a group returns texts and part numbers alternately.
			each
				.split(pattern)
				.map(
					(piece, index): Part =>
						index % 2 === 0 ? piece : (parts[Number(piece)] ?? ""),
				)
				.filter((part) => part !== ""),
	};
}
