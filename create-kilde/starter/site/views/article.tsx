import { entryView } from "kilde";
import { Prose } from "kilde/react";

export default entryView("news", ({ entry }) => (
	<article>
		<h1>{entry.title}</h1>
		<time dateTime={entry.date.value}>{entry.date.text}</time>
		<Prose>{entry.body}</Prose>
	</article>
));
