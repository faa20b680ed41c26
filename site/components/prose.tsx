import type { Html, Section } from "../props.ts";
import { keepFiguresTogether } from "../typography.ts";

/** A text made from Markdown. Its HTML is sanitised when it is made; all other inserted HTML is React's. */
export function Prose({ html }: Html) {
	const __html = keepFiguresTogether(html);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it is made, in generator/parse/markdown.ts.
	return <div className="prose" dangerouslySetInnerHTML={{ __html }} />;
}

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
			<Prose html={section.html} />
		</section>
	);
}
