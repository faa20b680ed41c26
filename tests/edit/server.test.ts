import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { getHeaders, listenOnFreePort } from "kilde/tools";
import { afterAll, beforeAll, expect, test } from "vitest";
import { owner } from "../../editor/access.ts";
import { endpoints, keyHeader } from "../../editor/endpoints.ts";
import { createEditorServer } from "../../editor/server.ts";
import {
	type EditServer,
	signIn,
	startEditing,
} from "../support/edit-server.ts";
import { endpoints as pageEndpoints } from "../support/engine.ts";
import { createProject, type Project } from "../support/project.ts";

// Access to `kilde edit`, and requests that its own editor doesn't send. No test changes anything, so all share one editor.

let project: Project;
let server: EditServer;
let session: Record<string, string>;
let before: string;

beforeAll(async () => {
	project = createProject();
	server = await startEditing(project.root);
	session = await signIn(server.origin, server.key);
	before = project.digest("content");
});

afterAll(async () => {
	expect(project.digest("content")).toBe(before);
	await server.close();
	project.remove();
});

type Sent = {
	readonly headers?: Record<string, string>;
	readonly body?: string;
};

/** Sends a request, a POST if it has a body, with any headers, even those that browsers set by themselves. */
async function send(url: string, { headers = {}, body }: Sent = {}) {
	const method = body === undefined ? "GET" : "POST";
	const sent = request(url, { method, headers });
	sent.end(body);
	const [response] = (await once(sent, "response")) as [IncomingMessage];
	const { statusCode: status, headers: received } = response;
	return { status, headers: received, text: await text(response) };
}

const setRequest = `${endpoints.requests}set`;
const address = { file: "content/facts/prices.yaml", path: ["event"] };
const edit = JSON.stringify({ address, was: 420, value: 430, step: "1" });

test("nothing is shown without the key", async () => {
	for (const path of ["/", "/media/room.svg", endpoints.state])
		expect.soft((await send(server.origin + path)).status, path).toBe(403);
	for (const path of ["/", "/faq", "/nowhere", pageEndpoints.events])
		expect.soft((await send(server.pages + path)).status, path).toBe(403);
	const { cookie } = await signIn(server.origin, "another key");
	expect(cookie).toBe("");
});

test("nothing is changed without the key, from a different origin, or under a different host name", async () => {
	const { port } = new URL(server.origin);
	for (const other of [
		{ [keyHeader]: "another key" },
		{ [keyHeader]: "" },
		{ "sec-fetch-site": "same-site" },
		{ origin: server.pages },
		{ origin: "http://evil.example" },
		{ origin: `http://localhost:${port}` },
		{ host: "evil.example" },
		{ host: "evil.example", origin: "http://evil.example" },
	]) {
		const headers = { ...session, ...other };
		for (const name of ["set", "undo"]) {
			const body = name === "set" ? edit : "{}";
			const url = server.origin + endpoints.requests + name;
			const { status } = await send(url, { headers, body });
			expect.soft(status, JSON.stringify(other)).toBe(403);
		}
	}
	const { cookie = "" } = session;
	const byCookie = { headers: { cookie }, body: edit };
	const { status } = await send(server.origin + setRequest, byCookie);
	expect(status).toBe(403);
});

test("two editors on one machine ignore each other's cookies, although browsers send both", async () => {
	const here = createProject();
	// The same key, so that only the names of the cookies differ.
	const other = await startEditing(here.root);
	try {
		const { cookie: own = "" } = session;
		const { cookie: foreign = "" } = await signIn(other.origin, other.key);
		const read = async (cookie: string) =>
			(await send(`${server.pages}/`, { headers: { cookie } })).status;
		expect(await read(foreign)).toBe(403);
		expect(await read(`${foreign}; ${own}`)).toBe(200);
	} finally {
		await other.close();
		here.remove();
	}
});

test("the editor can't be framed, and pages only by the editor; they have all other headers of a host", async () => {
	const headers = { cookie: session.cookie ?? "" };
	const getAncestors = async (url: string) => {
		const { headers: sent } = await send(url, { headers });
		const policy = String(sent["content-security-policy"]);
		const [, ancestors] = /frame-ancestors ([^;]*)/.exec(policy) ?? [];
		return [ancestors, sent["x-frame-options"]];
	};
	for (const path of [endpoints.editor, endpoints.enter, "/", "/faq"])
		expect
			.soft(await getAncestors(server.origin + path), path)
			.toEqual(["'none'", "DENY"]);
	for (const path of ["/", "/faq", "/nowhere", "/book"])
		expect
			.soft(await getAncestors(server.pages + path), path)
			.toEqual([server.origin, undefined]);
	const { headers: sent } = await send(`${server.pages}/faq`, { headers });
	const { "X-Frame-Options": _, ...expected } = getHeaders("/faq");
	for (const [name, value] of Object.entries(expected))
		expect.soft(sent[name.toLowerCase()], name).toBe(value);
});

test("the editor's origin serves no page of the site", async () => {
	for (const path of ["/", "/book", "/feed.xml", "/search.json", "/404"]) {
		const { status } = await send(server.origin + path, { headers: session });
		expect.soft(status, path).toBe(404);
	}
	const icon = `${server.origin}/favicon.svg`;
	expect((await send(icon, { headers: session })).status).toBe(200);
});

test("a form with the key, as sent by the opened file, returns the editor; without the key, nothing", async () => {
	const enter = (key: string) =>
		send(server.origin + endpoints.enter, {
			headers: {
				origin: "null",
				"content-type": "application/x-www-form-urlencoded",
			},
			body: `${new URLSearchParams({ key })}`,
		});
	const entered = await enter(server.key);
	expect(entered.status).toBe(200);
	expect(entered.headers["cache-control"]).toBe("no-store");
	expect(entered.text).toContain(`data-key="${server.key}"`);
	for (const key of ["", "another key", server.key.slice(1)]) {
		const refused = await enter(key);
		expect.soft(refused.status, key).toBe(403);
		expect.soft(refused.headers["set-cookie"], key).toBeUndefined();
	}
});

const nest = (open: string, close: string) =>
	open.repeat(2000) + close.repeat(2000);
const createSet = (file: string, path: string, value: string) =>
	`{"address":{"file":"${file}","path":${path}},"value":${value},"step":"1"}`;
const home = "content/pages/home.yaml";

test("an invalid request is rejected in a sentence without logging an error", async () => {
	const requests = [
		["set", ""],
		["set", "{"],
		["nothing", "{}"],
		["toString", "{}"],
		["set", "null"],
		["set", createSet(home, '["heading"]', nest("[", "]"))],
		["set", createSet(home, JSON.stringify(Array(5000).fill("a")), "1")],
		["list", nest("[", "]")],
		["locate", `{"mark":"${"x".repeat(5000)}"}`],
		["locate", `{"path":"/${"x".repeat(5000)}","text":"","nth":0}`],
		...[
			"content/media/room.svg",
			"content//x.yaml",
			"content/../package.yaml",
			"package.yaml",
			"content/.schema/page.yaml",
			"content\\\\..\\\\x.yaml",
		].map((file) => ["set", createSet(file, '["a"]', '"x"')] as const),
	] as const;
	for (const [name, body] of requests) {
		const url = server.origin + endpoints.requests + name;
		const answer = await send(url, { headers: session, body });
		expect.soft(answer.status, `${name} ${body.slice(0, 200)}`).toBe(400);
		expect(answer.text).toMatch(/^The editor has no such request/);
	}
	expect(server.failures).toEqual([]);
});

test("an internal error mentions the terminal, which shows the error", async () => {
	const outcome = new Error("The view is wrong.");
	const shown: string[] = [];
	const editor = createEditorServer({
		access: {
			getOrigins: () => ({ editor: "", pages: "" }),
			findReader: () => owner,
			findWriter: () => owner,
			mayReadPages: () => true,
		},
		renderPage: () => ({ path: "editor.html", bytes: "" }),
		renderSignIn: () => ({ path: "sign-in.html", bytes: "" }),
		script: "",
		signInScript: "",
		findFile: () => undefined,
		answer: () => Promise.reject(outcome),
		upload: () => Promise.reject(outcome),
		getState: () => Promise.reject(outcome),
		font: undefined,
		onError: (error) => shown.push(String(error)),
	});
	const port = await listenOnFreePort(editor.server, 0, "machine");
	const url = `http://127.0.0.1:${port}${endpoints.requests}begin`;
	const { status, text } = await send(url, { body: "{}" });
	editor.server.close();
	editor.server.closeAllConnections();
	expect(status).toBe(500);
	expect(text).toContain("the reason is in the terminal");
	expect(shown).toEqual(["Error: The view is wrong."]);
});
