import type { Wording } from "../diagnostics/diagnostic.ts";

/** Returns the `meta` of a schema with its explanation for authors, which editors show. */
export function help(wording: Wording): { readonly help: Wording } {
	return { help: wording };
}
