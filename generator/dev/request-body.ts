import type { IncomingMessage } from "node:http";

/** The most that a request may hold (bytes): a photo of 40 MB, written as base64. */
const mostBytes = 56 * 1024 * 1024;

/** The JSON that a request holds; undefined if it is too long or no JSON. */
export async function bodyOf(request: IncomingMessage): Promise<unknown> {
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
