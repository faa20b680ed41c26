import type { Hint, Wording } from "./diagnostic.ts";

/** A mistake in the code of a site: the name or word that it is about, which leads to its place, and what is wrong. */
export type CodeFault = {
	readonly name: string;
	/** The property whose value the name is, where it may stand elsewhere, too. */
	readonly key?: string;
	/** Other text in the file that helps to find the name, the most specific first. */
	readonly among: readonly string[];
	readonly message: Wording;
	readonly hint?: Hint | undefined;
};

/**
 * An error for a mistake in the code of a site that only shows while the site is made, and without which nothing can go on.
 * Whoever made the site says where in the code it is.
 */
export function codeMistake(fault: CodeFault): Error {
	return new Error(fault.message.en, { cause: fault });
}

/** The mistake that an error is about; undefined of any other error. */
export function mistakeIn(error: unknown): CodeFault | undefined {
	const { cause } = Object(error);
	return typeof cause === "object" && cause !== null && "among" in cause
		? cause
		: undefined;
}
