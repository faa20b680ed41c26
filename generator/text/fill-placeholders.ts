/** The pattern of a placeholder in a text: `{days}`. Facts have two braces. */
const placeholder = /(?<!\{)\{([a-z]\w*)\}(?!\})/gi;

/**
 * Replaces the placeholders of a text by values. A placeholder without a value stays.
 *
 * @example fillPlaceholders("Open {days} days a week", { days: 6 }); // "Open 6 days a week"
 */
export function fillPlaceholders(
	text: string,
	values: Readonly<Record<string, string | number>>,
): string {
	return text.replace(placeholder, (written, name) =>
		String(values[name] ?? written),
	);
}

/** Lists the names of the placeholders of a text. */
export function listPlaceholders(text: string): string[] {
	return [...text.matchAll(placeholder)].map(([, name = ""]) => name);
}
