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
	prepared,
	textEdits,
} from "./content-edits.ts";
import { dose } from "./dose.ts";
import { type Edit, fieldEdits, type Texts } from "./every-field.ts";
import type { Edits } from "./warm-and-cold.ts";

// The edits of the real content that remembered builds are tried with.

const decoder = new TextDecoder();

/** The day that the content is built for. */
export const date = "2026-11-22";

/** The content that the edits begin with. */
export const content: Texts = prepared(
	new Map(
		readSources(repository).value.map(({ path, bytes }) => [
			path,
			/\.(yaml|md|hbs|svg)$/.test(path) ? decoder.decode(bytes) : bytes,
		]),
	),
);

const additions = [...besideEdits(content), ...otherAdditions];
const isBound = new Set([...bound, ...additions].map(({ name }) => name));
const isPart = ({ name }: Edit) => Number(name.endsWith(".part"));
// Parts first: a link that leads to another page loses its part.
const fields = fieldEdits(content)
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

/** The fields that are there once these edits are made, and were not before. */
function newFields(edits: readonly Edit[]): Edit[] {
	const known = new Set(
		[...fields, ...bound, ...additions].map(({ name }) => name),
	);
	const after = edits.reduce(
		(texts, { ways }) => [...ways(texts)][0] ?? texts,
		content,
	);
	return fieldEdits(after).filter(({ name }) => !known.has(name));
}

const last: Edits = [
	...bound,
	...comings,
	...additions,
	newFields(additions),
	embedded,
	newFields([embedded]),
];

/** An edit of every field, each by itself. What is shown in few places comes first, while it is shown there. */
export const everyEdit: Edits = [
	...strings,
	...changed,
	...others,
	...pages,
	...last.flat(),
];

/** The same in less time: several are made at a time, but for what comes and goes, and of each kind a sample is tried. */
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

/** Of each collection one field, of articles all; and a text of each kind. */
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

/** One item of so many; in the long tests, all. */
function sample<T>(items: readonly T[], few: number): T[] {
	return items.filter((_, place) => place % dose(few, 1) === 0);
}

function inGroups<T>(items: readonly T[], size: number): T[][] {
	return Array.from({ length: Math.ceil(items.length / size) }, (_, place) =>
		items.slice(place * size, (place + 1) * size),
	);
}

/** The first field of each view, then the second of each, and so on. */
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

/** What no page and no file of the site shows, and why. */
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

/** Whether an edit need not change the site. */
export function isUnpublished(name: string): boolean {
	return unpublished.some(([field]) => field.test(name));
}
