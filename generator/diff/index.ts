import {
	compareSites,
	extractSite,
	type PlacedChange,
	redirectTarget,
	type Version,
} from "../compare/index.ts";
import { groupBy } from "../group-by.ts";
import type { Page } from "../types.ts";

/** A page that is there in one version only. */
export type PageSummary = {
	readonly path: string;
	readonly title: string;
	/** Of a page that is gone: where its address leads, if anywhere. */
	readonly leadsTo: string | undefined;
};

/** An address that leads on to another. */
export type Redirect = { readonly from: string; readonly to: string };

/** One change, told once however often it is met; a fact's change is one in both languages. */
export type Alteration = {
	/** The facts whose change it is; none where words were changed. */
	readonly facts: readonly string[];
	readonly forPeople: readonly PlacedChange[];
	readonly forMachines: readonly PlacedChange[];
};

/** What visitors and machines meet in one version of the site and not in the other. */
export type Difference = {
	readonly added: readonly PageSummary[];
	readonly removed: readonly PageSummary[];
	readonly newRedirects: readonly Redirect[];
	readonly lostRedirects: readonly Redirect[];
	readonly alterations: readonly Alteration[];
};

/** Compares two versions of the site by what they show. */
export function differenceOf(before: Version, after: Version): Difference {
	const old = redirectsOf(before);
	const young = redirectsOf(after);
	const removed = pagesOnlyIn(before, after, young);
	return {
		added: pagesOnlyIn(after, before, []),
		removed,
		newRedirects: young.filter(
			(redirect) =>
				!isOneOf(redirect, old) &&
				!removed.some(({ path }) => path === redirect.from),
		),
		lostRedirects: old.filter((redirect) => !isOneOf(redirect, young)),
		alterations: alterationsOf(
			compareSites(extractSite(before), extractSite(after)),
		),
	};
}

/** Whether two versions of the site are the same to all who meet them. */
export function isEmpty(difference: Difference): boolean {
	return Object.values(difference).every((list) => list.length === 0);
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

function isView({ kind }: Page): boolean {
	return kind === "view";
}

/** A page's title stands in its head. */
function titleOf(page: Page): string {
	const { document } = Object("props" in page ? page.props : {});
	const head: readonly { tag: string; text?: string }[] = document?.head ?? [];
	return head.find(({ tag }) => tag === "title")?.text ?? "";
}

/** Those of facts first, then those of words, then those that only machines meet; the most frequent first. */
function alterationsOf(changes: readonly PlacedChange[]): Alteration[] {
	const groups = groupBy(changes, ({ facts, language, part, from, to }) => {
		if (facts.length > 0) return facts.join("\n");
		// A bare number for machines is the same in both languages.
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
