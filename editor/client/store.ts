import { endpoints } from "../endpoints.ts";
import type { Choices, EditorState } from "../protocol.ts";
import type { PendingEdit } from "./editor-context.ts";

/** The state of the editor that changes without the person at this tab. */
export type StoreState = {
	/** Undefined until the server has sent it. */
	readonly state: EditorState | undefined;
	/** Whether the server answers. */
	readonly isConnected: boolean;
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

/** Receives the state from the server; returns a function that ends it. */
export function receiveState({ update }: Store): () => void {
	let source: EventSource | undefined;
	let timer = 0;
	connect();
	return () => {
		source?.close();
		clearTimeout(timer);
	};

	function connect(): void {
		source = new EventSource(endpoints.state);
		source.onmessage = ({ data }) =>
			update({ state: JSON.parse(data), isConnected: true });
		source.onerror = () => {
			// Browsers give up after some errors.
			source?.close();
			update({ isConnected: false });
			timer = window.setTimeout(connect, retryDelay);
		};
	}
}
