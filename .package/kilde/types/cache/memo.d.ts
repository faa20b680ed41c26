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
export declare function createMemo(given?: Results): Memo & {
    results(): Results;
};
/** A memo that caches nothing, for a single build. */
export declare const noMemo: Memo;
