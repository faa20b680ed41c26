import type { ServerResponse } from "node:http";
import type { UpdateEvent } from "./snapshot.ts";

/** The browser tabs that are connected, by server-sent events. */
export type Clients = {
	/** Connects a client, and sends it a first event. */
	add(response: ServerResponse, event: UpdateEvent): void;
	broadcast(event: UpdateEvent): void;
};

/** Creates an empty list of clients. */
export function createClients(): Clients {
	const clients = new Set<ServerResponse>();
	return {
		add(response, event) {
			response.writeHead(200, {
				"content-type": "text/event-stream",
				"cache-control": "no-store",
			});
			response.write(serialize(event));
			clients.add(response);
			response.once("close", () => clients.delete(response));
		},
		broadcast(event) {
			for (const response of clients) response.write(serialize(event));
		},
	};
}

function serialize(event: UpdateEvent): string {
	return `data: ${JSON.stringify(event)}\n\n`;
}
