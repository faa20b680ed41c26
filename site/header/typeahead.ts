import * as limits from "../limits.ts";

/** Returns a function that finds the index of the entry that begins with the typed letters; they expire a second after the last one. */
export function createTypeahead() {
	let typed = "";
	let last = Number.NEGATIVE_INFINITY;
	return (
		key: string,
		words: readonly string[],
		at: number,
	): number | undefined => {
		if (key.length !== 1 || (key === " " && typed === "")) return undefined;
		const now = performance.now();
		typed = now - last > limits.menu.typeahead ? key : typed + key;
		last = now;
		const repeated = [...typed].every((letter) => letter === typed[0]);
		const sought = (repeated ? key : typed).toLocaleLowerCase();
		// The same letter again goes to the next entry that begins with it.
		const from = repeated ? at + 1 : Math.max(at, 0);
		const order = words.map((_, offset) => (from + offset) % words.length);
		return order.find((place) =>
			words[place]?.toLocaleLowerCase().startsWith(sought),
		);
	};
}
