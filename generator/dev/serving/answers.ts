import type { IncomingMessage, ServerResponse } from "node:http";
import type { Wording } from "../../diagnostics/diagnostic.ts";
import { type Headers, sandboxed } from "../../host/headers.ts";
import { mediaType } from "../../host/media-type.ts";
import type { Artifact } from "../../types.ts";
import { bytesOf } from "../../write/content.ts";

// Shared by the servers of `kilde dev` and `kilde edit`: reading requests and sending responses.

/** The decoded path of a request; empty if it can't be decoded, which is no page. */
export function pathOf({ url = "/" }: IncomingMessage): string {
	try {
		return decodeURIComponent(url.replace(/[?#].*/s, ""));
	} catch {
		return "";
	}
}

/** The origin of another port of the same machine, by the name that the request has for it. */
export function originBeside(
	{ headers: { host = "" } }: IncomingMessage,
	port: number,
): string {
	return `http://${host.replace(/:\d+$/, "")}:${port}`;
}

/** Sets headers of an answer. */
export function setHeaders(response: ServerResponse, headers: Headers): void {
	for (const [name, value] of Object.entries(headers))
		response.setHeader(name, value);
}

/** Refuses a request, in both languages, as the client's is unknown. */
export function reject(
	response: ServerResponse,
	status: number,
	reason: Wording,
): void {
	response.writeHead(status, { "content-type": "text/plain; charset=utf-8" });
	response.end(`${reason.en}\n${reason.da}\n`);
}

/** Sends a file, or the part of it that is asked for. */
export function send(
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
	if (artifact.path.endsWith(".svg")) setHeaders(response, sandboxed);
	if (!response.hasHeader("cache-control"))
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

/** Why a request is refused, whatever it asks for. */
export const refusals = {
	unknownHost: { en: "Unknown host name.", da: "Ukendt værtsnavn." },
	readOnly: {
		en: "Only GET and HEAD are allowed.",
		da: "Kun GET og HEAD er tilladt.",
	},
	notYours: {
		en: "Open the editor with the address that kilde edit shows in the terminal: its key is missing here.",
		da: "Åbn redigeringen med den adresse, kilde edit viser i terminalen: Her mangler nøglen.",
	},
} satisfies Readonly<Record<string, Wording>>;
