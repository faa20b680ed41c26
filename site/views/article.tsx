import "../styles/italic.css";
import {
	createDayStartFormatter,
	entryView,
	jsonLd,
	toAbsoluteUrl,
} from "kilde";
import {
	ArticleMeta,
	ArticleSummary,
	Ended,
} from "../components/article-summary.tsx";
import { FieldLines } from "../components/field-lines.tsx";
import { Prose } from "../components/prose.tsx";
import {
	findCurrentOffer,
	findEnd,
	readerLength,
	sortEndedLast,
	summarize,
	toListed,
} from "../lib/articles.ts";
import { getBusinessId } from "../lib/business-data.ts";
import { timeZone } from "../time-zone.ts";
import { keepFiguresTogether } from "../typography.ts";

const startOfDay = createDayStartFormatter(timeZone);

/** The number of other articles that an article links to; the page of news links to all. */
const furtherArticles = 3;

/** An article on a page of its own. */
export default entryView(
	"news",
	({ entry, ...input }) => {
		// One more than needed, since this article may be among them: not all are searched for each article.
		const others = input.content.news
			.slice(0, furtherArticles + 1)
			.filter(({ id }) => id !== entry.id);
		return {
			article: toListed(entry, input),
			instead: findCurrentOffer(entry, input),
			others: sortEndedLast(
				others.slice(0, furtherArticles).map((each) => toListed(each, input)),
			),
		};
	},
	({ entry, article, instead, others, list, words }) => (
		<>
			<article className="article">
				<Ended ended={article.ended} instead={instead} />
				<h1>{article.title}</h1>
				<FieldLines />
				<ArticleMeta {...article} />
				<p className="lead">{keepFiguresTogether(article.excerpt)}</p>
				<Prose {...entry.body} />
			</article>
			<p>
				<a href={list.href}>{words.backToNews}</a>
			</p>
			{others.length > 0 && (
				<section className="section">
					<h2>{words.moreNews}</h2>
					{others.map((other) => (
						<ArticleSummary key={other.id} article={other} />
					))}
				</section>
			)}
		</>
	),
	{
		metadata: ({ entry, list, ...input }) => ({
			title: `${entry.title} – ${input.content.business.name}`,
			description: summarize(entry, input),
			keywords: list.keywords,
		}),
		// The page of news has the newest ones, others are read on their own.
		search({ entry, list, ...input }) {
			const { news } = input.content;
			const isNew = news
				.slice(0, readerLength)
				.some(({ id }) => id === entry.id);
			return {
				id: `news-${entry.id}`,
				description: summarize(entry, input),
				url: isNew ? `${list.href}#${entry.slug}` : entry.href,
				category: "news",
				parts: undefined,
				more: { type: "news", icon: "news" },
			};
		},
		jsonLd({ entry, ...input }) {
			return [
				jsonLd.article({
					title: entry.title,
					description: entry.excerpt,
					date: startOfDay(entry.date.value),
					// One about an offer that has ended expired with it.
					expires: findEnd(entry, input.date)?.value,
					language: input.locale,
					url: toAbsoluteUrl(input.content.business.site, entry.href),
					publisher: getBusinessId(input.content),
					text: entry.body.words,
				}),
			];
		},
	},
);
