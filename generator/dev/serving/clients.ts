import type { ServerResponse } from "node:http";

/** How often a connected tab gets a comment: proxies close connections that stay silent (milliseconds). */
const heartbeat = 25_000;

/** Creates an empty list of connected browser tabs, which receive server-sent events. */
export function createClientList() {
	/** Sends the newest event to each client, or a comment. */
	const clients = new Map<ServerResponse, (isHeartbeat: boolean) => void>();
	return {
		/** Connects a client. `getEvent` returns its newest event; undefined if the client may no longer read, which ends it. */
		add(response: ServerResponse, getEvent: () => unknown): void {
			response.writeHead(200, {
				"content-type": "text/event-stream",
				"cache-control": "no-store",
				// Some proxies collect a response before they pass it on.
				"x-accel-buffering": "no",
			});
			const send = (isHeartbeat: boolean) => {
				const event = getEvent();
				if (event === undefined) response.end();
				else
					response.write(
						isHeartbeat ? ":\n\n" : `data: ${JSON.stringify(event)}\n\n`,
					);
			};
			clients.set(response, send);
			const timer = setInterval(() => send(true), heartbeat);
			response.once("close", () => {
				clearInterval(timer);
				clients.delete(response);
			});
			send(false);
		},
		/** Sends their newest events to all clients. */
		broadcast(): void {
			for (const send of clients.values()) send(false);
		},
	};
}
