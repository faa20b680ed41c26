import { endpoints, revisionHeader } from "../endpoints.ts";
import type { UpdateEvent } from "../serving/snapshot.ts";
import { patch } from "./patch.ts";

/** A page as the server sends it. */
type FetchedPage = {
	readonly revision: string;
	readonly status: number;
	readonly source: Document;
};

/** The script that keeps a page up to date, with the page's state on the server. */
export function ownScript(page: Document = document): HTMLElement | null {
	return page.querySelector(`script[src="${endpoints.client}"]`);
}

/**
 * Returns a function that updates the page of this tab, from the revision that was loaded, to that of an event or a later
 * one, and returns the revision that it shows then. It throws if the server doesn't answer.
 */
export function createLivePage(): (event: UpdateEvent) => Promise<string> {
	let revision = ownScript()?.dataset.revision ?? "";
	// The source, and not the document: scripts and visitors change that.
	const first = fetchPage();
	first.catch(() => {});
	let current: FetchedPage | undefined;

	return async ({ revision: newest }) => {
		current ??= await first.catch(fetchPage);
		if (current.revision !== revision) return reload();
		if (newest === revision) return revision;
		const next = await fetchPage();
		// A page that was added or removed is loaded anew.
		if (next.status !== current.status) return reload();
		if (!apply(current.source, next.source)) return reload();
		revision = next.revision || newest;
		current = { ...next, revision };
		return revision;
	};
}

/** A request that parses by itself: where a page requires Trusted Types, no text may be parsed. */
function fetchPage(): Promise<FetchedPage> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.open("GET", location.href);
		request.setRequestHeader("cache-control", "no-cache");
		request.responseType = "document";
		request.onerror = () => reject(new Error("The server doesn't answer."));
		request.onload = () => {
			// An answer that is no page has another status.
			const source =
				request.responseXML ?? document.implementation.createHTMLDocument();
			ownScript(source)?.removeAttribute("data-revision");
			const { status } = request;
			const newest = request.getResponseHeader(revisionHeader);
			resolve({ revision: newest ?? "", status, source });
		};
		request.send();
	});
}

/** Patches the page; returns false if it must be reloaded: for other scripts or policies, or attributes that only a parser can set. */
function apply(before: Document, after: Document): boolean {
	const [old, next] = [before.documentElement, after.documentElement];
	try {
		return (
			scriptsOf(old) === scriptsOf(next) &&
			policiesOf(old) === policiesOf(next) &&
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

/** A page keeps the policy that it was loaded with. */
function policiesOf(root: Element): string {
	return [...root.querySelectorAll("meta[http-equiv]")]
		.map(({ outerHTML }) => outerHTML)
		.join("\n");
}

/** Browsers restore the scroll position. */
function reload(): Promise<never> {
	location.reload();
	// Nothing else happens on this page.
	return new Promise(() => {});
}
