import type { Checked } from "../diagnostics/diagnostic.ts";
import { remembered } from "../remember.ts";
import { shaped } from "../shaped.ts";
import { type Body, emptyBody } from "../text/text.ts";
import type { ContentEntry, Entry, Source } from "../types.ts";
import {
	cacheFolder,
	type Division,
	type KeptMemo,
	openMemo,
	type Parts,
} from "./kept-memo.ts";

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
	| "stake"
>;
type Words = Pick<Body, "html" | "words">;
type Outline = Omit<Body, keyof Words>;
type Details = Pick<ContentEntry, "places" | "raw" | "repaired">;

/** What every build looks at. */
type Card = {
	readonly name: Name;
	readonly isMarkdown: boolean;
	readonly diagnostics: Checked<Entry>["diagnostics"];
};

/** What is looked at of those texts that something may be wrong with. Of YAML, which is little, every build looks at it. */
type Head = Omit<ContentEntry, keyof Name | keyof Details | "body"> & {
	readonly outline?: Outline | undefined;
};

/** What is looked at where it is needed. */
type Tail = Details & Partial<Words>;

/** Takes the results of `parse` apart. */
export const parsedFiles: Division<Checked<Entry>, Card, Head, Tail> = {
	kind: "parse",
	split({ value, diagnostics }) {
		if (value.kind !== "content") return undefined;
		const { kind, collection, file, digest, id, part, ...others } = value;
		const { locale, period, stake, places, raw, repaired, body, ...rest } =
			others;
		const { html, words, ...outline } = body ?? {};
		return {
			card: {
				name: {
					...{ kind, collection, file, digest, id, part },
					...{ locale, period, stake },
				},
				isMarkdown: body !== undefined,
				diagnostics,
			},
			head: { ...rest, ...(body && { outline: outline as Outline }) },
			tail: { places, raw, repaired, ...(html && words && { html, words }) },
		};
	},
	join: ({ name, isMarkdown, diagnostics }, parts) => ({
		value: (isMarkdown ? markdownEntry : yamlEntry)(name, parts),
		diagnostics,
	}),
	subject: ({ value }) => value,
};

function yamlEntry(name: Name, parts: Parts<Head, Tail>): ContentEntry {
	const own = { ...name, ...parts.head, body: undefined, parts };
	return shaped(entryParts, own);
}

function markdownEntry(name: Name, parts: Parts<Head, Tail>): ContentEntry {
	return shaped(entryParts, {
		...name,
		parts,
		body: shaped(bodyParts, { parts }),
	});
}

type Asked = { readonly parts: Parts<Head, Tail> };

const entryParts: Omit<ContentEntry, keyof Name | "body"> & ThisType<Asked> = {
	get places() {
		return this.parts.tail.places;
	},
	get raw() {
		return this.parts.tail.raw;
	},
	get repaired() {
		return this.parts.tail.repaired;
	},
	get data() {
		return this.parts.head.data;
	},
	get references() {
		return this.parts.head.references;
	},
	get texts() {
		return this.parts.head.texts;
	},
	get citations() {
		return this.parts.head.citations;
	},
	get samples() {
		return this.parts.head.samples;
	},
	get figures() {
		return this.parts.head.figures;
	},
	get remarks() {
		return this.parts.head.remarks;
	},
	get allowances() {
		return this.parts.head.allowances;
	},
};

const bodyParts: Body & ThisType<Asked> = {
	get length() {
		return outlineOf(this.parts).length;
	},
	get headings() {
		return outlineOf(this.parts).headings;
	},
	get links() {
		return outlineOf(this.parts).links;
	},
	get pictures() {
		return outlineOf(this.parts).pictures;
	},
	get html() {
		return wordsOf(this.parts).html;
	},
	get words() {
		return wordsOf(this.parts).words;
	},
};

function outlineOf({ head }: Parts<Head, Tail>): Outline {
	return head.outline ?? emptyBody;
}

function wordsOf({ tail }: Parts<Head, Tail>): Words {
	const { html = [], words = [] } = tail;
	return { html, words };
}
