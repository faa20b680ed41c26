import { f, view } from "kilde";
import { Prose } from "kilde/react";

export default view({ text: f.markdown() }, ({ page, content }) => (
	<>
		<h1>{page.heading}</h1>
		<Prose>{page.text}</Prose>
		<ul className="news">
			{content.news.map(({ href, title, date }) => (
				<li key={href}>
					<a href={href}>{title}</a>
					<time dateTime={date.value}>{date.text}</time>
				</li>
			))}
		</ul>
	</>
));
