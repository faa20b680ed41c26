import type { Wording } from "../../diagnostics/diagnostic.ts";

/** What is wrong, and what to do. */
export type Explanation = { readonly message: Wording; readonly hint: Wording };

/** A part of a drawing's text that must not be published: its offset and length, and what is wrong. */
export type Fault = Explanation & {
	readonly start: number;
	readonly length: number;
};
