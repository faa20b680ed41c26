import { fold, type Span } from "./fold.ts";

/** A part of a text; `marked` if it matches a word of the query. */
export type Stretch = { readonly text: string; readonly marked: boolean };

/** Splits a text into parts; each occurrence of one of the folded words is marked. */
export function highlight(text: string, words: readonly string[]): Stretch[] {
	const spans = merged(words.flatMap((word) => placesOf(text, word)));
	const edges = spans.flatMap(({ start, end }) => [start, end]);
	return [0, ...edges]
		.map((edge, index) => ({
			text: text.slice(edge, edges[index] ?? text.length),
			marked: index % 2 === 1,
		}))
		.filter((stretch) => stretch.text !== "");
}

function placesOf(text: string, word: string): Span[] {
	const { letters, spans } = fold(text);
	const places: Span[] = [];
	for (
		let at = letters.indexOf(word);
		at >= 0;
		at = letters.indexOf(word, at + word.length)
	) {
		const first = spans[at];
		const last = spans[at + word.length - 1];
		if (first && last) places.push({ start: first.start, end: last.end });
	}
	return places;
}

/** Sorts spans and merges those that touch or overlap. */
function merged(spans: readonly Span[]): Span[] {
	const result: Span[] = [];
	for (const span of [...spans].sort((a, b) => a.start - b.start)) {
		const last = result.at(-1);
		if (last && span.start <= last.end)
			result[result.length - 1] = {
				start: last.start,
				end: Math.max(last.end, span.end),
			};
		else result.push(span);
	}
	return result;
}
