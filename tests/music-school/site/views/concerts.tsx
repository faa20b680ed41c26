import { ConcertList } from "../concert-list.tsx";
import type { Views } from "../props.ts";
import { Text } from "../text.tsx";

export function View({ heading, html, concerts }: Views["concerts"]) {
	return (
		<>
			<h1>{heading}</h1>
			<Text html={html} />
			<ConcertList concerts={concerts} />
		</>
	);
}
