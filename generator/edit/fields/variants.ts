import { formatFieldText } from "../../schema/meta.ts";
import { isValid, type Schema } from "../../schema/walk.ts";
import type { Context } from "../context.ts";
import type { Field, ValuePath, Variants, YamlValue } from "../protocol.ts";
import { childrenOf, type Node } from "./nodes.ts";
import { type Shape, shapeOf } from "./shape.ts";

/**
 * What the last of these values that may be one of several kinds of things could be instead; undefined where there is no
 * such value, or its kinds have no names. `fieldOf` makes the field of a value.
 */
export function variantsOf(
	nodes: readonly Node[],
	context: Context,
	fieldOf: (node: Node, context: Context) => Field,
): Variants | undefined {
	const depth = nodes.findLastIndex((node) => namedOptions(node, context));
	const node = nodes[depth];
	const options = node && namedOptions(node, context);
	if (!node || !options) return undefined;
	const { entry, path, shape, value } = node;
	const address = (to: ValuePath) => ({ file: entry.file, path: to });
	const tag = shape.kind === "group" ? shape.tag?.name : undefined;
	const kind = String(Object(value)[tag ?? ""]);
	const isHere = ({ path: own }: Node) =>
		own.join() === nodes[depth + 1]?.path.join() || own.at(-1) === tag;
	return {
		origin: address(path),
		called: formatFieldText(shape.text, context.language).label,
		kind,
		// Its own panel lists them all.
		others: (depth < nodes.length - 1 ? childrenOf(node) : [])
			.filter((child) => !isHere(child))
			.map((child) => fieldOf(child, context)),
		options: options.map(([own, label, option]) => {
			const made = completed(option, path, [value, ...mapsIn(value)], node);
			return {
				kind: own,
				label,
				value: { ...Object(made.value), [tag ?? ""]: own } as YamlValue,
				missing: made.missing.map((each) => fieldOf(each, context)),
				opens: address(firstPicture(option, path) ?? path),
			};
		}),
	};
}

/** The options of a union that have names: the discriminator of each, its name, and its schema. */
function namedOptions({ shape }: Node, { language }: Context) {
	const all = shape.kind === "group" ? shape.tag?.options : undefined;
	const named = [...(all ?? [])].map(([kind, option]) => {
		const { label } = formatFieldText(shapeOf(option, {}).text, language);
		return [kind, label, option] as const;
	});
	return named.length > 1 && named.every(([, name]) => name !== "")
		? named
		: undefined;
}

/** A value that is being made for a schema, and what has to be entered for it to be one. */
type Made = { readonly value: unknown; readonly missing: readonly Node[] };

/** A value for a schema, made of the first of some values and of the others, where they fit. */
function completed(
	schema: Schema,
	path: ValuePath,
	[own, ...others]: readonly unknown[],
	around: Node,
): Made {
	const shape = shapeOf(schema, undefined);
	if (shape.kind === "group") {
		const parts = [...shape.fields].map(([key, field]) => {
			const at = [...path, key];
			return [key, part(field, at, Object(own)[key], others, around)] as const;
		});
		const present = parts.filter(([, { value }]) => value !== undefined);
		return {
			value: Object.fromEntries(
				present.map(([key, { value }]) => [key, value]),
			),
			missing: parts.flatMap(([, { missing }]) => missing),
		};
	}
	if (shape.kind === "list" && shape.size.least === 0)
		return { value: [], missing: [] };
	const asked: Node = { ...around, path, value: undefined, shape };
	return { value: undefined, missing: isTag(shape) ? [] : [asked] };
}

/** A part of such a value: what was there, another value that fits, or what is made of nothing. */
function part(
	schema: Schema,
	path: ValuePath,
	there: unknown,
	others: readonly unknown[],
	around: Node,
): Made {
	const fits = (value: unknown) =>
		value !== undefined && isValid(schema, value);
	if (fits(there)) return { value: there, missing: [] };
	const shape = shapeOf(schema, undefined);
	if (shape.isOptional) return { value: undefined, missing: [] };
	const other = shape.kind === "group" ? others.find(fits) : undefined;
	return other === undefined
		? completed(schema, path, [undefined, ...others], around)
		: { value: other, missing: [] };
}

/** Whether there is only one value that it can have, as the discriminator of an option. */
function isTag(shape: Shape): boolean {
	return shape.kind === "choice" && shape.values.length < 2;
}

/** The maps within a value, the outer ones first. */
function mapsIn(value: unknown): unknown[] {
	const below = Array.isArray(value) ? value : Object.values(Object(value));
	const maps = below.filter(
		(each) => typeof each === "object" && each !== null,
	);
	return [...maps, ...maps.flatMap(mapsIn)];
}

/** The path of the first picture in what a schema describes. */
function firstPicture(schema: Schema, path: ValuePath): ValuePath | undefined {
	const shape = shapeOf(schema, undefined);
	if (shape.kind === "picture") return path;
	if (shape.kind !== "group") return undefined;
	for (const [key, field] of shape.fields) {
		const found = firstPicture(field, [...path, key]);
		if (found) return found;
	}
	return undefined;
}
