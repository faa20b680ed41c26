import type { ComponentProps, ReactNode } from "react";
import type { ShownLink } from "../authoring/builders.ts";
import { usePage } from "./page-context.ts";

// The parts of pages that every site has, without styles of their own.

/**
 * A text in Markdown, as a block. The engine has sanitised it.
 *
 * @example <Prose>{{ html: "<p>Fresh every day.</p>" }}</Prose>;
 */
export function Prose({
	children,
	className = "prose",
}: {
	readonly children: { readonly html: string };
	readonly className?: string;
}) {
	return (
		<div
			className={className}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the engine has sanitised it.
			dangerouslySetInnerHTML={{ __html: children.html }}
		/>
	);
}

/**
 * A link: of the content (`to`), or to an address. One to another site opens in a new tab, and says so to screen readers.
 *
 * @example <Link href="https://tickets.example" className="button">Tickets</Link>;
 */
export function Link({
	to,
	href = to?.href,
	children = to?.label,
	...props
}: Omit<ComponentProps<"a">, "target" | "rel"> & {
	readonly to?: Pick<ShownLink, "href" | "label">;
}) {
	const { words } = usePage();
	if (!/^https?:/.test(href ?? ""))
		return (
			<a {...props} href={href}>
				{children}
			</a>
		);
	return (
		<a {...props} href={href} target="_blank" rel="noopener">
			{children} <span className="visually-hidden">{words.newTab}</span>
		</a>
	);
}

/**
 * The first link of a page, which keyboards reach: it leads past the menu to the element `#content`.
 *
 * @example <SkipLink className="skip button" />;
 */
export function SkipLink({
	className = "skip",
}: {
	readonly className?: string;
}) {
	const { words } = usePage();
	return (
		<a className={className} href="#content">
			{words.skip}
		</a>
	);
}

/**
 * The links of the menu; that to the page itself has aria-current.
 *
 * @example <nav><MenuLinks /></nav>;
 */
export function MenuLinks() {
	const { menu } = usePage();
	return menu.map(({ href, label, current }) => (
		<a key={href} href={href} aria-current={current}>
			{label}
		</a>
	));
}

/**
 * The links to the page in the other languages, or to their front pages.
 *
 * @example <nav><LanguageLinks /></nav>;
 */
export function LanguageLinks() {
	const { languages } = usePage();
	return languages.map(({ locale, href, label, current }) => (
		<a
			key={locale}
			href={href}
			hrefLang={locale}
			lang={locale}
			aria-current={current}
		>
			{label}
		</a>
	));
}

/**
 * What stands in for an island whose script fails. The frame of pages renders it once; its button tries again.
 *
 * @example <FailureTemplate />;
 */
export function FailureTemplate({
	children,
}: {
	readonly children?: ReactNode;
}) {
	const { words } = usePage();
	return (
		<template id="failure">
			{children ?? (
				<div className="failure" role="alert">
					<p>{words.failed}</p>
					<button type="submit">{words.tryAgain}</button>
				</div>
			)}
		</template>
	);
}
