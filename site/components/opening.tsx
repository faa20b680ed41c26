import type { Opening as Props } from "../props.ts";
import { keepFiguresTogether } from "../typography.ts";

/** The heading of the page and its first sentences. */
export function Opening({ heading, lead }: Props) {
	return (
		<header className="opening">
			<h1>{heading}</h1>
			<p className="lead">{keepFiguresTogether(lead)}</p>
		</header>
	);
}
