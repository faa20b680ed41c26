import { endpoints } from "../endpoints.ts";
import type { UpdateEvent } from "../serving/snapshot.ts";
import { createPageUpdater } from "./page.ts";

/** Milliseconds before reconnecting: after a change of its code the server is back within a second. */
const retryDelay = 250;

/**
 * Keeps the page of this tab up to date from now on; `updated` is called after each event of the server, with the revision
 * that the page shows.
 */
export function keepPageUpToDate(
	updated: (event: UpdateEvent, revision: string) => void,
): void {
	const update = createPageUpdater();
	let connection: EventSource | undefined;
	let latest: Promise<void> = Promise.resolve();

	// A browser opens six connections to a server at most, so only visible tabs hold one.
	for (const [target, type] of [
		[document, "visibilitychange"],
		[window, "pageshow"],
		[window, "pagehide"],
	] as const)
		target.addEventListener(type, () =>
			type !== "pagehide" && document.visibilityState === "visible"
				? connect()
				: disconnect(),
		);
	connect();

	/** The server sends an event at once, so a tab that was disconnected catches up. */
	function connect(): void {
		if (connection) return;
		connection = new EventSource(endpoints.events);
		connection.onmessage = ({ data }) => {
			const event: UpdateEvent = JSON.parse(data);
			latest = latest.then(() => handle(event));
		};
		// Browsers differ in when they reconnect by themselves.
		connection.onerror = () => {
			disconnect();
			setTimeout(
				() => document.visibilityState === "visible" && connect(),
				retryDelay,
			);
		};
	}

	function disconnect(): void {
		connection?.close();
		connection = undefined;
	}

	async function handle(event: UpdateEvent): Promise<void> {
		try {
			updated(event, await update(event));
		} catch {
			// The server stopped meanwhile; it sends the state again on the next connection.
			disconnect();
			setTimeout(connect, retryDelay);
		}
	}
}
