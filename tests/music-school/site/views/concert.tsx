import type { Views } from "../props.ts";
import { Text } from "../text.tsx";

export function View({
	heading,
	html,
	when,
	price,
	teacher,
}: Views["concert"]) {
	return (
		<>
			<h1>{heading}</h1>
			<p>
				{when} · {price}
				<br />
				<a href={teacher.href}>{teacher.words}</a>
			</p>
			<Text html={html} />
		</>
	);
}
