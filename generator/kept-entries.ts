import type { Checked } from "./diagnostic.ts";
import {
	cacheFolder,
	type Division,
	type KeptMemo,
	openMemo,
} from "./kept-memo.ts";
import { remembered } from "./remember.ts";
import type { Body } from "./text.ts";
import type { ContentEntry, Entry, Source } from "./types.ts";

// How the results of `parse` are kept. There may be thousands of Markdown files: of most of them a build asks only what
// they are called and what was found out about them (findings.ts). What other files ask of one is at hand for those that are looked at,
// its words are fetched for its own page alone, its places where something is wrong with it.

/** The memo of a project for a process that runs the code of this digest. */
export function openProjectMemo(
	root: string,
	code: string | undefined,
): KeptMemo {
	return openMemo(cacheFolder(root), code, parsedFiles);
}

/** The key of what a source parses to: it depends on nothing else. */
export const keyOfParsed = remembered(
	({ digest, path }: Source): string => `${digest} ${path}`,
);

type Name = Pick<
	ContentEntry,
	| "kind"
	| "collection"
	| "file"
	| "digest"
	| "id"
	| "part"
	| "locale"
	| "period"
>;
type Words = Pick<Body, "html" | "words">;
type Outline = Omit<Body, keyof Words>;
type Details = Pick<ContentEntry, "places" | "raw">;

/** What every build looks at. */
type Card = {
	readonly name: Name;
	readonly diagnostics: Checked<Entry>["diagnostics"];
};

/** What is looked at of those entries that something may be wrong with. */
type Head = Omit<ContentEntry, keyof Name | keyof Details | "body"> & {
	readonly outline: Outline;
};

/** What is looked at where it is needed. */
type Tail = Words & Details;

/** Takes the results of `parse` apart. Entries of YAML, which are few, stay whole. */
export const parsedFiles: Division<Checked<Entry>, Card, Head, Tail> = {
	kind: "parse",
	split({ value, diagnostics }) {
		if (value.kind !== "content" || !value.body) return undefined;
		const { places, raw, body, ...entry } = value;
		const {
			kind,
			collection,
			file,
			digest,
			id,
			part,
			locale,
			period,
			...rest
		} = entry;
		const { html, words, ...outline } = body;
		return {
			card: {
				name: { kind, collection, file, digest, id, part, locale, period },
				diagnostics,
			},
			head: { ...rest, outline },
			tail: { html, words, places, raw },
		};
	},
	join: ({ name, diagnostics }, head, tail) => ({
		value: keptEntry(name, head, tail),
		diagnostics,
	}),
	subject: ({ value }) => value,
};

/** Where the parts of an entry are fetched, which is when they are asked for: they are not all held on to. */
type Parts = { readonly head: () => Head; readonly tail: () => Tail };

function keptEntry(
	name: Name,
	head: Parts["head"],
	tail: Parts["tail"],
): ContentEntry {
	const parts: Parts = { head, tail };
	const body = Object.assign(Object.create(keptBody), { parts });
	return Object.assign(Object.create(keptParts), name, { parts, body });
}

/** What thousands of entries are asked in the same way: an object of its own for each would take long to make. */
const keptParts: Omit<ContentEntry, keyof Name | "body"> &
	ThisType<{ readonly parts: Parts }> = {
	get data() {
		return this.parts.head().data;
	},
	get references() {
		return this.parts.head().references;
	},
	get texts() {
		return this.parts.head().texts;
	},
	get citations() {
		return this.parts.head().citations;
	},
	get samples() {
		return this.parts.head().samples;
	},
	get figures() {
		return this.parts.head().figures;
	},
	get remarks() {
		return this.parts.head().remarks;
	},
	get allowances() {
		return this.parts.head().allowances;
	},
	get places() {
		return this.parts.tail().places;
	},
	get raw() {
		return this.parts.tail().raw;
	},
};

const keptBody: Body & ThisType<{ readonly parts: Parts }> = {
	get length() {
		return this.parts.head().outline.length;
	},
	get headings() {
		return this.parts.head().outline.headings;
	},
	get links() {
		return this.parts.head().outline.links;
	},
	get pictures() {
		return this.parts.head().outline.pictures;
	},
	get html() {
		return this.parts.tail().html;
	},
	get words() {
		return this.parts.tail().words;
	},
};
