/** The index of the active option while there is none. */
export const noneActive = -1;

/** Returns the index of the option that a key makes active, with wrap-around; undefined for other keys. */
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
