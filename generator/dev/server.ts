import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { inert } from "../host/headers.ts";
import { mediaType } from "../host/media-type.ts";
import type { Artifact, SiteFile } from "../types.ts";
import { outputFile } from "../url.ts";
import { bytesOf } from "../write/content.ts";
import { type Access, isolation } from "./access.ts";
import { createClients } from "./clients.ts";
import { endpoints, revisionHeader } from "./endpoints.ts";
import { isOwnHost } from "./hosts.ts";
import { responseTo, withScript } from "./pages.ts";
import type { Snapshot, UpdateEvent } from "./snapshot.ts";

/** What `kilde edit` adds to the server: who is let in, and the answers to its requests, which are JSON. */
export type Editor = {
	readonly access: Access;
	/** The editor itself: its page and its script, by their addresses. */
	readonly files: ReadonlyMap<string, SiteFile>;
	/** A picture or film that can be chosen, shown on a page or not; undefined if none has this address. */
	media(address: string): SiteFile | undefined;
	/** Undefined if there is no request of that name, or if it asks for nothing that is. */
	answer(name: string, ask: unknown): Promise<unknown>;
};

/**
 * Serves the files of a site as a host would, each with the production bytes; pages have one more line at their end, the
 * script that keeps them up to date. `onError` is called with exceptions from rendering a page.
 */
export function createSiteServer(
	first: Snapshot,
	client: string,
	onError: (error: Error) => void,
	editor?: Editor,
) {
	let snapshot = first;
	const clients = createClients();
	const server = createServer((request, response) => {
		if (!isOwnHost(request.headers.host, request.socket.localAddress))
			return reject(response, 403, unknownHost);
		const path = pathOf(request);
		if (editor) {
			for (const [name, value] of Object.entries(isolation))
				response.setHeader(name, value);
			if (path === endpoints.enter && request.method === "GET")
				return send(request, response, editor.access.door);
			if (path === endpoints.enter && request.method === "POST")
				return editor.access.enter(request, response);
			if (!editor.access.mayRead(request))
				return reject(response, 403, notYours);
			if (path.startsWith(endpoints.edit) && request.method === "POST")
				return void answerEditor(path, editor, request, response);
			const file =
				editor.files.get(path) ??
				(snapshot.artifacts.has(outputFile(path))
					? undefined
					: editor.media(path));
			if (file && request.method === "GET")
				return send(request, response, file);
		}
		if (request.method !== "GET" && request.method !== "HEAD")
			return reject(response, 405, readOnly);
		if (path === endpoints.events)
			return clients.add(response, stateOf(snapshot));
		if (path === endpoints.client)
			return send(request, response, { path: "client.js", bytes: client });
		try {
			return respond(path, snapshot, request, response);
		} catch (error) {
			onError(error instanceof Error ? error : new Error(String(error)));
			return reject(response, 500, notRendered);
		}
	});
	async function answerEditor(
		path: string,
		{ access, answer }: Editor,
		request: IncomingMessage,
		response: ServerResponse,
	): Promise<void> {
		try {
			if (!access.mayWrite(request)) return reject(response, 403, notYours);
			const body = await bodyOf(request);
			if (body === undefined) return reject(response, 413, tooLong);
			const name = path.slice(endpoints.edit.length);
			const answered = await answer(name, body);
			if (answered === undefined) return reject(response, 404, notKnown);
			response.setHeader("content-type", "application/json");
			response.setHeader("cache-control", "no-store");
			response.end(JSON.stringify(answered));
		} catch (error) {
			onError(error instanceof Error ? error : new Error(String(error)));
			reject(response, 500, notAnswered);
		}
	}

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

function stateOf({ revision, overlay }: Snapshot): UpdateEvent {
	return { revision, overlay };
}

/** The decoded path of a request; empty if it can't be decoded, which is no page. */
function pathOf({ url = "/" }: IncomingMessage): string {
	try {
		return decodeURIComponent(url.replace(/[?#].*/s, ""));
	} catch {
		return "";
	}
}

const unknownHost: Wording = {
	en: "Unknown host name.",
	da: "Ukendt værtsnavn.",
};

const readOnly: Wording = {
	en: "Only GET and HEAD are allowed.",
	da: "Kun GET og HEAD er tilladt.",
};

const notYours: Wording = {
	en: "Open the editor with the address that kilde edit shows in the terminal: its key is missing here.",
	da: "Åbn redigeringen med den adresse, kilde edit viser i terminalen: Her mangler nøglen.",
};

const tooLong: Wording = {
	en: "This is too much at once. A picture may be 60 MB at most.",
	da: "Det er for meget på én gang. Et billede må højst fylde 60 MB.",
};

const notKnown: Wording = {
	en: "There is nothing of that name to edit.",
	da: "Her er ikke noget af det navn at rette.",
};

const notRendered: Wording = {
	en: "This page can't be shown; the reason is in the terminal.",
	da: "Siden kan ikke vises; grunden står i terminalen.",
};

const notAnswered: Wording = {
	en: "That can't be done; the reason is in the terminal.",
	da: "Det kan ikke lade sig gøre; grunden står i terminalen.",
};

/** In both languages, as the client's is unknown. */
function reject(
	response: ServerResponse,
	status: number,
	reason: Wording,
): void {
	if (status === 405) response.setHeader("allow", "GET, HEAD");
	response.writeHead(status, { "content-type": "text/plain; charset=utf-8" });
	response.end(`${reason.en}\n${reason.da}\n`);
}

/** Serves artifacts only: no path leads to the disk. */
function respond(
	path: string,
	snapshot: Snapshot,
	request: IncomingMessage,
	response: ServerResponse,
): void {
	const bare = path.replace(/\/$/, "");
	if (bare !== path && snapshot.artifacts.has(outputFile(bare))) {
		response.writeHead(308, { location: encodeURI(bare) }).end();
		return;
	}
	const { status, artifact } = responseTo(path, snapshot);
	response.setHeader(revisionHeader, snapshot.revision);
	response.statusCode = status;
	send(request, response, withScript(artifact, snapshot.revision));
}

function send(
	{ method, headers }: IncomingMessage,
	response: ServerResponse,
	artifact: Artifact,
): void {
	const bytes = bytesOf(artifact);
	const part =
		response.statusCode === 200
			? partOf(headers.range, bytes.length)
			: undefined;
	response.setHeader("content-type", mediaType(artifact.path));
	if (artifact.path.endsWith(".svg"))
		for (const [name, value] of Object.entries(inert))
			response.setHeader(name, value);
	response.setHeader("cache-control", "no-cache");
	response.setHeader("accept-ranges", "bytes");
	if (part) {
		response.statusCode = 206;
		response.setHeader(
			"content-range",
			`bytes ${part.first}-${part.last}/${bytes.length}`,
		);
	}
	const body = part ? bytes.subarray(part.first, part.last + 1) : bytes;
	response.setHeader("content-length", body.length);
	response.end(method === "HEAD" ? undefined : body);
}

/** Safari plays no video from a server without range requests (RFC 9110, 14.2). */
function partOf(
	header: string | undefined,
	size: number,
): { readonly first: number; readonly last: number } | undefined {
	const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(header ?? "") ?? [];
	if (from === undefined || Number(from) >= size) return undefined;
	const last = to ? Math.min(Number(to), size - 1) : size - 1;
	const first = Number(from);
	return first <= last ? { first, last } : undefined;
}

/** The most that a request may hold (bytes): a photo of 60 MB, written as base64. */
const mostBytes = 84 * 1024 * 1024;

/** The JSON that a request holds; undefined if it is too long or no JSON. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of request) {
		size += chunk.length;
		if (size <= mostBytes) chunks.push(chunk);
	}
	if (size > mostBytes) return undefined;
	try {
		return JSON.parse(Buffer.concat(chunks).toString("utf8"));
	} catch {
		return undefined;
	}
}
