const entities: Readonly<Record<string, string>> = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: '"',
	"#x27": "'",
	"#x26": "&",
	"#x3C": "<",
};

const inlineElements =
	/<\/?(?:a|abbr|b|code|em|i|mark|small|span|strong|sub|sup|time)\b[^>]*>/g;

/** Returns the visible text of a page on one line: without tags, scripts, styles and templates. */
export function getVisibleText(html: string): string {
	const text = html
		.replace(/^.*<body\b[^>]*>/s, "")
		.replaceAll(/<(script|style|template|svg)\b.*?<\/\1>/gs, "")
		.replaceAll(inlineElements, "")
		.replaceAll(/<[^>]*>/g, " ")
		.replaceAll(/&([#\w]+);/g, (code, name) => entities[name] ?? code);
	return joinWhitespace(text);
}

/** Replaces each sequence of whitespace by one space, and removes invisible word joiners. */
export function joinWhitespace(text: string): string {
	return text.replaceAll("\u2060", "").replaceAll(/\s+/g, " ").trim();
}
