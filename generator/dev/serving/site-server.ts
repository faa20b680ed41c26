import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import { toOutputPath } from "../../text/url.ts";
import type { Artifact } from "../../types.ts";
import type { BrowserError } from "../client/report-errors.ts";
import { endpoints, revisionHeader } from "../endpoints.ts";
import type { DevPlugin } from "../plugin.ts";
import { createClientList } from "./clients.ts";
import {
	addClientScript,
	getServedFile,
	type PageState,
	placeholder,
} from "./pages.ts";
import {
	getRequestPath,
	hasHostOfThisMachine,
	isSameOrigin,
	maxHeaderSize,
	parseJson,
	readBody,
	refusals,
	sendFile,
	sendRefusal,
} from "./responses.ts";
import type { Snapshot, UpdateEvent } from "./snapshot.ts";

/** The options of a site server. */
type SiteServerOptions = {
	/** The script that keeps pages up to date. */
	readonly client: string;
	/** Called with exceptions of the site's code, and the path that was requested. */
	readonly onError: (error: unknown, path: string) => void;
	/** Called with the errors that pages report; without it, none are accepted. */
	readonly onBrowserError?: ((error: BrowserError) => void) | undefined;
	readonly plugin?: DevPlugin | undefined;
};

/**
 * Serves the files of a site as a host would, each with the production bytes; pages have one more line at their end, the
 * script that keeps them up to date.
 */
export function createSiteServer(
	first: Snapshot,
	{ client, onError, onBrowserError, plugin }: SiteServerOptions,
) {
	let snapshot = first;
	const clients = createClientList();
	const server = createServer({ maxHeaderSize }, (request, response) => {
		const path = getRequestPath(request);
		if (!plugin && !hasHostOfThisMachine(request))
			return sendRefusal(response, 403, refusals.unknownHost);
		const attributes = plugin ? plugin.admit(request, response, path) : {};
		if (!attributes) return;
		const { method } = request;
		if (method === "POST" && path === endpoints.errors && onBrowserError)
			return void receiveError(request, response, onBrowserError).catch(() =>
				response.destroy(),
			);
		if (method !== "GET" && method !== "HEAD") {
			response.setHeader("allow", "GET, HEAD");
			return sendRefusal(response, 405, refusals.readOnly);
		}
		if (path === endpoints.events)
			return clients.add(response, () => toEvent(snapshot));
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
			const file = status === 200 ? undefined : plugin?.findFile(path);
			if (file) sendPage(file, { revision, status: 200, attributes });
			else sendPage(artifact, { revision, status, attributes });
		} catch (error) {
			onError(error, path);
			sendPage(placeholder, { revision, status: 500, attributes });
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
			clients.broadcast();
		},
		/** Finds a file of the site by its address. */
		findFile: (address: string): Artifact | undefined =>
			snapshot.artifacts.get(toOutputPath(address)),
		close: () =>
			new Promise<void>((closed) => {
				server.close(() => closed());
				server.closeAllConnections();
			}),
	};
}

function toEvent({ revision, overlay }: Snapshot): UpdateEvent {
	return { revision, overlay };
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
	const report = parseJson(String(text ?? ""));
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
