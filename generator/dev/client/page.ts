import { endpoints, revisionHeader } from "../endpoints.ts";
import type { UpdateEvent } from "../serving/snapshot.ts";
import { patchNode } from "./patch.ts";

/** A page as the server sends it. */
type FetchedPage = {
	readonly revision: string;
	readonly status: number;
	readonly source: Document;
};

/** Finds the script that keeps a page up to date; its attributes have the page's state. */
export function findClientScript(
	page: Document = document,
): HTMLElement | null {
	return page.querySelector(`script[src="${endpoints.client}"]`);
}

/**
 * Returns a function that updates the page of this tab, from the revision that was loaded, to that of an event or a later
 * one, and returns the revision that it shows then. It throws if the server doesn't answer.
 */
export function createPageUpdater(): (event: UpdateEvent) => Promise<string> {
	let revision = findClientScript()?.dataset.revision ?? "";
	// The source, not the document, which scripts and visitors change.
	const first = fetchPage();
	first.catch(() => {});
	let current: FetchedPage | undefined;

	return async ({ revision: newest }) => {
		current ??= await first.catch(fetchPage);
		if (current.revision !== revision) return reloadPage();
		if (newest === revision) return revision;
		const next = await fetchPage();
		// A page that was added or removed is reloaded.
		if (next.status !== current.status) return reloadPage();
		if (!patchPage(current.source, next.source)) return reloadPage();
		revision = next.revision || newest;
		current = { ...next, revision };
		return revision;
	};
}

/** Fetches and parses with XMLHttpRequest: under Trusted Types, DOMParser may parse no text. */
function fetchPage(): Promise<FetchedPage> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.open("GET", location.href);
		request.setRequestHeader("cache-control", "no-cache");
		request.responseType = "document";
		request.onerror = () => reject(new Error("The server doesn't answer."));
		request.onload = () => {
			// A response that isn't a page has a different status.
			const source =
				request.responseXML ?? document.implementation.createHTMLDocument();
			findClientScript(source)?.removeAttribute("data-revision");
			const { status } = request;
			const newest = request.getResponseHeader(revisionHeader);
			resolve({ revision: newest ?? "", status, source });
		};
		request.send();
	});
}

/** Patches the page; returns false if it must be reloaded: for other scripts or policies, or attributes that only a parser can set. */
function patchPage(before: Document, after: Document): boolean {
	const [old, next] = [before.documentElement, after.documentElement];
	try {
		return (
			getRunningScriptsMarkup(old) === getRunningScriptsMarkup(next) &&
			getPoliciesMarkup(old) === getPoliciesMarkup(next) &&
			patchNode(document.documentElement, old, next)
		);
	} catch {
		return false;
	}
}

/** The scripts that run; others are data blocks (HTML, 4.12.1). */
function getRunningScriptsMarkup(root: Element): string {
	return [...root.querySelectorAll("script")]
		.filter(({ type }) => ["", "module", "text/javascript"].includes(type))
		.map(({ outerHTML }) => outerHTML)
		.join("\n");
}

/** A page keeps the policy that it was loaded with. */
function getPoliciesMarkup(root: Element): string {
	return [...root.querySelectorAll("meta[http-equiv]")]
		.map(({ outerHTML }) => outerHTML)
		.join("\n");
}

/** Browsers restore the scroll position. */
function reloadPage(): Promise<never> {
	location.reload();
	// Never resolves: the page is unloaded.
	return new Promise(() => {});
}
