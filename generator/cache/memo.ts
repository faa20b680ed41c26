/**
 * Memoised results of pure functions. A result depends only on its key or its arguments and is immutable. A result that a
 * build doesn't use is dropped at its end.
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
export type Results = ReadonlyMap<string, unknown>;

/** Returns a memo with initial results; its `results` returns the keyed results that the last build used. */
export function createMemo(
	given: Results = new Map(),
): Memo & { results(): Results } {
	let previous = { keyed: given, calls: newCall() };
	let current = { keyed: new Map<string, unknown>(), calls: newCall() };
	return {
		once<T>(kind: string, key: string, make: () => T): T {
			const name = `${kind} ${key}`;
			const holder = [current.keyed, previous.keyed].find((map) =>
				map.has(name),
			);
			// A value under this name was made by a `make` of the same kind, so it is a T.
			const value = holder ? (holder.get(name) as T) : make();
			current.keyed.set(name, value);
			return value;
		},
		call<A extends readonly unknown[], T>(
			fn: (...args: A) => T,
			...args: A
		): T {
			const path = [fn, ...args];
			const call = reach(current.calls, path);
			// The path begins with the function, so the value at its end is that function's result.
			call.result ??= find(previous.calls, path)?.result ?? {
				value: fn(...args),
			};
			return call.result.value as T;
		},
		dropUnused() {
			previous = current;
			current = { keyed: new Map(), calls: newCall() };
		},
		results: () => previous.keyed,
	};
}

/** A memo that caches nothing, for a single build. */
export const noMemo: Memo = {
	once: (_kind, _key, make) => make(),
	call: (fn, ...args) => fn(...args),
	dropUnused() {},
};

/** A node of the tree of calls: the children by the next argument, and the result of the call that ends here. */
type Call = {
	readonly next: Map<unknown, Call>;
	result?: { readonly value: unknown };
};

function newCall(): Call {
	return { next: new Map() };
}

function find(from: Call, path: readonly unknown[]): Call | undefined {
	return path.reduce<Call | undefined>(
		(call, step) => call?.next.get(step),
		from,
	);
}

function reach(from: Call, path: readonly unknown[]): Call {
	return path.reduce<Call>((call, step) => {
		const next = call.next.get(step) ?? newCall();
		call.next.set(step, next);
		return next;
	}, from);
}
