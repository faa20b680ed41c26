import type { ServerResponse } from "node:http";
import type { UpdateEvent } from "./snapshot.ts";

/** Creates an empty list of connected browser tabs, which receive server-sent events. */
export function createClientList() {
	const clients = new Set<ServerResponse>();
	return {
		/** Connects a client, and sends it a first event. */
		add(response: ServerResponse, event: UpdateEvent): void {
			response.writeHead(200, {
				"content-type": "text/event-stream",
				"cache-control": "no-store",
			});
			response.write(serializeEvent(event));
			clients.add(response);
			response.once("close", () => clients.delete(response));
		},
		/** Sends an event to all clients. */
		broadcast(event: UpdateEvent): void {
			for (const response of clients) response.write(serializeEvent(event));
		},
	};
}

function serializeEvent({ revision, overlay }: UpdateEvent): string {
	return `data: ${JSON.stringify({ revision, overlay })}\n\n`;
}
