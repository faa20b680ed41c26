/** A stream that progress is written to. */
export type OutputStream = {
	readonly isTTY?: boolean;
	write(text: string): unknown;
};

/** Work that takes less time is not reported (milliseconds). */
const delay = 500;

/** Moves to the beginning of the line, and erases it (ECMA-48). */
const clearLine = "\r\u001B[K";

/**
 * Writes the name of each step once the work has taken longer than half a second: as lines in CI, as one line that is
 * erased at the end on a terminal, and not at all elsewhere.
 */
export function showProgress(output: OutputStream, ci: boolean) {
	const started = performance.now();
	const oneLine = output.isTTY === true && !ci;
	return {
		step(name: string) {
			if (performance.now() - started < delay) return;
			if (ci) output.write(`${name} …\n`);
			else if (oneLine) output.write(`${clearLine}${name} …`);
		},
		end() {
			if (oneLine) output.write(clearLine);
		},
	};
}
