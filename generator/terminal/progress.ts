/** Where progress is told: a terminal, or anything that takes text. */
export type OutputStream = {
	readonly isTTY?: boolean;
	write(text: string): unknown;
};

/** Milliseconds before a step is worth a line. */
const patience = 500;

/** Back to the beginning of the line, and erase it (ECMA-48). */
const clearLine = "\r\u001B[K";

/**
 * Names the step at hand once the work has taken longer than half a second: in CI in plain lines, on a
 * terminal in one line that goes again, elsewhere not at all.
 */
export function showProgress(outlet: OutputStream, ci: boolean) {
	const started = performance.now();
	const oneLine = outlet.isTTY === true && !ci;
	return {
		step(name: string) {
			if (performance.now() - started < patience) return;
			if (ci) outlet.write(`${name} …\n`);
			else if (oneLine) outlet.write(`${clearLine}${name} …`);
		},
		end() {
			if (oneLine) outlet.write(clearLine);
		},
	};
}
