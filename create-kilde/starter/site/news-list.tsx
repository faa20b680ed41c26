/** Articles, the newest first. */
export function NewsList({
	news,
}: {
	readonly news: readonly {
		readonly href: string;
		readonly title: string;
		readonly date: { readonly value: string; readonly text: string };
	}[];
}) {
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
