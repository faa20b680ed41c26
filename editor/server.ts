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
import type { Access, Person } from "./access.ts";
import { endpoints } from "./endpoints.ts";
import { signedOut } from "./hosted/messages.ts";
import type { EditorState } from "./protocol.ts";

// The editor's own origin. No page of the site is served here: its code may be anybody's.

/** What the editor's server answers with. */
export type EditorServerOptions = {
	readonly access: Access;
	/** Renders the page of the editor. */
	renderPage(opened: OpenedPage): SiteFile;
	/** Renders the page on which people sign in. */
	renderSignIn(): SiteFile;
	readonly script: string;
	readonly signInScript: string;
	/** The font of its headings, if it has one. */
	readonly font: Uint8Array | undefined;
	/** Finds a picture or video of the site, or one that can be chosen; undefined if none has this address. */
	findFile(address: string): Artifact | undefined;
	/** Answers a request; undefined if no request has this name, or if its body doesn't fit. */
	answer(name: string, body: unknown, person: Person): Promise<unknown>;
	/** Imports a picture or a video. */
	upload(name: string, bytes: Buffer, person: Person): Promise<unknown>;
	/** Resolves to a function that returns the state for a person, apart from the others who edit. */
	getState(): Promise<(person: Person) => Omit<EditorState, "others">>;
	/** Called with exceptions. */
	onError(error: unknown): void;
};

/**
 * The parameters of the editor's page: the origin of the site's pages, which it shows in a frame, the path that the frame
 * shows first, and the key or the name of the person.
 */
export type OpenedPage = {
	readonly pages: string;
	readonly entry?: string | undefined;
	readonly key?: string | undefined;
	readonly person?: string | undefined;
};

/** Creates the server of the editor, and the function that sends its state to all tabs. */
export function createEditorServer(options: EditorServerOptions) {
	const { access } = options;
	const clients = createClientList();
	/** The people whose tabs are open. */
	const present = new Map<ServerResponse, Person>();
	const server = createServer({ maxHeaderSize }, (request, response) => {
		const path = getRequestPath(request);
		if (path === endpoints.health) return void response.end("ok\n");
		const origins = access.getOrigins(request);
		if (!origins) return sendRefusal(response, 403, refusals.unknownHost);
		setHeaders(response, createEditorHeaders(origins.pages));
		answer(path, origins.pages, request, response).catch((error) => {
			options.onError(error);
			sendRefusal(response, 500, notAnswered);
		});
	});
	return { server, pushState: clients.broadcast };

	async function answer(
		path: string,
		pages: string,
		request: IncomingMessage,
		response: ServerResponse,
	): Promise<void> {
		if (await access.answer?.(path, request, response)) return;
		if (request.method === "POST")
			return answerPost(path, pages, options, request, response);
		const file = getOpenFile(path, options);
		if (file) return sendFile(request, response, file);
		if (path === "/" && access.answer)
			return void response.writeHead(303, { location: endpoints.editor }).end();
		const person = access.findReader(request);
		if (path === endpoints.editor) {
			response.setHeader("cache-control", "no-store");
			return sendFile(request, response, renderEditor(pages, request, person));
		}
		if (!person) return refuseStranger(access, response);
		if (path === endpoints.state) return addClient(request, response, person);
		const found = options.findFile(path);
		// A page or another document here would have the rights of the editor.
		return found && /^(?:image|video)\//.test(getMediaType(found.path))
			? sendFile(request, response, found)
			: sendRefusal(response, 404, unknownRequest);
	}

	/** Renders the editor, or the page on which people sign in where there is no key. */
	function renderEditor(
		pages: string,
		request: IncomingMessage,
		person: Person | undefined,
	): SiteFile {
		if (access.grant) return options.renderPage({ pages });
		if (!person) return options.renderSignIn();
		const entry = access.createPagesEntry?.(request);
		return options.renderPage({ pages, entry, person: person.name });
	}

	/** Sends the state to a tab until its person is signed out. */
	async function addClient(
		request: IncomingMessage,
		response: ServerResponse,
		person: Person,
	): Promise<void> {
		const getState = await options.getState();
		present.set(response, person);
		response.once("close", () => {
			present.delete(response);
			clients.broadcast();
		});
		clients.add(response, () => {
			if (!access.findReader(request)) return undefined;
			const others = [...present.values()].filter(({ id }) => id !== person.id);
			const names = new Set(others.map(({ name }) => name));
			return { ...getState(person), others: [...names].sort() };
		});
		clients.broadcast();
	}
}

/** Refuses a request of somebody who may not edit: says that the key is missing, or that they are signed out. */
function refuseStranger({ grant }: Access, response: ServerResponse): void {
	if (grant) sendRefusal(response, 403, withoutKey);
	else sendRefusal(response, 401, signedOut);
}

/** Returns the files that need no access. */
function getOpenFile(
	path: string,
	{ script, signInScript, font }: EditorServerOptions,
): SiteFile | undefined {
	switch (path) {
		case endpoints.script:
			return { path: "editor.js", bytes: script };
		case endpoints.signInScript:
			return { path: "sign-in.js", bytes: signInScript };
		case endpoints.font:
			return font && { path: "editor.woff2", bytes: font };
	}
	return undefined;
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
	pages: string,
	{ access, renderPage, answer, upload }: EditorServerOptions,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	if (path === endpoints.enter && access.grant) {
		// The file that kilde edit opens in the browser sends a form.
		const isForm = hasFormBody(request);
		const body = await readBody(request, limits.request);
		const key = isForm
			? (new URLSearchParams(String(body)).get("key") ?? "")
			: undefined;
		const cookie = access.grant(request, key);
		if (cookie === undefined) return sendRefusal(response, 403, withoutKey);
		response.setHeader("set-cookie", cookie);
		response.setHeader("cache-control", "no-store");
		if (key !== undefined)
			return sendFile(request, response, renderPage({ pages, key }));
		response.writeHead(204).end();
		return;
	}
	const person = access.findWriter(request);
	if (!person) return refuseStranger(access, response);
	const isUpload = path === endpoints.upload;
	const limit = isUpload ? limits.upload : limits.request;
	const body = await readBody(request, limit);
	if (body === undefined) return sendRefusal(response, 413, tooLarge);
	const name = path.startsWith(endpoints.requests)
		? path.slice(endpoints.requests.length)
		: "";
	const answered = isUpload
		? await upload(getFileName(request), body, person)
		: await answer(name, parseJson(body.toString("utf8")), person);
	if (answered === undefined) return sendRefusal(response, 400, unknownRequest);
	response.setHeader("content-type", "application/json");
	response.setHeader("cache-control", "no-store");
	response.end(JSON.stringify(answered));
}

function getFileName({ url = "" }: IncomingMessage): string {
	return new URL(url, "http://localhost").searchParams.get("name") ?? "";
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
