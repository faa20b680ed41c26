import type { MessageLanguage } from "../diagnostics/language.ts";
import type { Artifact } from "../types.ts";
import { bytesOf } from "../write/content.ts";

/** One mistake as the browser shows it. */
export type Problem = {
	/** content/prices.yaml:4:8, or nothing where it has no place. */
	readonly place: string;
	/** What opens the place in an editor. */
	readonly link: string;
	/** The words and the code frame of the terminal. */
	readonly text: string;
};

/** What lies over the page while there are mistakes, in the editor's language. */
export type Notice = {
	readonly language: MessageLanguage;
	readonly heading: string;
	/** The label of the button that takes it away. */
	readonly dismiss: string;
	readonly problems: readonly Problem[];
};

/** What is there to be seen: the last good site, and over it what is wrong with the one after it. */
export type Showing = {
	/** Another one for every other site, in this process and in those before it. */
	readonly revision: string;
	/** By their paths in the output folder; empty while there has been no good site yet. */
	readonly artifacts: ReadonlyMap<string, Artifact>;
	readonly notice: Notice | undefined;
};

/** What tabs are told: which revision they should show, what lies over it, and how their page comes there. */
export type News = Pick<Showing, "revision" | "notice"> & {
	readonly step?: Step | undefined;
};

/**
 * What became of a tab's page since the revision before: an excerpt, if one element holds all that changed; else its
 * whole source; neither where it is the same.
 */
export type Step = {
	readonly from: string;
	readonly excerpt?: Excerpt;
	readonly html?: string;
};

/** An element of a page before and after a change. */
export type Excerpt = {
	/** Which child it is, counted from the root down, of elements only. */
	readonly path: readonly number[];
	readonly before: string;
	readonly after: string;
};

/** How many files came, went or became others. */
export function countChanges(
	before: ReadonlyMap<string, Artifact>,
	after: ReadonlyMap<string, Artifact>,
): number {
	const gone = [...before.keys()].filter((path) => !after.has(path));
	const other = [...after].filter(
		([path, artifact]) => !isSame(before.get(path), artifact),
	);
	return gone.length + other.length;
}

function isSame(before: Artifact | undefined, after: Artifact): boolean {
	if (before === undefined) return false;
	if (before === after) return true;
	// What follows from the same is the same, and needs no rendering to be compared.
	return before.key !== undefined && after.key !== undefined
		? before.key === after.key
		: bytesOf(before).equals(bytesOf(after));
}
