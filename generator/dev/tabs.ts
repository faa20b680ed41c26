import type { IncomingMessage, ServerResponse } from "node:http";
import type { News } from "./showing.ts";

/** The tabs that are listening, by server-sent events. */
export type Tabs = {
	/** A tab that shows the page at this path begins to listen, and hears the news as they stand. */
	add(
		page: string,
		request: IncomingMessage,
		response: ServerResponse,
		news: News,
	): void;
	/** Tells each tab what is news to its page; `newsFor` is asked once for each page. */
	tell(newsFor: (page: string) => News): void;
};

/** No tab yet. */
export function createTabs(): Tabs {
	const tabs = new Map<ServerResponse, string>();
	return {
		add(page, request, response, news) {
			response.writeHead(200, {
				"content-type": "text/event-stream",
				"cache-control": "no-store",
			});
			response.write(event(news));
			tabs.set(response, page);
			request.once("close", () => tabs.delete(response));
		},
		tell(newsFor) {
			const events = new Map<string, string>();
			for (const [tab, page] of tabs) {
				// Many tabs may show one page, and to compare it takes milliseconds.
				const text = events.get(page) ?? event(newsFor(page));
				events.set(page, text);
				tab.write(text);
			}
		},
	};
}

function event(news: News): string {
	return `data: ${JSON.stringify(news)}\n\n`;
}
