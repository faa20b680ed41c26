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
 * Writes the name of the step that goes on once the work has taken half a second, and of each step from then on: as lines in
 * CI, as one line that is erased at the end on a terminal, and not at all elsewhere.
 */
export function createProgressDisplay(output: OutputStream, ci: boolean) {
	const started = performance.now();
	const oneLine = output.isTTY === true && !ci;
	let current: string | undefined;
	let hasEnded = false;
	const timer = setTimeout(show, delay);
	return {
		step(name: string) {
			current = name;
			if (performance.now() - started >= delay) show();
		},
		end() {
			clearTimeout(timer);
			hasEnded = true;
			if (oneLine) output.write(clearLine);
		},
	};

	function show(): void {
		if (current === undefined || hasEnded) return;
		if (ci) output.write(`${current} …\n`);
		else if (oneLine) output.write(`${clearLine}${current} …`);
	}
}
