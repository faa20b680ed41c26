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
	let previous = { keyed: given, calls: {} as Branch };
	let current = { keyed: new Map<string, unknown>(), calls: {} as Branch };
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
			const again = find(current.calls, path);
			const call = again ??
				find(previous.calls, path) ?? { path, value: fn(...args) };
			if (!again) add(current.calls, call);
			// The path begins with the function, so the value is that function's result.
			return call.value as T;
		},
		dropUnused() {
			previous = current;
			current = { keyed: new Map(), calls: {} };
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

/** A call: the function and its arguments, and the result. */
type Call = { readonly path: readonly unknown[]; readonly value: unknown };

/**
 * A branch of the tree of calls, which divides by the steps of their paths. A call that is alone on a branch is kept there,
 * which saves a map for each further argument.
 */
type Branch = { call?: Call | undefined; next?: Map<unknown, Branch> };

function find(tree: Branch, path: readonly unknown[]): Call | undefined {
	let branch: Branch | undefined = tree;
	for (let depth = 0; branch; depth++) {
		if (branch.call && isSame(branch.call.path, path)) return branch.call;
		if (depth === path.length) return undefined;
		branch = branch.next?.get(path[depth]);
	}
	return undefined;
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
	return (
		one.length === other.length &&
		one.every((step, index) => Object.is(step, other[index]))
	);
}

function add(tree: Branch, call: Call): void {
	let branch = tree;
	let depth = 0;
	for (; branch.call || branch.next; depth++) {
		const other = branch.call;
		branch.next ??= new Map();
		// One that ends here stays; any other goes on by its own next step.
		if (other && other.path.length > depth) {
			branch.next.set(other.path[depth], { call: other });
			branch.call = undefined;
		}
		if (depth === call.path.length) break;
		const next = branch.next.get(call.path[depth]) ?? {};
		branch.next.set(call.path[depth], next);
		branch = next;
	}
	branch.call = call;
}
