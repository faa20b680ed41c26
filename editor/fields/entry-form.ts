import {
	type Collection,
	type ContentFile,
	findCollection,
	findNextChange,
	findOwnerAndInheritedFields,
	formatDate,
	getAddressLocale,
	getFilePath,
	getMessageTag,
	type Locale,
	listLocales,
	listValues,
	type MessageText,
	readContentFile,
	readSchema,
	type Schema,
	type Source,
	selectText,
} from "kilde/tools";
import type { Context } from "../context.ts";
import { formatHidden, getPeriod } from "../entries/period.ts";
import { getOwnerCollection, listRelatedFiles } from "../entries/related.ts";
import { findVariant } from "../field-values.ts";
import type {
	EntryDocument,
	EntryForm,
	Field,
	KeyedField,
	Scaffold,
	ValueAddress,
	YamlValue,
} from "../protocol.ts";
import { getCollectionLabel } from "./collection-label.ts";
import { createField, createKeyedField } from "./create-field.ts";
import { getFormLabel, labelMapKeys } from "./value-labels.ts";

/** Creates the form of the entry that a file belongs to; undefined if no collection has the file. */
export function createEntryForm(
	file: string,
	context: Context,
): EntryForm | undefined {
	const { built, language, index } = context;
	const related = listRelatedFiles(file, context);
	const main = findMainFile(related, context);
	const collection = main && findCollection(index.site, main.collection);
	if (!main || !collection) return undefined;
	const fields = groupVersions(related, main).flatMap((versions) =>
		createVersionFields(versions, context),
	);
	const form: Field = {
		label: "",
		help: "",
		isOptional: false,
		control: {
			kind: "group",
			fields: labelMapKeys(
				sortFields(fields),
				selectNamesakes(related, context),
			),
		},
	};
	const documents = readDocuments(form, related, built.sources);
	const period = getPeriod(related, context);
	return {
		file: main.file,
		label: collection.files.includes("{")
			? getFormLabel(main, form, documents, context)
			: getCollectionLabel(collection, context),
		kind: collection.files.includes("{id}")
			? getCollectionLabel(collection, context)
			: "",
		form,
		documents,
		pages: findPages(related, context),
		period: period && {
			...period,
			hidden: formatHidden(period, built.date, language),
		},
		isOneOfSeveral: collection.files.includes("{"),
		scaffold: getScaffold(main, context),
		nextChange: formatNextChange(related, context),
	};
}

/** The fields of every collection, which are shown last. */
const commonKeys: readonly string[] = ["sample", "checked", "draft"];

function sortFields(fields: readonly KeyedField[]): KeyedField[] {
	const isCommon = ({ key }: KeyedField) => Number(commonKeys.includes(key));
	return fields.toSorted((a, b) => isCommon(a) - isCommon(b));
}

/** Selects the labels of names that are keys in the files. */
function selectNamesakes(
	files: readonly ContentFile[],
	context: Context,
): ReadonlyMap<string, string> {
	const keys = new Set(
		files.flatMap(({ raw }) =>
			listValues(raw).map(([path]) => String(path.at(-1))),
		),
	);
	return new Map(
		[...context.getNamesakes()].filter(
			([name]) => keys.has(name) && !/^\d+$/.test(name),
		),
	);
}

/** The versions of one file of an entry in each language; one without a language stands alone. */
type Versions = readonly [ContentFile, ...ContentFile[]];

/** The main file of an entry: that of its collection, not one of its texts, in the language of labels if possible. */
function findMainFile(
	related: readonly ContentFile[],
	{ index, locale }: Context,
): ContentFile | undefined {
	const own = related.filter(
		(each) => getOwnerCollection(each, index.site) === each.collection,
	);
	const main = own.length > 0 ? own : related;
	return main.find((each) => each.locale === locale) ?? main[0];
}

/** Groups the files of an entry by what they are versions of, the main file first. */
function groupVersions(
	related: readonly ContentFile[],
	main: ContentFile,
): Versions[] {
	const groups = new Map<string, ContentFile[]>();
	for (const each of [main, ...related.filter((other) => other !== main)]) {
		const key = `${each.collection} ${each.part ?? ""}`;
		groups.set(key, [...(groups.get(key) ?? []), each]);
	}
	return [...groups.values()] as unknown as Versions[];
}

/** Creates the fields of a file in all its languages. */
function createVersionFields(
	versions: Versions,
	context: Context,
): KeyedField[] {
	const [first] = versions;
	const { language, index } = context;
	const collection = findCollection(index.site, first.collection);
	if (!collection) return [];
	const { schema } = collection;
	const fields =
		first.locale === undefined
			? createFileFields(first, schema, language)
			: createLocalizedFields(versions, collection, context);
	const markdown = createMarkdownField(versions, collection, context);
	const all = markdown ? [...fields, markdown] : fields;
	// The texts of a page are told apart by the name of their file.
	const { part } = first;
	if (part === "") return all;
	return all.length === 1 && markdown
		? [{ key: part, field: markdown.field }]
		: [
				{
					key: part,
					field: {
						label: part,
						help: "",
						isOptional: true,
						control: { kind: "group", fields: all },
					},
				},
			];
}

/** Creates the fields of a file that has no language of its own. */
function createFileFields(
	{ file, raw }: ContentFile,
	schema: Schema,
	language: string,
): KeyedField[] {
	const whole = createField(schema, { language });
	// A page can't become one of another view, whose fields differ.
	const field =
		(whole.control.kind === "union" &&
			findVariant(whole.control, raw as YamlValue)?.field) ||
		whole;
	if (field.control.kind !== "group")
		return [{ key: "", field: { ...field, at: { file, path: [] } } }];
	return field.control.fields.map(({ key, field }) => ({
		key,
		field: { ...field, at: { file, path: key === "" ? [] : [key] } },
	}));
}

/** Creates the fields of files in one language each, side by side; those with one value for all languages stand alone. */
function createLocalizedFields(
	versions: Versions,
	collection: Collection,
	{ index, files, language }: Context,
): KeyedField[] {
	const node = readSchema(collection.schema);
	if (node.type !== "object") return [];
	const [first] = versions;
	const shared = findOwnerAndInheritedFields(
		first,
		collection,
		index.site,
		(path) => files.get(path),
	);
	return [...node.fields].map(([key, schema]) => {
		const fixed = collection.fieldLanguages?.[key];
		if (shared?.fields.includes(key) || fixed !== undefined) {
			const { file } = shared?.original ?? first;
			const { field } = createKeyedField(key, schema, {
				language,
				locale: fixed,
			});
			return { key, field: { ...field, at: { file, path: [key] } } };
		}
		const each = (locale: Locale) =>
			createKeyedField(key, schema, { language, locale }).field;
		return {
			key,
			field: createSideBySide(
				first,
				collection,
				index.site,
				(file, locale) => ({
					...each(locale),
					at: { file, path: [key] },
				}),
			),
		};
	});
}

/** Creates a field with one field for each language, each in a file of its own. */
function createSideBySide(
	{ id, part }: ContentFile,
	collection: Collection,
	site: Context["index"]["site"],
	create: (file: string, locale: Locale) => Field,
): Field {
	const fields = listLocales(site).map((locale) => ({
		key: locale,
		field: create(getFilePath(collection, { id, part, locale }), locale),
	}));
	const [first] = fields;
	return {
		label: first?.field.label ?? "",
		help: first?.field.help ?? "",
		isOptional: first?.field.isOptional ?? false,
		...(first?.field.isShownWhenSet && { isShownWhenSet: true }),
		control: {
			kind: "localized",
			fields: fields.map(({ key, field }) => ({
				key,
				field: { ...field, label: "", help: "" },
			})),
		},
	};
}

const markdownLabel: MessageText = { en: "Text", da: "Tekst" };

/** Creates the field of the Markdown text below the front matter; undefined for YAML files. */
function createMarkdownField(
	[first]: Versions,
	collection: Collection,
	{ index, language }: Context,
): KeyedField | undefined {
	if (!first.file.endsWith(".md")) return undefined;
	const create = (file: string, locale: Locale | undefined): Field => {
		const at: ValueAddress = { file, path: "markdown" };
		return {
			label: first.part || selectText(markdownLabel, language),
			help: "",
			isOptional: false,
			...(locale !== undefined && { locale }),
			at,
			control: { kind: "markdown" },
		};
	};
	const field =
		first.locale === undefined
			? create(first.file, undefined)
			: createSideBySide(first, collection, index.site, create);
	return { key: "markdown", field };
}

/** Reads the files that the fields of a form lead to. */
function readDocuments(
	form: Field,
	related: readonly ContentFile[],
	sources: readonly Source[],
): Record<string, EntryDocument> {
	const files = new Set(related.map(({ file }) => file));
	const locales = new Map(related.map(({ file, locale }) => [file, locale]));
	const visit = ({ at, locale, control }: Field): void => {
		if (at) files.add(at.file);
		if (at && locale !== undefined && !locales.has(at.file))
			locales.set(at.file, locale);
		if (control.kind === "group" || control.kind === "localized")
			for (const { field } of control.fields) visit(field);
	};
	visit(form);
	return Object.fromEntries(
		[...files].map((file) => {
			const source = sources.find(({ path }) => path === file);
			const read = source && readContentFile(file, source.bytes);
			return [
				file,
				{
					value: read?.value,
					markdown: read?.markdown,
					locale: locales.get(file),
				},
			];
		}),
	);
}

/** Finds the pages that an entry has of its own, by language. */
function findPages(
	related: readonly ContentFile[],
	{ index, getHolders }: Context,
): Record<Locale, string> {
	const own = new Set(related.map(({ file }) => file));
	return Object.fromEntries(
		[...getHolders()].flatMap(([path, { entry, redirectsTo }]) =>
			entry && own.has(entry.file) && redirectsTo === undefined
				? [[getAddressLocale(path, index.site), path] as const]
				: [],
		),
	);
}

/** Returns the scaffold that makes entries like this one, or adds to its lists. */
function getScaffold(
	file: ContentFile,
	{ index, language }: Context,
): Scaffold | undefined {
	const owner = getOwnerCollection(file, index.site);
	const scaffold = findCollection(index.site, owner)?.scaffold;
	return (
		scaffold && {
			name: scaffold.name,
			label: selectText(scaffold.label, language),
		}
	);
}

/** Formats when something in an entry begins or ends next. */
function formatNextChange(
	related: readonly ContentFile[],
	{ built, index, language }: Context,
): string | undefined {
	const own = new Set(related.map(({ file }) => file));
	const entries = index.content.filter(({ file }) => own.has(file));
	const next = findNextChange(entries, built.date, index.site);
	if (!next) return undefined;
	const day = formatDate(next.date, getMessageTag(language));
	return selectText(
		{
			en: `Changes by itself on ${day}.`,
			da: `Ændrer sig af sig selv den ${day}.`,
		},
		language,
	);
}
