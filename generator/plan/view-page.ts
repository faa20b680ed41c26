import type { Page, PageProps } from "../types.ts";
import type { Target } from "./head.ts";
import { type Needs, needsOf } from "./needs.ts";

/** A page, and what its head, the sitemap and the redirects know of it. */
export type Made<T extends Target = Target> = {
	readonly target: T;
	readonly page: Extract<Page, { kind: "view" }>;
};

/** The page of a view. */
export function viewPage<T extends Target>(
	target: T,
	props: PageProps,
	asked: Partial<Pick<Needs, "start" | "media">> = {},
): Made<T> {
	const needs = needsOf(asked, props.content);
	return { target, page: { kind: "view", path: target.path, needs, ...props } };
}
