import { parseDocument, parse as parseYaml } from "yaml";
import { parseContentPath } from "../../generator/parse/collection.ts";
import {
	type Field,
	type Leaf,
	listFields,
	listOptions,
	listValues,
	withChange,
	withValue,
} from "./fields.ts";
import { site } from "./site.ts";

// Edits of content: one for each field of each collection, as an editor would make it.

/** The files of a project by path; binary files are bytes. */
export type Texts = ReadonlyMap<string, string | Uint8Array>;

/** Returns the text of a file; an empty string if it is missing or binary. */
export function getText(texts: Texts, file: string): string {
	const text = texts.get(file);
	return typeof text === "string" ? text : "";
}

/** An edit: its name, and the ways to make it, the first of which that causes no error is used. */
export type Edit = {
	readonly name: string;
	ways(texts: Texts): Iterable<Texts>;
};

/** Lists every field of every collection. */
export function listAllFields(): Field[] {
	return site.collections.flatMap(({ name, schema }) =>
		listFields(schema, name),
	);
}

/** Creates an edit for each field with a value in some file; `nameOf` groups fields. */
export function createFieldEdits(
	texts: Texts,
	nameOf: (field: string) => string = (field) => field,
): Edit[] {
	const places = new Map<string, Place[]>();
	for (const file of texts.keys())
		for (const leaf of listLeaves(file, getText(texts, file))) {
			const name = nameOf(leaf.field);
			places.set(name, [...(places.get(name) ?? []), { file, leaf }]);
		}
	return [...places].map(([name, where]) => ({
		name,
		*ways(now) {
			for (const place of where) yield* changesAt(place, now);
		},
	}));
}

type Place = { readonly file: string; readonly leaf: Leaf };

/** Splits a Markdown file into its front matter and the rest. */
function split(file: string, text: string): readonly [string, string] {
	if (!file.endsWith(".md")) return [text, ""];
	const [, matter = "", rest = text] =
		/^---\n(.*?)^---\n(.*)$/ms.exec(text) ?? [];
	return [matter, rest];
}

function join(file: string, matter: string, rest: string): string {
	return file.endsWith(".md") ? `---\n${matter}---\n${rest}` : matter;
}

function hasValues(text: string, paths: Leaf["paths"]): boolean {
	const document = parseDocument(text);
	return paths.every((path) => document.hasIn(path));
}

/** Lists the values of a file, or of its front matter. */
export function listLeaves(file: string, text: string): Leaf[] {
	const home = parseContentPath(file.replace("content/", ""), site);
	const [matter] = split(file, text);
	if (!home || matter === "") return [];
	const { schema, name } = home.collection;
	return listValues(schema, parseYaml(matter), name);
}

/** Yields each way to change the value of a field. */
function* changesAt({ file, leaf }: Place, texts: Texts): Iterable<Texts> {
	const [matter, rest] = split(file, getText(texts, file));
	const data: unknown = parseYaml(matter);
	const found = leaf.paths.map((path) =>
		path.reduce<unknown>(
			(value, step) => Reflect.get(Object(value), step),
			data,
		),
	);
	if (found.includes(undefined)) return;
	if (found[0] === true) {
		const without = withChange(matter, (document) => {
			for (const path of leaf.paths) document.deleteIn(path);
		});
		yield new Map(texts).set(file, join(file, without, rest));
	}
	const [first] = found;
	if (typeof first === "string" && /^\/./.test(first))
		yield withAddress(texts, first, `${first}-ny`);
	for (const change of waysToChange(first, leaf, texts)) {
		let changed = matter;
		leaf.paths.forEach((path, index) => {
			changed = withValue(changed, path, change(found[index]));
		});
		const next = new Map(texts).set(file, join(file, changed, rest));
		yield next;
		// A different page may not have the part that the link names.
		const parts = leaf.paths
			.filter((path) => path.at(-1) === "page")
			.map((path) => [...path.slice(0, -1), "part"]);
		const whole = withChange(changed, (document) => {
			for (const part of parts) document.deleteIn(part);
		});
		if (whole !== changed)
			yield new Map(texts).set(file, join(file, whole, rest));
		// Fields shared by both versions of an article.
		const twin = file.replace(".da.md", ".en.md");
		if (twin === file || !texts.has(twin)) continue;
		const [other, body] = split(twin, getText(texts, twin));
		if (!hasValues(other, leaf.paths)) continue;
		let both = other;
		for (const path of leaf.paths) both = withValue(both, path, change(first));
		yield new Map(next).set(twin, join(twin, both, body));
	}
	// The only thing of its kind that can be named, such as an offer.
	const without = withChange(matter, (document) => {
		for (const path of leaf.paths) document.deleteIn(path);
	});
	yield new Map(texts).set(file, join(file, without, rest));
	const [path = []] = leaf.paths;
	const fronts: Readonly<Record<string, string>> = {
		"/": "/forside",
		"/en": "/en/front",
	};
	const front = fronts[String(first)];
	if (front)
		yield new Map(texts).set(
			file,
			join(file, withValue(matter, path, front), rest),
		);
}

type Change = (value: unknown) => unknown;

function waysToChange(
	value: unknown,
	{ schema }: Leaf,
	texts: Texts,
): Change[] {
	const fits = (change: Change) => schema.safeParse(change(value)).success;
	const options = listOptions(schema);
	const ways: Change[] =
		typeof value === "number"
			? [1, -1, 10].map((more) => (each) => Number(each) + more)
			: typeof value === "boolean"
				? [(each) => !each]
				: options.length > 0
					? options
							.filter((each) => each !== value)
							.map((option) => () => option)
					: [
							...namesLike(String(value), texts).map((name) => () => name),
							...wordings,
						];
	return ways.filter((change) => fits(change) && change(value) !== value);
}

/** Yields different texts, dates, minutes, numbers and addresses; the schema selects the valid ones. */
const wordings: readonly Change[] = [
	(text) => `${text} Nyt.`,
	(text) => nextDay(String(text)),
	(text) => `${text}x`,
	(text) => `${text}-ny`,
	(text) =>
		String(text).replace(/\d(?=\D*$)/, (digit) =>
			String((Number(digit) + 1) % 10),
		),
	(text) =>
		String(text).replace(/^./, (letter) => (letter === "Q" ? "R" : "Q")),
];

function nextDay(date: string): string {
	const day = new Date(`${date}T00:00:00Z`);
	if (Number.isNaN(day.valueOf())) return "";
	day.setUTCDate(day.getUTCDate() + 1);
	return day.toISOString().slice(0, 10);
}

/** Lists other names of the same kind: of pages and their parts, of people, of media, of prices and so on. */
function namesLike(name: string, texts: Texts): string[] {
	const files = [...texts.keys()];
	const inFolder = (folder: string) =>
		files.flatMap(
			(file) =>
				new RegExp(`^content/${folder}/([^/]+)\\.yaml$`).exec(file)?.[1] ?? [],
		);
	const keysOf = (file: string, ...path: string[]) =>
		Object.keys(
			Object(
				path.reduce<unknown>(
					(value, step) => Reflect.get(Object(value), step),
					parseYaml(getText(texts, `content/${file}`)),
				),
			),
		).filter((key) => key !== "checked");
	const kinds = [
		// Smallest lists first: some of their names are page names too.
		keysOf("search.yaml"),
		inFolder("pages"),
		inFolder("people"),
		keysOf("facts/prices.yaml"),
		keysOf("facts/sessions.yaml"),
		keysOf("facts/codes.yaml"),
		[...new Set(files.flatMap((file) => partsIn(getText(texts, file))))],
		files
			.filter((file) => file.startsWith("content/media/"))
			.map((file) => file.slice("content/media/".length))
			.filter((file) => file.split(".").at(-1) === name.split(".").at(-1)),
	];
	return kinds
		.filter((names) => names.includes(name))
		.flat()
		.filter((other) => other !== name);
}

/** Lists the parts of pages that links of a file name. */
function partsIn(text: string): string[] {
	return [...text.matchAll(/\bpart: ([\w-]+)/g)].map(([, part = ""]) => part);
}

/** Replaces an address throughout the content. */
function withAddress(texts: Texts, from: string, to: string): Texts {
	const written = new RegExp(`(?<=[("\\s])${from}(?=[)#"\\s,}]|$)`, "gm");
	return new Map(
		[...texts].map(([file, text]) => [
			file,
			typeof text === "string" && file.startsWith("content/")
				? text.replaceAll(written, to)
				: text,
		]),
	);
}
