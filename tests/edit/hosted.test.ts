import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { endpoints } from "../../editor/endpoints.ts";
import type { HostedOptions } from "../../editor/hosted/index.ts";
import {
	acceptInvitation,
	createInvitation,
	findInvitation,
	removePerson,
} from "../../editor/hosted/people.ts";
import { createSession } from "../../editor/hosted/sessions.ts";
import {
	openPeopleStore,
	type PeopleStore,
} from "../../editor/hosted/store.ts";
import { startHosted } from "../support/hosted-editor.ts";
import { createProject, type Project } from "../support/project.ts";

// Attacks on the editor at a public address, by requests as a proxy passes them on. browser/edit-hosted tests it in use.

const origins = {
	editor: "https://edit.kilde.test",
	pages: "https://pages.kilde.test",
};
const prices = "content/facts/prices.yaml";
const edit = JSON.stringify({
	address: { file: prices, path: ["event"] },
	...{ was: 420, value: 430, step: "1" },
});
const passkey = { id: "id", publicKey: "key", counter: 0 };
const minute = 60_000;
const day = 24 * 60 * minute;

let project: Project;
let server: Awaited<ReturnType<typeof startHosted>>;
let store: PeopleStore;
let time: number;
let lines: string[];

beforeEach(async () => {
	project = createProject();
	time = Date.now();
	lines = [];
	store = openPeopleStore(project.root, () => time);
	await start({ origins });
});

afterEach(async () => {
	await server.close();
	project.remove();
});

async function start(hosted: HostedOptions): Promise<void> {
	server = await startHosted(project.root, hosted, (line) => lines.push(line));
}

/** Lets a person in; returns the cookie of their session. */
function enter(name = "karen"): string {
	const secret = createInvitation(store, name, `${name}@kilden.example`);
	const person = acceptInvitation(store, secret, { ...passkey, id: name });
	if (!person) throw new Error("The invitation isn't valid.");
	return `__Host-kilde-session=${createSession(store, person)}`;
}

type Sent = {
	readonly headers?: Record<string, string>;
	readonly body?: string | undefined;
	/** The server of the pages instead of the editor's. */
	readonly isToPages?: boolean;
};

/** Sends a request, a POST if it has a body, with the headers of the editor's own page unless others are given. */
async function open(path: string, { headers, body, isToPages }: Sent = {}) {
	const own = isToPages ? origins.pages : origins.editor;
	const sent = request({
		...{ host: "127.0.0.1", path, method: body === undefined ? "GET" : "POST" },
		port: isToPages ? server.pagesPort : server.port,
		headers: { host: new URL(own).host, origin: own, ...headers },
	});
	sent.end(body);
	const [response] = (await once(sent, "response")) as [IncomingMessage];
	return response;
}

async function send(path: string, sent?: Sent) {
	const response = await open(path, sent);
	const { statusCode: status, headers } = response;
	return { status, headers, text: await text(response) };
}

const set = (headers: Record<string, string>) =>
	send(`${endpoints.requests}set`, { headers, body: edit });

/** Returns the value of a cookie that a response sets. */
function getCookie({ headers }: { headers: IncomingMessage["headers"] }) {
	return headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
}

/** Opens the editor's page with a cookie; returns the address at which its frame begins. */
async function findEntry(cookie: string): Promise<string> {
	const { text: page } = await send(endpoints.editor, { headers: { cookie } });
	return /data-entry="([^"]*)"/.exec(page)?.[1] ?? "";
}

test("without a session, only the page to sign in and the state of health are shown", async () => {
	const page = await send(endpoints.editor);
	expect(page.text).toContain("Log ind");
	expect(page.text).not.toMatch(/data-(entry|person|key)/);
	expect((await send("/")).headers.location).toBe(endpoints.editor);
	for (const isToPages of [false, true]) {
		const headers = { host: "10.0.0.1" };
		expect((await send("/healthz", { headers, isToPages })).status).toBe(200);
	}
	for (const path of [endpoints.state, "/favicon.svg", "/media/room.svg"])
		expect.soft((await send(path)).status, path).toBe(401);
	for (const path of ["/", "/faq", "/@kilde/events", endpoints.enter])
		expect.soft((await send(path, { isToPages: true })).status, path).toBe(403);
	expect((await set({})).status).toBe(401);
	expect((await set({ "kilde-key": "" })).status).toBe(401);
});

test("a request is refused from another origin, under another host name, or with the cookie of the pages", async () => {
	const cookie = enter();
	const entered = await send(await findEntry(cookie), { isToPages: true });
	const ofPages = getCookie(entered);
	for (const other of [
		{ origin: origins.pages },
		{ origin: "https://evil.example" },
		{ origin: "http://edit.kilde.test" },
		{ origin: "null" },
		{ "sec-fetch-site": "same-site" },
		{ host: "evil.example", origin: "https://evil.example" },
		{ cookie: ofPages },
		{ cookie: ofPages.replace("pages", "session") },
		{ cookie: "__Host-kilde-session=" },
		{ "x-forwarded-host": "edit.kilde.test", host: "evil.example" },
	]) {
		const { status } = await set({ cookie, ...other });
		expect.soft([401, 403], JSON.stringify(other)).toContain(status);
	}
	for (const path of ["/", endpoints.editor]) {
		const headers = { cookie, host: "evil.example" };
		expect.soft((await send(path, { headers })).status, path).toBe(403);
	}
	// A proxy that replaces both headers: the browser says which site a request is from.
	const replaced = { cookie, host: "localhost", origin: "http://localhost" };
	for (const site of [undefined, "cross-site", "same-site"]) {
		const headers = { ...replaced, ...(site && { "sec-fetch-site": site }) };
		expect.soft((await set(headers)).status, site).toBe(401);
	}
	expect(project.text(prices)).toContain("event: 420");
	const stated = { ...replaced, "sec-fetch-site": "same-origin" };
	expect((await set(stated)).status).toBe(200);
	expect(project.text(prices)).toContain("event: 430");
});

test("the pages are shown with a cookie of their own, which an address gives once and which leads nowhere else", async () => {
	const cookie = enter();
	const entry = await findEntry(cookie);
	const path = `${entry}&path=${encodeURIComponent("//evil.example/x")}`;
	const entered = await send(path, { isToPages: true });
	expect(entered.headers.location).toBe("/");
	expect(entered.headers["set-cookie"]?.[0]).toMatch(
		/; Secure; HttpOnly; SameSite=None; Partitioned$/,
	);
	const shown = { headers: { cookie: getCookie(entered) }, isToPages: true };
	expect((await send("/faq", shown)).status).toBe(200);
	for (const outside of ["/../package.json", "/..%2f.kilde/people.json"])
		expect.soft((await send(outside, shown)).status, outside).toBe(404);
	const again = await send(path, { isToPages: true });
	expect(again.status).toBe(403);
	const inWrongPlace = { headers: { cookie }, isToPages: true };
	expect((await send("/faq", inWrongPlace)).status).toBe(403);
	const signOut = { headers: { cookie }, body: "{}" };
	const left = await send(`${endpoints.signIn}leave`, signOut);
	expect(left.headers["set-cookie"]?.[0]).toMatch(/=; Path=\/; Max-Age=0;/);
	expect((await send("/faq", shown)).status).toBe(403);
});

test("an invitation works once, for a day, and isn't stored", () => {
	const secret = createInvitation(store, "Karen", "Karen@kilden.example");
	expect(project.text(".kilde/people.json")).not.toContain(secret);
	expect(acceptInvitation(store, `${secret}x`, passkey)).toBeUndefined();
	const first = acceptInvitation(store, secret, passkey);
	expect(first).toMatchObject({ name: "Karen", email: "karen@kilden.example" });
	expect(acceptInvitation(store, secret, passkey)).toBeUndefined();
	const late = createInvitation(store, "Karen", "karen@kilden.example");
	time += day - 1;
	expect(findInvitation(store, late)).toBeDefined();
	time += 1;
	expect(acceptInvitation(store, late, passkey)).toBeUndefined();
	const again = createInvitation(store, "Karen", "karen@kilden.example");
	// Another device of the same person.
	expect(acceptInvitation(store, again, passkey)?.id).toBe(first?.id);
});

test("a change waits for that of another process, unless it was killed", () => {
	const draft = join(project.root, ".kilde/people.json.new");
	createInvitation(store, "Karen", "karen@kilden.example");
	writeFileSync(draft, "half of a l");
	const begun = performance.now();
	createInvitation(store, "Lars", "lars@kilden.example");
	expect(performance.now() - begun).toBeGreaterThan(1000);
	expect(store.read().invitations).toHaveLength(2);
	expect(existsSync(draft)).toBe(false);
});

test("the secret of a session is rotated daily and ends after thirty days; the one before is accepted for a minute", async () => {
	const old = createSession(store, { id: "1", name: "", email: "" });
	store.update(() => ({
		people: [{ id: "1", name: "Karen", email: "k@k.example", passkeys: [] }],
	}));
	const stored = store.read().sessions;
	const age = (days: number, minutes = 0) => {
		const passed = days * day + minutes * minute;
		const sessions = stored.map((each) => ({
			...each,
			...{ rotated: each.rotated - passed, until: each.until - passed },
		}));
		store.update(() => ({ sessions }));
	};
	const ask = (secret: string) =>
		set({ cookie: `__Host-kilde-session=${secret}` });
	age(0, 23 * 60);
	expect((await ask(old)).headers["set-cookie"]).toBeUndefined();
	age(1);
	const rotated = await ask(old);
	expect(rotated.headers["set-cookie"]?.[0]).toMatch(
		/^__Host-kilde-session=[\w-]{43}; Path=\/; Max-Age=2592000; Secure; HttpOnly; SameSite=Lax$/,
	);
	const next = getCookie(rotated).split("=")[1] ?? "";
	expect(next).not.toBe(old);
	const isSignedIn = async (secret: string) =>
		(await ask(secret)).status !== 401;
	expect([await isSignedIn(old), await isSignedIn(next)]).toEqual([true, true]);
	const [session] = store.read().sessions;
	if (session)
		store.update(() => ({
			sessions: [{ ...session, rotated: session.rotated - 2 * minute }],
		}));
	expect([await isSignedIn(old), await isSignedIn(next)]).toEqual([
		...[false, true],
	]);
	age(30);
	expect(await isSignedIn(old)).toBe(false);
});

test("somebody who is removed, or signs out everywhere, is signed out in all browsers at once, also in open tabs", async () => {
	const cookies = [enter(), enter()];
	const other = enter("lars");
	const stream = await open(endpoints.state, {
		headers: { cookie: cookies[0] ?? "" },
	});
	const ended = text(stream);
	await send(`${endpoints.signIn}leave-everywhere`, {
		...{ headers: { cookie: cookies[1] ?? "" }, body: "{}" },
	});
	for (const cookie of cookies)
		expect((await set({ cookie })).status).toBe(401);
	// Whatever changes is sent to all open tabs.
	expect((await set({ cookie: other })).status).toBe(200);
	expect(await ended).toContain('"others":[]');
	expect(removePerson(store, "LARS@kilden.example")).toBe(true);
	expect((await set({ cookie: other })).status).toBe(401);
	expect(removePerson(store, "lars@kilden.example")).toBe(false);
});

test("a hundred wrong attempts to sign in are refused, slowed down and logged without their secrets, and lock nobody out", async () => {
	const cookie = enter();
	const attempts = Array.from({ length: 100 }, (_, index) =>
		send(`${endpoints.signIn}${index % 2 ? "finish" : "register"}`, {
			body: JSON.stringify({
				invitation: "guessed",
				response: { id: "guessed", response: {} },
			}),
		}),
	);
	expect((await set({ cookie })).status).toBe(200);
	const isRefused = async (attempt: (typeof attempts)[number]) => {
		if ((await attempt).status !== 429) throw new Error("It was tried.");
	};
	await Promise.any(attempts.map(isRefused));
	await server.close();
	await Promise.allSettled(attempts);
	await start({ origins });
	expect(lines.length).toBe(100);
	expect(lines.join()).not.toContain("guessed");
	expect(lines[0]).toMatch(/^Signing in failed: /);
});

test("a header with an email address is believed only from the address of the proxy", async () => {
	await server.close();
	const name = "X-Forwarded-Email";
	for (const [from, status] of [
		["127.0.0.1", 200],
		["10.0.0.1", 401],
	] as const) {
		await start({ origins, header: { name, from } });
		const headers = { [name]: "karen@kilden.example" };
		expect((await set(headers)).status).toBe(status);
		expect((await set({})).status).toBe(401);
		const shown = await send("/faq", { headers, isToPages: true });
		expect(shown.status).toBe(status === 200 ? 200 : 403);
		const page = await send(endpoints.editor, { headers });
		expect(page.text.includes('data-person="karen"')).toBe(status === 200);
		project.restore();
		await server.close();
	}
	await start({ origins });
});
