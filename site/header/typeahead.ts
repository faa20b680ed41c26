import { limits } from "../limits.ts";

/** Finds the entry that begins with what was typed; what was typed is forgotten a second after the last letter. */
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
		// One letter, again and again, walks through all that begin with it.
		const from = repeated ? at + 1 : Math.max(at, 0);
		const order = words.map((_, offset) => (from + offset) % words.length);
		return order.find((place) =>
			words[place]?.toLocaleLowerCase().startsWith(sought),
		);
	};
}
