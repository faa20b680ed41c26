// The common syntax of the configurations of nginx and Caddy.

/** A directive with a block of others. */
export function block(opening: string, lines: readonly string[]): string[] {
	return [
		`${opening} {`,
		...lines.map((line) => (line === "" ? "" : `\t${line}`)),
		"}",
	];
}

/**
 * Returns a text that needs no quotes in a configuration: a path, a host, the name of a header. Throws on others, which
 * would be a bug: content is checked before.
 */
export function bareWord(text: string): string {
	if (!/^[\w./:[\]*-]+$/.test(text)) throw unwritable(text);
	return text;
}

/** The error for a text that no configuration can contain. */
export function unwritable(text: string): Error {
	return new Error(`No configuration can hold ${JSON.stringify(text)}.`);
}
