import type { Context } from "../context.ts";
import { pagesIn } from "./options.ts";

/**
 * What each page is called, by its address: its title without what most titles end in, as the name of the site. No two are
 * called the same.
 */
export function pageNames(context: Context): ReadonlyMap<string, string> {
	const pages = pagesIn(context);
	const endings = pages.map(({ title }) => endOf(title));
	const names = pages.map(({ title }) => {
		const end = endOf(title);
		const isShared = endings.filter((each) => each === end).length > 1;
		return isShared ? title.slice(0, title.length - end.length) : title;
	});
	return new Map(
		pages.map(({ path }, index) => {
			const name = names[index] ?? path;
			const isAlone = names.filter((each) => each === name).length === 1;
			return [path, isAlone ? name : `${name} (${path})`];
		}),
	);
}

/** What follows the last dash or bar of a title, with it. */
function endOf(title: string): string {
	return /\s[–—|-]\s[^–—|]+$/.exec(title)?.[0] ?? "";
}
