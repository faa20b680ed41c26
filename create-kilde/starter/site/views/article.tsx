import type { Views } from "../props.ts";
import { Text } from "../text.tsx";

export function View({ heading, html, date }: Views["article"]) {
	return (
		<>
			<h1>{heading}</h1>
			<p className="date">{date}</p>
			<Text html={html} />
		</>
	);
}
