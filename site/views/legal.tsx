import { bridge } from "../bridge.tsx";
import "../styles/italic.css";
import "./legal.css";
import { Opening } from "../components/opening.tsx";
import { Prose } from "../components/prose.tsx";
import type { Views } from "../props.ts";

/** A legal text with its table of contents. */
function View(page: Views["legal"]) {
	const { updated, contents } = page;
	return (
		<>
			<Opening {...page} />
			<p className="note">
				{updated.label}{" "}
				<time dateTime={updated.day.date}>{updated.day.text}</time>
			</p>
			<div className="columns">
				<nav className="contents stack stays" aria-label={contents.heading}>
					<h2>{contents.heading}</h2>
					<ol>
						{contents.links.map(({ href, label }) => (
							<li key={href}>
								<a href={href}>{label}</a>
							</li>
						))}
					</ol>
				</nav>
				<Prose {...page.text.body} />
			</div>
		</>
	);
}

export default bridge("legal", View);
