import type { BasePage, CommonInput } from "../authoring/site-types.ts";

/**
 * The page for addresses that don't exist, of a site without views/not-found.tsx. The engine renders it.
 *
 * @example NotFound.name; // "NotFound"
 */
export function NotFound({
	page,
	words,
}: Pick<CommonInput, "words"> & { readonly page: BasePage }) {
	return (
		<>
			<h1>{page.heading}</h1>
			<p>{words.notFoundText}</p>
			<p>
				<a href="/">{words.toFrontPage}</a>
			</p>
		</>
	);
}
