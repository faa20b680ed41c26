import type { ServerResponse } from "node:http";

/** How often a connected tab gets a comment: proxies close connections that stay silent (milliseconds). */
const heartbeat = 25_000;

/** Creates an empty list of connected browser tabs, which receive server-sent events of one type. */
export function createClientList<Event>() {
	const clients = new Set<ServerResponse>();
	return {
		/** Connects a client, and sends it a first event. */
		add(response: ServerResponse, event: Event): void {
			response.writeHead(200, {
				"content-type": "text/event-stream",
				"cache-control": "no-store",
			});
			response.write(serializeEvent(event));
			clients.add(response);
			const timer = setInterval(() => response.write(":\n\n"), heartbeat);
			response.once("close", () => {
				clearInterval(timer);
				clients.delete(response);
			});
		},
		/** Sends an event to all clients. */
		broadcast(event: Event): void {
			for (const response of clients) response.write(serializeEvent(event));
		},
	};
}

function serializeEvent(event: unknown): string {
	return `data: ${JSON.stringify(event)}\n\n`;
}
