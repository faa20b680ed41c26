import { endpoints, revisionHeader } from "../endpoints.ts";
import type { PageUpdate, UpdateEvent } from "../snapshot.ts";
import { locate, type Target } from "./locate.ts";
import { patch } from "./patch.ts";

/** The page of this tab. */
export type LivePage = {
	/** Updates the page to the event's revision, or a later one. Throws if the server doesn't answer. */
	update(event: UpdateEvent): Promise<void>;
};

/** A page as the server sends it. */
type FetchedPage = {
	readonly revision: string | null;
	readonly status: number;
	readonly source: Document;
};

const ownScript = `script[src="${endpoints.client}"]`;

/** Keeps the page up to date from the revision that was loaded. */
export function createLivePage(): LivePage {
	let revision =
		document.querySelector<HTMLElement>(ownScript)?.dataset.revision;
	// The source, and not the document: scripts and visitors change that.
	const first = fetchPage();
	first.catch(() => {});
	let current: FetchedPage | undefined;

	return {
		async update({ revision: newest, update }) {
			current ??= await first.catch(fetchPage);
			if (current.revision !== revision) return reload();
			if (newest === revision) return;
			// After missed events, the update starts from another revision.
			const target =
				update?.from === revision
					? targetOf(update, current.source)
					: undefined;
			const next = target
				? { ...current, revision: newest }
				: await fetchPage();
			const change = target ?? wholePage(current.source, next.source);
			// A page that was added or removed is loaded anew.
			if (next.status !== current.status || !apply(change)) return reload();
			change.before.replaceWith(change.after);
			revision = next.revision ?? newest;
			current = { ...current, revision };
		},
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

function targetOf(
	{ element, html }: PageUpdate,
	source: Document,
): Target | undefined {
	return element
		? locate(element, document, source)
		: wholePage(source, html === undefined ? source : parse(html));
}

function wholePage(before: Document, after: Document): Target {
	return {
		live: document.documentElement,
		before: before.documentElement,
		after: after.documentElement,
	};
}

/** Patches the page; returns false if it must be reloaded: for other scripts, or attributes that only a parser can set. */
function apply({ live, before, after }: Target): boolean {
	try {
		return scriptsOf(before) === scriptsOf(after) && patch(live, before, after);
	} catch {
		return false;
	}
}

/** The scripts that run; others are data blocks (HTML, 4.12.1). */
function scriptsOf(part: Element): string {
	return [...part.querySelectorAll("script")]
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
