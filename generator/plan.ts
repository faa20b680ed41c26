// `kilde/plan`: pages, their addresses and pictures, and files for machines.

export { isRequested } from "./definition.ts";
export type { PageNeeds } from "./host/page-features.ts";
export {
	createShareVariant,
	createUprightVariants,
	createVariants,
	formatSrcset,
	shareSize,
} from "./images/variants.ts";
export { listLocales } from "./languages/languages.ts";
export { createFeed, type Feed, type FeedEntry } from "./plan/feed.ts";
export {
	createHead,
	type HeadTag,
	type PageMetadata,
	type ShareImage,
} from "./plan/head.ts";
export { createTemplatePage } from "./plan/machine-files.ts";
export {
	type FillingPicture,
	getMediaFile,
	type NamedPicture,
	resolveFillingPicture,
	resolvePicture,
	type ShownPicture,
} from "./plan/pictures.ts";
export {
	createSearchIndex,
	type SearchItem,
	type SearchPart,
	type SearchSource,
} from "./plan/search-index.ts";
export { createPage, type PlannedPage } from "./plan/view-page.ts";
export {
	getAddressLocale,
	getFeedPath,
	getLocalePrefix,
	getMediaAddress,
	getSearchPath,
	notFoundPath,
	toAbsoluteUrl,
} from "./text/url.ts";
