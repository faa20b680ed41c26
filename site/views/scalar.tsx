import "../styles/italic.css";
import "./scalar.css";
import { f, view } from "kilde";
import { Invitation } from "../components/invitation.tsx";
import { HeadingAndLead } from "../components/opening.tsx";
import { Picture } from "../components/picture.tsx";
import { Prose } from "../components/prose.tsx";
import { invitation, picture } from "../content/fields.ts";

/** An essay on scalar fields: one column beneath contour lines, with the disclaimer in the margin. */
export default view(
	{ picture, invitation, text: f.markdown(), disclaimer: f.markdown() },
	() => ({}),
	({ page }) => (
		<>
			<header className="essay-opening stack full">
				{page.picture && <Picture picture={page.picture} sizes="100vw" first />}
				<HeadingAndLead {...page} />
			</header>
			<div className="essay">
				<Prose {...page.text} />
				<aside id="disclaimer" className="essay__note stack stays">
					<h2>{page.disclaimer.title}</h2>
					<Prose {...page.disclaimer} />
				</aside>
			</div>
			<Invitation {...page.invitation} />
		</>
	),
	{ anchors: ["disclaimer"] },
);
