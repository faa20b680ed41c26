import type { IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";
import { type ResponseHeaders, svgHeaders } from "../../host/headers.ts";
import { getMediaType } from "../../host/media-type.ts";
import type { MessageText } from "../../messages/format.ts";
import type { Artifact } from "../../types.ts";
import { getBytes } from "../../write/artifact-content.ts";

// Shared by the servers of `kilde dev` and `kilde edit`: reading requests and sending responses.

/**
 * The most that the headers of a request may hold (bytes). Cookies are sent to all ports of a machine: with Node's 16 KiB,
 * a script of one page could lock out every other.
 */
export const maxHeaderSize = 1024 * 1024;

/** The decoded path of a request; empty, which no page has, if it can't be decoded. */
export function getRequestPath({ url = "/" }: IncomingMessage): string {
	try {
		return decodeURIComponent(url.replace(/[?#].*/s, ""));
	} catch {
		return "";
	}
}

/**
 * Whether a page of the origin that a request is sent to made it, by default that of its Host header. A page can forge
 * neither header. Browsers send Origin with every POST (Fetch, 3.2), and Sec-Fetch-Site where the connection is secure or
 * stays on this machine.
 */
export function isSameOrigin(
	{ headers }: IncomingMessage,
	expected = `http://${headers.host}`,
): boolean {
	const { origin, "sec-fetch-site": site = "same-origin" } = headers;
	return origin === expected && site === "same-origin";
}

/**
 * Whether the Host header of a request names this machine: localhost, or the address that the request came to. A foreign
 * site can point its own name at this machine (DNS rebinding) and would read what is served, but it can't change that header.
 */
export function hasHostOfThisMachine({ headers, socket }: IncomingMessage) {
	const [, six, other] =
		/^(?:\[([^\]]+)\]|([^:]+))(?::\d+)?$/.exec(headers.host ?? "") ?? [];
	const name = six ?? other ?? "";
	if (name === "localhost") return true;
	// An IPv4 address may come in its IPv4-mapped IPv6 form.
	return (
		isIP(name) !== 0 && name === socket.localAddress?.replace(/^::ffff:/, "")
	);
}

/** Reads the body of a request; returns undefined if it has more than `limit` bytes. */
export async function readBody(
	request: IncomingMessage,
	limit: number,
): Promise<Buffer | undefined> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	// A longer body is read to its end: browsers show no response before they have sent it.
	for await (const chunk of request) {
		size += chunk.length;
		if (size <= limit) chunks.push(chunk);
	}
	return size > limit ? undefined : Buffer.concat(chunks);
}

/** Parses JSON; returns undefined, which JSON can't hold, if the text isn't JSON. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Sets headers of a response. */
export function setHeaders(
	response: ServerResponse,
	headers: ResponseHeaders,
): void {
	for (const [name, value] of Object.entries(headers))
		response.setHeader(name, value);
}

/** Refuses a request, with the reason in both languages, since the client's language is unknown. */
export function sendRefusal(
	response: ServerResponse,
	status: number,
	reason: MessageText,
): undefined {
	response.writeHead(status, { "content-type": "text/plain; charset=utf-8" });
	response.end(`${reason.en}\n${reason.da}\n`);
}

/** Sends a file, or the range of it that is requested. */
export function sendFile(
	{ method, headers }: IncomingMessage,
	response: ServerResponse,
	artifact: Artifact,
): void {
	const bytes = getBytes(artifact);
	const range =
		response.statusCode === 200
			? parseRange(headers.range, bytes.length)
			: undefined;
	response.setHeader("content-type", getMediaType(artifact.path));
	if (artifact.path.endsWith(".svg")) setHeaders(response, svgHeaders);
	if (!response.hasHeader("cache-control"))
		response.setHeader("cache-control", "no-cache");
	response.setHeader("accept-ranges", "bytes");
	if (range) {
		response.statusCode = 206;
		response.setHeader(
			"content-range",
			`bytes ${range.first}-${range.last}/${bytes.length}`,
		);
	}
	const body = range ? bytes.subarray(range.first, range.last + 1) : bytes;
	response.setHeader("content-length", body.length);
	response.end(method === "HEAD" ? undefined : body);
}

/** Safari plays no video from a server without range requests (RFC 9110, 14.2). */
function parseRange(
	header: string | undefined,
	size: number,
): { readonly first: number; readonly last: number } | undefined {
	const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(header ?? "") ?? [];
	if (from === undefined || Number(from) >= size) return undefined;
	const last = to ? Math.min(Number(to), size - 1) : size - 1;
	const first = Number(from);
	return first <= last ? { first, last } : undefined;
}

/** The reasons of both servers for refusing a request. */
export const refusals = {
	unknownHost: { en: "Unknown host name.", da: "Ukendt værtsnavn." },
	readOnly: {
		en: "Only GET and HEAD are allowed.",
		da: "Kun GET og HEAD er tilladt.",
	},
} satisfies Readonly<Record<string, MessageText>>;
