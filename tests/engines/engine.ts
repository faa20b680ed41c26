import type { Action } from "./actions.ts";

/** A browser engine that the tests drive by a standard of the W3C. */
export type Engine = {
	readonly title: string;
	/** Debian's packages of all that it takes. */
	readonly packages: string;
	/** Returns what it takes and this machine lacks. */
	missing(): readonly string[];
	launch(setting: Setting): Promise<Browser>;
};

/** What is chosen when a browser is started. */
export type Setting = { readonly theme: "light" | "dark" };

/** A browser with a new profile. */
export type Browser = {
	/** Opens an empty tab whose storage is empty; one at a time. */
	openTab(): Promise<Tab>;
	close(): Promise<void>;
};

export type Tab = {
	/** Goes to an address and waits until it has loaded. */
	goto(url: string): Promise<void>;
	/** Goes back or forward in the tab's history. */
	traverse(way: "back" | "forward"): Promise<void>;
	resize(size: Size): Promise<void>;
	/**
	 * Runs a function in the page, which sees nothing but its arguments, and returns its result; both are JSON. A
	 * function is given as text where it must keep an import() that vitest would replace.
	 */
	evaluate<Args extends readonly Json[], Result>(
		run: ((...args: Args) => Result) | string,
		...args: Args
	): Promise<Awaited<Result>>;
	/** Does what a mouse or a keyboard does. */
	perform(action: Action): Promise<void>;
	close(): Promise<void>;
};

export type Size = { readonly width: number; readonly height: number };

export type Json =
	| string
	| number
	| boolean
	| null
	| readonly Json[]
	| { readonly [key: string]: Json };

/** Nothing listens at this address; a browser that has it for its proxy asks nobody outside this machine. */
export const nobody = { host: "127.0.0.1", port: 9 } as const;

/**
 * Returns the source of a function that runs the given one in a page: arguments and result are texts of JSON, so that
 * both engines pass them on in the same way.
 */
export function inPage(run: ((...args: never[]) => unknown) | string): string {
	return `async (args) => JSON.stringify((await (${run})(...JSON.parse(args))) ?? null)`;
}
