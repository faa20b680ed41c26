/**
 * Remembers results by key, for as long as each build asks for them again.
 * The law: a remembered result depends on its key alone and is never changed afterwards.
 */
export type Memo = {
	/** The remembered result of this kind and key, or else the one that `make` gives. */
	once<T>(kind: string, key: string, make: () => T): T;
	/** Ends a build: what it didn't ask for is forgotten. */
	forgetUnused(): void;
};

/** What a memo remembers, by kind and key. */
export type Remembered = ReadonlyMap<string, unknown>;

/** A memo that remembers what is given, or nothing yet. */
export function createMemo(
	given: Remembered = new Map(),
): Memo & { remembers(): Remembered } {
	let before = given;
	let asked = new Map<string, unknown>();
	return {
		once<T>(kind: string, key: string, make: () => T): T {
			const name = `${kind} ${key}`;
			// What stands under a name was made by a `make` of the same kind, so it is a T.
			const known = asked.has(name) || before.has(name);
			const value = known
				? ((asked.get(name) ?? before.get(name)) as T)
				: make();
			asked.set(name, value);
			return value;
		},
		forgetUnused() {
			before = asked;
			asked = new Map();
		},
		remembers: () => before,
	};
}
