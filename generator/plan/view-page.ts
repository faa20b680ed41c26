import type { Page } from "../types.ts";
import type { Target } from "./head.ts";
import { type Needs, needsOf } from "./needs.ts";

/** A page, and what its head, the sitemap and the redirects know of it. */
export type Made<T extends Target = Target> = {
	readonly target: T;
	readonly page: ViewPage;
};

/** A page that a view shows. */
export type ViewPage = Extract<Page, { kind: "view" }>;

/** The page of a view: `document` is what is around it, `content` what the view is given. */
export function viewPage<T extends Target>(
	target: T,
	view: string,
	{
		document,
		content,
	}: { readonly document: unknown; readonly content: unknown },
	needs: Partial<Pick<Needs, "start" | "media">> = {},
): Made<T> {
	return {
		target,
		page: {
			kind: "view",
			path: target.path,
			view,
			needs: needsOf(needs, content),
			props: { document, content },
		},
	};
}
