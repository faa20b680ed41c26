import type { Wording } from "../diagnostics/diagnostic.ts";

/** Returns the `meta` of a schema with its explanation for authors, which editors show. */
export function help(wording: Wording): { readonly help: Wording } {
	return { help: wording };
}

/** The same, worded when an editor's schema is made: Intl takes 10 ms to load the names of languages. */
export function helpLater(make: () => Wording): { readonly help: Wording } {
	return {
		get help() {
			return make();
		},
	};
}
