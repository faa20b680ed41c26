import { siteError } from "../diagnostics/site-error.ts";
import { getPageFeatures, type Needs } from "../host/page-features.ts";
import type { Page, PageProps } from "../types.ts";
import type { PageMetadata } from "./head.ts";

/** A page with its metadata. */
export type PlannedPage<T extends PageMetadata = PageMetadata> = {
	readonly metadata: T;
	readonly page: Extract<Page, { kind: "view" }>;
};

/**
 * The page of a view: what is about it, what it shows, and what it needs beside that. site/server.tsx gets its `view`,
 * `document` and `content`.
 *
 * @example
 * ```ts
 * import { type PageMetadata, createPage } from "kilde/plan";
 *
 * export const pageOf = (metadata: PageMetadata) =>
 * 	createPage(
 * 		metadata,
 * 		{
 * 			view: "contact",
 * 			document: { language: "en" },
 * 			content: { phone: "+44 20 7946 0000" },
 * 		},
 * 		{ forms: ["https://forms.example"] },
 * 	);
 * ```
 */
export function createPage<T extends PageMetadata>(
	metadata: T,
	props: PageProps,
	needs: Needs = {},
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
		throw siteError(
			`createPage: the path of a page of the view “${view}” is ${path}. It must begin with a slash.`,
		);
	for (const [name, value] of Object.entries({ title, description }))
		if (!value?.trim())
			throw siteError(
				`createPage: the page ${path} has no ${name}, which search engines show. That of an entryView comes from its \`about\`.`,
			);
}

const expectedResults = {
	pagesOf: "an array of pages",
	entryPage: "a function that returns a page of createPage",
};

/** Throws if `pagesOf` or `entryPage` of a site returned a value of the wrong type. */
export function validateResult(
	name: keyof typeof expectedResults,
	isValid: boolean,
	result: unknown,
	site: object,
): void {
	if (isValid) return;
	const given = Object(result) instanceof Promise ? "a promise" : typeof result;
	throw siteError(
		`defineSite: \`${name}\` must return ${expectedResults[name]}, but it returned ${given}. It can't be async, and it needs a \`return\`.`,
		{ definition: site },
	);
}
