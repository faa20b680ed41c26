import { getPageFeatures, type PageNeeds } from "../host/page-features.ts";
import type { Page, PageProps } from "../types.ts";
import type { PageMetadata } from "./head.ts";

/** The view of the page for addresses that don't exist; the engine has one for sites without. */
export const notFoundView = "not-found";

/** A page with its metadata. */
export type PlannedPage<T extends PageMetadata = PageMetadata> = {
	readonly metadata: T;
	readonly page: Extract<Page, { kind: "view" }>;
};

/**
 * The page of a view: what is about it, what it shows, and what it needs beside that. The renderer gets its `view`, `document` and `content`.
 */
export function createPage<T extends PageMetadata>(
	metadata: T,
	props: PageProps,
	needs: PageNeeds = {},
): PlannedPage<T> {
	validateMetadata(metadata, props);
	const features = getPageFeatures(metadata.path, needs, props.content);
	return {
		metadata,
		page: { kind: "view", path: metadata.path, features, ...props },
	};
}

/** Throws if metadata that the head needs is missing: the site may not have been type-checked. */
function validateMetadata(
	{ path, title, description }: PageMetadata,
	{ view }: PageProps,
): void {
	if (!String(path).startsWith("/"))
		throw new Error(
			`The path of a page of the view “${view}” is ${path}. It must begin with a slash.`,
		);
	for (const [name, value] of Object.entries({ title, description }))
		if (!value?.trim())
			throw new Error(
				`The page ${path} has no ${name}, which search engines show.`,
			);
}
