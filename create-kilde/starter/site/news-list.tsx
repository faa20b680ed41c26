import type { News } from "./props.ts";

/** Articles, the newest first. */
export function NewsList({ news }: { readonly news: readonly News[] }) {
	return (
		<ul className="news">
			{news.map(({ href, words, date }) => (
				<li key={href}>
					<a href={href}>{words}</a> <span>{date}</span>
				</li>
			))}
		</ul>
	);
}
