import type { IncomingMessage } from "node:http";
import type { Access, Origins, Person } from "../access.ts";
import { createRequestChecks } from "./request-checks.ts";

/** The header with the email address of a person, and the address of the only proxy from which it is believed. */
export type TrustedHeader = { readonly name: string; readonly from: string };

/** Admits people whom a proxy in front of the editor and its pages has signed in. */
export function createHeaderAccess(
	{ name, from }: TrustedHeader,
	origins: Origins,
): Access {
	const findReader = ({ headers, socket }: IncomingMessage) => {
		const email = headers[name.toLowerCase()];
		const isFromProxy = socket.remoteAddress?.replace(/^::ffff:/, "") === from;
		return isFromProxy && typeof email === "string" && email.includes("@")
			? toPerson(email)
			: undefined;
	};
	return {
		...createRequestChecks(origins, findReader),
		mayReadPages: (request) => findReader(request) !== undefined,
	};
}

/** A proxy tells no name, so that of the mailbox stands in for it. */
function toPerson(email: string): Person {
	return { id: email.toLowerCase(), name: email.replace(/@.*/s, ""), email };
}
