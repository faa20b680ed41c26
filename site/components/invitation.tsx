import type { Invitation as Props } from "../props.ts";
import { ButtonLink } from "./link.tsx";

/** Invites the visitor to do one thing. */
export function Invitation({ heading, text, link }: Props) {
	return (
		<section className="invitation">
			<h2>{heading}</h2>
			<p>{text}</p>
			<ButtonLink link={link} />
		</section>
	);
}
