import { Island } from "kilde/react";
import { CourseFinder } from "../islands/course-finder.tsx";
import type { Views } from "../props.ts";
import { Text } from "../text.tsx";

export function View({ heading, html, finder }: Views["courses"]) {
	return (
		<>
			<h1>{heading}</h1>
			<Text html={html} />
			<Island component={CourseFinder} props={finder} />
		</>
	);
}
