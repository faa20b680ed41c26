/** Whether a value met in content is one of ours that says its kind. */
export function isOfKind<K extends string>(
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
