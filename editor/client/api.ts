import { endpoints, keyHeader } from "../endpoints.ts";
import type { Upload } from "../protocol.ts";
import type { Requests } from "../requests.ts";
import type { Strings } from "./strings.ts";

/** Sends a request; throws an Error whose message is for people if the server doesn't answer or rejects it. */
export type Call = <N extends keyof Requests>(
	name: N,
	ask: Requests[N]["ask"],
) => Promise<Requests[N]["answer"]>;

/** The requests that the client sends. */
export type Api = {
	readonly call: Call;
	/** Stores a picture or a video in content/media; throws as `call` does. */
	upload(file: File): Promise<Upload>;
};

/**
 * Creates the functions that send requests with the key; it is empty for people who have signed in. The functions throw an
 * Error whose message is for people, and whose cause is the status of the response; it has no cause if the server didn't answer.
 */
export function createApi(key: string, strings: Strings): Api {
	const post = async (path: string, body: BodyInit, type: string) => {
		const response = await send(strings, path, {
			headers: { "content-type": type, ...(key && { [keyHeader]: key }) },
			// Pages can set cookies for all ports of a machine; the key is enough. Without one, the cookie says who is signed in.
			credentials: key ? "omit" : "same-origin",
			body,
		});
		const { ok, status } = response;
		if (ok) return response.json();
		const message = status === 403 ? strings.oldKey : await response.text();
		throw new Error(message, { cause: status });
	};
	return {
		call: (name, ask) =>
			post(endpoints.requests + name, JSON.stringify(ask), "application/json"),
		upload: (file) =>
			post(
				`${endpoints.upload}?name=${encodeURIComponent(file.name)}`,
				file,
				"application/octet-stream",
			),
	};
}

/** Sends the key, so that the browser may read pages; returns whether it is valid. Throws if the server doesn't answer. */
export async function sendKey(key: string, strings: Strings): Promise<boolean> {
	const headers = { [keyHeader]: key };
	return (await send(strings, endpoints.enter, { headers })).ok;
}

async function send(
	{ editorStopped }: Strings,
	path: string,
	init: RequestInit,
) {
	return fetch(path, { method: "POST", ...init }).catch(() => {
		throw new Error(editorStopped);
	});
}

/** Returns the message of an exception, for people. */
export function getMessage(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
