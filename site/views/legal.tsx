import "../styles/italic.css";
import "./legal.css";
import { Opening } from "../components/opening.tsx";
import { ProseSection } from "../components/prose.tsx";
import type { Views } from "../props.ts";

/** A legal text with its table of contents. */
export function View({
	heading,
	lead,
	updated,
	contents,
	text,
}: Views["legal"]) {
	return (
		<>
			<Opening heading={heading} lead={lead} />
			<p className="note">
				{updated.label}{" "}
				<time dateTime={updated.day.date}>{updated.day.text}</time>
			</p>
			<nav className="section contents" aria-label={contents.heading}>
				<h2>{contents.heading}</h2>
				<ol>
					{contents.links.map(({ href, label }) => (
						<li key={href}>
							<a href={href}>{label}</a>
						</li>
					))}
				</ol>
			</nav>
			<ProseSection section={text} />
		</>
	);
}
