import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import {
	type Artifact,
	createClientList,
	formatPolicy,
	getMediaType,
	getRequestPath,
	hasHostOfThisMachine,
	type MessageText,
	maxHeaderSize,
	parseJson,
	type ResponseHeaders,
	readBody,
	refusals,
	type SiteFile,
	sendFile,
	sendRefusal,
	setHeaders,
} from "kilde/tools";
import { type Access, getOriginAtPort } from "./access.ts";
import { endpoints } from "./endpoints.ts";
import type { EditorState } from "./protocol.ts";

// The editor's own origin. No page of the site is served here: its code may be anybody's.

/** What the editor's server answers with. */
export type EditorServerOptions = {
	readonly access: Access;
	/** Renders the page of the editor, which frames the pages at this origin; one that was opened with the key contains it. */
	renderPage(pagesOrigin: string, key: string): SiteFile;
	readonly script: string;
	/** The font of its headings, if it has one. */
	readonly font: Uint8Array | undefined;
	getPagesPort(): number;
	/** Finds a picture or video of the site, or one that can be chosen; undefined if none has this address. */
	findFile(address: string): Artifact | undefined;
	/** Answers a request; undefined if no request has this name, or if its body doesn't fit. */
	answer(name: string, body: unknown): Promise<unknown>;
	/** Imports a picture or a video. */
	upload(name: string, bytes: Buffer): Promise<unknown>;
	getState(): Promise<EditorState>;
	/** Called with exceptions. */
	onError(error: unknown): void;
};

/** Creates the server of the editor, and the function that sends its state to all tabs. */
export function createEditorServer(options: EditorServerOptions) {
	const clients = createClientList<EditorState>();
	const server = createServer({ maxHeaderSize }, (request, response) => {
		if (!hasHostOfThisMachine(request))
			return sendRefusal(response, 403, refusals.unknownHost);
		const pagesOrigin = getOriginAtPort(request, options.getPagesPort());
		setHeaders(response, createEditorHeaders(pagesOrigin));
		const path = getRequestPath(request);
		const answered =
			request.method === "POST"
				? answerPost(path, pagesOrigin, options, request, response)
				: answerGet(path, pagesOrigin, options, request, response);
		answered.catch((error) => {
			options.onError(error);
			sendRefusal(response, 500, notAnswered);
		});
	});
	return { server, pushState: clients.broadcast };

	async function answerGet(
		path: string,
		pagesOrigin: string,
		{ access, renderPage, script, font, findFile, getState }: typeof options,
		request: IncomingMessage,
		response: ServerResponse,
	): Promise<void> {
		if (path === endpoints.editor)
			return sendFile(request, response, renderPage(pagesOrigin, ""));
		if (path === endpoints.script)
			return sendFile(request, response, { path: "editor.js", bytes: script });
		if (path === endpoints.font && font)
			return sendFile(request, response, { path: "editor.woff2", bytes: font });
		if (!access.mayRead(request, getLocalPort(request)))
			return sendRefusal(response, 403, withoutKey);
		if (path === endpoints.state)
			return clients.add(response, await getState());
		const file = findFile(path);
		// A page or another document here would have the rights of the editor.
		return file && /^(?:image|video)\//.test(getMediaType(file.path))
			? sendFile(request, response, file)
			: sendRefusal(response, 404, unknownRequest);
	}
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

/** The largest picture or video, and the largest request (bytes). */
const limits = { upload: 60 * 1024 * 1024, request: 2 * 1024 * 1024 };

async function answerPost(
	path: string,
	pagesOrigin: string,
	{ access, renderPage, answer, upload }: EditorServerOptions,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const grantReading = () =>
		response.setHeader(
			"set-cookie",
			access.createCookie(getLocalPort(request)),
		);
	if (path === endpoints.enter && hasFormBody(request)) {
		// From the file that kilde edit opens in the browser.
		const body = await readBody(request, limits.request);
		const key = new URLSearchParams(String(body)).get("key") ?? "";
		if (!access.isKey(key)) return sendRefusal(response, 403, withoutKey);
		grantReading();
		response.setHeader("cache-control", "no-store");
		return sendFile(request, response, renderPage(pagesOrigin, key));
	}
	if (!access.mayWrite(request)) return sendRefusal(response, 403, withoutKey);
	if (path === endpoints.enter) {
		grantReading();
		response.writeHead(204).end();
		return;
	}
	const isUpload = path === endpoints.upload;
	const limit = isUpload ? limits.upload : limits.request;
	const body = await readBody(request, limit);
	if (body === undefined) return sendRefusal(response, 413, tooLarge);
	const name = path.startsWith(endpoints.requests)
		? path.slice(endpoints.requests.length)
		: "";
	const answered = isUpload
		? await upload(getFileName(request), body)
		: await answer(name, parseJson(body.toString("utf8")));
	if (answered === undefined) return sendRefusal(response, 400, unknownRequest);
	response.setHeader("content-type", "application/json");
	response.setHeader("cache-control", "no-store");
	response.end(JSON.stringify(answered));
}

function getFileName({ url = "" }: IncomingMessage): string {
	return new URL(url, "http://localhost").searchParams.get("name") ?? "";
}

function getLocalPort({ socket }: IncomingMessage): number {
	return socket.localPort ?? 0;
}

function hasFormBody({ headers }: IncomingMessage): boolean {
	const type = headers["content-type"] ?? "";
	return type.startsWith("application/x-www-form-urlencoded");
}

/** Refuses a request to the editor or to its pages. */
export const withoutKey: MessageText = {
	en: "Open the editor with the address that kilde edit shows in the terminal: its key is missing here.",
	da: "Åbn redigeringen med den adresse, kilde edit viser i terminalen: Her mangler nøglen.",
};

const tooLarge: MessageText = {
	en: "This is too much at once. A picture or a video may be 60 MB at most.",
	da: "Det er for meget på én gang. Et billede eller en film må højst fylde 60 MB.",
};

const unknownRequest: MessageText = {
	en: "The editor has no such request. Reload the page.",
	da: "Redigeringen kender ikke det, der blev spurgt om. Genindlæs siden.",
};

const notAnswered: MessageText = {
	en: "That can't be done; the reason is in the terminal.",
	da: "Det kan ikke lade sig gøre; grunden står i terminalen.",
};
