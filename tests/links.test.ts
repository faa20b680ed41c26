import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo, LookupFunction } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMemo } from "../generator/cache/memo.ts";
import { plain, report } from "../generator/diagnostics/report.ts";
import {
	type Asking,
	askLinks,
	type Outcome,
} from "../generator/links/ask-links.ts";
import { checkOutgoing, gently } from "../generator/links/index.ts";
import {
	type Failures,
	failuresAfter,
	readFailures,
} from "../generator/links/kept.ts";
import { outgoingLinks } from "../generator/links/outgoing.ts";
import { lookupPublic } from "../generator/links/public-address.ts";
import { askedInWords, linkProblems } from "../generator/links/report.ts";
import { builtWith, edit, repository } from "./support/check.ts";

// Links to other sites: which addresses are requested, in what way, and what is reported.

/** Leads every name to this computer, but for those that begin with gone. Nothing but a test can name another lookup. */
const here: LookupFunction = (name, options, found) => {
	if (name.startsWith("gone"))
		found(Object.assign(new Error(name), { code: "ENOTFOUND" }), "", 0);
	else if (options.all) found(null, [{ address: "127.0.0.1", family: 4 }]);
	else found(null, "127.0.0.1", 4);
};

const nowhere: LookupFunction = (name, _, found) =>
	found(Object.assign(new Error(name), { code: "EAI_AGAIN" }), "", 0);

const asking: Asking = {
	...gently("https://kilden.example"),
	pause: 30,
	patience: 300,
	lookup: here,
};

let server: Server;
let port: number;
/** What the server was asked: method, host and path. */
const questions: string[] = [];
/** The hosts of the questions that are not answered yet, and for each answer how many there were of its host and in all. */
const open: string[] = [];
const atATime: { readonly ofHost: number; readonly inAll: number }[] = [];

beforeAll(async () => {
	server = createServer((request, response) => {
		const { method, url = "", headers } = request;
		const [host = ""] = headers.host?.split(":") ?? [];
		questions.push(`${method} ${host}${url}`);
		open.push(host);
		const ofHost = open.filter((each) => each === host).length;
		atATime.push({ ofHost, inAll: open.length });
		response.on("close", () => open.splice(open.indexOf(host), 1));
		const answer = (status: number, location?: string) => {
			response.writeHead(status, location ? { location } : {});
			response.end();
		};
		const [, kind = "", rest = ""] = url.split("/");
		if (kind === "never") return;
		if (kind === "slow") setTimeout(() => answer(200), 100);
		else if (kind === "only-get") answer(method === "GET" ? 200 : 405);
		else if (kind === "moved") answer(301, `/for-now`);
		else if (kind === "for-now") answer(302, "/ok");
		else if (kind === "to-a") answer(302, `http://a.org:${port}/slow/3`);
		else if (kind === "circle") answer(301, "/circle");
		else if (kind === "inside") answer(302, "http://127.0.0.1:1/secret");
		else answer(kind === "ok" ? 200 : Number(kind), rest || undefined);
	});
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
	({ port } = server.address() as AddressInfo);
});

afterAll(() => {
	server.closeAllConnections();
	server.close();
});

async function askFor(...paths: readonly string[]) {
	questions.length = 0;
	const addresses = paths.map((path) => {
		const [host, ...rest] = path.split("/");
		return `http://${host}:${port}/${rest.join("/")}`;
	});
	const outcomes = await askLinks(addresses, asking);
	return addresses.map((address) => outcomes?.get(address));
}

describe("an address", () => {
	test.each([
		["a.org/ok", { kind: "works" }],
		["a.org/slow", { kind: "works" }],
		["a.org/for-now", { kind: "works" }],
		["a.org/only-get", { kind: "works" }],
		["a.org/429", { kind: "undecided" }],
		["a.org/403", { kind: "undecided" }],
		["a.org/999", { kind: "undecided" }],
		["a.org/404", "the page isn't there (a.org:PORT, 404)"],
		["a.org/500", "the server has an error (a.org:PORT, 500)"],
		["a.org/never", "no answer in time (a.org:PORT"],
		["a.org/circle", "it redirects in circles"],
		["gone.org/ok", "there is no such name (gone.org:PORT"],
		["127.0.0.1/ok", "it is not on the internet (127.0.0.1:PORT"],
		["a.org/inside", "it is not on the internet (127.0.0.1:1,"],
	])("%s", async (path, expected) => {
		const [outcome] = await askFor(path);
		if (typeof expected !== "string") expect(outcome).toEqual(expected);
		else
			expect(outcome).toMatchObject({
				kind: "failed",
				why: {
					en: expect.stringContaining(expected.replace("PORT", String(port))),
				},
			});
	});

	test("that has moved permanently is reported with its new address; temporary redirects from there are left out", async () => {
		expect(await askFor("a.org/moved")).toEqual([
			{ kind: "works", movedTo: `http://a.org:${port}/for-now` },
		]);
	});

	test("is asked with HEAD, and with GET only where that isn't answered well", async () => {
		await askFor("a.org/ok", "a.org/only-get");
		expect(questions).toEqual([
			"HEAD a.org/ok",
			"HEAD a.org/only-get",
			"GET a.org/only-get",
		]);
	});
});

test("a certificate that browsers refuse is reported", async () => {
	const certificates = join(repository, "tests/fixtures/certificates");
	const file = (name: string) => readFileSync(join(certificates, name));
	const secure = createSecureServer(
		{ key: file("localhost.key"), cert: file("valid.pem") },
		(_, response) => response.end(),
	);
	await new Promise<void>((ready) => secure.listen(0, "127.0.0.1", ready));
	const { port: securePort } = secure.address() as AddressInfo;
	const address = `https://a.org:${securePort}/`;
	const outcomes = await askLinks([address], asking);
	secure.close();
	expect(outcomes?.get(address)).toMatchObject({
		kind: "failed",
		why: { en: expect.stringContaining("its certificate isn't valid") },
	});
});

test("a host is asked one question at a time, and others meanwhile", async () => {
	atATime.length = 0;
	await askFor("a.org/slow", "a.org/slow/2", "b.org/slow", "c.org/to-a");
	expect(Math.max(...atATime.map(({ ofHost }) => ofHost))).toBe(1);
	expect(Math.max(...atATime.map(({ inAll }) => inAll))).toBeGreaterThan(1);
	expect(questions.filter((each) => each.includes("a.org"))).toHaveLength(3);
});

test.each([
	...["127.0.0.1", "10.1.2.3", "169.254.169.254", "192.168.1.1", "100.64.0.1"],
	...["172.31.0.1", "0.0.0.0", "::1", "fe80::1", "fd00::1"],
	...["::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::"],
])("%s is not asked, by number or by name", async (address) => {
	const host = address.includes(":") ? `[${address}]` : address;
	const url = new URL(`http://${host}:${port}/ok`).href;
	const outcomes = await askLinks([url], asking);
	expect(outcomes?.get(url)).toMatchObject({
		why: { en: expect.stringContaining("is not on the internet") },
	});
	for (const all of [true, false])
		await new Promise<void>((end) =>
			lookupPublic(address, { all }, (error) => {
				expect(error?.code).toBe("NOT_PUBLIC");
				end();
			}),
		);
});

test("what the command asks with looks up the internet alone", () => {
	const { lookup, userAgent } = gently("https://kilden.example");
	expect(lookup).toBe(lookupPublic);
	expect(userAgent).toContain("https://kilden.example");
});

describe("a site", () => {
	const site = builtWith(
		edit(
			"events/evening.yaml",
			"https://billetter.example/aften",
			"https://gone.billetter.dk/aften",
		),
		createMemo(),
	);
	const link = "https://gone.billetter.dk/aften";

	test("has each address once, with where it is written and who shows it", () => {
		const links = outgoingLinks(site);
		const addresses = links.map(({ address }) => address);
		expect(new Set(addresses).size).toBe(addresses.length);
		expect(addresses).toContain("https://facebook.example/kilden");
		expect(addresses.filter((each) => each.includes("schema.org"))).toEqual([]);
		expect(links.find(({ address }) => address === link)).toMatchObject({
			places: [{ file: "content/events/evening.yaml", place: { line: 8 } }],
			pages: new Map([
				["/events", "Aftener – Kilden"],
				["/en/events", "Evenings – The Spring"],
			]),
		});
	});

	test("has addresses from a pattern where the pattern is", () => {
		const made = outgoingLinks(site).filter(({ address }) =>
			address.startsWith("https://tidbog.example/da/"),
		);
		expect(made.length).toBeGreaterThan(0);
		for (const { places } of made)
			expect(places).toMatchObject([
				{ file: "content/booking.yaml", place: { line: 7 } },
			]);
	});

	test("sees a dead link on the second day, and a moved one at once", async () => {
		const root = mkdtempSync(join(tmpdir(), "kilde-links-"));
		const on = (date: string, lookup = here) =>
			checkOutgoing(site, { root, date }, { ...asking, lookup });
		const first = await on("2026-11-19");
		if (!first) throw new Error("It was asked.");
		expect(linkProblems(first)).toEqual([]);
		expect(askedInWords(first).en).toBe(
			`Tried 1 link to other sites, without ${first.madeUp} samples.\nWill be tried again on another day: ${link}, there is no such name (gone.billetter.dk, ENOTFOUND).`,
		);
		expect(linkProblems((await on("2026-11-19")) ?? first)).toEqual([]);
		expect(await on("2026-11-26", nowhere)).toBeUndefined();
		expect(readFailures(root).get(link)?.last).toBe("2026-11-19");
		const second = await on("2026-11-26");
		rmSync(root, { recursive: true });
		if (!second) throw new Error("It was asked.");
		const told = (language: "en" | "da") =>
			report(linkProblems(second), new Map(), {
				format: "pretty",
				language,
				colour: plain,
			});
		expect(told("en")).toBe(
			`content/events/evening.yaml:8:7 error: ${link} leads nowhere: there is no such name (gone.billetter.dk, ENOTFOUND), on 19\u00A0November 2026 and on 26\u00A0November 2026.\n  Visitors meet it on “Aftener – Kilden” (/events) and “Evenings – The Spring” (/en/events).\n\n`,
		);
		expect(told("da")).toContain("fører ingen steder hen");
		const movedTo = "https://billetter.dk/aften";
		const moved = linkProblems({
			...second,
			outcomes: new Map([[link, { kind: "works", movedTo }]]),
		});
		expect(moved).toMatchObject([
			{ severity: "warning", hint: { replacement: movedTo } },
		]);
	});
});

test("a link that worked in between, or that nothing leads to any more, begins anew", () => {
	const why = { en: "", da: "" };
	const failed = { kind: "failed", why } as const;
	const before: Failures = new Map(
		["a", "b", "c", "d"].map((key) => [key, { first: "1", last: "1", why }]),
	);
	const after = failuresAfter(
		before,
		new Map<string, Outcome>([
			["a", failed],
			["b", { kind: "works" }],
			["c", { kind: "undecided" }],
			["e", failed],
		]),
		"2",
	);
	expect([...after]).toEqual([
		["a", { first: "1", last: "2", why }],
		["c", { first: "1", last: "1", why }],
		["e", { first: "2", last: "2", why }],
	]);
});
