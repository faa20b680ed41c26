import {
	type Collection,
	collectionNamed,
	type Locale,
	localesOf,
} from "../../definition.ts";
import {
	languageName,
	type MessageLanguage,
} from "../../diagnostics/language.ts";
import { collectionOf } from "../../link/entries.ts";
import { type Shape, shapeOf } from "../../schema/shape.ts";
import type { ContentEntry } from "../../types.ts";
import { type Content, type Context, contextOf, filled } from "../context.ts";
import { markdownIn } from "../file/markdown-file.ts";
import type {
	Control,
	Field,
	FieldValue,
	Origin,
	Panel,
	Scaffold,
	ValuePath,
	YamlValue,
} from "../protocol.ts";
import { factsMadeOf } from "./facts.ts";
import { addressOptions, mediaOptions, namedOptions } from "./options.ts";

/**
 * What the panel shows for a value, with explanations in a language; undefined where no schema has such a value. The path
 * of a value in every language leads to it or to one of its languages: the panel has all of them.
 */
export function panelOf(
	origin: Origin,
	content: Content,
	language: MessageLanguage,
): Panel | undefined {
	const context = contextOf(content, language);
	const found = nodesTo(origin, context);
	const node = found?.at(-1);
	if (!found || !node) return undefined;
	const above = found.slice(0, -1);
	const around = above.findLast(
		({ shape }) => shape.kind === "group" && shape.fields.size > 0,
	);
	return {
		field: fieldOf(node, context),
		around: around && fieldOf(around, context),
		lists: above
			.flatMap((list, depth) => {
				const index = found[depth + 1]?.path.at(-1);
				return typeof index === "number"
					? [{ list: fieldOf(list, context), index }]
					: [];
			})
			.toReversed(),
		languages: Object.fromEntries(
			localesOf(content.site).map((code) => [
				code,
				languageName(code)[language],
			]),
		),
		scaffold: found.map((each) => scaffoldAt(each, context)).find(Boolean),
	};
}

/** What a value is called in lists: its first words, or else its name. */
export function nameAt(origin: Origin, context: Context): string | undefined {
	const node = nodesTo(origin, context)?.at(-1);
	return node && shortened(firstWords(node, context) ?? nameOf(node, context));
}

/** A value of the content, or the place for one, and what its schema says of it. */
type Node = {
	readonly entry: ContentEntry;
	readonly collection: Collection;
	readonly path: ValuePath;
	readonly value: unknown;
	readonly shape: Shape | MarkdownFile;
	/** The language of what is in one language only. */
	readonly locale: Locale | undefined;
};

/** The Markdown text of a file, below its front matter. */
type MarkdownFile = Pick<
	Shape,
	"help" | "onPage" | "isOptional" | "isWords"
> & {
	readonly kind: "file";
};

const markdownFile: MarkdownFile = {
	kind: "file",
	help: { en: "The text itself.", da: "Selve teksten." },
	onPage: undefined,
	isOptional: false,
	isWords: true,
};

/** The values from a whole file to one of its values; undefined where no schema has that. */
function nodesTo(
	{ file, path }: Origin,
	{ index }: Context,
): readonly Node[] | undefined {
	const entry = index.content.find((each) => each.file === file);
	const collection = entry && collectionOf(entry, index.site);
	if (!entry || !collection) return undefined;
	const root: Node = {
		...{ entry, collection, path: [], value: entry.raw, locale: entry.locale },
		shape: shapeOf(collection.schema, entry.raw),
	};
	if (path === "markdown")
		return file.endsWith(".md")
			? [root, { ...root, value: undefined, shape: markdownFile }]
			: undefined;
	const found = [root];
	let last = root;
	for (const [depth, step] of path.entries()) {
		const next = childAt(last, String(step));
		if (!next) return isLanguageOf(last, path.slice(depth)) ? found : undefined;
		found.push(next);
		last = next;
	}
	return found;
}

/** Whether steps lead to one language of a single value in every language, which is one field. */
function isLanguageOf({ shape }: Node, [step, ...more]: ValuePath): boolean {
	return (
		shape.kind === "localized" &&
		shape.fields.has(String(step)) &&
		more.length === 0
	);
}

/** The values that a composite value consists of. */
function childrenOf(node: Node): Node[] {
	const { shape, value } = node;
	const keys =
		shape.kind === "list"
			? Object.keys(Object(value))
			: shape.kind === "group" || shape.kind === "localized"
				? [...shape.fields.keys()]
				: [];
	return keys.flatMap((key) => childAt(node, key) ?? []);
}

function childAt(node: Node, key: string): Node | undefined {
	const { shape, collection } = node;
	const value: unknown = Object(node.value)[key];
	if (shape.kind === "list")
		return Array.isArray(node.value) && value !== undefined
			? {
					...node,
					path: [...node.path, Number(key)],
					value,
					shape: within(shape, shapeOf(shape.element, value)),
				}
			: undefined;
	if (shape.kind !== "group" && shape.kind !== "localized") return undefined;
	const schema = shape.fields.get(key);
	if (!schema) return undefined;
	const own = shapeOf(schema, value);
	const found = { ...node, path: [...node.path, key], value };
	if (shape.kind === "localized")
		return isComposite(own) ? { ...found, shape: own, locale: key } : undefined;
	const { tag, isOpen } = shape;
	const tagged: Shape =
		tag?.name === key ? { ...own, kind: "choice", values: tag.values } : own;
	return {
		...found,
		shape: isOpen ? within(shape, tagged) : tagged,
		locale: collection.fieldLanguages?.[key] ?? node.locale,
	};
}

/** One of many that are alike is explained by what all of them are. */
function within({ help, onPage }: Shape, own: Shape): Shape {
	return own.help ? own : { ...own, help, onPage };
}

function isComposite({ kind }: Shape | MarkdownFile): boolean {
	return kind === "group" || kind === "list" || kind === "localized";
}

/** What a single value is, be it in one language or in every; undefined of a composite one. */
function singleShape({ shape, value }: Node): Shape | MarkdownFile | undefined {
	if (shape.kind !== "localized") return isComposite(shape) ? undefined : shape;
	const [first] = shape.fields;
	if (!first) return undefined;
	const [locale, schema] = first;
	const inner = shapeOf(schema, Object(value)[locale]);
	return isComposite(inner) ? undefined : inner;
}

/** A field and, down to a level, those that it consists of. */
function fieldOf(node: Node, context: Context, levels = 1): Field {
	const { entry, path, shape } = node;
	const single = singleShape(node);
	return {
		origin: originOf(node),
		name: nameOf(node, context),
		...explained(shape, context),
		control: single
			? singleControl(single, context)
			: compositeControl(node, context, levels),
		isOptional: shape.isOptional,
		values: valuesOf(node, context),
		facts: single ? factsMadeOf(entry, path, context.trial) : [],
	};
}

/** Its name for people where the schema has one, and its explanation. */
function explained(
	{ help, onPage }: Pick<Shape, "help" | "onPage">,
	{ language }: Context,
): Pick<Field, "called" | "help"> {
	return onPage
		? {
				called: onPage.name[language],
				help: onPage.about?.[language] ?? "",
			}
		: { called: "", help: help?.[language] ?? "" };
}

function originOf({ entry: { file }, path, shape }: Node): Origin {
	return { file, path: shape.kind === "file" ? "markdown" : path };
}

function singleControl(shape: Shape | MarkdownFile, context: Context): Control {
	switch (shape.kind) {
		case "file":
			return { kind: "markdown" };
		case "markdown":
		case "time":
		case "date":
		case "month":
			return { kind: shape.kind };
		case "line": {
			const { kind, facts, maxLength, pattern } = shape;
			return {
				kind,
				facts,
				...(maxLength !== undefined && { maxLength }),
				...(pattern !== undefined && { pattern }),
			};
		}
		case "number": {
			const { kind, unit, min, max, step } = shape;
			return {
				kind,
				unit: unit?.[context.language] ?? "",
				...(min !== undefined && { min }),
				...(max !== undefined && { max }),
				step,
			};
		}
		case "choice":
			return {
				kind: "choice",
				options: shape.values.map((value) => ({
					value,
					label: shape.meanings?.[value]?.[context.language] ?? String(value),
				})),
			};
		case "switch":
			return {
				kind: "switch",
				on: shape.on,
				...(shape.off !== undefined && { off: shape.off }),
			};
		case "address":
			return {
				kind: "reference",
				target: "address",
				options: addressOptions(context),
			};
		case "reference":
			return {
				kind: "reference",
				target: shape.target,
				options: namedOptions(shape.target, context),
			};
		case "picture":
		case "film":
			return { kind: shape.kind, options: mediaOptions(shape.kind, context) };
		default:
			throw new Error(`A ${shape.kind} is not a single value.`);
	}
}

function compositeControl(
	node: Node,
	context: Context,
	levels: number,
): Control {
	const { shape } = node;
	const below =
		levels > 0
			? childrenOf(node).map((child) => fieldOf(child, context, levels - 1))
			: [];
	if (shape.kind !== "list")
		return {
			kind: "group",
			fields: below,
			isOpen: shape.kind === "group" && shape.isOpen,
		};
	const canCopy = Array.isArray(node.value) && node.value.length > 0;
	return {
		kind: "list",
		items: below,
		canAdd: canCopy || scaffoldAt(node, context) !== undefined,
	};
}

/** What `kilde new` adds to a list, or makes entries like the one of a file by. */
function scaffoldAt(
	{ collection, path, shape }: Node,
	{ index, language }: Context,
): Scaffold | undefined {
	const { textOf } = collection;
	const owner =
		textOf === undefined ? collection : collectionNamed(index.site, textOf);
	const isEntry = owner?.files.includes("{id}");
	const isOutermost = !path.some((step) => typeof step === "number");
	const isMade = isEntry
		? path.length === 0
		: shape.kind === "list" && isOutermost;
	const made = isMade ? owner?.scaffold : undefined;
	return made && { name: made.name, called: made.called[language] };
}

function valuesOf(node: Node, context: Context): FieldValue[] {
	const { shape, value, entry, path, locale, collection } = node;
	const locales = localesOf(context.index.site);
	const origin = originOf(node);
	if (shape.kind === "localized" && singleShape(node))
		return locales.map((code) => ({
			locale: code,
			origin: { ...origin, path: [...path, code] },
			value: yamlValue(Object(value)[code]),
		}));
	if (entry.locale !== undefined)
		return locales.map((code) => {
			const file = fileOf({ ...entry, locale: code }, collection);
			const other = context.index.content.find((each) => each.file === file);
			return {
				locale: code,
				origin: { ...origin, file },
				value: other && valueIn(other, origin.path, context),
			};
		});
	return [
		{
			...(locale !== undefined && { locale }),
			origin,
			value: yamlValue(value),
		},
	];
}

/** The file that holds an entry of a collection, as its counterpart in another language. */
export function fileOf(
	{ id, part, locale }: Pick<ContentEntry, "id" | "part" | "locale">,
	{ files }: Collection,
): string {
	const name = files
		.replace("{id}", id)
		.replace("{part}", part)
		.replace("{locale}", locale ?? "");
	return `content/${name}`;
}

function valueIn(
	entry: ContentEntry,
	path: Origin["path"],
	context: Context,
): YamlValue | undefined {
	if (path === "markdown")
		return markdownIn(entry.file, context.content.sources)?.markdown;
	return yamlValue(
		path.reduce<unknown>((value, step) => Object(value)[step], entry.raw),
	);
}

/** What YAML has read is nothing else than its values. */
function yamlValue(value: unknown): YamlValue | undefined {
	return value as YamlValue | undefined;
}

/** The key in the file; of an item in a list its first words, of a whole file its name. */
function nameOf(node: Node, context: Context): string {
	const { entry, path } = node;
	const last = path.at(-1);
	if (last === undefined) return entry.part || entry.id;
	return typeof last === "string"
		? last
		: shortened(firstWords(node, context) ?? String(last + 1));
}

/** The first text that people read in a value, or else the first value that is none. */
function firstWords(node: Node, context: Context): string | undefined {
	const single = singleShape(node);
	if (single) return wordsOf(node, single, context);
	const children = childrenOf(node);
	const texts = children.filter((child) => singleShape(child)?.isWords);
	for (const child of [...texts, ...children]) {
		const words = firstWords(child, context);
		if (words !== undefined) return words;
	}
	return undefined;
}

function wordsOf(
	{ shape, value, locale }: Node,
	single: Shape | MarkdownFile,
	context: Context,
): string | undefined {
	const isLocalized = shape.kind === "localized";
	const own: unknown = isLocalized ? Object(value)[context.locale] : value;
	if (typeof own === "number") return String(own);
	if (typeof own !== "string") return undefined;
	if (single.kind === "reference") {
		const options = namedOptions(single.target, context);
		return options.find((option) => option.value === own)?.label ?? own;
	}
	return filled(own, { ...context, locale: locale ?? context.locale });
}

const longestName = 80;

/** One line, and no more of it than a list has room for. */
function shortened(text: string): string {
	const line = text.replace(/\s+/g, " ").trim();
	return line.length > longestName
		? `${line.slice(0, longestName - 1).trimEnd()}…`
		: line;
}
