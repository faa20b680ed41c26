// What the configurations of nginx and Caddy have in common.

/** A directive with others in braces, a line each. */
export function block(opening: string, lines: readonly string[]): string[] {
	return [
		`${opening} {`,
		...lines.map((line) => (line === "" ? "" : `\t${line}`)),
		"}",
	];
}

/** A text as one word. */
export function quote(text: string): string {
	return `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
}
