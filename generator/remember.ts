// Pure functions of things that never change, which don't do the same work twice. Unlike a memo (memo.ts) they
// know their arguments by identity: that costs nothing to ask, and an entry that was not parsed again is the same.

/** The same function, which remembers its result for each object as long as that is there. */
export function remembered<K extends object, T>(
	compute: (key: K) => T,
): (key: K) => T {
	const known = new WeakMap<K, { readonly value: T }>();
	return (key) => {
		const found = known.get(key);
		if (found) return found.value;
		const value = compute(key);
		known.set(key, { value });
		return value;
	};
}

/** The same function, which remembers its last result for as long as its arguments are the same ones. */
export function rememberLast<A extends readonly unknown[], T>(
	compute: (...args: A) => T,
): (...args: A) => T {
	let last: { readonly args: A; readonly value: T } | undefined;
	return (...args) => {
		const same =
			last?.args.length === args.length &&
			args.every((arg, index) => Object.is(arg, last?.args[index]));
		if (!last || !same) last = { args, value: compute(...args) };
		return last.value;
	};
}
