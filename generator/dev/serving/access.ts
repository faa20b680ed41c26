import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { keyHeader } from "../endpoints.ts";

// A browser may read and change an edited site if it was opened with the key. Other users of the machine, other sites in the
// same browser, and third-party code on the edited pages don't have the key.

/** Authorises requests to the editor, and to the edited pages, which are served on a port of their own. */
export type Access = ReturnType<typeof createAccessControl>;

/**
 * Admits requests with the key. Reading takes a cookie, which browsers send by themselves, to all ports of a machine;
 * writing takes the key in a header, which only the editor has, and which no other origin can send.
 */
export function createAccessControl(key: string) {
	const readToken = createHash("sha256").update(`read ${key}`).digest("hex");
	const isKey = (text: string) => isEqualSecret(text, key);
	return {
		/** Whether a text is the key. */
		isKey,
		/** A cookie that grants reading; `port` is that of the editor. */
		cookie: (port: number) =>
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

/**
 * Whether a page of the origin that a request is sent to made it. A page can forge neither header. Browsers send Origin with
 * every POST (Fetch, 3.2), and Sec-Fetch-Site where the connection is secure or stays on this machine.
 */
export function isSameOrigin({ headers }: IncomingMessage): boolean {
	const { origin, host, "sec-fetch-site": site = "same-origin" } = headers;
	return origin === `http://${host}` && site === "same-origin";
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
