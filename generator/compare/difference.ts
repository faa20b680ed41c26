import type { Memo } from "../cache/memo.ts";
import { groupBy } from "../diagnostics/group-by.ts";
import type { Redirect } from "../types.ts";
import { getContent } from "../write/artifact-content.ts";
import { isChangedPiece } from "./changes.ts";
import { listPageExtracts } from "./extract.ts";
import {
	compareCommonFiles,
	getComparedFiles,
	isPageFile,
	type PlacedChange,
	type SiteVersion,
} from "./index.ts";

/** A page that only one version has. */
export type PageSummary = { readonly path: string; readonly title: string };

/** Equal changes, or the changes of one fact in all languages. */
export type ChangeGroup = {
	/** The facts that changed; empty if the text itself changed. */
	readonly facts: readonly string[];
	/** For a fact, each has one piece. */
	readonly changes: readonly PlacedChange[];
};

/** The differences between two versions of a site. */
export type Difference = {
	readonly added: readonly PageSummary[];
	readonly removed: readonly PageSummary[];
	readonly newRedirects: readonly Redirect[];
	readonly lostRedirects: readonly Redirect[];
	readonly groups: readonly ChangeGroup[];
	/** The paths of files that changed for search engines, feed readers and scripts only. */
	readonly forMachines: readonly string[];
};

/** Compares two versions of a site. */
export function findDifference(
	before: SiteVersion,
	after: SiteVersion,
	memo: Memo,
): Difference {
	const { changes, forMachines } = compareCommonFiles(before, after, memo);
	return {
		added: listNewPages(before, after),
		removed: listNewPages(after, before),
		newRedirects: listNewRedirects(before, after),
		lostRedirects: listNewRedirects(after, before),
		groups: groupChanges(changes),
		forMachines,
	};
}

function listNewPages(before: SiteVersion, after: SiteVersion): PageSummary[] {
	const known = getComparedFiles(before);
	return [...getComparedFiles(after)]
		.filter(([path, file]) => isPageFile(file) && !known.has(path))
		.map(([path, file]) => {
			const extracts = listPageExtracts(String(getContent(file)));
			const title = extracts.find(({ part }) => part === "title");
			return { path, title: title?.text ?? "" };
		});
}

function listNewRedirects(before: SiteVersion, after: SiteVersion): Redirect[] {
	const known = new Map(
		before.model.redirects.map(({ from, to }) => [from, to]),
	);
	return after.model.redirects.filter(({ from, to }) => known.get(from) !== to);
}

/** Groups equal changes, and the changes of each fact: facts first, the most frequent first. */
function groupChanges(changes: readonly PlacedChange[]): ChangeGroup[] {
	const ofFacts = changes.flatMap((change) =>
		change.pieces.flatMap((piece) =>
			isChangedPiece(piece) && piece.facts.length > 0
				? [{ facts: piece.facts, change: { ...change, pieces: [piece] } }]
				: [],
		),
	);
	const ofTexts = changes
		.filter(({ pieces }) =>
			pieces.some((each) => isChangedPiece(each) && each.facts.length === 0),
		)
		.map((change) => ({ facts: [], change }));
	const groups = groupBy([...ofFacts, ...ofTexts], ({ facts, change }) =>
		JSON.stringify(facts.length > 0 ? facts : change.pieces),
	);
	return [...groups.values()]
		.map((group) => ({
			facts: group[0]?.facts ?? [],
			changes: group.map(({ change }) => change),
		}))
		.sort(
			(a, b) =>
				Number(b.facts.length > 0) - Number(a.facts.length > 0) ||
				b.changes.length - a.changes.length,
		);
}
