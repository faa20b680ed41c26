import type { Views } from "../props.ts";
import { Text } from "../text.tsx";

export function View({ heading, html }: Views["text"]) {
	return (
		<>
			<h1>{heading}</h1>
			<Text html={html} />
		</>
	);
}
