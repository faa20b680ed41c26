// `kilde/plan`: pages, their addresses and pictures, and files for machines.

export { isAsked } from "./definition.ts";
export {
	createShareVariant,
	createUprightVariants,
	createVariants,
	formatSrcset,
	shareSize,
} from "./images/variants.ts";
export { localesOf } from "./languages/languages.ts";
export { plannedEntries, versionsOf } from "./plan/entry-pages.ts";
export {
	type HeadTag,
	head,
	type PageMetadata,
	type ShareImage,
} from "./plan/head.ts";
export { template } from "./plan/machine-files.ts";
export type { Needs } from "./plan/page-features.ts";
export {
	type FillingPicture,
	fillingPicture,
	mediaFile,
	type NamedPicture,
	picture,
	type ShownPicture,
} from "./plan/pictures.ts";
export { type PlannedPage, viewPage } from "./plan/view-page.ts";
export {
	absoluteUrl,
	feedPath,
	localeOf,
	mediaAddress,
	notFoundPath,
	prefixOf,
	searchPath,
} from "./text/url.ts";
