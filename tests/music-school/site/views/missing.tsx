import type { Views } from "../props.ts";

export function View({ heading, back }: Views["missing"]) {
	return (
		<>
			<h1>{heading}</h1>
			<p>
				<a href={back.href}>{back.words}</a>
			</p>
		</>
	);
}
