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

// How the results of `parse` are kept. There may be thousands of Markdown files: what other files ask of one is at hand
// in every build, its words are fetched for its own page alone, its places where something is wrong with it.

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

type Words = Pick<Body, "html" | "words">;
type Outline = Omit<Body, keyof Words>;
type Details = Pick<ContentEntry, "places" | "raw">;

/** What every build looks at. */
type Head = {
	readonly diagnostics: Checked<Entry>["diagnostics"];
	readonly entry: Omit<ContentEntry, keyof Details | "body">;
	readonly outline: Outline;
};

/** What is looked at where it is needed. */
type Tail = Words & Details;

/** Takes the results of `parse` apart. Entries of YAML, which are few, stay whole. */
export const parsedFiles: Division<Checked<Entry>, Head, Tail> = {
	kind: "parse",
	split({ value, diagnostics }) {
		if (value.kind !== "content" || !value.body) return undefined;
		const { places, raw, body, ...entry } = value;
		const { html, words, ...outline } = body;
		return {
			head: { diagnostics, entry, outline },
			tail: { html, words, places, raw },
		};
	},
	join({ diagnostics, entry, outline }, tail) {
		const body: Body = {
			...outline,
			get html() {
				return tail().html;
			},
			get words() {
				return tail().words;
			},
		};
		const value: ContentEntry = {
			...entry,
			body,
			get places() {
				return tail().places;
			},
			get raw() {
				return tail().raw;
			},
		};
		return { value, diagnostics };
	},
};
