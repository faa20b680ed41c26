import { addresses, revisionHeader } from "../addresses.ts";
import type { News, Step } from "../showing.ts";
import { patch } from "./patch.ts";
import { findPlace, type Place } from "./place.ts";

/** The page of this tab. */
export type Shown = {
	/** Makes the page that of the news' revision, or of a later one. Throws where the server doesn't answer. */
	catchUp(news: News): Promise<void>;
};

/** A page as the server sends it. */
type Sent = {
	readonly revision: string | null;
	readonly status: number;
	readonly source: Document;
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
			const place =
				step?.from === revision ? take(step, sent.source) : undefined;
			const next = place ? { ...sent, revision: wanted } : await fetchPage();
			const change = place ?? wholePage(sent.source, next.source);
			// A page that came or went asks for a new beginning.
			if (next.status !== sent.status || !follow(change)) return reload();
			change.before.replaceWith(change.after);
			revision = next.revision ?? wanted;
			sent = { ...sent, revision };
		},
	};
}

async function fetchPage(): Promise<Sent> {
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

/** What a step does to the page. */
function take({ excerpt, html }: Step, source: Document): Place | undefined {
	return excerpt
		? findPlace(excerpt, document, source)
		: wholePage(source, html === undefined ? source : parse(html));
}

function wholePage(before: Document, after: Document): Place {
	return {
		live: document.documentElement,
		before: before.documentElement,
		after: after.documentElement,
	};
}

/** What the patch can't do, as with other code or attributes that only a parser may give, a new beginning can. */
function follow({ live, before, after }: Place): boolean {
	try {
		return scriptsOf(before) === scriptsOf(after) && patch(live, before, after);
	} catch {
		return false;
	}
}

/** The scripts that run; the others are data (HTML, 4.12.1). */
function scriptsOf(part: Element): string {
	return [...part.querySelectorAll("script")]
		.filter(({ type }) => ["", "module", "text/javascript"].includes(type))
		.map(({ outerHTML }) => outerHTML)
		.join("\n");
}

/** Browsers keep the place that was scrolled to. */
function reload(): Promise<void> {
	location.reload();
	// Nothing else happens on this page.
	return new Promise(() => {});
}
