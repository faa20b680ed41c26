import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isSameOrigin } from "kilde/tools";
import { keyHeader } from "./endpoints.ts";

// A browser may read and change an edited site if it was opened with the key. Other users of the machine, other sites in the
// same browser, and third-party code on the edited pages don't have the key.

/** Authorises requests to the editor, and to the edited pages, which are served on a port of their own. */
export type Access = ReturnType<typeof createAccess>;

/**
 * Admits requests with the key. Reading takes a cookie, which browsers send by themselves, to all ports of a machine;
 * writing takes the key in a header, which only the editor has, and which no other origin can send.
 */
export function createAccess(key: string) {
	const readToken = createHash("sha256").update(`read ${key}`).digest("hex");
	const isKey = (text: string) => isEqualSecret(text, key);
	return {
		/** Whether a text is the key. */
		isKey,
		/** Creates a cookie that grants reading; `port` is that of the editor. */
		createCookie: (port: number) =>
			`${getCookieName(port)}=${readToken}; Path=/; HttpOnly; SameSite=Strict`,
		/** Whether a request has that cookie. */
		mayRead: ({ headers }: IncomingMessage, port: number) =>
			(headers.cookie ?? "").split(";").some((each) => {
				const [name, value = ""] = each.trim().split("=");
				return name === getCookieName(port) && isEqualSecret(value, readToken);
			}),
		/** Whether a request has the key, and comes from the editor's own origin. */
		mayWrite: (request: IncomingMessage) =>
			isKey(String(request.headers[keyHeader] ?? "")) && isSameOrigin(request),
	};
}

/** The name has the port of the editor: otherwise two editors on one machine would overwrite each other's cookie. */
function getCookieName(port: number): string {
	return `kilde-edit-${port}`;
}

/** Compares in constant time. */
function isEqualSecret(text: string, secret: string): boolean {
	const [one, other] = [text, secret].map((each) =>
		createHash("sha256").update(each).digest(),
	);
	return (
		one !== undefined && other !== undefined && timingSafeEqual(one, other)
	);
}

/** Returns the origin of another port of this machine, under the host name that a request uses. */
export function getOriginAtPort(
	{ headers: { host = "" } }: IncomingMessage,
	port: number,
): string {
	return `http://${host.replace(/:\d+$/, "")}:${port}`;
}
