import type { z } from "zod";
import {
	type Checked,
	type Diagnostic,
	errorAt,
	fileStart,
} from "../diagnostic.ts";
import { type Collection, collections } from "../schema/index.ts";
import { type Body, type Hole, isProse, isText, type Part } from "../text.ts";
import type { ContentEntry, Entry, Source } from "../types.ts";
import { collectionOf, type Home, whereItBelongs } from "./collection.ts";
import { decode, placeAt } from "./decode.ts";
import { splitFrontMatter } from "./front-matter.ts";
import { splitHoles } from "./holes.ts";
import { parseMedia } from "./image.ts";
import { pointer } from "./locate.ts";
import { renderMarkdown } from "./markdown.ts";
import { validate } from "./validate.ts";
import { parseYaml, type Yaml } from "./yaml.ts";

/** One file → what it means, with all that is wrong about it. Looks at no other file. */
export function parse(source: Source): Checked<Entry> {
	const [folder = "", ...below] = source.path.split("/");
	const id = below.join("/");
	const ref = { path: source.path, digest: source.digest };
	if (folder === "templates")
		return right({ kind: "template", file: source.path, id, source: ref });
	if (below[0] === "media") return parseMedia(source, below.slice(1).join("/"));
	const home = collectionOf(id);
	if (!home) return unknown(source.path, id);
	const decoded = decode(source.path, source.bytes);
	if (decoded.value === undefined)
		return {
			value: entryOf(home, source.path, nothing),
			diagnostics: decoded.diagnostics,
		};
	const parsed =
		home.format === "md"
			? parseMarkdownFile(home, source.path, decoded.value)
			: parseYamlFile(home, source.path, decoded.value);
	return {
		value: entryOf(home, source.path, parsed.value),
		diagnostics: parsed.diagnostics,
	};
}

type Path = readonly PropertyKey[];

/** What stands in a file. */
type Parsed = Pick<
	ContentEntry,
	"body" | "places" | "raw" | "samples" | "citations"
> & { readonly data: unknown };

const nothing: Parsed = {
	data: undefined,
	raw: undefined,
	body: undefined,
	places: {},
	samples: [],
	citations: [],
};

function unknown(file: string, path: string): Checked<Entry> {
	const message = "This file belongs to no part of the content.";
	return {
		value: { kind: "unknown", file },
		diagnostics: [
			errorAt(file, fileStart, "unknown-file", message, whereItBelongs(path)),
		],
	};
}

function right<T>(value: T): Checked<T> {
	return { value, diagnostics: [] };
}

function entryOf(
	{ collection, id, part, locale }: Home,
	file: string,
	parsed: Parsed,
): ContentEntry {
	// The data was checked with the schema of just this collection, which the compiler can't see.
	return {
		kind: "content",
		collection,
		id,
		part,
		locale,
		file,
		...parsed,
	} as ContentEntry;
}

/** Texts that stand on one page with others of their kind: their headings' fragments say whose they are. */
const idPrefixes: Partial<Record<Collection, (id: string) => string>> = {
	news: (id) => `${id}-`,
	eventText: (id) => `${id}-`,
	personText: (id) => `${id}-`,
};

function parseYamlFile(
	home: Home,
	file: string,
	text: string,
): Checked<Parsed> {
	const yaml = parseYaml(file, text);
	if (!yaml.value) return { value: nothing, diagnostics: yaml.diagnostics };
	return readData(home.collection, file, yaml.value);
}

function parseMarkdownFile(
	home: Home,
	file: string,
	text: string,
): Checked<Parsed> {
	const split = splitFrontMatter(file, text);
	if (!split.value) return { value: nothing, diagnostics: split.diagnostics };
	const { matter, body, bodyStart } = split.value;
	const yaml = parseYaml(file, matter.trim() === "" ? "{}" : matter);
	const data = yaml.value
		? readData(home.collection, file, yaml.value)
		: { value: nothing, diagnostics: yaml.diagnostics };
	const markdown: Checked<Body> = renderMarkdown(body, {
		file,
		locate: (offset, length) => placeAt(text, bodyStart + offset, length),
		idPrefix: idPrefixes[home.collection]?.(home.id) ?? "",
	});
	const diagnostics = [...data.diagnostics, ...markdown.diagnostics];
	if (body.trim() === "")
		diagnostics.push(
			errorAt(
				file,
				fileStart,
				"empty-file",
				"The file has no text.",
				"Write the text, below the front matter if there is one.",
			),
		);
	const citations = [
		...data.value.citations,
		...citationsOf(markdown.value.html),
	];
	return {
		value: { ...data.value, citations, body: markdown.value },
		diagnostics,
	};
}

function readData(
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
		.filter(([, value]) => /\{\{|\}\}/.test(value))
		.map(([path, value]) => splitHoles(value, file, yaml.locatorAt(path)));
	return {
		value: splits.flatMap(({ parts }) => citationsOf(parts)),
		diagnostics: splits.flatMap(({ diagnostics }) => diagnostics),
	};
}

function citationsOf(parts: readonly Part[]): Hole[] {
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
		return right({
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
	if (typeof value !== "object" || value === null) return right(value);
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
