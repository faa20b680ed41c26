import { fold } from "./fold.ts";

/** A part of a text; `marked` if it matches a word of the query. */
type Stretch = { text: string; readonly marked: boolean };

/** Splits a text into parts; each occurrence of one of the folded words is marked. */
export function highlight(text: string, words: readonly string[]): Stretch[] {
	const { letters, spans } = fold(text);
	const marks = Array<boolean>(text.length).fill(false);
	for (const word of words) {
		let at = letters.indexOf(word);
		while (at >= 0) {
			const after = at + word.length;
			marks.fill(true, spans[at]?.start, spans[after - 1]?.end);
			at = letters.indexOf(word, after);
		}
	}
	const stretches: Stretch[] = [];
	for (const [at, marked] of marks.entries()) {
		const last = stretches.at(-1);
		if (last?.marked === marked) last.text += text[at];
		else stretches.push({ text: text.charAt(at), marked });
	}
	return stretches;
}
