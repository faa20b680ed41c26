import type { ReactNode } from "react";

/**
 * A link to a page in another language, as a language switch has one for each: it says in which language it is itself and in
 * which the page is, and whether that is the one the visitor reads.
 *
 * @example
 * ```tsx
 * import { LanguageLink } from "kilde/parts";
 *
 * const links = [
 * 	{ code: "fr", href: "/cours", words: "Français" },
 * 	{ code: "en", href: "/en/courses", words: "English" },
 * ];
 *
 * export function Languages({ current }: { readonly current: string }) {
 * 	return (
 * 		<nav aria-label="Langues">
 * 			{links.map(({ code, href, words }) => (
 * 				<LanguageLink key={code} code={code} href={href} isCurrent={code === current}>
 * 					{words}
 * 				</LanguageLink>
 * 			))}
 * 		</nav>
 * 	);
 * }
 * ```
 */
export function LanguageLink({
	code,
	href,
	isCurrent,
	children,
}: {
	readonly code: string;
	readonly href: string;
	readonly isCurrent: boolean;
	readonly children: ReactNode;
}) {
	return (
		<a
			href={href}
			hrefLang={code}
			lang={code}
			aria-current={isCurrent || undefined}
		>
			{children}
		</a>
	);
}
