import type { Memo } from "../cache/memo.ts";
import { groupBy } from "../diagnostics/group-by.ts";
import type { Redirect } from "../types.ts";
import {
	type ComparedPage,
	compareSites,
	type PlacedChange,
	redirectTarget,
	type Version,
} from "./index.ts";

/** A page that only one version has. */
export type PageSummary = {
	readonly path: string;
	readonly title: string;
	/** The target of the redirect at the path of a removed page, if there is one. */
	readonly leadsTo: string | undefined;
};

/** A change, with all its places; the change of a fact is one for both languages. */
export type Alteration = {
	/** The facts that changed; none if the wording changed. */
	readonly facts: readonly string[];
	readonly forPeople: readonly PlacedChange[];
	readonly forMachines: readonly PlacedChange[];
};

/** The differences between two versions of the site, for visitors and machines. */
export type Difference = {
	readonly added: readonly PageSummary[];
	readonly removed: readonly PageSummary[];
	readonly newRedirects: readonly Redirect[];
	readonly lostRedirects: readonly Redirect[];
	readonly alterations: readonly Alteration[];
};

/** Compares two versions of the site by their pages. */
export function differenceOf(
	before: Version,
	after: Version,
	memo: Memo,
): Difference {
	const old = redirectsOf(before);
	const next = redirectsOf(after);
	const removed = pagesOnlyIn(before, after, next);
	return {
		added: pagesOnlyIn(after, before, []),
		removed,
		newRedirects: next.filter(
			(redirect) =>
				!isOneOf(redirect, old) &&
				!removed.some(({ path }) => path === redirect.from),
		),
		lostRedirects: old.filter((redirect) => !isOneOf(redirect, next)),
		alterations: alterationsOf(compareSites(before, after, memo)),
	};
}

function redirectsOf({ pages }: Version): Redirect[] {
	return pages.flatMap((page) => {
		const to = redirectTarget(page);
		return to === undefined ? [] : [{ from: page.path, to }];
	});
}

function isOneOf({ from, to }: Redirect, others: readonly Redirect[]): boolean {
	return others.some((other) => other.from === from && other.to === to);
}

function pagesOnlyIn(
	{ pages }: Version,
	other: Version,
	redirects: readonly Redirect[],
): PageSummary[] {
	const elsewhere = new Set(other.pages.filter(isView).map(({ path }) => path));
	return pages
		.filter((page) => isView(page) && !elsewhere.has(page.path))
		.map((page) => ({
			path: page.path,
			title: titleOf(page),
			leadsTo: redirects.find(({ from }) => from === page.path)?.to,
		}));
}

function isView({ kind }: ComparedPage): boolean {
	return kind === "view";
}

/** The title in the page's head. */
function titleOf({ document }: ComparedPage): string {
	const head: readonly { tag: string; text?: string }[] =
		Object(document).head ?? [];
	return head.find(({ tag }) => tag === "title")?.text ?? "";
}

/** Groups changes: facts first, then wording, then changes for machines only; each by frequency. */
function alterationsOf(changes: readonly PlacedChange[]): Alteration[] {
	const groups = groupBy(changes, ({ facts, language, part, from, to }) => {
		if (facts.length > 0) return facts.join("\n");
		// Numbers for machines are the same in both languages.
		const bare = part === "machine" && /^[\d.]*$/.test(from + to);
		return [bare ? "" : language, from, to].join("\n");
	});
	return [...groups.values()]
		.map((group) => ({
			facts: group[0]?.facts ?? [],
			forPeople: group.filter(({ part }) => part !== "machine"),
			forMachines: group.filter(({ part }) => part === "machine"),
		}))
		.sort(
			(a, b) => rank(a) - rank(b) || b.forPeople.length - a.forPeople.length,
		);
}

function rank({ facts, forPeople }: Alteration): number {
	if (forPeople.length === 0) return 2;
	return facts.length > 0 ? 0 : 1;
}
