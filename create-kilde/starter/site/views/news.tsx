import { NewsList } from "../news-list.tsx";
import type { Views } from "../props.ts";
import { Text } from "../text.tsx";

export function View({ heading, html, news }: Views["news"]) {
	return (
		<>
			<h1>{heading}</h1>
			<Text html={html} />
			<NewsList news={news} />
		</>
	);
}
