import "./invitation.css";
import type { Shown } from "kilde";
import { Link } from "kilde/react";
import type { invitation } from "../content/fields.ts";
import { keepFiguresTogether } from "../typography.ts";
import { FieldLines } from "./field-lines.tsx";

/** A call to action: a heading, a text and a link. */
export function Invitation({ heading, text, link }: Shown<typeof invitation>) {
	return (
		<section className="invitation">
			<FieldLines />
			<h2>{heading}</h2>
			<p>{keepFiguresTogether(text)}</p>
			<Link to={link} className="button" />
		</section>
	);
}
