import type { Origin } from "../../protocol.ts";

/** Whether a value is that of an origin, or within it. */
export function isWithin(inner: Origin, outer: Origin): boolean {
	if (inner.file !== outer.file) return false;
	if (inner.path === "markdown" || outer.path === "markdown")
		return inner.path === outer.path;
	const { path } = inner;
	return outer.path.every((step, index) => step === path[index]);
}
