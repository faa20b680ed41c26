import type { Action } from "./actions.ts";

/** A browser engine driven through a W3C standard. */
export type Engine = {
	readonly title: string;
	/** The required Debian packages. */
	readonly packages: string;
	/** Lists required programs that this machine lacks. */
	missing(): readonly string[];
	launch(setting: Setting): Promise<Browser>;
};

/** The options of a new browser. */
export type Setting = { readonly theme: "light" | "dark" };

/** A browser with a new profile. */
export type Browser = {
	/** Opens an empty tab with empty storage; one at a time. */
	openTab(): Promise<Tab>;
	close(): Promise<void>;
};

export type Tab = {
	/** Navigates to a URL and waits until it has loaded. */
	goto(url: string): Promise<void>;
	/** Navigates back or forward in the tab's history. */
	traverse(way: "back" | "forward"): Promise<void>;
	resize(size: Size): Promise<void>;
	/**
	 * Runs a function in the page, without access to its scope, and returns its result; arguments and result are JSON. A
	 * function is passed as text if it contains an import() that vitest would replace.
	 */
	evaluate<Args extends readonly Json[], Result>(
		run: ((...args: Args) => Result) | string,
		...args: Args
	): Promise<Awaited<Result>>;
	/** Performs mouse or keyboard actions. */
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

/** Nothing listens at this address; with it as the proxy, a browser sends no request to other machines. */
export const nobody = { host: "127.0.0.1", port: 9 } as const;

/**
 * Returns the source of a function that runs the given one in a page with arguments and result as JSON text, so that
 * both engines pass them in the same way.
 */
export function inPage(run: ((...args: never[]) => unknown) | string): string {
	return `async (args) => JSON.stringify((await (${run})(...JSON.parse(args))) ?? null)`;
}
