import {
	createServer,
	type IncomingMessage,
	type Server,
	type ServerResponse,
} from "node:http";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { onlySeen } from "../host/headers.ts";
import { mediaType } from "../host/media-type.ts";
import type { Artifact } from "../types.ts";
import { outputFile } from "../url.ts";
import { bytesOf } from "../write/content.ts";
import { addresses, revisionHeader } from "./addresses.ts";
import { isOwnHost } from "./hosts.ts";
import type { News, Showing } from "./showing.ts";
import { createTabs } from "./tabs.ts";
import { stepOf, viewAt, withScript } from "./view.ts";

/** A site on the air from memory. */
export type SiteServer = {
	readonly server: Server;
	/** Shows something else from now on, and tells the tabs. */
	show(showing: Showing): void;
	close(): Promise<void>;
};

/**
 * Serves the files of a site as a host would, each with the production bytes; pages have one more line
 * after them, the script that keeps them up to date. `failed` hears what is thrown where a page can't be rendered.
 */
export function createSiteServer(
	first: Showing,
	client: string,
	failed: (error: Error) => void,
): SiteServer {
	let showing = first;
	const tabs = createTabs();
	const server = createServer((request, response) => {
		if (!isOwnHost(request.headers.host, request.socket.localAddress))
			return refuse(response, 403, notOurs);
		if (request.method !== "GET" && request.method !== "HEAD")
			return refuse(response, 405, onlyToRead);
		const path = pathOf(request);
		if (path.startsWith(addresses.news)) {
			const page = path.slice(addresses.news.length);
			return tabs.add(page, request, response, newsOf(showing));
		}
		if (path === addresses.client)
			return send(request, response, { path: "client.js", bytes: client });
		try {
			return answer(path, showing, request, response);
		} catch (error) {
			failed(error instanceof Error ? error : new Error(String(error)));
			return refuse(response, 500, notRendered);
		}
	});
	return {
		server,
		show(next) {
			const before = showing;
			showing = next;
			tabs.tell((page) => ({
				...newsOf(next),
				step: stepOf(page, before, next),
			}));
		},
		close: () =>
			new Promise((closed) => {
				server.close(() => closed());
				server.closeAllConnections();
			}),
	};
}

function newsOf({ revision, notice }: Showing): News {
	return { revision, notice };
}

/** The path that is asked for, unescaped; what can't be unescaped leads nowhere. */
function pathOf({ url = "/" }: IncomingMessage): string {
	try {
		return decodeURIComponent(url.replace(/[?#].*/s, ""));
	} catch {
		return "";
	}
}

const notOurs: Wording = {
	en: "This is no address of Kilde's.",
	da: "Det er ikke en af Kildes adresser.",
};

const onlyToRead: Wording = {
	en: "There is nothing here but to read.",
	da: "Her er der kun noget at læse.",
};

const notRendered: Wording = {
	en: "This page can't be rendered; the terminal says why.",
	da: "Siden kan ikke vises; terminalen fortæller hvorfor.",
};

/** In both languages: who asks here may be anybody. */
function refuse(
	response: ServerResponse,
	status: number,
	reason: Wording,
): void {
	if (status === 405) response.setHeader("allow", "GET, HEAD");
	response.writeHead(status, { "content-type": "text/plain; charset=utf-8" });
	response.end(`${reason.en}\n${reason.da}\n`);
}

/** What is not among the artifacts is not there: no path leads to the disk. */
function answer(
	path: string,
	showing: Showing,
	request: IncomingMessage,
	response: ServerResponse,
): void {
	const bare = path.replace(/\/$/, "");
	if (bare !== path && showing.artifacts.has(outputFile(bare))) {
		response.writeHead(308, { location: encodeURI(bare) }).end();
		return;
	}
	const { status, artifact } = viewAt(path, showing);
	response.setHeader(revisionHeader, showing.revision);
	response.statusCode = status;
	send(request, response, withScript(artifact, showing.revision));
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
		for (const [name, value] of Object.entries(onlySeen))
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

/** Safari plays no video from a server that can't give a part of a file (RFC 9110, 14.2). */
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
