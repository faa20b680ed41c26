import "./prose-section.css";
import type { Section } from "../props.ts";
import { Prose } from "./prose.tsx";

/** A section of a page: a text under its heading, if it has one. */
export function ProseSection({
	section,
	id,
}: {
	readonly section: Section;
	readonly id?: string;
}) {
	return (
		<section id={id} className="section">
			{section.title && <h2>{section.title}</h2>}
			<Prose html={section.body.html} />
		</section>
	);
}
