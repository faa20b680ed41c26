import type { SiteFile } from "../../generator/types.ts";

/** Two sites that differ in most files, share others, and each have files of their own. */
export type SiteName = "red" | "blue";

/** The cache folder beside the sites. */
export const cacheName = "cache";

/** Creates the files of a site; each names its site, and is large enough to be truncated. */
export function createSiteFiles(name: SiteName): SiteFile[] {
	const own = (index: number) => ({
		path: `${index % 3 === 0 ? "en/" : ""}page-${index}.html`,
		key: `${name} ${index}`,
		bytes: `${name} `.repeat(2000),
	});
	const shared = (index: number) => ({
		path: `media/shared-${index}.svg`,
		bytes: "same ".repeat(2000),
	});
	return [
		...Array.from({ length: 30 }, (_, index) => own(index)),
		...Array.from({ length: 10 }, (_, index) => shared(index)),
		{ path: `only-${name}/page.html`, bytes: name },
	];
}
