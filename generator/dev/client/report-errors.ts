import { endpoints } from "../endpoints.ts";

/** An error of a page in the browser. */
export type BrowserError = {
	readonly message: string;
	readonly stack: string;
	/** The path of the page. */
	readonly path: string;
	/** Whether it was written to the console, as React's warnings are, and not thrown. */
	readonly isConsole: boolean;
};

/** Sends the errors of this page, thrown or logged with console.error, to the server from now on. */
export function reportErrors(): void {
	addEventListener("error", ({ error, message }) => {
		if (error) sendError(error, false);
		else sendError(new Error(message), false);
	});
	addEventListener("unhandledrejection", ({ reason }) =>
		sendError(reason, false),
	);
	const { error: print } = console;
	console.error = (...args: readonly unknown[]) => {
		print(...args);
		sendError(new Error(formatConsoleArguments(args)), true);
	};
}

/** Formats the arguments of console.error: the first may contain %s for the next ones. */
function formatConsoleArguments([
	first,
	...others
]: readonly unknown[]): string {
	const rest = [...others];
	const text = String(first).replace(/%[sdo]/g, () => String(rest.shift()));
	return [text, ...rest].join(" ").trim();
}

function sendError(reason: unknown, isConsole: boolean): void {
	const { message = String(reason), stack = "" } = Object(reason);
	const error: BrowserError = {
		message,
		stack: stack.replaceAll(location.origin, ""),
		path: location.pathname,
		isConsole,
	};
	fetch(endpoints.errors, {
		method: "POST",
		body: JSON.stringify(error),
	}).catch(() => {});
}
