/**
 * Makes work that never runs twice at once: what is asked for during a run is one more run after it.
 * Each promise is kept when a run that began after the asking has ended.
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
