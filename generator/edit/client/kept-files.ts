import type { UnsavedFile } from "../protocol.ts";

// What is not saved is kept in the browser, too: the server has it in memory alone, and may stop.

/** The files that a run of the server had not saved. */
export type KeptFiles = {
	/** Names that run. */
	readonly session: string;
	readonly files: readonly UnsavedFile[];
};

/** The files of a project that are kept; undefined if there are none. Rejects where the browser keeps nothing. */
export function readKept(project: string): Promise<KeptFiles | undefined> {
	return withStore("readonly", (store) => store.get(project));
}

/** Keeps files of a project in the place of those that were kept. */
export async function keepFiles(
	project: string,
	kept: KeptFiles,
): Promise<void> {
	await withStore("readwrite", (store) => store.put(kept, project));
}

/** Keeps no files of a project. */
export async function dropKept(project: string): Promise<void> {
	await withStore("readwrite", (store) => store.delete(project));
}

const storeName = "unsaved";

async function withStore<T>(
	mode: IDBTransactionMode,
	work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
	const opening = indexedDB.open("kilde-edit");
	opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
	const database = await resultOf(opening);
	try {
		const transaction = database.transaction(storeName, mode);
		return await resultOf(work(transaction.objectStore(storeName)));
	} finally {
		database.close();
	}
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
}
