import type { Page, PageProps } from "../types.js";
import type { PageMetadata } from "./head.js";
import { type PageFeatures } from "./page-features.js";
/** A page with its metadata. */
export type PlannedPage<T extends PageMetadata = PageMetadata> = {
    readonly metadata: T;
    readonly page: Extract<Page, {
        kind: "view";
    }>;
};
/**
 * The page of a view: what is about it, and what it shows. site/server.tsx gets its `view`, `document` and `content`.
 *
 * @example
 * ```ts
 * import { type PageMetadata, viewPage } from "kilde/plan";
 *
 * export const pageOf = (metadata: PageMetadata) =>
 * 	viewPage(metadata, {
 * 		view: "contact",
 * 		document: { language: "en" },
 * 		content: { phone: "+44 20 7946 0000" },
 * 	});
 * ```
 */
export declare function viewPage<T extends PageMetadata>(metadata: T, props: PageProps, asked?: Partial<Pick<PageFeatures, "start" | "media">>): PlannedPage<T>;
