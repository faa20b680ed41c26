/** Returns the index of the entry that a key moves the focus to from `at` (-1: no entry has the focus); undefined for other keys. */
export function nextEntry(
	key: string,
	at: number,
	count: number,
): number | undefined {
	switch (key) {
		case "ArrowDown":
			return (at + 1) % count;
		case "ArrowUp":
			return (Math.max(at, 0) - 1 + count) % count;
		case "Home":
			return at < 0 ? undefined : 0;
		case "End":
			return at < 0 ? undefined : count - 1;
		default:
			return undefined;
	}
}
