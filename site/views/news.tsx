import { bridge, legacyOf } from "../bridge.tsx";
import type { SitePage } from "../model/locale-content.ts";
import { listArticles } from "../plan/articles.ts";
import { newsContent } from "../plan/views/news.ts";
import "../styles/italic.css";
import "./news.css";
import { ArticleMeta, Ended } from "../components/article-summary.tsx";
import { Picture } from "../components/picture.tsx";
import { Prose } from "../components/prose.tsx";
import { Island } from "../island.tsx";
import { NewsOverview } from "../islands/news-overview.tsx";
import { NewsPager } from "../islands/news-pager.tsx";
import type { Views } from "../props.ts";
import { keepFiguresTogether } from "../typography.ts";

/**
 * The reader of the news, like the front of a paper: at the left its name and an overview, at the right a picture and the
 * selected article; without scripts all articles are shown.
 */
function View(page: Views["news"]) {
	const { articles, older, feed, picture } = page;
	return (
		<>
			<div className="reader columns" data-islands="">
				<div className="reader__head">
					<h1>{page.heading}</h1>
					<p className="lead">{keepFiguresTogether(page.lead)}</p>
					{articles.length > 0 && (
						<Island component={NewsOverview} props={page.overview} />
					)}
				</div>
				<div className="reader__articles">
					{picture && <Picture picture={picture} first />}
					{articles.map((article) => (
						<Article key={article.slug} {...article} />
					))}
					{articles.length > 0 && (
						<Island component={NewsPager} props={page.pager} />
					)}
				</div>
			</div>
			{older && (
				<section className="older">
					<h2>{older.heading}</h2>
					<ul>
						{older.articles.map(({ slug, href, title, day, ended }) => (
							<li key={slug} id={slug}>
								<time dateTime={day.date}>{day.text}</time>
								<a href={href}>{title}</a>
								{ended && <small>{ended}</small>}
							</li>
						))}
					</ul>
				</section>
			)}
			<p>
				<a href={feed.href} type="application/atom+xml">
					{feed.label}
				</a>
			</p>
		</>
	);
}

function Article({
	body,
	readAlone,
	offer,
	...article
}: Views["news"]["articles"][number]) {
	const endedId = `${article.slug}-ended`;
	return (
		<article id={article.slug} data-id={article.id} className="article">
			<Ended ended={article.ended} offer={offer} id={endedId} />
			{/* The heading gets the focus of whoever selects the article. */}
			<h2 tabIndex={-1} aria-describedby={article.ended && endedId}>
				{article.title}
			</h2>
			<ArticleMeta {...article} />
			<p className="lead">{keepFiguresTogether(article.excerpt)}</p>
			<Prose {...body} />
			<p>
				<a href={article.href}>
					{readAlone}
					<span className="visually-hidden">: {article.title}</span>
				</a>
			</p>
		</article>
	);
}

export default bridge("news", View, {}, (input: object) => {
	const { shared, content, page, model } = legacyOf(input);
	return newsContent(
		shared,
		content,
		page as SitePage<"news">,
		listArticles(model),
	);
});
