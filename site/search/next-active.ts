/** The place of the active option while none is. */
export const noneActive = -1;

/** The option that a key makes the active one, round and round; undefined for every other key. */
export function nextActive(
	key: string,
	active: number,
	count: number,
): number | undefined {
	if (count === 0) return undefined;
	switch (key) {
		case "ArrowDown":
			return (active + 1) % count;
		case "ArrowUp":
			return active <= 0 ? count - 1 : active - 1;
		case "Home":
			return 0;
		case "End":
			return count - 1;
	}
	return undefined;
}
