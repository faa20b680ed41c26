// What the configurations of nginx and Caddy have in common.

/** A directive with others in braces, a line each. */
export function block(opening: string, lines: readonly string[]): string[] {
	return [
		`${opening} {`,
		...lines.map((line) => (line === "" ? "" : `\t${line}`)),
		"}",
	];
}

/**
 * A word that means nothing but itself in any configuration: an address on the site, a host, the name of a header.
 * Content is checked long before; what comes here all the same would be our own mistake.
 */
export function bareWord(text: string): string {
	if (!/^[\w./:[\]*-]+$/.test(text)) throw unwritable(text);
	return text;
}

/** The error where a text can't be written into a configuration. */
export function unwritable(text: string): Error {
	return new Error(`No configuration can hold ${JSON.stringify(text)}.`);
}
