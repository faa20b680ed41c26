/** Measures processor time (seconds), which is independent of the machine's load. */
export function measureTime(work: () => void): number {
	const before = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1_000_000;
}
