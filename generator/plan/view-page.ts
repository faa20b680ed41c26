import type { Page, PageProps } from "../types.ts";
import type { PageMetadata } from "./head.ts";
import { type PageFeatures, pageFeatures } from "./page-features.ts";

/** A page with its metadata. */
export type PlannedPage<T extends PageMetadata = PageMetadata> = {
	readonly metadata: T;
	readonly page: Extract<Page, { kind: "view" }>;
};

/** The page of a view. */
export function viewPage<T extends PageMetadata>(
	metadata: T,
	props: PageProps,
	asked: Partial<Pick<PageFeatures, "start" | "media">> = {},
): PlannedPage<T> {
	const features = pageFeatures(asked, props.content);
	return {
		metadata,
		page: { kind: "view", path: metadata.path, features, ...props },
	};
}
