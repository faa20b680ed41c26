import type { Took } from "./measure.ts";

/** A generator whose builds are measured. Its articles lie where `articleFile` says. */
export type Tool = {
	readonly name: string;
	/** Lays out a project of so many articles, each in two languages. */
	lay(root: string, count: number): void;
	/** What builds leave in the project's folder: a cold one finds none of it. */
	readonly leavings: readonly string[];
	build(root: string): Promise<Took>;
};

/** A generator that may not be there: then how to get it. */
export type Found = Tool | { readonly missing: string };
