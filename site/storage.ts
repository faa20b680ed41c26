/** What is kept in this browser under a key; undefined where there is nothing, or storage is refused. */
export function readStored(key: string): string | undefined {
	try {
		return localStorage.getItem(key) ?? undefined;
	} catch {
		return undefined;
	}
}

/** Keeps a text in this browser; where storage is refused or full, it is not kept. */
export function store(key: string, value: string): void {
	try {
		localStorage.setItem(key, value);
	} catch {
		// What is kept here is a comfort, and never worth a message.
	}
}

/** Forgets what is kept under a key. */
export function forget(key: string): void {
	try {
		localStorage.removeItem(key);
	} catch {
		// Where storage is refused, nothing is kept.
	}
}
