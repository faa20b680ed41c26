import type { Wording } from "../diagnostics/diagnostic.ts";

/** What a field is, for people who write it: the `meta` of a schema, shown by editors in the language of their schemas. */
export function help(wording: Wording): { readonly help: Wording } {
	return { help: wording };
}
