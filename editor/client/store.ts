import { endpoints } from "../endpoints.ts";
import type { Choices, EditorState } from "../protocol.ts";
import type { PendingEdit } from "./editor-context.ts";

/** The state of the editor that changes without the person at this tab. */
export type StoreState = {
	/** Undefined until the server has sent it. */
	readonly state: EditorState | undefined;
	/** Whether the server answers. */
	readonly isConnected: boolean;
	/** Counts the connections to the server. */
	readonly connections: number;
	/** Undefined until it is loaded. */
	readonly choices: Choices | undefined;
	/** The edits that aren't written. */
	readonly pending: readonly PendingEdit[];
};

/** The store of the editor, for useSyncExternalStore. */
export type Store = {
	get(): StoreState;
	update(changed: Partial<StoreState>): void;
	subscribe(listener: () => void): () => void;
};

/** Creates the store. */
export function createStore(): Store {
	const listeners = new Set<() => void>();
	let current: StoreState = {
		state: undefined,
		isConnected: true,
		connections: 0,
		choices: undefined,
		pending: [],
	};
	return {
		get: () => current,
		update(changed) {
			current = { ...current, ...changed };
			for (const listener of listeners) listener();
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

/** Milliseconds before connecting again. */
const retryDelay = 1000;

/** The failed attempts to connect after which the server is said not to answer. */
const patience = 2;

/** Receives the state from the server from now on. */
export function receiveState(store: Store, failures = 0): void {
	const { get, update } = store;
	const source = new EventSource(endpoints.state);
	let failed = failures;
	source.onopen = () => update({ connections: get().connections + 1 });
	source.onmessage = ({ data }) => {
		failed = 0;
		update({ state: JSON.parse(data), isConnected: true });
	};
	source.onerror = () => {
		// Browsers give up after some errors.
		source.close();
		failed++;
		if (failed >= patience) update({ isConnected: false });
		setTimeout(() => receiveState(store, failed), retryDelay);
	};
}
