import type { Words } from "./site-types.ts";

/** Returns words that throw where code reads one that doesn't exist, which the type checker reports, too. */
export function guardWords(words: Readonly<Record<string, string>>): Words {
	const guarded = new Proxy(words, {
		get(target, name) {
			if (typeof name === "symbol" || name in target || name === "toJSON")
				return target[name as string];
			throw new Error(
				`There is no word “${name}”. Add it to the words of the site, in every language.`,
			);
		},
	});
	// The words of the site's own type are those of its file.
	return guarded as unknown as Words;
}
