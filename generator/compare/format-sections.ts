import { type DiffPiece, isChangedPiece } from "./changes.ts";
import type { Section } from "./sections.ts";

/** How a report is printed. */
export type PrintFormat = keyof typeof formats;

const formats = {
	text: {
		heading: (text: string) => [text],
		item: "  ",
		detail: "    ",
		clean: (text: string) => text,
		added: (to: string) => `[+ ${to}]`,
		removed: (from: string) => `[− ${from}]`,
		replaced: (from: string, to: string) => `[${from} → ${to}]`,
	},
	markdown: {
		heading: (text: string) => [`### ${text}`, ""],
		item: "- ",
		detail: "  <br>",
		// The characters with a meaning in Markdown or HTML (CommonMark, backslash escapes).
		clean: (text: string) => text.replace(/[\\`*_{}[\]<>#|~&]/g, "\\$&"),
		added: (to: string) => `**${to}**`,
		removed: (from: string) => `~~${from}~~`,
		replaced: (from: string, to: string) => `~~${from}~~ → **${to}**`,
	},
};

/** Prints the sections of a report, each after an empty line. */
export function formatSections(
	sections: readonly Section[],
	format: PrintFormat,
): string {
	const { heading, item, detail, clean } = formats[format];
	const lines = sections.flatMap((section) => [
		"",
		...heading(clean(section.heading)),
		...section.items.flatMap(({ line, details }) => [
			item + line.map((piece) => formatPiece(piece, format)).join(""),
			...details.map((each) => detail + clean(each)),
		]),
	]);
	return [...lines, ""].join("\n");
}

function formatPiece(piece: DiffPiece, format: PrintFormat): string {
	const { clean, added, removed, replaced } = formats[format];
	if (!isChangedPiece(piece)) return clean(piece);
	const [from = "", to = ""] = [piece.from, piece.to].map((text) =>
		clean(truncate(text.trim())),
	);
	const space = /^ /.test(piece.from || piece.to) ? " " : "";
	if (from === "") return space + added(to);
	return space + (to === "" ? removed(from) : replaced(from, to));
}

/** How many characters of a long passage are printed. */
const maxLength = 160;

function truncate(text: string): string {
	return text.length > maxLength
		? `${text.slice(0, maxLength).trimEnd()}…`
		: text;
}
