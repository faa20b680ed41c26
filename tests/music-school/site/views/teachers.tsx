import type { Views } from "../props.ts";
import { Text } from "../text.tsx";

export function View({ heading, html, teachers }: Views["teachers"]) {
	return (
		<>
			<h1>{heading}</h1>
			<Text html={html} />
			{teachers.map((teacher) => (
				<section key={teacher.id} id={teacher.id}>
					<h2>{teacher.name}</h2>
					<p>{teacher.teaches}</p>
					<Text html={teacher.html} />
				</section>
			))}
		</>
	);
}
