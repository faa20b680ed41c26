import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import type { Headers } from "../../host/headers.ts";
import { outputFile } from "../../text/url.ts";
import type { SiteFile } from "../../types.ts";
import type { BrowserError } from "../client/report-errors.ts";
import { endpoints, revisionHeader } from "../endpoints.ts";
import { pathOf, refusals, reject, send, setHeaders } from "./answers.ts";
import { createClients } from "./clients.ts";
import { isOwnHost } from "./hosts.ts";
import { responseTo, unrendered, withScript } from "./pages.ts";
import type { Snapshot, UpdateEvent } from "./snapshot.ts";

/** How pages are served that are edited: to whom, with which headers, and with the pictures that no page shows yet. */
export type EditedPages = {
	mayRead(request: IncomingMessage): boolean;
	/** The origin of the editor, which alone may frame them. */
	editorOf(request: IncomingMessage): string;
	/** The headers of a file of the output, as a host sends them; without a file, of a refusal. */
	headersOf(file: string | undefined, editor: string): Headers;
	/** A picture or film that can be chosen, shown on a page or not; undefined if none has this address. */
	media(address: string): SiteFile | undefined;
};

/** The options of a site server. */
type SiteServerOptions = {
	/** The script that keeps pages up to date. */
	readonly client: string;
	/** Called with exceptions of the site's code, and the path that was requested. */
	readonly onError: (error: unknown, path: string) => void;
	/** For `kilde edit`. */
	readonly edited?: EditedPages;
	/** Called with the errors that pages report; without it, none are accepted. */
	readonly onBrowserError?: (error: BrowserError) => void;
};

/**
 * Serves the files of a site as a host would, each with the production bytes; pages have one more line at their end, the
 * script that keeps them up to date.
 */
export function createSiteServer(
	first: Snapshot,
	{ client, onError, edited, onBrowserError }: SiteServerOptions,
) {
	let snapshot = first;
	const clients = createClients();
	const server = createServer({ maxHeaderSize }, (request, response) => {
		if (!isOwnHost(request.headers.host, request.socket.localAddress))
			return reject(response, 403, refusals.unknownHost);
		const path = pathOf(request);
		if (edited) {
			const editor = edited.editorOf(request);
			const isAllowed = edited.mayRead(request);
			const file = isAllowed ? outputFile(path) : undefined;
			setHeaders(response, edited.headersOf(file, editor));
			if (!isAllowed) return reject(response, 403, refusals.notYours);
		}
		const { method } = request;
		if (method === "POST" && path === endpoints.errors && onBrowserError)
			return receiveError(request, response, onBrowserError);
		if (method !== "GET" && method !== "HEAD") {
			response.setHeader("allow", "GET, HEAD");
			return reject(response, 405, refusals.readOnly);
		}
		if (path === endpoints.events)
			return clients.add(response, stateOf(snapshot));
		if (path === endpoints.client)
			return send(request, response, { path: "client.js", bytes: client });
		try {
			return respond(path, snapshot, edited, request, response);
		} catch (error) {
			onError(error, path);
			const { revision } = snapshot;
			const about = {
				revision,
				status: 500,
				editor: edited?.editorOf(request),
			};
			response.setHeader(revisionHeader, revision);
			response.statusCode = about.status;
			return send(request, response, withScript(unrendered, about));
		}
	});

	return {
		server,
		/** Serves another snapshot from now on, and notifies the clients. */
		show(next: Snapshot): void {
			snapshot = next;
			clients.broadcast(stateOf(next));
		},
		close: () =>
			new Promise<void>((closed) => {
				server.close(() => closed());
				server.closeAllConnections();
			}),
	};
}

/**
 * The most that the headers of a request may hold (bytes). Cookies are sent to all ports of a machine: with Node's 16 KiB,
 * a script of one page could lock out every other.
 */
export const maxHeaderSize = 1024 * 1024;

/** Receives an error of a page of this server; of pages of other sites, none. */
async function receiveError(
	request: IncomingMessage,
	response: ServerResponse,
	onBrowserError: (error: BrowserError) => void,
): Promise<void> {
	const isOwn = request.headers["sec-fetch-site"] === "same-origin";
	let text = "";
	for await (const part of request) {
		text += part;
		if (!isOwn || text.length > maxErrorLength) {
			response.writeHead(isOwn ? 413 : 403).end();
			return;
		}
	}
	response.writeHead(204).end();
	const { message, stack, path, isConsole }: BrowserError = JSON.parse(text);
	onBrowserError({ message, stack, path, isConsole });
}

/** The most that an error of the browser may hold, in characters. */
const maxErrorLength = 100_000;

function stateOf({ revision, overlay }: Snapshot): UpdateEvent {
	return { revision, overlay };
}

/** Serves artifacts only: no path leads to the disk. */
function respond(
	path: string,
	snapshot: Snapshot,
	edited: EditedPages | undefined,
	request: IncomingMessage,
	response: ServerResponse,
): void {
	const bare = path.replace(/\/$/, "");
	if (bare !== path && snapshot.artifacts.has(outputFile(bare))) {
		response.writeHead(308, { location: encodeURI(bare) }).end();
		return;
	}
	const { revision } = snapshot;
	const { status, artifact } = responseTo(path, snapshot);
	const chosen = status === 200 ? undefined : edited?.media(path);
	response.setHeader(revisionHeader, revision);
	response.statusCode = chosen ? 200 : status;
	const about = { revision, status, editor: edited?.editorOf(request) };
	send(request, response, chosen ?? withScript(artifact, about));
}
