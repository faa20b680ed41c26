import { f, view } from "kilde";
import { Prose } from "kilde/react";
import { NewsList } from "../news-list.tsx";

export default view({ text: f.markdown() }, ({ page, content }) => (
	<>
		<h1>{page.heading}</h1>
		<Prose>{page.text}</Prose>
		<NewsList news={content.news} />
	</>
));
