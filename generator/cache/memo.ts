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

/** Creates a memo from initial results. `results()` returns the results that the last build used. */
export function createMemo(
	given: MemoResults = new Map(),
): Memo & { results(): MemoResults } {
	const identify = createValueIdentifier();
	let previous = given;
	let current = new Map<string, unknown>();

	function once<T>(kind: string, key: string, make: () => T): T {
		const name = `${kind} ${key}`;
		// A value under this name was made by a `make` of the same kind, so it is a T.
		if (current.has(name)) return current.get(name) as T;
		const value = previous.has(name) ? (previous.get(name) as T) : make();
		current.set(name, value);
		return value;
	}

	return {
		once,
		call: (fn, ...args) =>
			once(identify(fn), args.map(identify).join(" "), () => fn(...args)),
		dropUnused() {
			previous = current;
			current = new Map();
		},
		results: () => previous,
	};
}

/** Returns a function that gives each value a name: the same for the same object or an equal primitive value. */
function createValueIdentifier(): (value: unknown) => string {
	const numbers = new WeakMap<object, number>();
	let last = 0;
	return (value) => {
		if (Object.is(value, -0)) return "-0";
		if (typeof value === "string") return JSON.stringify(value);
		if (Object(value) !== value) return String(value);
		const object = value as object;
		let number = numbers.get(object);
		if (number === undefined) {
			number = ++last;
			numbers.set(object, number);
		}
		return `#${number}`;
	};
}

/** A memo that caches nothing, for a single build. */
export const noMemo: Memo = {
	once: (_kind, _key, make) => make(),
	call: (fn, ...args) => fn(...args),
	dropUnused() {},
};
