import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { keyHeader } from "../endpoints.ts";

// Who may see and change what is edited: whoever opened the address with the key. Other users of the machine, other sites
// in the same browser, and foreign code on the pages that are edited don't have it.

/** Decides about requests to the editor, and to the pages that are edited, which are served on a port of their own. */
export type Access = ReturnType<typeof createAccess>;

/**
 * Admits requests with the key. Reading takes a cookie, which browsers send by themselves, to all ports of a machine;
 * writing takes the key in a header, which only the editor has, and which no other origin can send.
 */
export function createAccess(key: string) {
	const reading = createHash("sha256").update(`read ${key}`).digest("hex");
	const isKey = (given: string) => isSame(given, key);
	return {
		/** Whether a text is the key. */
		isKey,
		/** A cookie that grants reading; `port` is that of the editor. */
		cookie: (port: number) =>
			`${cookieName(port)}=${reading}; Path=/; HttpOnly; SameSite=Strict`,
		/** Whether a request has that cookie. */
		mayRead: ({ headers }: IncomingMessage, port: number) =>
			(headers.cookie ?? "").split(";").some((each) => {
				const [name, value = ""] = each.trim().split("=");
				return name === cookieName(port) && isSame(value, reading);
			}),
		/** Whether a request has the key, and comes from the editor's own origin. */
		mayWrite: (request: IncomingMessage) =>
			isKey(String(request.headers[keyHeader] ?? "")) && isOwn(request),
	};
}

/** The name has the port of the editor: two editors on one machine would take each other's cookie. */
function cookieName(port: number): string {
	return `kilde-edit-${port}`;
}

/**
 * Whether a request comes from the origin that it is sent to. A page can forge neither header. Browsers send Origin with every POST (Fetch, 3.2), and Sec-Fetch-Site where the
 * connection is secure or stays on this machine.
 */
function isOwn({ headers }: IncomingMessage): boolean {
	const { origin, host, "sec-fetch-site": site = "same-origin" } = headers;
	return origin === `http://${host}` && site === "same-origin";
}

function isSame(given: string, wanted: string): boolean {
	const [one, other] = [given, wanted].map((text) =>
		createHash("sha256").update(text).digest(),
	);
	return (
		one !== undefined && other !== undefined && timingSafeEqual(one, other)
	);
}
