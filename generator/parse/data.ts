import type { z } from "zod";
import { type Checked, type Diagnostic, unproblematic } from "../diagnostic.ts";
import { type Path, pointer } from "../places.ts";
import { type Collection, collections } from "../schema/index.ts";
import { type Hole, isProse, isText, type Part } from "../text.ts";
import type { ContentEntry } from "../types.ts";
import { splitHoles } from "./holes.ts";
import { renderMarkdown } from "./markdown.ts";
import { validate } from "./validate.ts";
import type { Yaml } from "./yaml.ts";

/** What stands in a file. */
export type Parsed = Pick<
	ContentEntry,
	"body" | "places" | "raw" | "samples" | "citations"
> & { readonly data: unknown };

/** What is known of a file that could not be read. */
export const nothing: Parsed = {
	data: undefined,
	raw: undefined,
	body: undefined,
	places: {},
	samples: [],
	citations: [],
};

/** YAML → the data of its collection, what it cites and what it marks as samples. */
export function readData(
	collection: Collection,
	file: string,
	yaml: Yaml,
): Checked<Parsed> {
	const { value, places } = yaml;
	const schema: z.ZodType = collections[collection].schema;
	const checked = validate({ schema, value, file, places });
	const citations = citationsIn(yaml, file);
	const texts = readTexts(checked.value, [], file, yaml);
	return {
		value: {
			data: texts.value,
			raw: value,
			body: undefined,
			places,
			samples: samplesIn(value, []),
			citations: citations.value,
		},
		diagnostics: [
			...checked.diagnostics,
			...citations.diagnostics,
			...texts.diagnostics,
		],
	};
}

/** All that a file cites, also where it doesn't fit its schema: so that every mistake is told at once. */
function citationsIn(yaml: Yaml, file: string): Checked<Hole[]> {
	const splits = stringsIn(yaml.value, [])
		.filter(([, value]) => /[{}]|\[\[/.test(value))
		.map(([path, value]) => splitHoles(value, file, yaml.locatorAt(path)));
	return {
		value: splits.flatMap(({ parts }) => citationsOf(parts)),
		diagnostics: splits.flatMap(({ diagnostics }) => diagnostics),
	};
}

/** The citations among the parts of a text. */
export function citationsOf(parts: readonly Part[]): Hole[] {
	return parts.filter((part) => typeof part === "object" && "fact" in part);
}

function stringsIn(value: unknown, path: Path): (readonly [Path, string])[] {
	if (typeof value === "string") return [[path, value]];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, child]) =>
		stringsIn(child, [...path, key]),
	);
}

/** The same data, with its texts split at their holes and its Markdown rendered. */
function readTexts(
	value: unknown,
	path: Path,
	file: string,
	yaml: Yaml,
): Checked<unknown> {
	if (isText(value))
		return unproblematic({
			...value,
			parts: splitHoles(value.source, file, yaml.locatorAt(path)).parts,
		});
	if (isProse(value)) {
		const { value: body, diagnostics } = renderMarkdown(value.source, {
			file,
			locate: yaml.locatorAt(path),
			idPrefix: undefined,
		});
		return { value: { ...value, body }, diagnostics };
	}
	if (typeof value !== "object" || value === null) return unproblematic(value);
	const diagnostics: Diagnostic[] = [];
	const read = (child: unknown, step: PropertyKey) => {
		const inner = readTexts(child, [...path, step], file, yaml);
		diagnostics.push(...inner.diagnostics);
		return inner.value;
	};
	const copy = Array.isArray(value)
		? value.map(read)
		: Object.fromEntries(
				Object.entries(value).map(([key, child]) => [key, read(child, key)]),
			);
	return { value: copy, diagnostics };
}

function samplesIn(value: unknown, path: Path): string[] {
	if (typeof value !== "object" || value === null) return [];
	const own =
		"sample" in value && value.sample === true
			? [pointer([...path, "sample"])]
			: [];
	return [
		...own,
		...Object.entries(value).flatMap(([key, child]) =>
			samplesIn(child, [...path, key]),
		),
	];
}
