import type { FrameInput } from "kilde";
import type { Content } from "./input.ts";

type Navigation = Content["navigation"];

type WrittenLink = Navigation["practical"][number];

/** The menus, with the links to the page itself and to its section marked. */
export type Menus = ReturnType<typeof getMenus>;

/** A link; `current` is its aria-current: "page" for the page itself, "true" for the section that it is in. */
export type MenuLink<T = unknown> = Omit<T, "page" | "part"> & {
	readonly href: string;
	readonly label: string;
	readonly current: "page" | "true" | undefined;
};

/** Returns the menus of a page. */
export function getMenus(
	{ navigation, pages }: Pick<Content, "navigation" | "pages">,
	current: FrameInput["page"],
) {
	const toLink = <T extends WrittenLink>(link: T): MenuLink<T> => {
		const { page, part, ...shown } = link;
		const path = pages[page]?.href ?? "/";
		const href = part === undefined ? path : `${path}#${part}`;
		return {
			...shown,
			href,
			current:
				href === current.href
					? "page"
					: href === current.section
						? "true"
						: undefined,
		};
	};
	return {
		main: navigation.main.map((entry) =>
			"pages" in entry
				? { ...entry, pages: entry.pages.map(toLink) }
				: toLink(entry),
		),
		practical: navigation.practical.map(toLink),
		book: toLink(navigation.book),
		legal: navigation.legal.map(toLink),
	};
}
