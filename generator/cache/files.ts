import { deserialize, serialize } from "node:v8";
import { keep, recall } from "../../bin/kept.cjs";

export { keep, recall };

/** A value that was kept under this key for the same `tag`, which stands for all that it follows from. */
export function recallValue<T>(
	folder: string,
	key: string,
	tag: string,
): T | undefined {
	const bytes = recall(folder, key);
	const kept: { readonly tag: string; readonly value: T } | undefined =
		bytes && deserialize(bytes);
	return kept?.tag === tag ? kept.value : undefined;
}

/** Keeps plain data for another build. */
export function keepValue(
	folder: string,
	key: string,
	tag: string,
	value: unknown,
): void {
	keep(folder, key, serialize({ tag, value }));
}
