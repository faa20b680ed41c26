import type { IncomingMessage, ServerResponse } from "node:http";
import type { UpdateEvent } from "./snapshot.ts";

/** The browser tabs that are connected, by server-sent events. */
export type Clients = {
	/** Connects the client that shows the page at this path, and sends it a first event. */
	add(
		page: string,
		request: IncomingMessage,
		response: ServerResponse,
		event: UpdateEvent,
	): void;
	/** Sends each client the event for its page; `eventFor` is called once for each page. */
	broadcast(eventFor: (page: string) => UpdateEvent): void;
};

/** Creates an empty list of clients. */
export function createClients(): Clients {
	const clients = new Map<ServerResponse, string>();
	return {
		add(page, request, response, event) {
			response.writeHead(200, {
				"content-type": "text/event-stream",
				"cache-control": "no-store",
			});
			response.write(serialize(event));
			clients.set(response, page);
			request.once("close", () => clients.delete(response));
		},
		broadcast(eventFor) {
			const messages = new Map<string, string>();
			for (const [response, page] of clients) {
				// Several clients may show one page, and comparing it takes milliseconds.
				const message = messages.get(page) ?? serialize(eventFor(page));
				messages.set(page, message);
				response.write(message);
			}
		},
	};
}

function serialize(event: UpdateEvent): string {
	return `data: ${JSON.stringify(event)}\n\n`;
}
