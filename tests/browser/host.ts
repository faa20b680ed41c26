import { readFileSync, statSync } from "node:fs";
import {
	createServer,
	type IncomingMessage,
	type RequestListener,
	type Server,
	type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { join, normalize, relative } from "node:path";
import {
	getRequestPath,
	sendFile,
	setHeaders,
} from "../../generator/dev/serving/responses.ts";
import type { ResponseHeaders } from "../../generator/host/headers.ts";

/** A running server: its URL, and a function to stop it. */
export type Host = {
	readonly origin: string;
	close(): Promise<void>;
};

/** The header of requests by a browser that must not load videos. */
export const withoutFilms = "x-without-films";

/**
 * Serves a folder on this machine on a free port, as static hosts do: /about is about.html, a folder is its index.html,
 * and all else is 404.html with status 404. `headersOf` returns the headers for a file.
 */
export async function serveFolder(
	folder: string,
	headersOf: (file: string) => ResponseHeaders = () => ({}),
): Promise<Host> {
	return serve((request, response) =>
		answer(folder, headersOf, request, response),
	);
}

/** Serves on this machine on a free port. */
export async function serve(listener: RequestListener): Promise<Host> {
	const server = createServer(listener);
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
	// The address of a server that listens on a port is an object.
	const { port } = server.address() as AddressInfo;
	return {
		origin: `http://127.0.0.1:${port}`,
		close: () => stop(server),
	};
}

/**
 * Answers a request with a file of the folder, as `serveFolder` does, and a blocked request for a video with an empty
 * response.
 */
function answer(
	folder: string,
	headersOf: (file: string) => ResponseHeaders,
	request: IncomingMessage,
	response: ServerResponse,
): void {
	const address = getRequestPath(request);
	if (withoutFilms in request.headers && /\.(mp4|webm)$/.test(address)) {
		response.writeHead(204).end();
		return;
	}
	const found = find(folder, address);
	const file = found ?? join(folder, "404.html");
	response.statusCode = found ? 200 : 404;
	setHeaders(response, headersOf(relative(folder, file)));
	sendFile(request, response, { path: file, bytes: readFileSync(file) });
}

function find(folder: string, address: string): string | undefined {
	if (address === "" || address.includes("\0")) return undefined;
	const path = normalize(join("/", address));
	const candidates = path.endsWith("/")
		? [`${path}index.html`]
		: [path, `${path}.html`, `${path}/index.html`];
	return candidates.map((each) => join(folder, each)).find(isFile);
}

function isFile(path: string): boolean {
	return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function stop(server: Server): Promise<void> {
	return new Promise((stopped) => {
		server.close(() => stopped());
		server.closeAllConnections();
	});
}
