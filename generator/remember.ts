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

/** The same function of plain data and its JSON, which remembers its last result for as long as that is the same. */
export function rememberEqual<A, T>(
	compute: (data: A, json: string) => T,
): (data: A) => T {
	let last: { readonly json: string; readonly value: T } | undefined;
	return (data) => {
		const json = JSON.stringify(data);
		if (last?.json !== json) last = { json, value: compute(data, json) };
		return last.value;
	};
}

/** Gives the last list again for as long as the next one holds the very same things. */
export function rememberList<T>(): (list: readonly T[]) => readonly T[] {
	let last: readonly T[] = [];
	return (list) => {
		if (!isSameList(list, last)) last = list;
		return last;
	};
}

/** The same function, which remembers its last result for as long as its arguments are the same ones. */
export function rememberLast<A extends readonly unknown[], T>(
	compute: (...args: A) => T,
): (...args: A) => T {
	const last = rememberOne<T>();
	return (...args) => last(args, () => compute(...args));
}

/** Remembers the last thing that was made, for as long as what it is made `from` are the same things. */
export function rememberOne<T>(): (
	from: readonly unknown[],
	make: () => T,
) => T {
	let last:
		| { readonly from: readonly unknown[]; readonly value: T }
		| undefined;
	return (from, make) => {
		if (!last || !isSameList(last.from, from)) last = { from, value: make() };
		return last.value;
	};
}

/** Remembers for each object the last thing that was made of it, for as long as what else that is made `from` is the same. */
export function rememberEach<K extends object, T>(): (
	key: K,
	from: readonly unknown[],
	make: () => T,
) => T {
	const known = new WeakMap<
		K,
		{ readonly from: readonly unknown[]; readonly value: T }
	>();
	return (key, from, make) => {
		const last = known.get(key);
		if (last && isSameList(last.from, from)) return last.value;
		const value = make();
		known.set(key, { from, value });
		return value;
	};
}

function isSameList(
	one: readonly unknown[],
	other: readonly unknown[],
): boolean {
	return (
		one.length === other.length &&
		one.every((item, index) => Object.is(item, other[index]))
	);
}
