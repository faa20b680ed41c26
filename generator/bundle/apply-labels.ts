import type { Collection, SiteDefinition } from "../definition.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../diagnostics/group-by.ts";
import { findNearest } from "../diagnostics/nearest.ts";
import { capitalize } from "../languages/format.ts";
import type { Text } from "../languages/text.ts";
import { translate, type Value } from "../messages/format.ts";
import { createAnnotator, type SchemaPath } from "../schema/annotate.ts";
import type { FieldMeta } from "../schema/meta.ts";
import type { SchemaNode } from "../schema/walk.ts";
import { createCodeError } from "./code-errors.ts";
import { findCommonText } from "./common-fields.ts";
import type { LabelLine } from "./label-files.ts";

/**
 * Adds labels to the schemas of a site's collections: each field gets the texts of the line whose key is the longest end of
 * its path. A field without a line gets Kilde's own label, or its key in words; one with a label in the code keeps
 * that. Returns an error for each line that no field has.
 */
export function applyLabels(
	{ collections }: Pick<SiteDefinition, "collections">,
	lines: readonly LabelLine[],
): Diagnostic[] {
	const index = createLabelIndex(lines);
	const annotate = createAnnotator((node, path) =>
		getFieldMeta(node, path, index),
	);
	for (const collection of collections) {
		const { name, files } = collection;
		// One of several files is no field: the name of the collection is in the plural.
		const root = { name, isField: !files.includes("{id}") };
		// In place: the code of the site refers to its collections by identity.
		Object.assign(collection, {
			...getCollectionName(collection, index),
			schema: annotate(collection.schema, [root]),
		});
	}
	return index.listUnused().map((line) => explainUnused(line, index));
}

type LabelIndex = ReturnType<typeof createLabelIndex>;

/** Finds the lines for fields, and remembers which are used and which paths there are. */
function createLabelIndex(lines: readonly LabelLine[]) {
	const byLastName = groupBy(
		lines.map((line) => ({ line, steps: line.key.split(".") })),
		({ steps }) => steps.at(-1),
	);
	const used = new Set<LabelLine>();
	const paths: SchemaPath[] = [];
	return {
		/** Returns the line for a path in each language that has one: the one with the longest key. */
		find(path: SchemaPath): LabelLine[] {
			paths.push(path);
			const last = path.at(-1);
			// The key of an option or an item has the field too: `video` is a field, `background.video` an option.
			const least = last?.isField ? 1 : 2;
			const longest = new Map<string, Key>();
			for (const key of byLastName.get(last?.name) ?? []) {
				const { line, steps } = key;
				if (steps.length < least || !isEndOfPath(steps, path)) continue;
				used.add(line);
				const other = longest.get(line.language);
				if (!other || steps.length > other.steps.length)
					longest.set(line.language, key);
			}
			return [...longest.values()].map(({ line }) => line);
		},
		listUnused: () => lines.filter((line) => !used.has(line)),
		/** Lists the ends of all paths that have a number of steps. */
		listEnds: (length: number) => paths.map((path) => getEnd(path, length)),
	};
}

type Key = { readonly line: LabelLine; readonly steps: readonly string[] };

/** Returns the last steps of a path as a key has them, without options and items before its last one. */
function getEnd(path: SchemaPath, length: number): string {
	const steps = path.filter(
		({ isField }, index) => isField || index === path.length - 1,
	);
	return steps
		.slice(-length)
		.map(({ name }) => name)
		.join(".");
}

/** Whether the steps of a key are the last ones of a path, which may leave out options and items before its last one. */
function isEndOfPath(steps: readonly string[], path: SchemaPath): boolean {
	let rest = steps.length - 1;
	for (let index = path.length - 1; rest >= 0; index -= 1) {
		const step = path[index];
		if (!step) return false;
		if (step.name === steps[rest]) rest -= 1;
		else if (step.isField || index === path.length - 1) return false;
	}
	return true;
}

/** The name of a collection of several files: the label of its schema would be that of a single entry. */
function getCollectionName(
	{ name, files, called }: Collection,
	index: LabelIndex,
): { readonly called?: Text } {
	if (called || !files.includes("{id}")) return {};
	const found = index.find([{ name, isField: true }]);
	return found.length > 0 ? { called: addLabels(toWords(name), found) } : {};
}

/** Returns the metadata to add to a schema; undefined if there is nothing to add. */
function getFieldMeta(
	node: SchemaNode,
	path: SchemaPath,
	index: LabelIndex,
): FieldMeta | undefined {
	const text = getText(node, path, index);
	const choices = getChoices(node, path, index);
	return text || choices ? { ...text, ...(choices && { choices }) } : undefined;
}

function getText(
	node: SchemaNode,
	path: SchemaPath,
	index: LabelIndex,
): Pick<FieldMeta, "label" | "help" | "inFile"> | undefined {
	const { label } = node.meta;
	const found = index.find(path);
	if (label !== undefined && (isText(label) || found.length === 0))
		return undefined;
	const last = path.at(-1);
	if (!last || (found.length === 0 && (!last.isField || isConstant(node))))
		return undefined;
	const common = label === undefined ? findCommonText(last.name) : undefined;
	const own = label ?? common?.label ?? toWords(last.name);
	const help = collectTexts(found, ({ help }) => help) ?? common?.help;
	const inFile = collectTexts(found, ({ inFile }) => inFile);
	return {
		label: found.length === 0 ? own : addLabels(own, found),
		...(help !== undefined && { help }),
		...(inFile !== undefined && { inFile }),
	};
}

function isText(label: Value): label is Text {
	return typeof label === "object" && "en" in label;
}

/** Whether a field has the same value wherever it is, such as the discriminator of a union's option. */
function isConstant(node: SchemaNode): boolean {
	return (
		node.type === "choice" &&
		node.values.length === 1 &&
		typeof node.values[0] === "string"
	);
}

/** Returns a label with the texts of these lines in their languages. */
function addLabels(own: Value, found: readonly LabelLine[]): Text {
	return {
		...(isText(own) ? own : translate(own)),
		...Object.fromEntries(
			found.map(({ language, label }) => [language, label]),
		),
	};
}

/** Collects texts of the lines by their languages; undefined if there are none. */
function collectTexts(
	lines: readonly LabelLine[],
	select: (line: LabelLine) => string | undefined,
): Text | undefined {
	const texts = lines.flatMap((line) => {
		const text = select(line);
		return text === undefined ? [] : [[line.language, text] as const];
	});
	return texts.length > 0
		? { en: "", ...Object.fromEntries(texts) }
		: undefined;
}

/** Returns the meanings of choices, which have lines like fields within the one with the choice. */
function getChoices(
	node: SchemaNode,
	path: SchemaPath,
	index: LabelIndex,
): FieldMeta["choices"] | undefined {
	if (node.type !== "choice" || node.values.length < 2 || node.meta.choices)
		return undefined;
	const found = node.values.map(String).map((name) => {
		const lines = index.find([...path, { name, isField: false }]);
		return [name, lines] as const;
	});
	if (found.every(([, lines]) => lines.length === 0)) return undefined;
	return Object.fromEntries(
		found.map(([name, lines]) => [
			name,
			addLabels({ en: splitWords(name) }, lines),
		]),
	);
}

/** Returns a key in words: `legalName` → “Legal name”. */
function toWords(key: string): Text {
	return { en: capitalize(splitWords(key)) };
}

function splitWords(key: string): string {
	return key
		.replace(/(?<=[a-z\d])(?=[A-Z])/g, " ")
		.replaceAll(/[-_]/g, " ")
		.toLowerCase();
}

function explainUnused(
	{ key, location }: LabelLine,
	index: LabelIndex,
): Diagnostic {
	const near = findNearest(key, index.listEnds(key.split(".").length));
	const suggestion =
		near === undefined ? "Delete the line." : `Did you mean ${near}?`;
	return createCodeError(
		location,
		`No field has a path that ends in “${key}”. ${suggestion}`,
	);
}
