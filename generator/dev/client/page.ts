import { endpoints, revisionHeader } from "../endpoints.ts";
import type { UpdateEvent } from "../snapshot.ts";
import { patch } from "./patch.ts";

/** A page as the server sends it. */
type FetchedPage = {
	readonly revision: string | null;
	readonly status: number;
	readonly source: Document;
};

const ownScript = `script[src="${endpoints.client}"]`;

/**
 * Returns a function that updates the page of this tab, from the revision that was loaded, to that of an event or a later
 * one. It throws if the server doesn't answer.
 */
export function createLivePage(): (event: UpdateEvent) => Promise<void> {
	let revision =
		document.querySelector<HTMLElement>(ownScript)?.dataset.revision;
	// The source, and not the document: scripts and visitors change that.
	const first = fetchPage();
	first.catch(() => {});
	let current: FetchedPage | undefined;

	return async ({ revision: newest }) => {
		current ??= await first.catch(fetchPage);
		if (current.revision !== revision) return reload();
		if (newest === revision) return;
		const next = await fetchPage();
		// A page that was added or removed is loaded anew.
		if (next.status !== current.status) return reload();
		if (!apply(current.source, next.source)) return reload();
		revision = next.revision ?? newest;
		current = { ...next, revision };
	};
}

async function fetchPage(): Promise<FetchedPage> {
	const response = await fetch(location.href, { cache: "no-store" });
	return {
		revision: response.headers.get(revisionHeader),
		status: response.status,
		source: parse(await response.text()),
	};
}

function parse(html: string): Document {
	const parsed = new DOMParser().parseFromString(html, "text/html");
	parsed.querySelector(ownScript)?.removeAttribute("data-revision");
	return parsed;
}

/** Patches the page; returns false if it must be reloaded: for other scripts, or attributes that only a parser can set. */
function apply(before: Document, after: Document): boolean {
	const [old, next] = [before.documentElement, after.documentElement];
	try {
		return (
			scriptsOf(old) === scriptsOf(next) &&
			patch(document.documentElement, old, next)
		);
	} catch {
		return false;
	}
}

/** The scripts that run; others are data blocks (HTML, 4.12.1). */
function scriptsOf(root: Element): string {
	return [...root.querySelectorAll("script")]
		.filter(({ type }) => ["", "module", "text/javascript"].includes(type))
		.map(({ outerHTML }) => outerHTML)
		.join("\n");
}

/** Browsers restore the scroll position. */
function reload(): Promise<void> {
	location.reload();
	// Nothing else happens on this page.
	return new Promise(() => {});
}
