/**
 * Returns a function that never runs the work twice at once: calls during a run share one more run after it. The promise
 * resolves, or rejects, with a run that began after the call.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
	let running: Promise<void> | undefined;
	let next: Promise<void> | undefined;

	function run(): Promise<void> {
		const run = work().finally(() => {
			if (running === run) running = undefined;
		});
		running = run;
		return run;
	}

	return () => {
		if (!running) return run();
		next ??= running
			.catch(() => {})
			.then(() => {
				next = undefined;
				return run();
			});
		return next;
	};
}
