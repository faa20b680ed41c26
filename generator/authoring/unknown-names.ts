import type { Words } from "./site-types.ts";

/** Returns words that throw where code reads one that doesn't exist, which the type checker reports, too. */
export function guardWords(words: Readonly<Record<string, string>>): Words {
	const guarded = rejectUnknownNames(
		words,
		[],
		(name) =>
			`There is no word “${name}”. Add it to the words of the site, in every language.`,
	);
	// The words of the site's own type are those of its file.
	return guarded as unknown as Words;
}

/** Returns an object that throws where code reads a name that it doesn't have, unless it is one of `optional`. */
export function rejectUnknownNames<T extends object>(
	object: T,
	optional: readonly string[],
	explain: (name: string) => string,
): T {
	return new Proxy(object, {
		get(target, name) {
			if (
				typeof name === "string" &&
				!(name in target) &&
				!optional.includes(name) &&
				// JSON.stringify reads it in every object.
				name !== "toJSON"
			)
				throw new Error(explain(name));
			return Reflect.get(target, name);
		},
	});
}
