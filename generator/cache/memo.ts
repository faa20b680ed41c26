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

/** A kept result, and the last build that used it. */
type Kept = { readonly value: unknown; usedIn: number };

/** Creates a memo from initial results. `results()` returns the results under keys that the last build used. */
export function createMemo(
	given: MemoResults = new Map(),
): Memo & { results(): MemoResults } {
	let build = 1;
	const keyed = new Map<string, Kept>();
	for (const [name, value] of given) keyed.set(name, { value, usedIn: 0 });
	const calls = new Map<unknown, CallsByArgument>();
	return {
		once<T>(kind: string, key: string, make: () => T): T {
			const name = `${kind} ${key}`;
			let kept = keyed.get(name);
			if (!kept) {
				kept = { value: make(), usedIn: build };
				keyed.set(name, kept);
			}
			kept.usedIn = build;
			// A value under this name was made by a `make` of the same kind, so it is a T.
			return kept.value as T;
		},
		call<A extends readonly unknown[], T>(
			fn: (...args: A) => T,
			...args: A
		): T {
			const byArgument: CallsByArgument = calls.get(fn) ?? new Map();
			calls.set(fn, byArgument);
			let call = findCall(byArgument.get(args[0]), args);
			if (!call) {
				call = { args, value: fn(...args), usedIn: build };
				const others = byArgument.get(args[0]) ?? [];
				byArgument.set(args[0], [...others, call]);
			}
			call.usedIn = build;
			// It is a call of `fn`, so its value is a T.
			return call.value as T;
		},
		dropUnused() {
			for (const [name, { usedIn }] of keyed)
				if (usedIn < build) keyed.delete(name);
			for (const byArgument of calls.values())
				for (const [argument, all] of byArgument) {
					const used = all.filter(({ usedIn }) => usedIn === build);
					if (used.length === 0) byArgument.delete(argument);
					else if (used.length < all.length) byArgument.set(argument, used);
				}
			build++;
		},
		results: () =>
			new Map(
				[...keyed]
					.filter(([, { usedIn }]) => usedIn === build - 1)
					.map(([name, { value }]) => [name, value]),
			),
	};
}

/** A call of a function. */
type Call = Kept & { readonly args: readonly unknown[] };

/** Calls of one function by their first argument, which should differ in most calls: the others are compared one by one. */
type CallsByArgument = Map<unknown, readonly Call[]>;

function findCall(
	calls: readonly Call[] | undefined,
	args: readonly unknown[],
): Call | undefined {
	return calls?.find(
		(call) =>
			call.args.length === args.length &&
			call.args.every((each, index) => Object.is(each, args[index])),
	);
}

/** A memo that caches nothing, for a single build. */
export const noMemo: Memo = {
	once: (_kind, _key, make) => make(),
	call: (fn, ...args) => fn(...args),
	dropUnused() {},
};
