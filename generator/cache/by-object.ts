/** Returns a function that computes its result once for each object, and keeps it as long as the object. */
export function cacheByObject<Key extends object, Result>(
	compute: (key: Key) => Result,
): (key: Key) => Result {
	const results = new WeakMap<Key, { readonly result: Result }>();
	return (key) => {
		const known = results.get(key) ?? { result: compute(key) };
		results.set(key, known);
		return known.result;
	};
}
