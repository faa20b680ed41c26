import type { IncomingMessage, ServerResponse } from "node:http";
import type { News } from "./showing.ts";

/** The tabs that are listening, by server-sent events. */
export type Tabs = {
	/** A tab begins to listen, and hears the news as they stand. */
	add(request: IncomingMessage, response: ServerResponse, news: News): void;
	tell(news: News): void;
};

/** No tab yet. */
export function createTabs(): Tabs {
	const tabs = new Set<ServerResponse>();
	return {
		add(request, response, news) {
			response.writeHead(200, {
				"content-type": "text/event-stream",
				"cache-control": "no-store",
			});
			response.write(event(news));
			tabs.add(response);
			request.once("close", () => tabs.delete(response));
		},
		tell(news) {
			for (const tab of tabs) tab.write(event(news));
		},
	};
}

function event(news: News): string {
	return `data: ${JSON.stringify(news)}\n\n`;
}
