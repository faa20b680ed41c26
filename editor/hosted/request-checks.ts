import type { IncomingMessage } from "node:http";
import { hasHostOfThisMachine, isSameOrigin } from "kilde/tools";
import type { Access, Origins } from "../access.ts";

/** Creates the checks of requests that all hosted editors share. `findReader` returns who is signed in. */
export function createRequestChecks(
	origins: Origins,
	findReader: Access["findReader"],
): Pick<Access, "getOrigins" | "findReader" | "findWriter"> {
	return {
		getOrigins: (request) => (hasHost(request, origins) ? origins : undefined),
		findReader,
		findWriter: (request) =>
			isOfEditor(request, origins) ? findReader(request) : undefined,
	};
}

/**
 * Whether the Host header of a request is that of the editor or of its pages, or names this machine: some proxies replace it.
 */
function hasHost(
	request: IncomingMessage,
	{ editor, pages }: Origins,
): boolean {
	const { host } = request.headers;
	return (
		[editor, pages].some((origin) => new URL(origin).host === host) ||
		hasHostOfThisMachine(request)
	);
}

/**
 * Whether the page of the editor sent a request. A proxy that replaces the Host header by that of this machine may replace such an
 * Origin too; then the browser's own statement counts, which no page can forge.
 */
export function isOfEditor(
	request: IncomingMessage,
	{ editor }: Origins,
): boolean {
	const isStated = request.headers["sec-fetch-site"] === "same-origin";
	return (
		isSameOrigin(request, editor) ||
		(isStated && hasHostOfThisMachine(request) && isSameOrigin(request))
	);
}
