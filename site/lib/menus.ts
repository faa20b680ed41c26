import type { FrameInput, SiteContent } from "kilde";

/** The menus, with the links to the page itself and to its section marked. */
export type Menus = ReturnType<typeof getMenus>;

/** The value of aria-current of a link: "page" for the page itself, "true" for the section that it is in. */
type Current = "page" | "true" | undefined;

/** Returns the menus of a page. */
export function getMenus(
	{ navigation }: Pick<SiteContent, "navigation">,
	{ href: path, section }: FrameInput["page"],
) {
	const { main, practical, book, legal } = navigation;
	const mark = <T extends { readonly href: string }>(link: T) => {
		const current: Current =
			link.href === path ? "page" : link.href === section ? "true" : undefined;
		return { ...link, current };
	};
	return {
		main: main.map((entry) =>
			entry.kind === "menu"
				? { ...entry, pages: entry.pages.map(mark) }
				: mark({ ...entry, href: entry.page.href }),
		),
		practical: practical.map(mark),
		book: mark(book),
		legal: legal.map(mark),
	};
}
