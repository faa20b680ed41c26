import { codeMistake } from "../diagnostics/code-fault.ts";
import type { Page, PageProps } from "../types.ts";
import type { PageMetadata } from "./head.ts";
import { type Needs, pageFeatures } from "./page-features.ts";

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
 * import { type PageMetadata, viewPage } from "kilde/plan";
 *
 * export const pageOf = (metadata: PageMetadata) =>
 * 	viewPage(
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
export function viewPage<T extends PageMetadata>(
	metadata: T,
	props: PageProps,
	needs: Needs = {},
): PlannedPage<T> {
	const features = pageFeatures(metadata.path, needs, props.content);
	return {
		metadata,
		page: { kind: "view", path: metadata.path, features, ...props },
	};
}

/** What a function of a site's definition made; a mistake in its code where that is undefined. */
export function madeBy<T>(
	name: "pagesOf" | "entryPage",
	made: T | undefined,
): T {
	if (made !== undefined) return made;
	throw codeMistake({
		name,
		among: ["defineSite("],
		message: {
			en: `${name} returns undefined.`,
			da: `${name} returnerer undefined.`,
		},
		hint: {
			en: "It lacks a return, or there is nothing after it on its line.",
			da: "Den mangler et return, eller der står ikke noget efter det på linjen.",
		},
	});
}
