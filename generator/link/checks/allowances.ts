import type { Suppression } from "../../types.ts";

/** Whether a comment is about a line. */
export function reaches({ from, to }: Suppression, line: number): boolean {
	return from <= line && line <= to;
}
