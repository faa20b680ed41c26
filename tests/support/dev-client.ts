import { type IncomingHttpHeaders, request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { endpoints } from "../../generator/dev/endpoints.ts";
import type { UpdateEvent } from "../../generator/dev/serving/snapshot.ts";

/** A client of `kilde dev` without a browser. */
export type DevClient = {
	/** Returns the latest event. */
	readonly latest: () => UpdateEvent | undefined;
	/** Lists all events in order. */
	readonly events: readonly UpdateEvent[];
	close(): void;
};

/** The time that a server may take to reach the expected state on a busy machine (milliseconds). */
const patience = 60_000;

/** Connects like a browser tab. */
export async function connect(origin: string): Promise<DevClient> {
	const end = new AbortController();
	const response = await fetch(`${origin}${endpoints.events}`, {
		signal: end.signal,
	});
	const received: UpdateEvent[] = [];
	listen(response, received).catch(() => {});
	return {
		events: received,
		latest: () => received.at(-1),
		close: () => end.abort(),
	};
}

async function listen(
	{ body }: Response,
	received: UpdateEvent[],
): Promise<void> {
	let text = "";
	const decoder = new TextDecoder();
	for await (const bytes of body ?? []) {
		text += decoder.decode(bytes, { stream: true });
		const events = text.split("\n\n");
		text = events.pop() ?? "";
		for (const event of events)
			received.push(JSON.parse(event.replace(/^data: /, "")));
	}
}

/** Polls until the condition is true. */
export async function waitUntil(
	what: string,
	isSo: () => boolean | Promise<boolean>,
): Promise<void> {
	const end = performance.now() + patience;
	while (!(await isSo())) {
		if (performance.now() > end) throw new Error(`It never came: ${what}.`);
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}

/** The response to a request. */
export type RawResponse = {
	readonly status: number | undefined;
	readonly headers: IncomingHttpHeaders;
	readonly body: Buffer;
};

/** Requests a path exactly as written, with any method and Host header, as no browser or fetch does. */
export function sendRaw(
	origin: string,
	path: string,
	headers: Readonly<Record<string, string>> = {},
	method = "GET",
): Promise<RawResponse> {
	const { hostname, port } = new URL(origin);
	const options = { hostname, port, path, method, headers };
	return new Promise((resolve, reject) => {
		request(options, (response) => {
			const parts: Buffer[] = [];
			response.on("data", (part) => parts.push(part));
			response.on("end", () => {
				const { statusCode: status, headers } = response;
				resolve({ status, headers, body: Buffer.concat(parts) });
			});
		})
			.on("error", reject)
			.end();
	});
}

/** Opens a port of this machine; returns its number, and a function that closes it. */
export async function openPort(host = "127.0.0.1") {
	const server = createServer();
	await new Promise<void>((ready) => server.listen(0, host, ready));
	const { port } = server.address() as AddressInfo;
	return { port, close: () => void server.close() };
}

/** Returns the number of a free port. */
export async function findFreePort(): Promise<number> {
	const { port, close } = await openPort();
	close();
	return port;
}
