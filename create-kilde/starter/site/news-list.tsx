import type { SiteContent } from "kilde";

type Listed = Pick<SiteContent["news"][number], "href" | "title" | "date">;

/** Articles, the newest first. */
export function NewsList({ news }: { readonly news: readonly Listed[] }) {
	return (
		<ul className="news">
			{news.map(({ href, title, date }) => (
				<li key={href}>
					<a href={href}>{title}</a>{" "}
					<time dateTime={date.value}>{date.text}</time>
				</li>
			))}
		</ul>
	);
}
