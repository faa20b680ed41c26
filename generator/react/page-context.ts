import { createContext, useContext } from "react";
import type { CommonInput } from "../authoring/site-types.ts";
import type { LanguageLink, MenuLink } from "../authoring/view.ts";

/** What the components of the engine show on every page. */
export type PageContext = CommonInput & {
	readonly menu: readonly MenuLink[];
	readonly languages: readonly LanguageLink[];
};

/** The page that is being rendered. Islands are hydrated apart from it: their components get all they need as props. */
export const CurrentPage = createContext<PageContext | undefined>(undefined);

/**
 * Returns what components may show without getting it as props: the words of the interface, the formats of the language, the
 * menu. Throws outside of a page, such as in an island.
 *
 * @example
 * ```tsx
 * import { usePage } from "kilde/react";
 *
 * export function Close() {
 * 	return <button type="button">{usePage().words.close}</button>;
 * }
 * ```
 */
export function usePage(): PageContext {
	const page = useContext(CurrentPage);
	if (!page)
		throw new Error(
			"This component of kilde/react is for the frame and the views of pages, not for islands.",
		);
	return page;
}
