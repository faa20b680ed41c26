import { findCollection, getFilePath } from "../../definition.ts";
import { getValueAt, isPathWithin } from "../../diagnostics/places.ts";
import { formatDate } from "../../languages/format.ts";
import { listLocales } from "../../languages/languages.ts";
import {
	getLanguageName,
	getMessageTag,
} from "../../languages/message-language.ts";
import { selectText } from "../../languages/text.ts";
import { findNextChange } from "../../link/next-change.ts";
import { type FieldText, formatFieldText } from "../../schema/meta.ts";
import { getMediaAddress } from "../../text/url.ts";
import { periodOf, whyHidden } from "../contents/period.ts";
import { relatedEntries } from "../contents/related.ts";
import { type Content, type Context, contextOf, filled } from "../context.ts";
import { markdownIn } from "../file/markdown-edit.ts";
import { changesThen } from "../messages.ts";
import type {
	Control,
	Field,
	FieldValue,
	Panel,
	Scaffold,
	ValueAddress,
	YamlValue,
} from "../protocol.ts";
import { isForm } from "./alike.ts";
import { factsMadeOf } from "./facts.ts";
import { whyNotAdd, whyNotRemove } from "./list-size.ts";
import { placeName } from "./names.ts";
import {
	childrenOf,
	markdownFile,
	type Node,
	nodesTo,
	singleShape,
} from "./nodes.ts";
import {
	addressOptions,
	mediaOptions,
	namedOptions,
	partOptions,
} from "./options.ts";
import { nameOf } from "./own-words.ts";
import { isComposite, type Shape, shapeOf } from "./shape.ts";
import { variantsOf } from "./variants.ts";

/**
 * What the panel shows for a value, with explanations in a language; undefined where no schema has such a value. The path
 * of a value in every language leads to it or to one of its languages: the panel has all of them.
 */
export function panelOf(
	origin: ValueAddress,
	content: Content,
	language: string,
): Panel | undefined {
	const context = contextOf(content, language);
	const found = nodesTo(origin, context);
	const node = found.at(-1);
	if (!node) return undefined;
	const above = found.slice(0, -1);
	const around = above.findLast(
		({ shape }) => shape.kind === "group" && shape.fields.size > 0,
	);
	// A whole file shows the form that it has.
	const form =
		found.findLast(isForm) ??
		(found.length === 1 ? childrenOf(node).find(isForm) : undefined);
	return {
		field: fieldOf(node, context),
		above: above.flatMap((each) => {
			const called = placeName(each, context);
			return called === "" ? [] : [{ origin: originOf(each), called }];
		}),
		around: around && fieldOf(around, context),
		form: form && fieldOf(form, context, formLevels),
		lists: above
			.flatMap((list, depth) => {
				const index = found[depth + 1]?.path.at(-1);
				return typeof index === "number"
					? [{ list: fieldOf(list, context), index }]
					: [];
			})
			.toReversed(),
		variants: variantsOf(found, context, fieldOf),
		languages: Object.fromEntries(
			listLocales(content.site).map((code) => [
				code,
				selectText(getLanguageName(code), language),
			]),
		),
		period: periodIn(node, context),
		next: nextIn(node, around ?? node, context),
		scaffold: found
			.filter((each) => each === node || !isPage(each, context))
			.map((each) => scaffoldAt(each, context))
			.find(Boolean),
	};
}

/** A form has rows, these have fields, and a field may be a list. */
const formLevels = 3;

/** A field and, down to a level, those that it consists of. */
function fieldOf(node: Node, context: Context, levels = 1): Field {
	const { entry, path, shape } = node;
	const single = singleShape(node);
	const control = single
		? (controlBeside(node, single, context) ?? singleControl(single, context))
		: compositeControl(node, context, levels);
	const { label, help } = formatFieldText(
		shape.text && "options" in control
			? withoutExample(shape.text)
			: shape.text,
		context.language,
	);
	return {
		origin: originOf(node),
		name:
			(path.length === 0 && placeName(node, context)) || nameOf(node, context),
		called: label,
		help,
		control,
		isOptional: shape.isOptional,
		values: valuesOf(node, context),
		facts: single ? factsMadeOf({ file: entry.file, path }, context) : [],
	};
}

/** An example is for those who write the file: in a list, everything can be seen by its name. */
function withoutExample({ example, ...text }: FieldText): FieldText {
	return text;
}

function originOf({ entry: { file }, path, shape }: Node): ValueAddress {
	return { file, path: shape === markdownFile ? "markdown" : path };
}

function singleControl(shape: Shape, context: Context): Control {
	const { text, isOptional, isWords, ...form } = shape;
	const { language } = context;
	switch (form.kind) {
		case "number":
			return {
				...form,
				unit: selectText(form.unit, language) ?? "",
				units: Object.values<string | undefined>(form.unit ?? {}).flatMap(
					(each) => each ?? [],
				),
			};
		case "choice":
			return {
				kind: "choice",
				options: form.values.map((value) => ({
					value,
					label: selectText(form.meanings?.[value], language) ?? String(value),
				})),
			};
		case "address":
			return {
				kind: "reference",
				target: "address",
				options: addressOptions(context),
			};
		case "reference":
			return { ...form, options: namedOptions(form.target, context) };
		case "picture":
		case "video":
			return { ...form, options: mediaOptions(form.kind, context) };
		case "focus":
		case "group":
		case "list":
		case "localized":
			throw new Error(`A ${form.kind} is not a single value.`);
		default:
			return form;
	}
}

/**
 * The control of a value that names a part of a page, or a point of a picture, where the field beside it names that page or
 * picture; undefined for other values.
 */
function controlBeside(
	{ entry, path }: Node,
	single: Shape,
	context: Context,
): Control | undefined {
	const beside = (key: string) =>
		getValueAt(entry.raw, [...path.slice(0, -1), key]);
	if (single.kind === "focus") {
		const picture = context.index.media.get(String(beside("src")));
		return { kind: "focus", address: picture && getMediaAddress(picture) };
	}
	if (single.kind !== "line" || single.partOf === undefined) return undefined;
	const page = beside(single.partOf);
	return { kind: "choice", options: partOptions(page, context) };
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
	const element = shapeOf(shape.element, undefined);
	return {
		kind: "list",
		items: below,
		element: isComposite(element) ? undefined : singleControl(element, context),
		cannotAdd: selectText(whyNotAdd(node), context.language),
		cannotRemove: selectText(whyNotRemove(node), context.language),
	};
}

function periodIn(
	{ entry }: Node,
	{ content, language }: Context,
): Panel["period"] {
	const period = periodOf(relatedEntries(entry.file, content), content);
	const hidden = period && whyHidden(period, content.date);
	return period && { ...period, hidden: selectText(hidden, language) };
}

/** When something within a map begins or has ended next, by its own dates, in words. */
function nextIn(
	{ entry }: Node,
	{ path: within }: Pick<Node, "path">,
	{ content, language }: Context,
): string | undefined {
	const next = findNextChange(
		[entry],
		content.date,
		({ path }) =>
			path.length === within.length + 1 && isPathWithin(path, within),
	);
	const then =
		next && changesThen(formatDate(next.date, getMessageTag(language)));
	return selectText(then, language);
}

/** Whether it is a page, which is copied and taken out as a whole, and not from a value of it. */
function isPage({ collection }: Node, { index }: Context): boolean {
	return collection === index.site.pages.collection;
}

/** The scaffold of `kilde new` that adds to a list, or makes entries like that of a file. */
function scaffoldAt(
	{ collection, path, shape }: Node,
	{ index, language }: Context,
): Scaffold | undefined {
	const { textOf } = collection;
	const owner =
		textOf === undefined ? collection : findCollection(index.site, textOf);
	const isEntry = owner?.files.includes("{id}");
	const isOutermost = !path.some((step) => typeof step === "number");
	const isMade = isEntry
		? path.length === 0
		: shape.kind === "list" && isOutermost;
	const made = isMade ? owner?.scaffold : undefined;
	return made && { name: made.name, label: selectText(made.label, language) };
}

function valuesOf(node: Node, context: Context): FieldValue[] {
	const { shape, entry, locale, collection } = node;
	const { file, path } = originOf(node);
	// What consists of parts is shown once: its parts have their languages.
	if (entry.locale !== undefined && !singleShape(node))
		return [valueAndWords({ file, path }, context)];
	const isLocalized = shape.kind === "localized" && singleShape(node);
	if (!isLocalized && (node.isShared || entry.locale === undefined)) {
		const origin = { file, path };
		return [
			{
				...(locale !== undefined && { locale }),
				...valueAndWords(origin, {
					...context,
					locale: locale ?? context.locale,
				}),
			},
		];
	}
	return listLocales(context.index.site).map((code) => {
		const origin = isLocalized
			? { file, path: [...node.path, code] }
			: { file: getFilePath(collection, { ...entry, locale: code }), path };
		return {
			locale: code,
			...valueAndWords(origin, { ...context, locale: code }),
		};
	});
}

function valueAndWords(
	origin: ValueAddress,
	context: Context,
): Pick<FieldValue, "origin" | "value" | "words"> {
	const value = writtenValue(origin, context);
	return typeof value === "string" && value.includes("{{")
		? { origin, value, words: filled(value, context) }
		: { origin, value };
}

function writtenValue(
	{ file, path }: ValueAddress,
	{ files, content }: Context,
): YamlValue | undefined {
	if (path === "markdown") return markdownIn(file, content.sources)?.markdown;
	// The result of the YAML parser consists of such values only.
	return getValueAt(files.get(file)?.raw, path) as YamlValue | undefined;
}
