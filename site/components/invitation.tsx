import "./invitation.css";
import type { Invitation as Props } from "../props.ts";
import { keepFiguresTogether } from "../typography.ts";
import { FieldLines } from "./field-lines.tsx";
import { ButtonLink } from "./link.tsx";

/** A call to action: a heading, a text and a link. */
export function Invitation({ heading, text, link }: Props) {
	return (
		<section className="invitation">
			<FieldLines />
			<h2>{heading}</h2>
			<p>{keepFiguresTogether(text)}</p>
			<ButtonLink link={link} />
		</section>
	);
}
