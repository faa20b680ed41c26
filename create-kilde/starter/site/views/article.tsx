import { entryView } from "kilde";
import { Prose } from "kilde/react";

export default entryView("news", ({ entry }) => (
	<article>
		<h1>{entry.title}</h1>
		<p className="date">
			<time dateTime={entry.date.value}>{entry.date.text}</time>
		</p>
		<Prose>{entry.body}</Prose>
	</article>
));
