import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer as createProxy } from "node:http";
import { createServer } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import {
	isOffline,
	isPublicHost,
	reportLinks,
	requestLinks,
} from "../generator/links/check-links.ts";
import { findOutgoingLinks } from "../generator/links/outgoing.ts";
import {
	type ResponseHead,
	readProxy,
	sendRequest,
} from "../generator/links/request.ts";
import { buildWith, edit, repository } from "./support/check.ts";
import { inEnglish } from "./support/texts.ts";

// Links to other sites: which addresses are requested, how, and what is reported.

/** The hosts' responses: status and location. */
const responses: Readonly<Record<string, readonly [number, string?]>> = {
	"HEAD https://a.org/ok": [200],
	"HEAD https://a.org/only-get": [405],
	"GET https://a.org/only-get": [200],
	"HEAD https://a.org/moved": [301, "/temporary"],
	"HEAD https://a.org/temporary": [302, "/forever"],
	"HEAD https://a.org/forever": [308, "ok"],
	"HEAD https://a.org/circle": [308, "/circle"],
	"HEAD https://a.org/app": [302, "app:open"],
	"HEAD https://a.org/inside": [302, "https://127.0.0.1/secret"],
	"GET https://a.org/gone": [404],
	"GET https://a.org/login": [403],
	"GET https://a.org/busy": [429],
};

/** Checks addresses; returns the links, the requests, and the maximum number of concurrent requests. */
async function check(...addresses: readonly string[]) {
	const requests: string[] = [];
	let [now, most] = [0, 0];
	const links = await requestLinks(
		addresses.map((address) => ({ address, places: [] })),
		async (url, method): Promise<ResponseHead> => {
			const request = `${method} ${url.href}`;
			requests.push(request);
			most = Math.max(most, ++now);
			await new Promise(setImmediate);
			now--;
			const [status = 0, location] = responses[request] ?? [];
			return { status, reason: `${status}`, location };
		},
	);
	return { links, requests, most };
}

const permanent = { movedTo: "https://a.org/temporary" };
const circular = { response: { reason: "more than 8 redirects" } };

test.each<[path: string, requests: number, kind: string, more?: object]>([
	["ok", 1, "works"],
	["only-get", 2, "works"],
	["temporary", 3, "works"],
	["app", 1, "works"],
	["inside", 1, "works"],
	["moved", 4, "works", permanent],
	["login", 2, "refused", { response: { status: 403 } }],
	["busy", 2, "refused", { response: { status: 429 } }],
	["gone", 2, "dead", { response: { reason: "404" } }],
	["circle", 9, "dead", circular],
	["nowhere", 2, "dead", { response: { status: 0 } }],
])(
	"a link works, refuses programs or is dead, by the responses to HEAD and GET: %s",
	async (path, count, kind, more = {}) => {
		const { links, requests } = await check(`https://a.org/${path}`);
		const state = { kind, ...more };
		expect(links).toMatchObject([{ state }]);
		expect(Object.keys(links[0]?.state ?? {})).toEqual(Object.keys(state));
		expect(requests).toHaveLength(count);
	},
);

test("at most four requests are concurrent; links are unchecked if no host answers", async () => {
	expect((await check(...Array(9).fill("https://a.org/ok"))).most).toBe(4);
	const { links: none } = await check("https://b.org/", "https://c.org/");
	expect(isOffline(none)).toBe(true);
	const { links: some } = await check("https://b.org/", "https://a.org/gone");
	expect(isOffline(some)).toBe(false);
	expect(isOffline([])).toBe(false);
});

test("only hosts with a public name are requested", () => {
	expect(
		[
			...["www.bakery.dk", "xn--brd-1na.dk", "localhost", "printer", "[::1]"],
			...["printer.local", "facebook.example", "site.test", "192.168.1.1"],
		].filter(isPublicHost),
	).toEqual(["www.bakery.dk", "xn--brd-1na.dk"]);
});

const read = (name: string) =>
	readFileSync(join(repository, "tests/fixtures/certificates", name));
const server = createServer(
	{ key: read("localhost.key"), cert: read("valid.pem") },
	({ url }, response) => {
		const location = "https://a.org/new";
		if (url === "/old") response.writeHead(301, { location }).end();
		else if (url !== "/never") response.writeHead(410).end();
	},
);
/** A proxy that forwards every host to the server, except those whose names request a failure. */
const proxy = createProxy().on("connect", ({ url, headers }, socket) => {
	const [, status] = /^status-(\d+)/.exec(url ?? "") ?? [];
	const isRefused = headers["proxy-authorization"] !== "Basic YTpi";
	if (status || isRefused) {
		socket.end(`HTTP/1.1 ${status ?? 407} No\r\n\r\n`);
		return;
	}
	socket.write("HTTP/1.1 200 OK\r\n\r\n");
	const upstream = connect(getPort(server), "localhost");
	upstream.on("error", () => socket.destroy());
	socket.on("error", () => upstream.destroy());
	socket.pipe(upstream).pipe(socket);
});

const getPort = (of: typeof proxy) => (of.address() as AddressInfo).port;

beforeAll(async () => {
	server.listen(0);
	proxy.listen(0);
	await Promise.all([once(server, "listening"), once(proxy, "listening")]);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => {
	server.closeAllConnections();
	server.close();
	proxy.close();
});

function send(url: string, user = "a:b@", timeout = 30_000) {
	return sendThrough(url, `${user}localhost:${getPort(proxy)}`, timeout);
}

function sendThrough(url: string, by: string | undefined, timeout = 30_000) {
	return sendRequest(new URL(url), "HEAD", {
		userAgent: "Kilde",
		timeout,
		proxy: by === undefined ? undefined : new URL(`http://${by}`),
	});
}

test("a request goes through the tunnel of a proxy or directly to the host, and ends after its time limit", async () => {
	// Accepts the certificate of the test server, which browsers would reject.
	vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
	expect(await send("https://a.org/old")).toEqual({
		status: 301,
		reason: "301 Moved Permanently",
		location: "https://a.org/new",
	});
	const direct = `https://localhost:${getPort(server)}/gone`;
	expect(await sendThrough(direct, undefined)).toMatchObject({ status: 410 });
	expect(await send("https://a.org/never", "a:b@", 200)).toEqual({
		status: 0,
		reason: "no answer within 0.2 seconds",
	});
});

test("a request fails if a browser would reject the certificate", async () => {
	expect(await send("https://a.org/ok")).toMatchObject({
		status: 0,
		reason: expect.stringMatching(/certificate|verify/),
	});
});

test("a proxy is blamed for a rejection and for its silence, but not for an unreachable host", async () => {
	expect(await send("https://a.org/", "")).toEqual({
		status: 0,
		reason: "407 Proxy Authentication Required",
		isFromProxy: true,
	});
	expect(await send("https://status-403.org/")).toMatchObject({
		isFromProxy: true,
	});
	expect(await send("https://status-502.org/")).toMatchObject({
		reason: "502 Bad Gateway",
		isFromProxy: false,
	});
	expect(await sendThrough("https://a.org/", "127.0.0.1:1")).toMatchObject({
		isFromProxy: true,
		reason: expect.stringContaining("ECONNREFUSED"),
	});
});

test("the proxy is taken from the environment", () => {
	for (const [environment, address] of [
		[{}, undefined],
		[{ HTTPS_PROXY: "" }, undefined],
		[{ HTTPS_PROXY: "http://p.org:1/" }, new URL("http://p.org:1")],
		[{ https_proxy: "p.org:3128" }, new URL("http://p.org:3128")],
		[
			{ HTTPS_PROXY: "http://:80:80" },
			"HTTPS_PROXY must be a URL, e.g. http://proxy.example.org:3128, and is http://:80:80.",
		],
	] as const)
		expect.soft(readProxy(environment)).toEqual(address);
});

const ticket = "https://billetter.dk/aften";
const links = findOutgoingLinks(
	buildWith(
		edit("events/evening.yaml", "https://billetter.example/aften", ticket),
	),
);

test("each outgoing address is listed once, where it or its pattern is written", () => {
	const addresses = links.map(({ address }) => address);
	expect(new Set(addresses).size).toBe(addresses.length);
	expect(addresses).toContain("https://facebook.example/kilden");
	expect(addresses.join()).not.toMatch(/schema\.org|kilden\.example/);
	expect(links.find(({ address }) => address === ticket)).toMatchObject({
		places: [{ file: "content/events/evening.yaml", place: { line: 8 } }],
	});
	const fromPattern = links.filter(({ address }) =>
		address.startsWith("https://tidbog.example/da/"),
	);
	expect(fromPattern.length).toBeGreaterThan(0);
	for (const { places } of fromPattern)
		expect(places).toMatchObject([
			{ file: "content/booking.yaml", place: { line: 7 } },
		]);
});

test("a dead link is an error, and a moved one a warning with a fix, except in a pattern", () => {
	const [own] = links.filter(({ address }) => address === ticket);
	if (!own) throw new Error("The link is missing.");
	const response = { status: 404, reason: "404 Not Found" };
	const dead = reportLinks([
		{ ...own, state: { kind: "dead", response } },
		{ ...own, state: { kind: "refused", response } },
		{ ...own, state: { kind: "works" } },
	]);
	expect(dead).toMatchObject([{ severity: "error", line: 8, column: 7 }]);
	expect(dead.map(inEnglish)).toEqual([
		`${ticket} leads nowhere: 404 Not Found.`,
	]);
	const movedTo = "https://billetter.dk/ny";
	const state = { kind: "works", movedTo } as const;
	expect(reportLinks([{ ...own, state }])).toMatchObject([
		{ severity: "warning", fixes: [movedTo] },
	]);
	const [fixable] = reportLinks([{ ...own, address: `${ticket}?a`, state }]);
	expect(fixable?.fixes ?? []).toEqual([]);
});
