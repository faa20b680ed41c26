import "./mark.css";
import "./notice.css";
import "./article-summary.css";
import { addDays } from "kilde";
import { usePage } from "kilde/react";
import type { Article, ListedArticle } from "../lib/articles.ts";
import { keepFiguresTogether } from "../typography.ts";

const typeWords = {
	announcement: "announcement",
	"press-release": "pressRelease",
	event: "event",
	news: "news",
} as const;

/** When an article was published, its type, and whether it is featured: not once its offer has ended (start/past.ts). */
export function ArticleMeta({
	date,
	type,
	featured,
	offer,
}: Pick<Article, "date" | "type" | "featured" | "offer">) {
	const { words } = usePage();
	return (
		<p className="article-meta row note">
			<span>
				<time dateTime={date.value}>{date.text}</time> ·{" "}
				{words[typeWords[type]]}
			</span>
			{featured && (
				<span
					className="mark"
					data-gone={offer && addDays(offer.until.value, 1)}
				>
					{words.featured}
				</span>
			)}
		</p>
	);
}

/** What stands above an article about an offer that has ended, and what there is instead. */
export function Ended({
	ended,
	instead,
	id,
}: Pick<ListedArticle, "ended"> & {
	readonly instead:
		| { readonly href: string; readonly label: string }
		| undefined;
	readonly id?: string;
}) {
	return (
		ended && (
			<p className="notice" id={id}>
				<strong>{ended}</strong>{" "}
				{instead && <a href={instead.href}>{instead.label}</a>}
			</p>
		)
	);
}

/** An article in a list: its headline is a link to its own page. */
export function ArticleSummary({
	article,
}: {
	readonly article: ListedArticle;
}) {
	return (
		<article className="article-summary tight">
			<h3>
				<a href={article.href}>{article.title}</a>
			</h3>
			<ArticleMeta {...article} />
			{article.ended && (
				<p>
					<strong>{article.ended}</strong>
				</p>
			)}
			<p>{keepFiguresTogether(article.excerpt)}</p>
		</article>
	);
}
