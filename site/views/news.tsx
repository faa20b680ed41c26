import "../styles/italic.css";
import "./news.css";
import { f, view } from "kilde";
import { ArticleMeta, Ended } from "../components/article-summary.tsx";
import { Closing } from "../components/closing.tsx";
import { HeadingAndLead } from "../components/opening.tsx";
import { Picture } from "../components/picture.tsx";
import { Prose } from "../components/prose.tsx";
import { news } from "../content/news.ts";
import { Island } from "../island.tsx";
import { NewsOverview } from "../islands/news-overview.tsx";
import { NewsPager } from "../islands/news-pager.tsx";
import {
	findCurrentOffer,
	type ListedArticle,
	readerLength,
	sortEndedLast,
	toListed,
} from "../lib/articles.ts";
import { findClosing } from "../lib/week.ts";
import { keepFiguresTogether } from "../typography.ts";

/**
 * The reader of the news, like the front of a paper: at the left its name and an overview, at the right a picture and the
 * selected article; without scripts all articles are shown.
 */
export default view(
	{ picture: f.picture().optional() },
	(input) => {
		const { news } = input.content;
		return {
			closing: findClosing(input),
			articles: sortEndedLast(
				news.slice(0, readerLength).map((article) => ({
					...toListed(article, input),
					body: putBeneath(article.body),
					instead: findCurrentOffer(article, input),
				})),
			),
			older: news.slice(readerLength).map((each) => toListed(each, input)),
		};
	},
	({ page, closing, articles, older, home, words }) => (
		<>
			<div className="reader columns" data-islands="">
				<div className="reader__head stack">
					<HeadingAndLead {...page} />
					{articles.length > 0 && (
						<Island
							component={NewsOverview}
							props={{
								label: words.overview,
								close: words.close,
								items: articles.map(({ id, slug, title, date, ended }) => ({
									...{ id, slug, href: `${page.href}#${slug}`, title },
									...{ day: { date: date.value, text: date.text }, ended },
								})),
							}}
						/>
					)}
				</div>
				<div className="reader__articles stack">
					<Closing closing={closing} className="notice" />
					{page.picture && <Picture picture={page.picture} first />}
					{articles.map((article) => (
						<Article key={article.slug} {...article}>
							{words.readArticle}
						</Article>
					))}
					{articles.length > 0 && (
						<Island
							component={NewsPager}
							props={{
								previous: words.previousArticle,
								next: words.nextArticle,
								top: words.backToTop,
								items: articles.map(({ id, slug }) => ({ id, slug })),
							}}
						/>
					)}
				</div>
			</div>
			{older.length > 0 && (
				<section className="older stack wide">
					<h2>{words.olderNews}</h2>
					<ul>
						{older.map(({ slug, href, title, date, ended }) => (
							<li key={slug} id={slug}>
								<time dateTime={date.value}>{date.text}</time>
								<a href={href}>{title}</a>
								{ended && <small>{ended}</small>}
							</li>
						))}
					</ul>
				</section>
			)}
			<p>
				<a
					href={`${home}/feed.xml`.replace("//", "/")}
					type="application/atom+xml"
				>
					{words.feed}
				</a>
			</p>
		</>
	),
	{
		isRequired: true,
		needs: ({ closing, articles }) => ({
			start:
				closing || articles.some(({ featured }) => featured) ? ["past"] : [],
		}),
		listAnchors: (entries, locale) =>
			entries
				.of(news)
				.filter((article) => article.locale === locale)
				.filter(entries.isPublished)
				.map(({ data }) => data.slug),
	},
);

/** An article in the reader; `children` are the words of the link to its own page. */
function Article({
	body,
	instead,
	children,
	...article
}: ListedArticle & {
	readonly body: { readonly html: string };
	readonly instead: ReturnType<typeof findCurrentOffer>;
	readonly children: string;
}) {
	const endedId = `${article.slug}-ended`;
	return (
		<article id={article.slug} data-id={article.id} className="article">
			<Ended ended={article.ended} instead={instead} id={endedId} />
			{/* The heading gets the focus of whoever selects the article. */}
			<h2 tabIndex={-1} aria-describedby={article.ended && endedId}>
				{article.title}
			</h2>
			<ArticleMeta {...article} />
			<p className="lead">{keepFiguresTogether(article.excerpt)}</p>
			<Prose {...body} />
			<p>
				<a href={article.href}>
					{children}
					<span className="visually-hidden">: {article.title}</span>
				</a>
			</p>
		</article>
	);
}

/** Returns a text with its headings one level lower, for use under a heading. */
function putBeneath({ html }: { readonly html: string }) {
	const lower = (_: string, start: string, level: string) =>
		`<${start}h${Number(level) + 1}`;
	return { html: html.replace(/<(\/?)h([2-5])(?=[\s>])/g, lower) };
}
