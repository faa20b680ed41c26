import { execFileSync } from "node:child_process";
import { once } from "node:events";
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	symlinkSync,
	unlinkSync,
} from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import {
	afterAll,
	afterEach,
	beforeAll,
	describe,
	expect,
	inject,
	test,
} from "vitest";
import { createAccess } from "../../editor/access.ts";
import { endpoints, keyHeader } from "../../editor/endpoints.ts";
import { markPattern } from "../../editor/mark-form.ts";
import type { ValueAddress, YamlValue } from "../../editor/protocol.ts";
import { createEditorServer } from "../../editor/server.ts";
import { build } from "../../generator/build.ts";
import { openProjectMemo } from "../../generator/cache/project-memo.ts";
import { endpoints as pageEndpoints } from "../../generator/dev/endpoints.ts";
import { getHeaders } from "../../generator/host/headers.ts";
import {
	listenOnFreePort,
	listNetworkAddresses,
} from "../../generator/host/listen.ts";
import { waitUntil } from "../support/dev-client.ts";
import {
	commitAll,
	type EditServer,
	signIn,
	startEditing,
} from "../support/edit-server.ts";
import { createProject, type Project } from "../support/project.ts";
import { site } from "../support/site.ts";

// Sends requests to `kilde edit` as its editor in the browser does.

let project: Project;
let server: EditServer;

beforeAll(async () => {
	project = createProject();
	commitAll(project.root);
	server = await startEditing(project.root);
});

afterEach(async () => {
	while ((await server.readState()).undo !== undefined) {
		const { refused } = await server.ask("undo", {});
		if (refused) break;
	}
	project.restore();
	await waitUntil("the restored files", async () => {
		const { problems } = await server.readState();
		const entry = await server.ask("entry", { file: prices });
		const value = Object(entry?.documents[prices]?.value);
		return problems.length === 0 && value["session-1h"] === 300;
	});
});

afterAll(async () => {
	await server.close();
	project.remove();
});

const home = "content/pages/home.yaml";
const prices = "content/facts/prices.yaml";
const hours = "content/facts/hours.yaml";
const faq = "content/faq.yaml";
const article = "content/news/opening.da.md";
const heading: ValueAddress = { file: home, path: ["heading", "da"] };
const price: ValueAddress = { file: prices, path: ["session-1h"] };

function git(...args: string[]): string {
	return execFileSync("git", ["-C", project.root, ...args], {
		encoding: "utf8",
	});
}

function diff(): string {
	return git("diff", "-U0");
}

/** Lists the lines that differ from the last commit. */
function changedLines(): string[] {
	return diff()
		.split("\n")
		.filter((line) => /^[-+](?![-+])/.test(line));
}

/** Sets a value; returns why it was refused. */
async function set(
	address: ValueAddress,
	was: YamlValue | undefined,
	value: YamlValue | undefined,
	step = "1",
) {
	const asked = { address, step, was, value };
	return (await server.ask("set", asked)).refused;
}

async function getValue({ file, path }: ValueAddress): Promise<unknown> {
	const document = (await server.ask("entry", { file }))?.documents[file];
	return path === "markdown"
		? document?.markdown
		: path.reduce<unknown>(
				(value, step) => Object(value)[step],
				document?.value,
			);
}

describe("the values that an element shows", () => {
	test("are found by the mark of a text, and of a name", async () => {
		const html = await server.text("/");
		const marked = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "";
		const [mark = ""] = [...marked.matchAll(markPattern)].map(([, id]) => id);
		const { addresses } = await server.ask("locate", { mark });
		expect(addresses).toEqual([heading]);
		expect(html.replaceAll(markPattern, "")).not.toMatch(
			/[\u{E0100}-\u{E01EF}]/u,
		);
	});

	test("are found by halving for a price, also a reduced one", async () => {
		const find = async (text: string) =>
			(await server.ask("locate", { path: "/opening-hours", text, nth: 0 }))
				.addresses;
		expect(await find("300\u00a0kr.")).toEqual([price]);
		const html = (await server.text("/opening-hours")).replaceAll(
			markPattern,
			"",
		);
		const [reduced = ""] = /\b180\s[^<]*/.exec(html) ?? [];
		expect(await find(reduced.replaceAll("&nbsp;", "\u00a0"))).toEqual(
			expect.arrayContaining([
				price,
				{ file: "content/facts/codes.yaml", path: ["new-customer", "percent"] },
			]),
		);
		expect(await find("no such text")).toEqual([]);
	});

	test("a missing page shows the 404 page", async () => {
		expect(await server.text("/nowhere")).toContain("Her er intet");
	});
});

test("output/ contains nothing of the editor, although a build uses its cache", async () => {
	const output = join(project.root, "output");
	const code = inject("code");
	const { unwritten } = await build(
		{ site, root: project.root, date: "2026-03-01", code, output },
		openProjectMemo(project.root, code),
		() => {},
	);
	expect(unwritten).toBeUndefined();
	const files = readdirSync(output, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
	expect(files.length).toBeGreaterThan(20);
	const found = files.filter((file) =>
		/\/@kilde\/|[\u{E0100}-\u{E01EF}]|prosemirror/iu.test(
			readFileSync(file, "utf8"),
		),
	);
	expect(found).toEqual([]);
});

describe("an edit", () => {
	test("is written at once as one line, and shown", async () => {
		expect(await set(heading, "Forside", "Velkommen")).toBeUndefined();
		expect(changedLines()).toEqual([
			"-heading: { da: Forside, en: Home }",
			"+heading: { da: Velkommen, en: Home }",
		]);
		expect(await server.text("/")).toMatch(/<h1[^>]*>Velkommen/);
	});

	test("of a text is on its page at once, and soon in what is made from all pages", async () => {
		const title: ValueAddress = { file: article, path: ["title"] };
		const isIn = async (path: string) =>
			(await server.text(path)).replaceAll(markPattern, "").includes("Nyt hus");
		await set(title, String(await getValue(title)), "Nyt hus");
		expect(await isIn("/news/vi-aabner")).toBe(true);
		await waitUntil("the search index", () => isIn("/search.json"));
	});

	test("of a text is written as the whole text needs it, not as a part of it did", async () => {
		const before = String(await getValue(heading));
		for (const [was, value] of [
			[before, `${before} `],
			[`${before} `, `${before} h`],
		])
			expect(await set(heading, was, value, `${value}`)).toBeUndefined();
		expect(changedLines()[1]).toContain(`da: ${before} h,`);
		expect(await set(heading, `${before} h`, before)).toBeUndefined();
		expect(changedLines()).toEqual([]);
	});

	test("that brings an error isn't written, and is explained at its field", async () => {
		const refused = await set(price, 300, "cheap");
		expect(refused).toMatchObject({
			reason: expect.stringContaining("whole number"),
			problems: [{ address: price, label: expect.stringContaining("session") }],
		});
		expect(diff()).toBe("");
		expect((await server.readState()).problems).toEqual([]);
	});

	test("of a value that has changed meanwhile is refused with the newer one", async () => {
		await set(price, 300, 310, "of one window");
		const refused = await set(price, 300, 320, "of the other window");
		expect(refused).toMatchObject({
			reason: expect.stringContaining("changed elsewhere"),
			current: { value: 310 },
		});
		expect(project.text(prices)).toContain("session-1h: 310");
	});

	test("made in two windows at once loses none of both", async () => {
		const other: ValueAddress = { file: prices, path: ["event"] };
		const refused = await Promise.all([
			set(price, 300, 310, "a"),
			set(other, 420, 430, "b"),
		]);
		expect(refused).toEqual([undefined, undefined]);
		expect(project.text(prices)).toMatch(/session-1h: 310[\s\S]*event: 430/);
	});

	test("doesn't overwrite what another program has just written", async () => {
		project.edit(prices, "event: 420", "event: 430");
		const refused = await set(price, 300, 310);
		expect(project.text(prices)).toContain("event: 430");
		if (refused) expect(await set(price, 300, 310)).toBeUndefined();
		expect(project.text(prices)).toContain("session-1h: 310");
	});

	test("lists the pages that show it beforehand", async () => {
		const { summary, uses } = await server.ask("usage", { address: price });
		expect(summary).toMatch(/^\d+ places on \d+ pages, in Danish and English$/);
		expect(uses.some(({ text }) => text.includes("300"))).toBe(true);
	});
});

describe("undo", () => {
	test("undoes the letters of a word together, and redoes them", async () => {
		let was = "Forside";
		for (const value of ["V", "Ve", "Vel"]) {
			await set(heading, was, value);
			was = value;
		}
		await set(price, 300, 310, "2");
		expect((await server.readState()).undo).toContain("session");
		await server.ask("undo", {});
		await server.ask("undo", {});
		expect(diff()).toBe("");
		await server.ask("redo", {});
		expect(await server.text("/")).toMatch(/<h1[^>]*>Vel/);
	});

	test("is refused after another program has changed the file", async () => {
		await set(price, 300, 310);
		project.edit(prices, "event: 420", "event: 430");
		await waitUntil("the other change", async () => {
			const { refused } = await server.ask("undo", {});
			return refused !== undefined;
		});
		expect(project.text(prices)).toMatch(/session-1h: 310[\s\S]*event: 430/);
	});
});

describe("a file with errors", () => {
	test("made by another program shows its problem, and everything else goes on", async () => {
		project.edit(faq, "question:", "questoin:");
		await waitUntil("the problem", async () => {
			const { problems } = await server.readState();
			return problems.some(({ file }) => file === faq);
		});
		expect(await set(heading, "Forside", "Velkommen")).toBeUndefined();
		expect(await server.text("/")).toMatch(/<h1[^>]*>Velkommen/);
		expect(await server.text("/faq")).toContain("<h1");
		const entry = await server.ask("entry", { file: faq });
		expect(entry?.form.control.kind).toBe("group");
	});

	test("is fixed by the button of its problem", async () => {
		project.edit(prices, "session-1h: 300", 'session-1h: "2,000"');
		const find = async () =>
			(await server.readState()).problems.find(
				({ severity }) => severity === "error",
			);
		await waitUntil("the problem", async () => (await find()) !== undefined);
		const problem = await find();
		expect(problem?.fixes).toEqual(["2,000 DKK", "2 DKK"]);
		const asked = { problem: problem?.id ?? "" };
		const { refused } = await server.ask("fix", { ...asked, fix: 5 });
		expect(refused?.reason).toContain("changed meanwhile");
		await server.ask("fix", { ...asked, fix: 0 });
		expect(project.text(prices)).toContain("session-1h: 2000");
	});
});

describe("a new address", () => {
	test("of an article brings a redirect from the published one, and changes links to it", async () => {
		const address: ValueAddress = { file: article, path: ["slug"] };
		const slug = String(await getValue(address));
		expect(await set(address, slug, "new-address")).toBeUndefined();
		expect(project.text("content/redirects.yaml")).toContain(
			`from: /news/${slug}, to: /news/new-address`,
		);
		await server.ask("undo", {});
		expect(diff()).toBe("");
	});
});

describe("a name that others cite", () => {
	test("is renamed with its citations and references in one step", async () => {
		const address: ValueAddress = { file: prices, path: ["session-2h"] };
		const { refused } = await server.ask("rename", { address, name: "long" });
		expect(refused).toBeUndefined();
		expect(project.text(prices)).toContain("long: 500");
		expect(changedLines().length).toBeGreaterThan(4);
		await server.ask("undo", {});
		expect(diff()).toBe("");
	});
});

describe("a list", () => {
	const starts: ValueAddress = {
		file: hours,
		path: ["week", "monday", "starts"],
	};

	test("gets, copies, moves and loses items", async () => {
		const change = async (
			was: YamlValue,
			change: Parameters<typeof server.ask<"list">>[1]["change"],
			address = starts,
		) => (await server.ask("list", { address, was, change })).refused;
		const before = (await getValue(starts)) as string[];
		expect(
			await change(before, { kind: "add", value: "21:00" }),
		).toBeUndefined();
		const longer = [...before, "21:00"];
		expect(await getValue(starts)).toEqual(longer);
		const last = longer.length - 1;
		expect(
			await change(longer, { kind: "remove", index: last }),
		).toBeUndefined();
		expect(changedLines()).toEqual([]);
		expect(await change(longer, { kind: "remove", index: last })).toMatchObject(
			{
				current: { value: before },
			},
		);
		const questions: ValueAddress = { file: faq, path: [] };
		const all = (await getValue(questions)) as YamlValue[];
		expect(
			await change(all, { kind: "copy", index: 0 }, questions),
		).toBeUndefined();
		const copied = (await getValue(questions)) as { readonly id: string }[];
		expect(copied).toHaveLength(all.length + 1);
		expect(copied[1]?.id).toBe(`${copied[0]?.id}-2`);
	});
});

describe("an entry", () => {
	test("that others refer to can't be removed; where it is used is said", async () => {
		const { references } = await server.ask("choices", {});
		expect(references.event?.length).toBeGreaterThan(0);
		const file = `content/events/${references.event?.[0]?.value}.yaml`;
		const { refused } = await server.ask("removeEntry", { file });
		if (refused) expect(refused.reason).toContain("still used in");
		else expect(git("status", "--short")).toContain(" D ");
	});

	test("is copied with all its files, and hidden and shown again", async () => {
		const { references } = await server.ask("choices", {});
		const file = `content/events/${references.event?.[0]?.value}.yaml`;
		const copied = await server.ask("copyEntry", { file });
		expect(copied.refused).toBeUndefined();
		expect(copied.file).toMatch(/-2\./);
		await server.ask("undo", {});
		await server.ask("setPeriod", { file, period: "hide" });
		expect(changedLines()).toContain("+until: 2026-02-28");
		const entry = await server.ask("entry", { file });
		expect(entry?.period?.hidden).toMatch(/^Hidden after 28.February 2026$/);
		await server.ask("setPeriod", { file, period: "show" });
		expect(changedLines()).toEqual([]);
	});

	test("is created from the answers to the questions of its scaffold", async () => {
		const scaffold = await server.ask("scaffold", { name: "faq" });
		expect(scaffold?.questions.map(({ name }) => name)).toEqual(["da", "en"]);
		const answers = { da: "Kan jeg komme alene?", en: "Can I come alone?" };
		const made = await server.ask("create", { name: "faq", answers });
		expect(made.refused).toBeUndefined();
		expect(made.shown?.path).toBe("/faq");
		expect(made.address?.file).toBe(faq);
		expect(project.text(faq)).toContain(answers.da);
	});
});

describe("a photo", () => {
	test("is sent as a file; two of one name become two files", async () => {
		const create = { width: 900, height: 700, channels: 3 } as const;
		const send = async (background: string) => {
			const photo = sharp({ create: { ...create, background } });
			const response = await fetch(
				`${server.origin}${endpoints.upload}?name=IMG_1.jpg`,
				{
					method: "POST",
					headers: await signIn(server.origin, server.key),
					body: new Uint8Array(await photo.jpeg().toBuffer()),
				},
			);
			return (await response.json()).src;
		};
		const names = [await send("red"), await send("blue")];
		expect(new Set(names).size).toBe(2);
		for (const name of names)
			expect(existsSync(join(project.root, "content/media", name))).toBe(true);
	});

	test("that is none is refused in a sentence", async () => {
		const response = await fetch(
			`${server.origin}${endpoints.upload}?name=x.jpg`,
			{
				method: "POST",
				headers: await signIn(server.origin, server.key),
				body: "no picture",
			},
		);
		const { refused, src } = await response.json();
		expect(src).toBeUndefined();
		expect(refused.reason).toMatch(/\.$/);
	});
});

describe("an invalid request", () => {
	async function post(name: string, body: string) {
		const response = await fetch(
			`${server.origin}${endpoints.requests}${name}`,
			{
				method: "POST",
				headers: await signIn(server.origin, server.key),
				body,
			},
		);
		return { status: response.status, text: await response.text() };
	}

	const nested = (open: string, close: string) =>
		open.repeat(2000) + close.repeat(2000);
	const createSet = (path: string, value: string) =>
		`{"address":{"file":"${home}","path":${path}},"value":${value},"step":"1"}`;
	const long = JSON.stringify(Array(5000).fill("a"));

	const requests = [
		["set", ""],
		["set", "{"],
		["nothing", "{}"],
		["toString", "{}"],
		["set", "null"],
		["set", createSet('["heading"]', nested("[", "]"))],
		[
			"set",
			createSet('["heading"]', nested('{"a":', "}").replace(":}", ":1}")),
		],
		["set", createSet(long, "1")],
		["list", nested("[", "]")],
		["locate", `{"mark":"${"x".repeat(5000)}"}`],
		["locate", `{"path":"/${"x".repeat(5000)}","text":"","nth":0}`],
	] as const;

	test("is rejected in a sentence without logging an error", async () => {
		const before = server.failures.length;
		for (const [name, body] of requests) {
			const { status, text } = await post(name, body);
			expect(status, `${name} ${body}`).toBe(400);
			expect(text).toMatch(/^The editor has no such request/);
		}
		expect(server.failures).toHaveLength(before);
	});

	test("doesn't copy the only file of a collection, or replace it by a scalar", async () => {
		for (const file of [faq, prices]) {
			const { refused } = await server.ask("copyEntry", { file });
			expect(refused?.reason).toContain("exactly one");
			const was = (await getValue({ file, path: [] })) as YamlValue;
			for (const value of ["Ro", 5, null])
				expect(await set({ file, path: [] }, was, value)).toBeDefined();
		}
		expect(diff()).toBe("");
	});

	test("that causes an internal error mentions the terminal, which shows the error", async () => {
		const outcome = new Error("The view is wrong.");
		const shown: string[] = [];
		const editor = createEditorServer({
			access: createAccess("key"),
			renderPage: () => ({ path: "editor.html", bytes: "" }),
			script: "",
			getPagesPort: () => 1,
			findFile: () => undefined,
			answer: () => Promise.reject(outcome),
			upload: () => Promise.reject(outcome),
			getState: () => Promise.reject(outcome),
			font: undefined,
			onError: (error) => shown.push(String(error)),
		});
		const port = await listenOnFreePort(editor.server, 0, "machine");
		const origin = `http://127.0.0.1:${port}`;
		const response = await fetch(`${origin}${endpoints.requests}begin`, {
			method: "POST",
			headers: { origin, [keyHeader]: "key" },
			body: "{}",
		});
		editor.server.close();
		editor.server.closeAllConnections();
		expect(response.status).toBe(500);
		expect(await response.text()).toContain("the reason is in the terminal");
		expect(shown).toEqual(["Error: The view is wrong."]);
	});
});

describe("access control", () => {
	async function status(path: string, init: RequestInit = {}): Promise<number> {
		return (await fetch(server.origin + path, init)).status;
	}

	async function pageStatus(path: string): Promise<number> {
		return (await fetch(server.pages + path)).status;
	}

	const setPath = `${endpoints.requests}set`;

	test("nothing is shown or changed without the key", async () => {
		expect(await status("/")).toBe(403);
		expect(await status("/media/room.svg")).toBe(403);
		for (const path of ["/", "/faq", "/nowhere", pageEndpoints.events])
			expect(await pageStatus(path), path).toBe(403);
		expect(await status(`${endpoints.requests}begin`, { method: "POST" })).toBe(
			403,
		);
		const { cookie = "" } = await signIn(server.origin, "another key");
		expect(cookie).toBe("");
	});

	test("the cookie alone changes nothing, nor does the key from a different origin", async () => {
		const { cookie = "" } = await signIn(server.origin, server.key);
		const body = JSON.stringify({
			address: heading,
			was: "Forside",
			value: "Hej",
			step: "1",
		});
		const post = { method: "POST", body };
		expect(await status(setPath, { ...post, headers: { cookie } })).toBe(403);
		expect(
			await status(setPath, {
				...post,
				headers: {
					cookie,
					origin: "http://127.0.0.1:9",
					[keyHeader]: server.key,
				},
			}),
		).toBe(403);
		expect(diff()).toBe("");
	});

	test("two editors on one machine ignore each other's cookies, although browsers send both", async () => {
		const here = createProject();
		// The same key, so that only the names of the cookies differ.
		const other = await startEditing(here.root);
		try {
			expect(other.key).toBe(server.key);
			const [own, theirs] = await Promise.all(
				[server, other].map(
					async ({ origin, key }) => (await signIn(origin, key)).cookie ?? "",
				),
			);
			for (const [pages, mine, foreign] of [
				[server.pages, own, theirs],
				[other.pages, theirs, own],
			] as const) {
				const read = async (cookie = "") =>
					(await fetch(`${pages}/`, { headers: { cookie } })).status;
				expect(await read(mine)).toBe(200);
				expect(await read(foreign)).toBe(403);
				expect(await read(`${foreign}; ${mine}`)).toBe(200);
			}
			const name = (cookie = "") => cookie.split("=")[0];
			expect(name(own)).not.toBe(name(theirs));
		} finally {
			await other.close();
			here.remove();
		}
	});

	const [address] = listNetworkAddresses();

	test.skipIf(address === undefined)(
		"over the network, only the holder of the key can edit and save",
		async () => {
			const here = createProject();
			const open = await startEditing(here.root, "en", { reach: "network" });
			const { port } = new URL(open.origin);
			const { port: pagesPort } = new URL(open.pages);
			const origin = `http://${address}:${port}`;
			const pages = `http://${address}:${pagesPort}`;
			/** Returns the status of a request with the session's headers and these. */
			const asks = async (
				path: string,
				body?: unknown,
				other: Record<string, string> = {},
			) => {
				const at = path.startsWith("/@kilde/") ? origin : pages;
				const sent = request(at + path, {
					method: body ? "POST" : "GET",
					headers: { ...(await signIn(origin, open.key)), ...other },
				});
				sent.end(body && JSON.stringify(body));
				const [{ statusCode }] = await once(sent, "response");
				return statusCode;
			};
			const change = { address: price, was: 300, value: 310, step: "1" };
			try {
				expect(await asks(endpoints.editor)).toBe(200);
				expect(await asks("/")).toBe(200);
				for (const other of [
					{ [keyHeader]: "another key" },
					{ [keyHeader]: "" },
					{ "sec-fetch-site": "same-site" },
					{ origin: pages },
					{ origin: "http://evil.example" },
					{ origin: `http://localhost:${port}` },
					{ host: "evil.example" },
					{ host: "evil.example", origin: "http://evil.example" },
				])
					for (const [name, body] of [
						["set", change],
						["undo", {}],
					] as const)
						expect(
							await asks(endpoints.requests + name, body, other),
							JSON.stringify(other),
						).toBe(403);
				expect(await asks("/", undefined, { cookie: "" })).toBe(403);
				expect(await asks(endpoints.state, undefined, { cookie: "" })).toBe(
					403,
				);
				expect(here.text(prices)).toContain("session-1h: 300");

				expect(await asks(setPath, change)).toBe(200);
				expect(here.text(prices)).toContain("session-1h: 310");
			} finally {
				await open.close();
				here.remove();
			}
		},
	);

	test("the editor can't be framed, and pages only by the editor", async () => {
		const { cookie = "" } = await signIn(server.origin, server.key);
		const ancestors = async (address: string) => {
			const { headers } = await fetch(address, { headers: { cookie } });
			const policy = headers.get("content-security-policy") ?? "";
			return {
				only: /frame-ancestors ([^;]*)/.exec(policy)?.[1],
				old: headers.get("x-frame-options"),
			};
		};
		for (const path of [endpoints.editor, endpoints.enter, "/", "/faq"])
			expect(await ancestors(server.origin + path), path).toEqual({
				only: "'none'",
				old: "DENY",
			});
		for (const path of ["/", "/faq", "/nowhere", "/book"])
			expect(await ancestors(server.pages + path), path).toEqual({
				only: server.origin,
				old: null,
			});
	});

	test("a page has the headers of a host, except for its frame ancestors", async () => {
		const { cookie = "" } = await signIn(server.origin, server.key);
		const { headers } = await fetch(`${server.pages}/faq`, {
			headers: { cookie },
		});
		const { "X-Frame-Options": _, ...sent } = getHeaders("/faq");
		for (const [name, value] of Object.entries(sent))
			expect(headers.get(name), name).toBe(value);
	});

	test("the editor's origin serves no page of the site", async () => {
		const headers = await signIn(server.origin, server.key);
		for (const path of ["/", "/book", "/feed.xml", "/search.json", "/404"])
			expect(await status(path, { headers }), path).toBe(404);
		expect(await status("/favicon.svg", { headers })).toBe(200);
	});

	test("a form with the key, as sent by the opened file, returns the editor; without the key, nothing", async () => {
		const enter = (key: string) =>
			fetch(server.origin + endpoints.enter, {
				method: "POST",
				headers: { origin: "null" },
				body: new URLSearchParams({ key }),
			});
		const entered = await enter(server.key);
		expect(entered.status).toBe(200);
		expect(entered.headers.get("cache-control")).toBe("no-store");
		expect(await entered.text()).toContain(`data-key="${server.key}"`);
		for (const key of ["", "another key", server.key.slice(1)]) {
			const refused = await enter(key);
			expect(refused.status).toBe(403);
			expect(refused.headers.get("set-cookie")).toBeNull();
		}
	});

	test("a symbolic link at the path of a temporary file isn't followed", async () => {
		const outside = join(project.root, "outside.txt");
		symlinkSync(
			outside,
			join(project.root, "content/facts/.prices.yaml.kilde"),
		);
		expect(await set(price, 300, 333)).toBeUndefined();
		expect(project.text(prices)).toContain("333");
		expect(existsSync(outside)).toBe(false);
	});

	test("only content files are written", async () => {
		for (const file of [
			"content/media/room.svg",
			"content//x.yaml",
			"content/../package.json",
			"package.json",
			"content/.schema/page.json",
			"content/pages/../../x.yaml",
			"content\\..\\x",
		])
			await expect(
				server.ask("set", {
					address: { file, path: ["a"] },
					value: "x",
					step: "1",
				}),
				file,
			).rejects.toThrow(/no such request/);
	});

	test("symbolic links aren't followed", async () => {
		const outside = join(project.root, "outside");
		mkdirSync(outside);
		const linked = join(project.root, "content/facts/prices.yaml");
		const before = readFileSync(linked, "utf8");
		project.put("outside/prices.yaml", before);
		unlinkSync(linked);
		symlinkSync(join(outside, "prices.yaml"), linked);
		const refused = await set(price, 300, 333);
		expect(refused?.reason).toMatch(/symbolic link/);
		expect(readFileSync(join(outside, "prices.yaml"), "utf8")).toBe(before);
	});
});
