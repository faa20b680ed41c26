import { Pairs } from "../pairs.tsx";
import type { Views } from "../props.ts";
import { Text } from "../text.tsx";

export function View({ heading, html, hours, email, phone }: Views["contact"]) {
	return (
		<>
			<h1>{heading}</h1>
			<Text html={html} />
			<p>
				<a href={`mailto:${email}`}>{email}</a>
				<br />
				<a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>
			</p>
			<h2>{hours.heading}</h2>
			<Pairs pairs={hours.days} />
		</>
	);
}
