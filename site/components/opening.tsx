import { keepFiguresTogether } from "../typography.ts";

/** The words that every page begins with. */
export type OpeningWords = Readonly<Record<"heading" | "lead", string>>;

/** The heading of the page and its first sentences. */
export function Opening({ heading, lead }: OpeningWords) {
	return (
		<header className="opening">
			<h1>{heading}</h1>
			<p className="lead">{keepFiguresTogether(lead)}</p>
		</header>
	);
}
