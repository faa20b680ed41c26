import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import type { Wording } from "../../diagnostics/diagnostic.ts";
import type { Headers } from "../../host/headers.ts";
import { mediaType } from "../../host/media-type.ts";
import { policyText } from "../../host/policy.ts";
import type { Artifact, SiteFile } from "../../types.ts";
import { endpoints } from "../endpoints.ts";
import type { Access } from "./access.ts";
import {
	originBeside,
	pathOf,
	refusals,
	reject,
	send,
	setHeaders,
} from "./answers.ts";
import { isOwnHost } from "./hosts.ts";
import { maxHeaderSize } from "./site-server.ts";

// The editor's own origin. No page of the site is served here: what is on a page may be anybody's.

/** The responses on the editor's port. */
export type Editor = {
	readonly access: Access;
	/** The page of the editor; one that was opened with the key has it. */
	page(pages: string, key: string): SiteFile;
	readonly script: string;
	/** The font of its headings, if it has one. */
	readonly font: Uint8Array | undefined;
	/** The port of the pages. */
	pagesPort(): number;
	/** A picture or film of the site, or one that can be chosen; undefined if there is none with this address. */
	picture(address: string): Artifact | undefined;
	/** The answer to a request, which is JSON; undefined if there is no request of that name, or if it can't be asked that. */
	answer(name: string, ask: unknown): Promise<unknown>;
	/** Is called with exceptions. */
	onError(error: unknown): void;
};

/** Serves the editor, lets in whoever has the key, and answers the editor's requests. */
export function createEditorServer(editor: Editor) {
	const { access, onError } = editor;
	const server = createServer({ maxHeaderSize }, (request, response) => {
		if (!isOwnHost(request.headers.host, request.socket.localAddress))
			return reject(response, 403, refusals.unknownHost);
		const pages = originBeside(request, editor.pagesPort());
		setHeaders(response, headersOfEditor(pages));
		const path = pathOf(request);
		const isGet = request.method === "GET";
		if (path === endpoints.editor && isGet)
			return send(request, response, editor.page(pages, ""));
		if (path === endpoints.editorScript && isGet)
			return send(request, response, {
				path: "editor.js",
				bytes: editor.script,
			});
		if (path === endpoints.editorFont && isGet && editor.font)
			return send(request, response, {
				path: "editor.woff2",
				bytes: editor.font,
			});
		if (request.method === "POST")
			return void answerPost(path, pages, editor, request, response).catch(
				(error) => {
					onError(error);
					reject(response, 500, notAnswered);
				},
			);
		if (!access.mayRead(request, portOf(request)))
			return reject(response, 403, refusals.notYours);
		const picture = isGet ? editor.picture(path) : undefined;
		// A page or another document here would have the rights of the editor.
		return picture && /^(?:image|video)\//.test(mediaType(picture.path))
			? send(request, response, picture)
			: reject(response, 404, notKnown);
	});
	return server;
}

/** No other origin may frame, open or read the editor; it frames the pages, and runs nothing but its own script. */
function headersOfEditor(pages: string): Headers {
	return {
		"Content-Security-Policy": policyText({
			"default-src": ["'none'"],
			"script-src": ["'self'"],
			"connect-src": ["'self'"],
			"font-src": ["'self'"],
			"img-src": ["'self'", "blob:", "data:"],
			"media-src": ["'self'", "blob:"],
			"frame-src": [pages],
			"base-uri": ["'none'"],
			"form-action": ["'none'"],
			"frame-ancestors": ["'none'"],
			"require-trusted-types-for": ["'script'"],
			// With it, ProseMirror reads what is pasted into a document that is never shown.
			"trusted-types": ["ProseMirrorClipboard"],
		}),
		"X-Frame-Options": "DENY",
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		// A script of a page that never ends doesn't stop the editor.
		"Origin-Agent-Cluster": "?1",
		"Referrer-Policy": "no-referrer",
		"X-Content-Type-Options": "nosniff",
	};
}

async function answerPost(
	path: string,
	pages: string,
	{ access, page, answer }: Editor,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const letIn = () =>
		response.setHeader("set-cookie", access.cookie(portOf(request)));
	if (path === endpoints.enter && isForm(request)) {
		// From the file that kilde edit opens in the browser.
		const key = new URLSearchParams(await textOf(request)).get("key") ?? "";
		if (!access.isKey(key)) return reject(response, 403, refusals.notYours);
		letIn();
		response.setHeader("cache-control", "no-store");
		return send(request, response, page(pages, key));
	}
	if (!access.mayWrite(request))
		return reject(response, 403, refusals.notYours);
	if (path === endpoints.enter) {
		letIn();
		response.writeHead(204).end();
		return;
	}
	const text = await textOf(request);
	if (text === undefined) return reject(response, 413, tooLong);
	const name = path.startsWith(endpoints.edit)
		? path.slice(endpoints.edit.length)
		: "";
	const answered = await answer(name, jsonIn(text));
	if (answered === undefined) return reject(response, 400, notKnown);
	response.setHeader("content-type", "application/json");
	response.setHeader("cache-control", "no-store");
	response.end(JSON.stringify(answered));
}

function portOf({ socket }: IncomingMessage): number {
	return socket.localPort ?? 0;
}

function isForm({ headers }: IncomingMessage): boolean {
	const type = headers["content-type"] ?? "";
	return type.startsWith("application/x-www-form-urlencoded");
}

/** The most that a request may hold (bytes): a photo of 60 MB, written as base64. */
const mostBytes = 84 * 1024 * 1024;

/** The body of a request; undefined if it is too long. */
async function textOf(request: IncomingMessage): Promise<string | undefined> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of request) {
		size += chunk.length;
		if (size <= mostBytes) chunks.push(chunk);
	}
	return size > mostBytes ? undefined : Buffer.concat(chunks).toString("utf8");
}

/** The value of a text of JSON; undefined if it is none, which no request can hold. */
function jsonIn(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

const tooLong: Wording = {
	en: "This is too much at once. A picture may be 60 MB at most.",
	da: "Det er for meget på én gang. Et billede må højst fylde 60 MB.",
};

const notKnown: Wording = {
	en: "Nothing here has that name, or it can't hold that value.",
	da: "Der er ikke noget her, der hedder det, eller det kan ikke stå der.",
};

const notAnswered: Wording = {
	en: "That can't be done; the reason is in the terminal.",
	da: "Det kan ikke lade sig gøre; grunden står i terminalen.",
};
