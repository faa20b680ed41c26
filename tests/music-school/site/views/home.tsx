import { ConcertList } from "../concert-list.tsx";
import type { Views } from "../props.ts";
import { Text } from "../text.tsx";

export function View({ heading, html, next }: Views["home"]) {
	return (
		<>
			<h1>{heading}</h1>
			<Text html={html} />
			<h2>{next.heading}</h2>
			<ConcertList concerts={next.concerts} />
		</>
	);
}
