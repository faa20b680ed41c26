import { request as requestHttp, STATUS_CODES } from "node:http";
import { type RequestOptions, request as requestHttps } from "node:https";
import type { Socket } from "node:net";
import { connect } from "node:tls";

/** The head of a response. Without a response, the status is 0; `isProxys` if the proxy is the reason. */
export type Response = {
	readonly status: number;
	readonly reason: string;
	readonly location?: string | undefined;
	readonly isProxys?: boolean;
};

/** How requests are sent: the program's name, the time limit in milliseconds, and a proxy. */
export type RequestSettings = {
	readonly userAgent: string;
	readonly timeout: number;
	readonly proxy?: URL | undefined;
};

/** Returns the proxy for https that an environment names; a sentence if its value isn't a URL. */
export function proxyIn(
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
export async function request(
	url: URL,
	method: "HEAD" | "GET",
	{ userAgent, timeout, proxy }: RequestSettings,
): Promise<Response> {
	const signal = AbortSignal.timeout(timeout);
	const headers = { "User-Agent": userAgent, Accept: "*/*" };
	const options: RequestOptions = { method, headers, signal, auth: null };
	try {
		if (proxy) {
			const socket = await openTunnel(proxy, url, signal);
			if ("status" in socket) return socket;
			const { hostname: servername } = url;
			options.createConnection = () => connect({ socket, servername });
		} else options.agent = false;
		return await new Promise((resolve, reject) => {
			requestHttps(url, options, (response) => {
				const { statusCode: status = 0, headers } = response;
				resolve({ ...named(status), location: headers.location });
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

function named(status: number): Response {
	return { status, reason: `${status} ${STATUS_CODES[status] ?? ""}`.trim() };
}

/** Opens a tunnel through a proxy (RFC 9110, 9.3.6: CONNECT), or returns why there is none. */
function openTunnel(
	proxy: URL,
	{ hostname, port }: URL,
	signal: AbortSignal,
): Promise<Socket | Response> {
	const path = `${hostname}:${port || 443}`;
	const { username, password } = proxy;
	const user = decodeURIComponent(`${username}:${password}`);
	const headers = {
		Host: path,
		...(username !== "" && {
			"Proxy-Authorization": `Basic ${Buffer.from(user).toString("base64")}`,
		}),
	};
	const start = proxy.protocol === "https:" ? requestHttps : requestHttp;
	return new Promise((resolve, reject) => {
		start(proxy, { method: "CONNECT", path, headers, signal, agent: false })
			.on("connect", ({ statusCode: status = 0 }, socket) => {
				if (status === 200) return resolve(socket);
				socket.destroy();
				const { reason } = named(status);
				// From 502 on, the proxy accepts requests, and the host can't be reached.
				resolve({ status: 0, reason, isProxys: status < 502 });
			})
			.on("error", (error) => {
				if (signal.aborted) reject(error);
				else resolve({ status: 0, reason: error.message, isProxys: true });
			})
			.end();
	});
}
