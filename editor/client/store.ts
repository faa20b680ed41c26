import { endpoints } from "../endpoints.ts";
import type { EditorState } from "../protocol.ts";
import { getMessage } from "./api.ts";
import type { PendingEdit } from "./outbox.ts";

/** What the editor shows that changes without the person at this tab. */
export type StoreState = {
	/** The state that the server pushed last. */
	readonly state: EditorState;
	/** The edits that aren't written. */
	readonly pending: readonly PendingEdit[];
	/** A sentence about what was done, or why it failed. */
	readonly announcement:
		| { readonly sentence: string; readonly isError: boolean }
		| undefined;
};

/** The store of the editor, for useSyncExternalStore. */
export type Store = ReturnType<typeof createStore>;

/** Milliseconds after which a sentence makes room for the state of the work; errors stay until they are closed. */
const shownFor = 8000;

/** Creates the store. Until the server has sent its state, it knows of no changes. */
export function createStore() {
	const listeners = new Set<() => void>();
	let current: StoreState = {
		state: {
			...{ revision: "", undo: undefined, redo: undefined, problems: [] },
			...{ unpublished: null, publishing: { stage: "idle" }, others: [] },
		},
		pending: [],
		announcement: undefined,
	};
	const update = (changed: Partial<StoreState>): void => {
		current = { ...current, ...changed };
		for (const listener of listeners) listener();
	};
	return {
		get: () => current,
		update,
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		/** Shows a sentence, which screen readers read; `isError` if something failed. An empty one removes the last one. */
		announce(sentence: string, isError = false): void {
			const announcement = sentence ? { sentence, isError } : undefined;
			update({ announcement });
			const remove = () =>
				current.announcement === announcement &&
				update({ announcement: undefined });
			if (announcement && !isError) setTimeout(remove, shownFor);
		},
	};
}

/** Milliseconds before connecting again. */
const retryDelay = 1000;

/** The failed attempts to connect after which the server is said not to answer. */
const patience = 2;

/** Receives the state from the server from now on. Announces `stopped` while it doesn't answer. */
export function receiveState(
	store: Store,
	stopped: string,
	failures = 0,
): void {
	const source = new EventSource(endpoints.state);
	let failed = failures;
	source.onopen = () => store.announce("");
	source.onmessage = ({ data }) => {
		failed = 0;
		store.update({ state: JSON.parse(data) });
	};
	source.onerror = () => {
		// Browsers give up after some errors.
		source.close();
		failed++;
		if (failed === patience) store.announce(stopped, true);
		setTimeout(() => receiveState(store, stopped, failed), retryDelay);
	};
}

/** Announces the errors that no other code handles, such as those of requests without an answer. */
export function announceErrors({ announce }: Store): void {
	window.addEventListener("unhandledrejection", (event) => {
		event.preventDefault();
		announce(getMessage(event.reason), true);
	});
}
