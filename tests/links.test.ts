import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer as createProxy } from "node:http";
import { createServer } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createMemo } from "../generator/cache/memo.ts";
import {
	formatDiagnostics,
	leaveUncoloured,
} from "../generator/diagnostics/report.ts";
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

// Links to other sites: which addresses are requested, how, and what is reported.

/** The hosts' responses; a function where they depend on the method. */
const responses: Readonly<
	Record<string, ResponseHead | ((method: string) => ResponseHead)>
> = {
	"https://a.org/ok": { status: 200, reason: "" },
	"https://a.org/only-get": (method) =>
		method === "GET"
			? { status: 200, reason: "" }
			: { status: 405, reason: "405 Method Not Allowed" },
	"https://a.org/gone": { status: 404, reason: "404 Not Found" },
	"https://a.org/login": { status: 403, reason: "403 Forbidden" },
	"https://a.org/busy": { status: 429, reason: "429 Too Many Requests" },
	"https://a.org/moved": { status: 301, reason: "", location: "/temporary" },
	"https://a.org/temporary": { status: 302, reason: "", location: "ok" },
	"https://a.org/circle": { status: 308, reason: "", location: "/circle" },
	"https://a.org/app": { status: 302, reason: "", location: "app:open" },
	"https://a.org/inside": {
		status: 302,
		reason: "",
		location: "https://127.0.0.1/secret",
	},
};

/** Checks addresses; returns their states, the requests, and the maximum number of concurrent requests. */
async function check(...addresses: readonly string[]) {
	const requests: string[] = [];
	const underWay = { now: 0, most: 0 };
	const links = addresses.map((address) => ({
		address,
		places: [],
	}));
	const checked = await requestLinks(links, async (url, method) => {
		requests.push(`${method} ${url.href}`);
		underWay.now += 1;
		underWay.most = Math.max(underWay.most, underWay.now);
		await new Promise((end) => setTimeout(end, 5));
		underWay.now -= 1;
		const response = responses[url.href];
		if (typeof response === "function") return response(method);
		return response ?? { status: 0, reason: "getaddrinfo ENOTFOUND" };
	});
	const states = checked.map(({ state }) => state);
	return { states, requests, most: underWay.most, checked };
}

describe("a link", () => {
	test.each([
		["ok", { kind: "works" }],
		["only-get", { kind: "works" }],
		["temporary", { kind: "works" }],
		["app", { kind: "works" }],
		["inside", { kind: "works" }],
		["moved", { kind: "works", movedTo: "https://a.org/temporary" }],
		["login", { kind: "refused" }],
		["busy", { kind: "refused" }],
		["gone", { kind: "dead", response: { reason: "404 Not Found" } }],
		["circle", { kind: "dead", response: { reason: "more than 8 redirects" } }],
		["nowhere", { kind: "dead", response: { status: 0 } }],
	])("%s", async (path, expected) => {
		const { states, requests } = await check(`https://a.org/${path}`);
		expect(states).toMatchObject([expected]);
		expect(requests.filter((each) => each.includes("127.0.0.1"))).toEqual([]);
	});

	test("is requested with HEAD, and with GET only if that fails", async () => {
		const addresses = ["https://a.org/ok", "https://a.org/only-get"];
		const { requests } = await check(...addresses);
		expect(requests.sort()).toEqual([
			"GET https://a.org/only-get",
			"HEAD https://a.org/ok",
			"HEAD https://a.org/only-get",
		]);
	});

	test("is one of at most four concurrent requests", async () => {
		const { most } = await check(...Array(9).fill("https://a.org/ok"));
		expect(most).toBe(4);
	});
});

test("is reported as unchecked if this computer is offline", async () => {
	const { checked: none } = await check("https://b.org/", "https://c.org/");
	expect(isOffline(none)).toBe(true);
	const { checked: some } = await check("https://b.org/", "https://a.org/gone");
	expect(isOffline(some)).toBe(false);
	expect(isOffline([])).toBe(false);
});

test.each([
	["www.bakery.dk", true],
	["xn--brd-1na.dk", true],
	["localhost", false],
	["printer", false],
	["printer.local", false],
	["facebook.example", false],
	["site.test", false],
	["192.168.1.1", false],
	["8.8.8.8", false],
	["[::1]", false],
])("%s is a public host: %s", (host, expected) => {
	expect(isPublicHost(host)).toBe(expected);
});

describe("a request", () => {
	const file = (name: string) =>
		readFileSync(join(repository, "tests/fixtures/certificates", name));
	const server = createServer(
		{ key: file("localhost.key"), cert: file("valid.pem") },
		(asked, response) => {
			if (asked.url === "/never") return;
			const location = "https://a.org/new";
			if (asked.url === "/old") response.writeHead(301, { location }).end();
			else response.writeHead(asked.url === "/gone" ? 410 : 200).end();
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
		const { port } = server.address() as AddressInfo;
		socket.write("HTTP/1.1 200 OK\r\n\r\n");
		const upstream = connect(port, "localhost");
		upstream.on("error", () => socket.destroy());
		socket.on("error", () => upstream.destroy());
		socket.pipe(upstream).pipe(socket);
	});

	beforeAll(async () => {
		server.listen(0);
		proxy.listen(0);
		await Promise.all([once(server, "listening"), once(proxy, "listening")]);
	});

	afterAll(() => {
		server.closeAllConnections();
		server.close();
		proxy.close();
		vi.unstubAllEnvs();
	});

	const getPort = (of: typeof proxy) => (of.address() as AddressInfo).port;

	function send(url: string, user = "a:b@") {
		const address = `http://${user}localhost:${getPort(proxy)}`;
		const settings = { userAgent: "Kilde", timeout: 300 };
		return sendRequest(new URL(url), "HEAD", {
			...settings,
			proxy: user === "none" ? undefined : new URL(address),
		});
	}

	test("goes through the tunnel of a proxy", async () => {
		vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
		expect(await send("https://a.org/old")).toEqual({
			status: 301,
			reason: "301 Moved Permanently",
			location: "https://a.org/new",
		});
		expect(await send("https://a.org/gone")).toMatchObject({ status: 410 });
		expect(await send("https://a.org/never")).toEqual({
			status: 0,
			reason: "no answer within 0.3 seconds",
		});
		vi.unstubAllEnvs();
	});

	test("without a proxy goes directly to the host", async () => {
		vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
		const url = `https://localhost:${getPort(server)}/gone`;
		expect(await send(url, "none")).toMatchObject({ status: 410 });
		vi.unstubAllEnvs();
	});

	test("fails if a browser would reject the certificate", async () => {
		expect(await send("https://a.org/ok")).toMatchObject({
			status: 0,
			reason: expect.stringMatching(/certificate|verify/),
		});
	});

	test("blames the proxy for a rejection, but not for an unreachable host", async () => {
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
	});

	test("blames the proxy if it doesn't respond", async () => {
		const response = await sendRequest(new URL("https://a.org/"), "HEAD", {
			userAgent: "Kilde",
			timeout: 5000,
			proxy: new URL("http://127.0.0.1:1"),
		});
		expect(response).toMatchObject({
			isFromProxy: true,
			reason: expect.stringContaining("ECONNREFUSED"),
		});
	});
});

test("takes the proxy from the environment", () => {
	expect(readProxy({})).toBeUndefined();
	expect(readProxy({ HTTPS_PROXY: "" })).toBeUndefined();
	expect(readProxy({ HTTPS_PROXY: "http://p.org:1/" })).toEqual(
		new URL("http://p.org:1"),
	);
	expect(readProxy({ https_proxy: "p.org:3128" })).toEqual(
		new URL("http://p.org:3128"),
	);
	expect(readProxy({ HTTPS_PROXY: "http://:80:80" })).toBe(
		"HTTPS_PROXY must be a URL, e.g. http://proxy.example.org:3128, and is http://:80:80.",
	);
});

describe("the report of a site", () => {
	const link = "https://billetter.dk/aften";
	const site = buildWith(
		edit("events/evening.yaml", "https://billetter.example/aften", link),
		createMemo(),
	);
	const links = findOutgoingLinks(site);

	test("lists each address once, with its locations", () => {
		const addresses = links.map(({ address }) => address);
		expect(new Set(addresses).size).toBe(addresses.length);
		expect(addresses).toContain("https://facebook.example/kilden");
		expect(addresses.filter((each) => each.includes("schema.org"))).toEqual([]);
		expect(links.find(({ address }) => address === link)).toMatchObject({
			places: [{ file: "content/events/evening.yaml", place: { line: 8 } }],
		});
	});

	test("locates addresses from a pattern at the pattern", () => {
		const made = links.filter(({ address }) =>
			address.startsWith("https://tidbog.example/da/"),
		);
		expect(made.length).toBeGreaterThan(0);
		for (const { places } of made)
			expect(places).toMatchObject([
				{ file: "content/booking.yaml", place: { line: 7 } },
			]);
	});

	test("has errors for dead links, and warnings with a fix for moved ones", () => {
		const [own] = links.filter(({ address }) => address === link);
		if (!own) throw new Error("It is there.");
		const response = { status: 404, reason: "404 Not Found" };
		const dead = reportLinks([
			{ ...own, state: { kind: "dead", response } },
			{ ...own, state: { kind: "refused", response } },
			{ ...own, state: { kind: "works" } },
		]);
		const text = (language: "en" | "da") =>
			formatDiagnostics(dead, [], {
				format: "pretty",
				language,
				colour: leaveUncoloured,
			});
		expect(text("en")).toBe(
			`content/events/evening.yaml:8:7 error: ${link} leads nowhere: 404 Not Found.\n\n`,
		);
		expect(text("da")).toContain("fører ingen steder hen");
		const movedTo = "https://billetter.dk/ny";
		expect(
			reportLinks([{ ...own, state: { kind: "works", movedTo } }]),
		).toMatchObject([{ severity: "warning", fixes: [movedTo] }]);
	});
});
