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
/** The page of a view. */
export declare function viewPage<T extends PageMetadata>(metadata: T, props: PageProps, asked?: Partial<Pick<PageFeatures, "start" | "media">>): PlannedPage<T>;
