import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import type { ResponseHeaders } from "../../host/headers.ts";
import { getMediaType } from "../../host/media-type.ts";
import { formatPolicy } from "../../host/policy.ts";
import type { MessageText } from "../../messages/format.ts";
import type { Artifact, SiteFile } from "../../types.ts";
import { endpoints } from "../endpoints.ts";
import { type Access, hasHostOfThisMachine } from "./access.ts";
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

// The editor's own origin. No page of the site is served here: its code may be anybody's.

/** The responses on the editor's port. */
export type EditorResponses = {
	readonly access: Access;
	/** The page of the editor, which frames the pages at this origin; one that was opened with the key contains it. */
	page(pagesOrigin: string, key: string): SiteFile;
	readonly script: string;
	/** The font of its headings, if it has one. */
	readonly font: Uint8Array | undefined;
	/** The port of the pages. */
	pagesPort(): number;
	/** Returns a picture or video of the site, or one that can be chosen; undefined if none has this address. */
	picture(address: string): Artifact | undefined;
	/** Answers a request with JSON; undefined if no request has this name, or if its body doesn't fit. */
	answer(name: string, body: unknown): Promise<unknown>;
	/** Called with exceptions. */
	onError(error: unknown): void;
};

/** Creates the server of the editor, which answers requests that have the key. */
export function createEditorServer(editor: EditorResponses) {
	const { access, onError, script, font } = editor;
	return createServer({ maxHeaderSize }, (request, response) => {
		if (!hasHostOfThisMachine(request))
			return sendRefusal(response, 403, refusals.unknownHost);
		const pagesOrigin = getOriginAtPort(request, editor.pagesPort());
		setHeaders(response, createEditorHeaders(pagesOrigin));
		const path = getRequestPath(request);
		if (request.method === "POST")
			return void answerPost(
				path,
				pagesOrigin,
				editor,
				request,
				response,
			).catch((error) => {
				onError(error);
				sendRefusal(response, 500, notAnswered);
			});
		const file = request.method === "GET" ? findOwnFile() : undefined;
		if (file) return sendFile(request, response, file);
		if (!access.mayRead(request, getLocalPort(request)))
			return sendRefusal(response, 403, refusals.withoutKey);
		const picture = request.method === "GET" ? editor.picture(path) : undefined;
		// A page or another document here would have the rights of the editor.
		return picture && /^(?:image|video)\//.test(getMediaType(picture.path))
			? sendFile(request, response, picture)
			: sendRefusal(response, 404, unknownRequest);

		function findOwnFile(): SiteFile | undefined {
			if (path === endpoints.editor) return editor.page(pagesOrigin, "");
			if (path === endpoints.editorScript)
				return { path: "editor.js", bytes: script };
			if (path === endpoints.editorFont && font)
				return { path: "editor.woff2", bytes: font };
			return undefined;
		}
	});
}

/** No other origin may frame, open or read the editor; it frames the pages, and runs nothing but its own script. */
function createEditorHeaders(pagesOrigin: string): ResponseHeaders {
	return {
		"Content-Security-Policy": formatPolicy({
			"default-src": ["'none'"],
			"script-src": ["'self'"],
			"connect-src": ["'self'"],
			"font-src": ["'self'"],
			"img-src": ["'self'", "blob:", "data:"],
			"media-src": ["'self'", "blob:"],
			"frame-src": [pagesOrigin],
			"base-uri": ["'none'"],
			"form-action": ["'none'"],
			"frame-ancestors": ["'none'"],
			"require-trusted-types-for": ["'script'"],
			// ProseMirror parses pasted HTML in a detached document under this policy.
			"trusted-types": ["ProseMirrorClipboard"],
		}),
		"X-Frame-Options": "DENY",
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		// An endless script of a page must not block the editor.
		"Origin-Agent-Cluster": "?1",
		"Referrer-Policy": "no-referrer",
		"X-Content-Type-Options": "nosniff",
	};
}

/** The largest body of a request (bytes): a photo of 60 MB as base64. */
const maxBodySize = 84 * 1024 * 1024;

async function answerPost(
	path: string,
	pagesOrigin: string,
	{ access, page, answer }: EditorResponses,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const grantReading = () =>
		response.setHeader("set-cookie", access.cookie(getLocalPort(request)));
	if (path === endpoints.enter && hasFormBody(request)) {
		// From the file that kilde edit opens in the browser.
		const body = await readBody(request, maxBodySize);
		const key = new URLSearchParams(body).get("key") ?? "";
		if (!access.isKey(key))
			return sendRefusal(response, 403, refusals.withoutKey);
		grantReading();
		response.setHeader("cache-control", "no-store");
		return sendFile(request, response, page(pagesOrigin, key));
	}
	if (!access.mayWrite(request))
		return sendRefusal(response, 403, refusals.withoutKey);
	if (path === endpoints.enter) {
		grantReading();
		response.writeHead(204).end();
		return;
	}
	const body = await readBody(request, maxBodySize);
	if (body === undefined) return sendRefusal(response, 413, tooLarge);
	const name = path.startsWith(endpoints.edit)
		? path.slice(endpoints.edit.length)
		: "";
	const answered = await answer(name, parseJson(body));
	if (answered === undefined) return sendRefusal(response, 400, unknownRequest);
	response.setHeader("content-type", "application/json");
	response.setHeader("cache-control", "no-store");
	response.end(JSON.stringify(answered));
}

function getLocalPort({ socket }: IncomingMessage): number {
	return socket.localPort ?? 0;
}

function hasFormBody({ headers }: IncomingMessage): boolean {
	const type = headers["content-type"] ?? "";
	return type.startsWith("application/x-www-form-urlencoded");
}

const tooLarge: MessageText = {
	en: "This is too much at once. A picture may be 60 MB at most.",
	da: "Det er for meget på én gang. Et billede må højst fylde 60 MB.",
};

const unknownRequest: MessageText = {
	en: "Nothing here has that name, or it can't hold that value.",
	da: "Der er ikke noget her, der hedder det, eller det kan ikke stå der.",
};

const notAnswered: MessageText = {
	en: "That can't be done; the reason is in the terminal.",
	da: "Det kan ikke lade sig gøre; grunden står i terminalen.",
};
