import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { hasHostOfThisMachine, isSameOrigin } from "kilde/tools";
import { keyHeader } from "./endpoints.ts";

/** Somebody who edits, and whose name commits carry. On one's own machine there is only `owner`. */
export type Person = {
	readonly id: string;
	readonly name: string;
	readonly email: string;
};

/** The person who edits on their own machine, with the key. Their commits carry the name from git's configuration. */
export const owner: Person = { id: "", name: "", email: "" };

/** The origins of the editor and of the edited pages, as the browser sees them. */
export type Origins = { readonly editor: string; readonly pages: string };

/** Decides who may read and change the edited site. */
export type Access = {
	/** The origins of a request; undefined if its Host header has neither of them. */
	getOrigins(request: IncomingMessage): Origins | undefined;
	/** Returns who may read what the editor shows. */
	findReader(request: IncomingMessage): Person | undefined;
	/** Returns who may change the site: a request of the editor's own page made it. */
	findWriter(request: IncomingMessage): Person | undefined;
	/** Whether a request to the pages comes from somebody who may read. */
	mayReadPages(request: IncomingMessage): boolean;
	/**
	 * With a key: returns the cookie that lets the browser of a request read. The request has the key in its header, unless it is
	 * given; undefined if it is wrong.
	 */
	grant?(request: IncomingMessage, key?: string): string | undefined;
	/** With passkeys: answers requests by which people sign in and out; returns whether this is one. */
	answer?(
		path: string,
		request: IncomingMessage,
		response: ServerResponse,
	): Promise<boolean>;
	/** With passkeys: answers the request by which a browser gets the cookie of the pages; returns whether this is one. */
	answerPages?(
		path: string,
		request: IncomingMessage,
		response: ServerResponse,
	): boolean;
	/** With passkeys: returns the address on the pages' origin at which a frame gets that cookie, once. */
	createPagesEntry?(request: IncomingMessage): string;
};

/**
 * Admits requests with the key, on one's own machine. A browser may read and change an edited site if it was opened with the
 * key. Other users of the machine, other sites in the same browser, and third-party code on the edited pages don't have it.
 * Reading takes a cookie, which browsers send by themselves, to all ports of a machine; writing takes the key in a header,
 * which only the editor has, and which no other origin can send.
 */
export function createKeyAccess(
	key: string,
	ports: { readonly editor: number; readonly pages: number },
): Access {
	const readToken = createHash("sha256").update(`read ${key}`).digest("hex");
	// Otherwise two editors on one machine would overwrite each other's cookie.
	const getCookieName = () => `kilde-edit-${ports.editor}`;
	const hasKey = ({ headers }: IncomingMessage) =>
		isEqualSecret(String(headers[keyHeader] ?? ""), key);
	const mayRead = (request: IncomingMessage) =>
		isEqualSecret(readCookie(request, getCookieName()) ?? "", readToken);
	const mayWrite = (request: IncomingMessage) =>
		hasKey(request) && isSameOrigin(request);
	return {
		getOrigins(request) {
			if (!hasHostOfThisMachine(request)) return undefined;
			const host = request.headers.host?.replace(/:\d+$/, "");
			return {
				editor: `http://${host}:${ports.editor}`,
				pages: `http://${host}:${ports.pages}`,
			};
		},
		findReader: (request) => (mayRead(request) ? owner : undefined),
		findWriter: (request) => (mayWrite(request) ? owner : undefined),
		mayReadPages: mayRead,
		grant: (request, given) =>
			(given === undefined ? mayWrite(request) : isEqualSecret(given, key))
				? `${getCookieName()}=${readToken}; Path=/; HttpOnly; SameSite=Strict`
				: undefined,
	};
}

/** Returns the value of a cookie of a request; undefined if it has none of this name. */
export function readCookie(
	{ headers }: IncomingMessage,
	name: string,
): string | undefined {
	return (headers.cookie ?? "")
		.split(";")
		.map((each) => each.trim())
		.find((each) => each.startsWith(`${name}=`))
		?.slice(name.length + 1);
}

/** Compares in constant time. */
export function isEqualSecret(text: string, secret: string): boolean {
	const [one, other] = [text, secret].map((each) =>
		createHash("sha256").update(each).digest(),
	);
	return (
		one !== undefined && other !== undefined && timingSafeEqual(one, other)
	);
}
