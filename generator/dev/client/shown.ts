import { addresses, revisionHeader } from "../addresses.ts";
import type { News, Step } from "../showing.ts";
import { patch } from "./patch.ts";

/** The page of this tab. */
export type Shown = {
	/** Makes the page that of the news' revision, or of a later one. Throws where the server doesn't answer. */
	catchUp(news: News): Promise<void>;
};

/** A page as the server sends it. */
type Sent = {
	readonly revision: string | null;
	readonly status: number;
	readonly document: Document;
};

const ownScript = `script[src="${addresses.client}"]`;

/** The page as it was loaded. */
export function createShown(): Shown {
	let revision =
		document.querySelector<HTMLElement>(ownScript)?.dataset.revision;
	// Asked for while the page is new: what scripts and readers make of it is no part of it.
	const first = fetchPage();
	first.catch(() => {});
	let sent: Sent | undefined;

	return {
		async catchUp({ revision: wanted, step }) {
			sent ??= await first.catch(fetchPage);
			if (sent.revision !== revision) return reload();
			if (wanted === revision) return;
			// News that were missed, while this tab was away, leave no step from here.
			const next =
				step?.from === revision ? take(sent, wanted, step) : await fetchPage();
			if (!canFollow(sent, next) || !follow(sent.document, next.document))
				return reload();
			sent = next;
			revision = next.revision ?? wanted;
		},
	};
}

async function fetchPage(): Promise<Sent> {
	const response = await fetch(location.href, { cache: "no-store" });
	return {
		revision: response.headers.get(revisionHeader),
		status: response.status,
		document: parse(await response.text()),
	};
}

/** The page after a step. */
function take(before: Sent, revision: string, { html }: Step): Sent {
	const document = html === undefined ? before.document : parse(html);
	return { ...before, revision, document };
}

function parse(html: string): Document {
	const parsed = new DOMParser().parseFromString(html, "text/html");
	parsed.querySelector(ownScript)?.removeAttribute("data-revision");
	return parsed;
}

/** A page that came or went, and other code, ask for a new beginning. */
function canFollow(before: Sent, after: Sent): boolean {
	return (
		before.status === after.status &&
		scriptsOf(before.document) === scriptsOf(after.document)
	);
}

/** The scripts that run; the others are data (HTML, 4.12.1). */
function scriptsOf({ scripts }: Document): string {
	return [...scripts]
		.filter(({ type }) => ["", "module", "text/javascript"].includes(type))
		.map(({ outerHTML }) => outerHTML)
		.join("\n");
}

/** What the patch can't do, as with attributes that only a parser may give, a new beginning can. */
function follow(before: Document, after: Document): boolean {
	try {
		return patch(
			document.documentElement,
			before.documentElement,
			after.documentElement,
		);
	} catch {
		return false;
	}
}

/** Browsers keep the place that was scrolled to. */
function reload(): Promise<void> {
	location.reload();
	// Nothing else happens on this page.
	return new Promise(() => {});
}
