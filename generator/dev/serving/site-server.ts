import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import { getHeaders, type ResponseHeaders } from "../../host/headers.ts";
import { toOutputPath } from "../../text/url.ts";
import type { Artifact, SiteFile } from "../../types.ts";
import type { BrowserError } from "../client/report-errors.ts";
import { endpoints, revisionHeader } from "../endpoints.ts";
import { type Access, hasHostOfThisMachine, isSameOrigin } from "./access.ts";
import { createClientList } from "./clients.ts";
import {
	addClientScript,
	getServedFile,
	type PageState,
	placeholder,
} from "./pages.ts";
import {
	getOriginAtPort,
	getRequestPath,
	maxHeaderSize,
	parseJson,
	readBody,
	refusals,
	sendFile,
	sendRefusal,
	setHeaders,
} from "./responses.ts";
import type { Snapshot } from "./snapshot.ts";

/** The options of a site server. */
type SiteServerOptions = {
	/** The script that keeps pages up to date. */
	readonly client: string;
	/** Called with exceptions of the site's code, and the path that was requested. */
	readonly onError: (error: unknown, path: string) => void;
	/** Called with the errors that pages report; without it, none are accepted. */
	readonly onBrowserError?: (error: BrowserError) => void;
	/** For edited pages. */
	readonly edited?: EditedPageAccess | undefined;
};

/** Who may read edited pages, and which pictures they may show. */
export type EditedPageAccess = {
	readonly access: Access;
	/** The port of the editor, which alone may frame them. */
	editorPort(): number;
	/** Returns a picture or video that can be chosen but is on no page yet; undefined if none has this address. */
	media(address: string): SiteFile | undefined;
};

/**
 * Serves the files of a site as a host would, each with the production bytes; pages have one more line at their end, the
 * script that keeps them up to date.
 */
export function createSiteServer(
	first: Snapshot,
	{ client, onError, onBrowserError, edited }: SiteServerOptions,
) {
	let snapshot = first;
	const clients = createClientList();
	const server = createServer({ maxHeaderSize }, (request, response) => {
		if (!hasHostOfThisMachine(request))
			return sendRefusal(response, 403, refusals.unknownHost);
		const path = getRequestPath(request);
		const editor = edited && getOriginAtPort(request, edited.editorPort());
		if (edited && editor) {
			const mayRead = edited.access.mayRead(request, edited.editorPort());
			setHeaders(
				response,
				createEditedPageHeaders(mayRead ? toOutputPath(path) : "", editor),
			);
			if (!mayRead) return sendRefusal(response, 403, refusals.withoutKey);
		}
		const { method } = request;
		if (method === "POST" && path === endpoints.errors && onBrowserError)
			return void receiveError(request, response, onBrowserError).catch(() =>
				response.destroy(),
			);
		if (method !== "GET" && method !== "HEAD") {
			response.setHeader("allow", "GET, HEAD");
			return sendRefusal(response, 405, refusals.readOnly);
		}
		if (path === endpoints.events) return clients.add(response, snapshot);
		if (path === endpoints.client)
			return sendFile(request, response, { path: "client.js", bytes: client });
		const bare = path.replace(/\/$/, "");
		if (bare !== path && snapshot.artifacts.has(toOutputPath(bare))) {
			response.writeHead(308, { location: encodeURI(bare) }).end();
			return;
		}
		const { revision } = snapshot;
		const { status, artifact } = getServedFile(path, snapshot);
		try {
			const media = status === 200 ? undefined : edited?.media(path);
			if (media) sendPage(media, { revision, status: 200, editor });
			else sendPage(artifact, { revision, status, editor });
		} catch (error) {
			onError(error, path);
			sendPage(placeholder, { revision, status: 500, editor });
		}

		function sendPage(file: Artifact, state: PageState): void {
			// It may throw: pages are rendered on request.
			const page = addClientScript(file, state);
			response.setHeader(revisionHeader, state.revision);
			response.statusCode = state.status;
			sendFile(request, response, page);
		}
	});

	return {
		server,
		/** Serves another snapshot from now on, and notifies the clients. */
		show(next: Snapshot): void {
			snapshot = next;
			clients.broadcast(next);
		},
		close: () =>
			new Promise<void>((closed) => {
				server.close(() => closed());
				server.closeAllConnections();
			}),
	};
}

/** The headers of a host, except that only the editor may frame the page. */
function createEditedPageHeaders(
	file: string,
	editor: string,
): ResponseHeaders {
	// X-Frame-Options can't name the editor, which has another origin.
	const { "X-Frame-Options": _, ...headers } = getHeaders(`/${file}`);
	return {
		"Content-Security-Policy": `frame-ancestors ${editor}`,
		"Origin-Agent-Cluster": "?1",
		...headers,
	};
}

/** The longest report of a browser error (bytes). */
const maxErrorLength = 100_000;

/** Receives an error that a page of this server reports. */
async function receiveError(
	request: IncomingMessage,
	response: ServerResponse,
	onBrowserError: (error: BrowserError) => void,
): Promise<void> {
	const text = isSameOrigin(request)
		? await readBody(request, maxErrorLength)
		: undefined;
	const report = parseJson(text ?? "");
	response.writeHead(isBrowserError(report) ? 204 : 403).end();
	if (isBrowserError(report)) onBrowserError(report);
}

function isBrowserError(report: unknown): report is BrowserError {
	const { message, stack, path, isConsole } = Object(report);
	return (
		[message, stack, path].every((each) => typeof each === "string") &&
		typeof isConsole === "boolean"
	);
}
