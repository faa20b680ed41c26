/** Whether a value is an object with this `kind`. */
export function hasKind<K extends string>(
	value: unknown,
	kind: K,
): value is { readonly kind: K } {
	return (
		typeof value === "object" &&
		value !== null &&
		"kind" in value &&
		value.kind === kind
	);
}
