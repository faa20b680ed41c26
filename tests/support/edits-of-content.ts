import { groupBy } from "../../generator/diagnostics/group-by.ts";
import { readSources } from "../../generator/read/index.ts";
import { repository } from "./check.ts";
import {
	besideEdits,
	bound,
	comings,
	embedded,
	fileEdits,
	additions as otherAdditions,
	outsideEdits,
	prepareContent,
	textEdits,
} from "./content-edits.ts";
import { dose } from "./dose.ts";
import { createFieldEdits, type Edit, type Texts } from "./every-field.ts";
import type { Edits } from "./warm-and-cold.ts";

// The edits of the real content with which warm builds are tested.

const decoder = new TextDecoder();

/** The date for which the content is built. */
export const date = "2026-11-22";

/** The content before the first edit. */
export const content: Texts = prepareContent(
	new Map(
		readSources(repository).value.map(({ path, bytes }) => [
			path,
			/\.(yaml|md|hbs|svg)$/.test(path) ? decoder.decode(bytes) : bytes,
		]),
	),
);

const additions = [
	...besideEdits(content),
	...otherAdditions,
	...outsideEdits(content),
];
const isBound = new Set([...bound, ...additions].map(({ name }) => name));
const isPart = ({ name }: Edit) => Number(name.endsWith(".part"));
// Parts first: a link that is changed to a different page loses its part.
const fields = createFieldEdits(content)
	.filter(({ name }) => !isBound.has(name))
	.sort((a, b) => isPart(b) - isPart(a));
const of = (start: string) =>
	fields.filter(({ name }) => name.startsWith(start));
const strings = of("strings.");
const pages = of("page<");
const others = fields.filter(
	(each) => !strings.includes(each) && !pages.includes(each),
);
const changed = [...textEdits(content), ...fileEdits(content)];

/** Lists edits of the fields that these edits add. */
function newFields(edits: readonly Edit[]): Edit[] {
	const known = new Set(
		[...fields, ...bound, ...additions].map(({ name }) => name),
	);
	const after = edits.reduce(
		(texts, { ways }) => [...ways(texts)][0] ?? texts,
		content,
	);
	return createFieldEdits(after).filter(({ name }) => !known.has(name));
}

const last: Edits = [
	...bound,
	...comings,
	...additions,
	newFields(additions),
	embedded,
	newFields([embedded]),
];

/** Edits of every field, one at a time. Fields shown in few places come first, while they are still shown. */
export const everyEdit: Edits = [
	...strings,
	...changed,
	...others,
	...pages,
	...last.flat(),
];

/** A faster version: several edits at a time, except for those that add or remove files, and a sample of each kind. */
export const someEdits: Edits = [
	...sample(inGroups(strings, 12), 40),
	...inGroups(sample(changed, 30), 6),
	...inGroups(sample(others, 40), 12),
	...sample(acrossPages(), 40),
	...inGroups(bound, 12),
	...comings,
	...inGroups(additions, 36),
	newFields(additions),
	embedded,
	newFields([embedded]),
];

/** One field of each collection, all fields of articles, and a text of each kind. */
export const oneOfEach: Edits = sample(
	[
		...fields.filter(
			({ name }, place) =>
				name.startsWith("news.") ||
				collectionOf(name) !== collectionOf(fields[place - 1]?.name ?? ""),
		),
		...changed.filter(({ name }) => /^a |\/(own|text)\.da/.test(name)),
	],
	12,
);

function collectionOf(name: string): string {
	return /^\w+/.exec(name)?.[0] ?? "";
}

/** Returns every nth item; in the long tests, all. */
function sample<T>(items: readonly T[], few: number): T[] {
	return items.filter((_, place) => place % dose(few, 1) === 0);
}

function inGroups<T>(items: readonly T[], size: number): T[][] {
	return Array.from({ length: Math.ceil(items.length / size) }, (_, place) =>
		items.slice(place * size, (place + 1) * size),
	);
}

/** Takes the first field of each view, then the second of each, and so on. */
function acrossPages(): Edit[][] {
	const byView = [
		...groupBy(
			pages,
			({ name }) => /<([\w-]+)>/.exec(name)?.[1] ?? "",
		).values(),
	];
	const most = Math.max(...byView.map(({ length }) => length));
	return Array.from({ length: most }, (_, place) =>
		byView.flatMap((edits) => edits[place] ?? []),
	);
}

/** Fields that no page and no file of the site shows, with the reason. */
const unpublished: readonly (readonly [field: RegExp, why: string])[] = [
	[/\bsample\b/, "for `kilde check --launch`"],
	[/\.checked$/, "for `kilde check`"],
	[/^openQuestions\[\]/, "for the owner"],
	[
		/^(booking\.provider\.name|strings\.widget(Show|Notice))$/,
		"said where widgets load on a click",
	],
	[/^page<testimonials>\.keywords\.da\[\]$/, "the page is in English alone"],
	[
		/^navigation\.(book|legal\[\])\.icon$/,
		"the header and the footer show no icon there",
	],
	[/^hours\.overnight$/, "only compared with the sessions"],
	[
		/^strings\.olderNews$/,
		"said where there are more articles than the page of news holds",
	],
	[/^a second night$/, "has its prices and names only"],
];

/** Returns whether an edit may leave the site unchanged. */
export function isUnpublished(name: string): boolean {
	return unpublished.some(([field]) => field.test(name));
}
