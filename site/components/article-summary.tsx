import "./mark.css";
import "./notice.css";
import "./article-summary.css";
import type { Link, ArticleSummary as Props } from "../props.ts";
import { keepFiguresTogether } from "../typography.ts";

/** When an article was published, what kind it is, and whether it is featured. */
export function ArticleMeta({
	day,
	type,
	featured,
}: Pick<Props, "day" | "type" | "featured">) {
	return (
		<p className="article-meta note">
			<span>
				<time dateTime={day.date}>{day.text}</time> · {type}
			</span>
			{featured && <span className="mark">{featured}</span>}
		</p>
	);
}

/** What stands above an article about an offer that has ended, and what there is instead. */
export function Ended({
	ended,
	offer,
	id,
}: Pick<Props, "ended"> & {
	readonly offer: Link | undefined;
	readonly id?: string;
}) {
	return (
		ended && (
			<p className="notice" id={id}>
				<strong>{ended}</strong>{" "}
				{offer && <a href={offer.href}>{offer.label}</a>}
			</p>
		)
	);
}

/** An article in a list: its headline is a link to its own page. */
export function ArticleSummary({ article }: { readonly article: Props }) {
	return (
		<article className="article-summary">
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
