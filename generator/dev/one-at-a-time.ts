/**
 * Returns a function that never runs the work twice at once: calls during a run share one more run after it. The promise
 * resolves, or rejects, with a run that began after the call.
 */
export function runOneAtATime(work: () => Promise<void>): () => Promise<void> {
	let running = Promise.resolve();
	let next: Promise<void> | undefined;
	return () => {
		next ??= running
			.catch(() => {})
			.then(() => {
				next = undefined;
				running = work();
				return running;
			});
		return next;
	};
}

/** Creates a queue, which runs works one after another; a failed one doesn't stop the others. */
export function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
	let last: Promise<unknown> = Promise.resolve();
	return (work) => {
		const result = last.then(work, work);
		last = result.catch(() => {});
		return result;
	};
}
