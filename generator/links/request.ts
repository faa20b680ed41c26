import { request as requestHttp, STATUS_CODES } from "node:http";
import { type RequestOptions, request as requestHttps } from "node:https";
import type { Socket } from "node:net";
import { connect } from "node:tls";

/** The head of a response. Without one, the status is 0; `isFromProxy` if the proxy is the reason. */
export type ResponseHead = {
	readonly status: number;
	readonly reason: string;
	readonly location?: string | undefined;
	readonly isFromProxy?: boolean;
};

/** How requests are sent: the program's name, the time limit in milliseconds, and a proxy. */
type RequestSettings = {
	readonly userAgent: string;
	readonly timeout: number;
	readonly proxy?: URL | undefined;
};

/** Reads the proxy for https from the environment; returns a sentence if its value isn't a URL. */
export function readProxy(
	environment: NodeJS.ProcessEnv,
): URL | string | undefined {
	const value = environment.https_proxy || environment.HTTPS_PROXY;
	if (!value) return undefined;
	const address = /^https?:\/\//.test(value) ? value : `http://${value}`;
	return URL.canParse(address)
		? new URL(address)
		: `HTTPS_PROXY must be a URL, e.g. http://proxy.example.org:3128, and is ${value}.`;
}

/** Requests an https URL, and reads only the head of the response. */
export async function sendRequest(
	url: URL,
	method: "HEAD" | "GET",
	{ userAgent, timeout, proxy }: RequestSettings,
): Promise<ResponseHead> {
	const signal = AbortSignal.timeout(timeout);
	const headers = { "User-Agent": userAgent, Accept: "*/*" };
	const options: RequestOptions = { method, headers, signal };
	try {
		if (proxy) {
			const socket = await openTunnel(proxy, url, signal);
			if ("status" in socket) return socket;
			const { hostname: servername } = url;
			options.createConnection = () => connect({ socket, servername });
		} else options.agent = false;
		return await new Promise((resolve, reject) => {
			requestHttps(url, options, (response) => {
				const { statusCode = 0, headers } = response;
				resolve({ ...addStatusText(statusCode), location: headers.location });
				response.destroy();
			})
				.on("error", reject)
				.end();
		});
	} catch (error) {
		const late = `no answer within ${timeout / 1000} seconds`;
		const reason = signal.aborted ? late : Object(error).message;
		return { status: 0, reason };
	}
}

function addStatusText(status: number) {
	return { status, reason: `${status} ${STATUS_CODES[status] ?? ""}`.trim() };
}

/** Opens a tunnel through a proxy (RFC 9110, 9.3.6: CONNECT), or returns the reason of the failure. */
function openTunnel(
	proxy: URL,
	{ hostname, port }: URL,
	signal: AbortSignal,
): Promise<Socket | ResponseHead> {
	const path = `${hostname}:${port || 443}`;
	const { username, password } = proxy;
	const user = decodeURIComponent(`${username}:${password}`);
	const authorization = `Basic ${Buffer.from(user).toString("base64")}`;
	const headers = {
		Host: path,
		...(username && { "Proxy-Authorization": authorization }),
	};
	const start = proxy.protocol === "https:" ? requestHttps : requestHttp;
	return new Promise((resolve, reject) => {
		start(proxy, { method: "CONNECT", path, headers, signal, agent: false })
			.on("connect", ({ statusCode = 0 }, socket) => {
				if (statusCode === 200) return resolve(socket);
				socket.destroy();
				const { reason } = addStatusText(statusCode);
				// From 502 on, the proxy accepts requests, and the host can't be reached.
				resolve({ status: 0, reason, isFromProxy: statusCode < 502 });
			})
			.on("error", (error) => {
				if (signal.aborted) reject(error);
				else resolve({ status: 0, reason: error.message, isFromProxy: true });
			})
			.end();
	});
}
