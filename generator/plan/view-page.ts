import { shownBy } from "../cache/shown.ts";
import type { Page, Shown } from "../types.ts";
import type { Target } from "./head.ts";
import { type Needs, needsOf } from "./needs.ts";

/** A page, and what its head, the sitemap and the redirects know of it. */
export type Made<T extends Target = Target> = {
	readonly target: T;
	readonly page: ViewPage;
};

/** A page that a view shows. */
export type ViewPage = Extract<Page, { kind: "view" }>;

/** What a view is given: `document` is what is around the page, `content` its own. */
export type ViewProps = {
	readonly document: unknown;
	readonly content: unknown;
};

/** The page of a view. */
export function viewPage<T extends Target>(
	target: T,
	view: string,
	given: ViewProps,
	asked: Partial<Pick<Needs, "start" | "media">> = {},
): Made<T> {
	const needs = needsOf(asked, given.content);
	const shown = shownBy([needs, given]);
	const { path } = target;
	return {
		target,
		page: { kind: "view", path, view, needs, shown, props: () => given },
	};
}

/**
 * The page of a view that there may be thousands of: `make` gives its props when it is rendered, from nothing but the
 * inputs that `shown` was made of (`shownByAll`). It needs nothing of its policy.
 */
export function viewPageLater<T extends Target>(
	target: T,
	view: string,
	shown: Shown,
	make: () => ViewProps,
): Made<T> {
	const needs = needsOf({}, undefined);
	const { path } = target;
	return {
		target,
		page: { kind: "view", path, view, needs, shown, props: make },
	};
}
