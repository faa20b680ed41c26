import type { SiteFile } from "../../generator/types.ts";

/** Two sites that differ in most files, in some that only one of them has, and not in others. */
export type SiteName = "red" | "blue";

/** The folder beside the sites that keeps what makes writing the next one quicker. */
export const cacheName = "cache";

/** The files of a site; each tells whose it is, and is large enough to be cut off. */
export function siteOf(name: SiteName): SiteFile[] {
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
