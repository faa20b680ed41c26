import "../styles/italic.css";
import "./legal.css";
import { f, view } from "kilde";
import { Opening } from "../components/opening.tsx";
import { Prose } from "../components/prose.tsx";

/** A legal text with its table of contents. */
export default view(
	{ updated: f.date(), text: f.markdown() },
	({ page }) => ({
		contents: page.text.headings.filter(({ level }) => level === 2),
	}),
	({ page, contents, words }) => (
		<>
			<Opening {...page} />
			<p className="note">
				{words.updated}{" "}
				<time dateTime={page.updated.value}>{page.updated.text}</time>
			</p>
			<div className="columns">
				<nav className="contents stack stays" aria-label={words.contents}>
					<h2>{words.contents}</h2>
					<ol>
						{contents.map(({ id, text }) => (
							<li key={id}>
								<a href={`#${id}`}>{text}</a>
							</li>
						))}
					</ol>
				</nav>
				<Prose {...page.text} />
			</div>
		</>
	),
);
