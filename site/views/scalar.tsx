import { bridge } from "../bridge.tsx";
import "../styles/italic.css";
import "./scalar.css";
import { Invitation } from "../components/invitation.tsx";
import { Picture } from "../components/picture.tsx";
import { Prose } from "../components/prose.tsx";
import type { Views } from "../props.ts";
import { keepFiguresTogether } from "../typography.ts";

/** An essay on scalar fields: one column beneath contour lines, with the disclaimer in the margin. */
function View(page: Views["scalar"]) {
	const { picture, disclaimer } = page;
	return (
		<>
			<header className="essay-opening full">
				{picture && <Picture picture={picture} sizes="100vw" first />}
				<h1>{page.heading}</h1>
				<p className="lead">{keepFiguresTogether(page.lead)}</p>
			</header>
			<div className="essay">
				<Prose {...page.text.body} />
				<aside id="disclaimer" className="essay__note stack">
					<h2>{disclaimer.title}</h2>
					<Prose {...disclaimer.body} />
				</aside>
			</div>
			<Invitation {...page.invitation} />
		</>
	);
}

export default bridge("scalar", View);
