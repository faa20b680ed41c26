import { readFileSync, statSync } from "node:fs";
import {
	createServer,
	type IncomingMessage,
	type OutgoingHttpHeaders,
	type RequestListener,
	type Server,
	type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { join, normalize, relative } from "node:path";
import { mediaType } from "../../generator/host/media-type.ts";

/** A folder on the air: where, and how to stop it. */
export type Host = {
	readonly origin: string;
	close(): Promise<void>;
};

/** The header of requests by a browser that is to get no films. */
export const withoutFilms = "x-without-films";

/**
 * Serves a folder on this machine, on a free port, as static hosts do: /about is about.html, a folder
 * is its index.html, and all else is 404.html with the status 404. `headersOf` says which headers a file
 * of the folder has.
 */
export async function serveFolder(
	folder: string,
	headersOf: (file: string) => OutgoingHttpHeaders = () => ({}),
): Promise<Host> {
	return serve((request, response) =>
		answer(folder, headersOf, request, response),
	);
}

/** Serves on this machine, on a free port. */
export async function serve(listener: RequestListener): Promise<Host> {
	const server = createServer(listener);
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
	// A server that listens on a port has an address of that kind.
	const { port } = server.address() as AddressInfo;
	return {
		origin: `http://127.0.0.1:${port}`,
		close: () => stop(server),
	};
}

/** Answers a request with a file of the folder, as `serveFolder` does; one for a film that is not to come, with nothing. */
export function answer(
	folder: string,
	headersOf: (file: string) => OutgoingHttpHeaders,
	request: IncomingMessage,
	response: ServerResponse,
): void {
	const address = addressOf(request);
	if (withoutFilms in request.headers && /\.(mp4|webm)$/.test(address ?? "")) {
		response.writeHead(204).end();
		return;
	}
	const found = find(folder, address);
	const file = found ?? join(folder, "404.html");
	const bytes = readFileSync(file);
	const range = found && parseRange(request.headers.range, bytes.length);
	const body = range ? bytes.subarray(range.first, range.last + 1) : bytes;
	response.writeHead(range ? 206 : found ? 200 : 404, {
		"content-type": mediaType(file),
		"content-length": body.length,
		...headersOf(relative(folder, file)),
		"accept-ranges": "bytes",
		...(range && {
			"content-range": `bytes ${range.first}-${range.last}/${bytes.length}`,
		}),
	});
	response.end(request.method === "HEAD" ? undefined : body);
}

/** The path that is asked for, unescaped, if that can be done. */
function addressOf({ url = "/" }: IncomingMessage): string | undefined {
	try {
		return decodeURIComponent(url.replace(/[?#].*/, ""));
	} catch {
		return undefined;
	}
}

function find(folder: string, address: string | undefined): string | undefined {
	if (address === undefined || address.includes("\0")) return undefined;
	const path = normalize(join("/", address));
	const candidates = path.endsWith("/")
		? [`${path}index.html`]
		: [path, `${path}.html`, `${path}/index.html`];
	return candidates.map((each) => join(folder, each)).find(isFile);
}

function isFile(path: string): boolean {
	return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Players of video ask for parts of a file, by its bytes. */
function parseRange(
	header: string | undefined,
	size: number,
): { first: number; last: number } | undefined {
	const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(header ?? "") ?? [];
	if (from === undefined || Number(from) >= size) return undefined;
	const last = to ? Math.min(Number(to), size - 1) : size - 1;
	return { first: Number(from), last };
}

function stop(server: Server): Promise<void> {
	return new Promise((stopped) => {
		server.close(() => stopped());
		server.closeAllConnections();
	});
}
