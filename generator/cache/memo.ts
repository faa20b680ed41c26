/**
 * Results of pure functions, kept for the next build. A result depends only on its key or its arguments and is immutable. A
 * result that a build doesn't use is dropped at its end.
 */
export type Memo = {
	/** Returns the result under this kind and key, or else that of `make`. The key must contain every input. */
	once<T>(kind: string, key: string, make: () => T): T;
	/** Returns the result of a pure function; arguments are compared by identity (Object.is). */
	call<A extends readonly unknown[], T>(fn: (...args: A) => T, ...args: A): T;
	/** Ends a build: drops the results that it did not use. */
	dropUnused(): void;
};

/** Results by kind and key. */
export type MemoResults = ReadonlyMap<string, unknown>;

/** Creates a memo from initial results. `results()` returns the results under keys that the last build used. */
export function createMemo(
	given: MemoResults = new Map(),
): Memo & { results(): MemoResults } {
	let previous = { keyed: given, calls: createCallStore() };
	let current = { keyed: new Map<string, unknown>(), calls: createCallStore() };
	return {
		once<T>(kind: string, key: string, make: () => T): T {
			const name = `${kind} ${key}`;
			// A value under this name was made by a `make` of the same kind, so it is a T.
			if (current.keyed.has(name)) return current.keyed.get(name) as T;
			const known = previous.keyed.has(name);
			const value = known ? (previous.keyed.get(name) as T) : make();
			current.keyed.set(name, value);
			return value;
		},
		call<A extends readonly unknown[], T>(
			fn: (...args: A) => T,
			...args: A
		): T {
			const again = current.calls.find(fn, args);
			const call = again ??
				previous.calls.find(fn, args) ?? { args, value: fn(...args) };
			if (!again) current.calls.add(fn, call);
			// It is a call of `fn`, so its value is a T.
			return call.value as T;
		},
		dropUnused() {
			previous = current;
			current = { keyed: new Map(), calls: createCallStore() };
		},
		results: () => previous.keyed,
	};
}

/** The arguments and the result of a call. */
type Call = { readonly args: readonly unknown[]; readonly value: unknown };

/** Stores calls by function and first argument, which should differ in most calls: the others are compared one by one. */
function createCallStore() {
	const byFunction = new Map<unknown, Map<unknown, Call[]>>();
	return {
		find: (fn: unknown, args: readonly unknown[]): Call | undefined =>
			byFunction
				.get(fn)
				?.get(args[0])
				?.find((call) => hasSameItems(call.args, args)),
		add(fn: unknown, call: Call): void {
			const byArgument = byFunction.get(fn) ?? new Map<unknown, Call[]>();
			byFunction.set(fn, byArgument);
			const calls = byArgument.get(call.args[0]) ?? [];
			byArgument.set(call.args[0], calls);
			calls.push(call);
		},
	};
}

function hasSameItems(
	one: readonly unknown[],
	other: readonly unknown[],
): boolean {
	return (
		one.length === other.length &&
		one.every((item, index) => Object.is(item, other[index]))
	);
}

/** A memo that caches nothing, for a single build. */
export const noMemo: Memo = {
	once: (_kind, _key, make) => make(),
	call: (fn, ...args) => fn(...args),
	dropUnused() {},
};
