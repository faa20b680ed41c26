import "./prose-section.css";
import { Prose } from "./prose.tsx";

type ShownSection = {
	readonly title?: string | undefined;
	readonly html: string;
};

/** A section of a page: a text under its heading, if it has one. */
export function ProseSection({
	text: { title, html },
	id,
}: {
	readonly text: ShownSection;
	readonly id?: string;
}) {
	return (
		<section id={id} className="section">
			{title && <h2>{title}</h2>}
			<Prose html={html} />
		</section>
	);
}
