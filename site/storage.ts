/** Returns the text that this browser stores under a key; undefined if there is none, or storage is denied. */
export function readStored(key: string): string | undefined {
	try {
		return localStorage.getItem(key) ?? undefined;
	} catch {
		return undefined;
	}
}

/** Stores a text in this browser, unless storage is denied or full. */
export function store(key: string, value: string): void {
	try {
		localStorage.setItem(key, value);
	} catch {
		// Nothing essential is stored, so no message is needed.
	}
}

/** Deletes the text under a key. */
export function forget(key: string): void {
	try {
		localStorage.removeItem(key);
	} catch {
		// If storage is denied, there is nothing to delete.
	}
}
