import type { Path } from "../../diagnostics/places.ts";
import type { ValuePath } from "../protocol.ts";

/** A path whose steps may all be written as text, with numbers where the values have lists. */
export function valuePath(path: Path, root: unknown): ValuePath {
	let value = root;
	return path.map(String).map((step) => {
		const isIndex = Array.isArray(value);
		value = Object(value)[step];
		return isIndex ? Number(step) : step;
	});
}
