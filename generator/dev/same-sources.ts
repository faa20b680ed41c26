import type { Checked } from "../diagnostics/diagnostic.ts";
import type { Source } from "../types.ts";

/** Whether two reads of a project found the same files with the same bytes, and the same diagnostics. */
export function haveSameSources(
	before: Checked<readonly Source[]>,
	after: Checked<readonly Source[]>,
): boolean {
	return (
		before.value.length === after.value.length &&
		after.value.every(({ path, digest }, index) => {
			const old = before.value[index];
			return old?.path === path && old.digest === digest;
		}) &&
		JSON.stringify(before.diagnostics) === JSON.stringify(after.diagnostics)
	);
}
