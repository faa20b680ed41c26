import { entryView } from "kilde";
import { legacyOf } from "../bridge.tsx";
import type { Article } from "../model/locale-content.ts";
import { articleMetadata } from "../plan/metadata.ts";
import { articleData } from "../plan/structured-data.ts";
import { createArticleContent } from "../plan/views/article.ts";
import "../styles/italic.css";
import {
	ArticleMeta,
	ArticleSummary,
	Ended,
} from "../components/article-summary.tsx";
import { FieldLines } from "../components/field-lines.tsx";
import { Prose } from "../components/prose.tsx";
import type { Views } from "../props.ts";
import { keepFiguresTogether } from "../typography.ts";

/** An article on a page of its own. */
function View({ article, offer, body, back, more }: Views["article"]) {
	return (
		<>
			<article className="article">
				<Ended ended={article.ended} offer={offer} />
				<h1>{article.title}</h1>
				<FieldLines />
				<ArticleMeta {...article} />
				<p className="lead">{keepFiguresTogether(article.excerpt)}</p>
				<Prose {...body} />
			</article>
			<p>
				<a href={back.href}>{back.label}</a>
			</p>
			{more.articles.length > 0 && (
				<section className="section">
					<h2>{more.heading}</h2>
					{more.articles.map((other) => (
						<ArticleSummary key={other.id} article={other} />
					))}
				</section>
			)}
		</>
	);
}

const articleOf = (input: object) => legacyOf(input).page as unknown as Article;

export default entryView(
	"news" as never,
	(input) => ({
		props: createArticleContent(legacyOf(input).content, articleOf(input)),
	}),
	({ props }) => <View {...props} />,
	{
		jsonLd: (input) => {
			const { shared, content } = legacyOf(input);
			return [articleData(shared, content, articleOf(input))];
		},
		metadata: (input) => {
			const { shared, content } = legacyOf(input);
			const {
				switchTo: _,
				within: __,
				versions: ___,
				...metadata
			} = articleMetadata(shared, content, articleOf(input), {});
			return metadata;
		},
	},
);
