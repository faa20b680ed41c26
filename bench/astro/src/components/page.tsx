import type { ReactNode } from "react";
import { centre, type Locale } from "../articles.ts";

const menu =
	"about about-session opening-hours services news events faq contact book".split(
		" ",
	);

/** The header, the content and the footer of a page. */
export function Page({
	locale,
	children,
}: {
	readonly locale: Locale;
	readonly children?: ReactNode;
}) {
	const prefix = locale === "en" ? "/en" : "";
	return (
		<>
			<header>
				<a href={`${prefix}/`}>{centre[locale]}</a>
				<nav>
					<ul>
						{menu.map((name) => (
							<li key={name}>
								<a href={`${prefix}/${name}/`}>{name}</a>
							</li>
						))}
					</ul>
				</nav>
			</header>
			<main>{children}</main>
			<footer>
				<address>Kildevej 1, 4560 Vig</address>
				<p>© 2026 {centre[locale]}</p>
			</footer>
		</>
	);
}

type ListedArticle = {
	readonly title: string;
	readonly day: string;
	readonly path: string;
	readonly excerpt: string;
};

/** An article; its text is the child. */
export function Article({
	title,
	day,
	excerpt,
	children,
}: Omit<ListedArticle, "path"> & { readonly children?: ReactNode }) {
	return (
		<article>
			<h1>{title}</h1>
			<p>
				<time dateTime={day}>{day}</time>
			</p>
			<p>{excerpt}</p>
			{children}
		</article>
	);
}

/** The list of all articles. */
export function ArticleList({
	heading,
	articles,
}: {
	readonly heading: string;
	readonly articles: readonly Omit<ListedArticle, "excerpt">[];
}) {
	return (
		<>
			<h1>{heading}</h1>
			<ul>
				{articles.map(({ title, day, path }) => (
					<li key={path}>
						<a href={path}>{title}</a> <time dateTime={day}>{day}</time>
					</li>
				))}
			</ul>
		</>
	);
}
