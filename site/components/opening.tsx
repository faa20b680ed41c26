import { keepFiguresTogether } from "../typography.ts";

/** The words that every page begins with. */
export type OpeningWords = Readonly<Record<"heading" | "lead", string>>;

/** The heading of the page and its first sentences. */
export function Opening(words: OpeningWords) {
	return (
		<header className="opening">
			<HeadingAndLead {...words} />
		</header>
	);
}

/** The heading of the page and its first sentences, for a page that places them itself. */
export function HeadingAndLead({ heading, lead }: OpeningWords) {
	return (
		<>
			<h1>{heading}</h1>
			<p className="lead">{keepFiguresTogether(lead)}</p>
		</>
	);
}
