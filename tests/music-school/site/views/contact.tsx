import type { Views } from "../props.ts";
import { Text } from "../text.tsx";

export function View({
	heading,
	html,
	address,
	email,
	phone,
}: Views["contact"]) {
	return (
		<>
			<h1>{heading}</h1>
			<Text html={html} />
			<address>
				{address.map((line) => (
					<div key={line}>{line}</div>
				))}
				<a href={`mailto:${email}`}>{email}</a>
				<br />
				<a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>
			</address>
		</>
	);
}
