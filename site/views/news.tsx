import "./news.css";
import { ArticleMeta } from "../components/article-summary.tsx";
import { Opening } from "../components/opening.tsx";
import { Prose } from "../components/prose.tsx";
import type { Views } from "../props.ts";

/** All articles one after another, with an overview. */
export function NewsView({
	heading,
	lead,
	overview,
	articles,
	feed,
}: Views["news"]) {
	return (
		<>
			<Opening heading={heading} lead={lead} />
			<nav className="overview" aria-label={overview}>
				<ul>
					{articles.map(({ slug, title, day }) => (
						<li key={slug}>
							<a href={`#${slug}`}>{title}</a>{" "}
							<time dateTime={day.date}>{day.text}</time>
						</li>
					))}
				</ul>
			</nav>
			{articles.map(({ body, readAlone, ...article }) => (
				<article key={article.slug} id={article.slug} className="article">
					<h2>{article.title}</h2>
					<ArticleMeta {...article} />
					<p className="lead">{article.excerpt}</p>
					<Prose {...body} />
					<p>
						<a href={article.href}>
							{readAlone}
							<span className="visually-hidden">: {article.title}</span>
						</a>
					</p>
				</article>
			))}
			<p>
				<a href={feed.href} type="application/atom+xml">
					{feed.label}
				</a>
			</p>
		</>
	);
}
