import type { Explanation } from "../../diagnostics/diagnostic.ts";

/** A part of a drawing's text that must not be published: its offset and length, and what is wrong. */
export type Fault = Explanation & {
	readonly start: number;
	readonly length: number;
};
