import {
	findOwnerAndInheritedFields,
	type SharedFields,
} from "../../definition/shared-fields.ts";
import { type Collection, findCollection } from "../../definition.ts";
import type { Path } from "../../diagnostics/places.ts";
import type { Locale } from "../../languages/languages.ts";
import type { ContentFile } from "../../types.ts";
import type { Context } from "../context.ts";
import type { ValueAddress, ValuePath } from "../protocol.ts";
import { isComposite, type Shape, shapeOf } from "./shape.ts";

/** A value of the content, or the place for one, and what its schema says of it. */
export type Node = {
	readonly entry: ContentFile;
	readonly collection: Collection;
	readonly path: ValuePath;
	readonly value: unknown;
	readonly shape: Shape;
	/** The language of a value that exists in one language only. */
	readonly locale: Locale | undefined;
	/** Of a whole file: what is written once for all languages of its entry, and where. */
	readonly shared?: SharedFields<ContentFile> | undefined;
	/** Whether it is that, or a part of it. */
	readonly isShared?: true;
	/** Whether the last step of its path is a name that somebody gave, as that of a price. */
	readonly isNamed: boolean;
	/** For an item of a list or a map: the field that names it. */
	readonly itemLabel?: string | undefined;
};

/** The description of a file's Markdown text. */
export const markdownFile: Shape = {
	kind: "markdown",
	text: { label: { en: "Text", da: "Tekst" } },
	isOptional: false,
	isWords: true,
};

/** The values from a whole file to one of its values; none where no schema has that. */
export function nodesTo(
	{ file, path }: ValueAddress,
	{ files, index }: Context,
): readonly Node[] {
	const entry = files.get(file);
	const collection = entry && findCollection(index.site, entry.collection);
	if (!entry || !collection) return [];
	const root: Node = {
		entry,
		collection,
		path: [],
		value: entry.raw,
		locale: entry.locale,
		isNamed: false,
		shape: shapeOf(collection.schema, entry.raw),
		shared: findOwnerAndInheritedFields(entry, collection, index.site, (path) =>
			files.get(path),
		),
	};
	if (path === "markdown")
		return file.endsWith(".md")
			? [root, { ...root, value: undefined, shape: markdownFile }]
			: [];
	const found = [root];
	let last = root;
	for (const [depth, step] of path.entries()) {
		const next = childAt(last, String(step));
		if (!next) return isLanguageOf(last, path.slice(depth)) ? found : [];
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
export function childrenOf(node: Node): Node[] {
	const { shape, value } = node;
	const keys =
		shape.kind === "list"
			? Object.keys(Object(value))
			: shape.kind === "group" || shape.kind === "localized"
				? // Every object may be marked as a sample; only one that is shows it.
					[...shape.fields.keys()].filter(
						(key) => key !== "sample" || key in Object(value),
					)
				: [];
	return keys.flatMap((key) => childAt(node, key) ?? []);
}

function childAt({ shared, ...parent }: Node, key: string): Node | undefined {
	const { original, fields = [] } = shared ?? {};
	const node: Node =
		original && fields.includes(key)
			? {
					...parent,
					entry: original,
					value: original.raw,
					locale: undefined,
					isShared: true,
				}
			: parent;
	const { shape, collection } = node;
	const value: unknown = Object(node.value)[key];
	if (shape.kind === "list")
		return Array.isArray(node.value) && value !== undefined
			? {
					...node,
					path: [...node.path, Number(key)],
					value,
					shape: within(shape, shapeOf(shape.element, value)),
					isNamed: false,
					itemLabel: shape.itemLabel,
				}
			: undefined;
	if (shape.kind !== "group" && shape.kind !== "localized") return undefined;
	const schema = shape.fields.get(key);
	if (!schema) return undefined;
	const own = shapeOf(schema, value);
	const found = {
		...node,
		path: [...node.path, key],
		value,
		isNamed: shape.kind === "group" && shape.isOpen,
		itemLabel: shape.kind === "group" ? shape.itemLabel : undefined,
	};
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
function within({ text }: Shape, own: Shape): Shape {
	return own.text ? own : { ...own, text };
}

/** The kind of a single value, in one language or in all; undefined for a composite one. */
export function singleShape({ shape, value }: Node): Shape | undefined {
	if (shape.kind !== "localized") return isComposite(shape) ? undefined : shape;
	const [first] = shape.fields;
	if (!first) return undefined;
	const [locale, schema] = first;
	const inner = shapeOf(schema, Object(value)[locale]);
	return isComposite(inner) ? undefined : inner;
}

/** A path whose steps may all be written as text, with numbers where the values have lists. */
export function valuePath(path: Path, root: unknown): ValuePath {
	let value = root;
	return path.map(String).map((step) => {
		const isIndex = Array.isArray(value);
		value = Object(value)[step];
		return isIndex ? Number(step) : step;
	});
}
