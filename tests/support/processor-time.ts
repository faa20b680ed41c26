/** What some work takes of the processor (seconds): the machine may be busy with something else. */
export function timeOf(work: () => void): number {
	const before = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1_000_000;
}
