/**
 * Results of pure functions, for as long as each build asks for them again. A result depends on its key or its arguments
 * alone, and is never changed afterwards.
 */
export type Memo = {
	/** The result under this kind and key, or else the one that `make` gives. The key says all that it is made from. */
	once<T>(kind: string, key: string, make: () => T): T;
	/** The result of a pure function for these very arguments, compared by identity (Object.is). */
	call<A extends readonly unknown[], T>(fn: (...args: A) => T, ...args: A): T;
	/** Ends a build: what it did not ask for is dropped. */
	forgetUnused(): void;
};

/** Results by kind and key. */
export type Results = ReadonlyMap<string, unknown>;

/** A memo that begins with the given results; `results` gives those that the last build asked for by key. */
export function createMemo(
	given: Results = new Map(),
): Memo & { results(): Results } {
	let before = { keyed: given, calls: newCall() };
	let asked = { keyed: new Map<string, unknown>(), calls: newCall() };
	return {
		once<T>(kind: string, key: string, make: () => T): T {
			const name = `${kind} ${key}`;
			const holder = [asked.keyed, before.keyed].find((map) => map.has(name));
			// What is kept under a name was made by a `make` of the same kind, so it is a T.
			const value = holder ? (holder.get(name) as T) : make();
			asked.keyed.set(name, value);
			return value;
		},
		call<A extends readonly unknown[], T>(
			fn: (...args: A) => T,
			...args: A
		): T {
			const path = [fn, ...args];
			const call = reach(asked.calls, path);
			// The path begins with the function, so what it leads to is that function's result.
			call.result ??= find(before.calls, path)?.result ?? {
				value: fn(...args),
			};
			return call.result.value as T;
		},
		forgetUnused() {
			before = asked;
			asked = { keyed: new Map(), calls: newCall() };
		},
		results: () => before.keyed,
	};
}

/** A memo that keeps nothing: for those who build once. */
export const noMemo: Memo = {
	once: (_kind, _key, make) => make(),
	call: (fn, ...args) => fn(...args),
	forgetUnused() {},
};

/** Calls that begin with the same function and arguments, by the next argument. */
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
