// The document type of a drawing. Browsers take nothing from it but the entities that it declares itself, which
// Illustrator uses for the names of its namespaces.

/** The maximum length of an entity's value, and of all that the entities of a file become (characters). */
const limits = { value: 300, expanded: 100_000 };

const quoted = `(?:"[^"]*"|'[^']*')`;
const declaration = new RegExp(
	`^\\s+[\\w:.-]+(?:\\s+(?:PUBLIC\\s+${quoted}\\s*${quoted}?|SYSTEM\\s+${quoted}))?\\s*(?:\\[([^\\]]*)\\]\\s*)?$`,
);

/** An entity whose value is text alone: no markup, and no other entity. */
const entity =
	/\s*<!ENTITY\s+([A-Za-z_][\w.-]*)\s+("[^"<&%]*"|'[^'<&%]*')\s*>/y;

/**
 * Returns the entities that a document type declares (its text behind `<!DOCTYPE`, in a file with this text), or
 * undefined if it declares anything else, or they would make the file much longer.
 */
export function plainEntities(
	documentType: string,
	file: string,
): Readonly<Record<string, string>> | undefined {
	const found = declaration.exec(documentType);
	if (!found) return undefined;
	const subset = (found[1] ?? "").trimEnd();
	const entities = new Map<string, string>();
	for (entity.lastIndex = 0; entity.lastIndex < subset.length; ) {
		const [, name, value] = entity.exec(subset) ?? [];
		if (name === undefined || value === undefined) return undefined;
		// The names that every XML file has keep their meaning; of two values, the first counts.
		if (/^(amp|lt|gt|quot|apos)$/.test(name)) return undefined;
		if (!entities.has(name)) entities.set(name, value.slice(1, -1));
	}
	const values = [...entities.values()];
	const references = file.matchAll(/&([A-Za-z_][\w.-]*);/g);
	let expanded = 0;
	for (const [, name = ""] of references)
		expanded += entities.get(name)?.length ?? 0;
	return expanded > limits.expanded ||
		values.some((value) => value.length > limits.value)
		? undefined
		: Object.fromEntries(entities);
}
