import { execFileSync } from "node:child_process";
import { once } from "node:events";
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	unlinkSync,
	writeFileSync,
} from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import {
	afterAll,
	afterEach,
	beforeAll,
	describe,
	expect,
	inject,
	test,
} from "vitest";
import { build } from "../generator/build.ts";
import { openProjectMemo } from "../generator/cache/project-memo.ts";
import { createBuilder } from "../generator/dev/builder.ts";
import { endpoints, keyHeader } from "../generator/dev/endpoints.ts";
import { networkAddresses } from "../generator/dev/listen.ts";
import { createEditing } from "../generator/edit/index.ts";
import { markPattern } from "../generator/edit/origins/mark-form.ts";
import type { Origin } from "../generator/edit/protocol.ts";
import { site } from "../site/site.ts";
import { until } from "./dev-client.ts";
import {
	commitAll,
	type EditServer,
	headersOf,
	startEditing,
} from "./edit-server.ts";
import { commit, git } from "./git.ts";
import { createProject, type Project } from "./project.ts";

// `kilde edit`, asked as its editor in the browser asks.

let project: Project;
let server: EditServer;

beforeAll(async () => {
	project = createProject();
	commitAll(project.root);
	server = await startEditing(project.root);
});

afterEach(async () => {
	while ((await server.ask("undo", {})).undo !== undefined);
	await server.ask("save", {});
	execFileSync("git", ["-C", project.root, "reset", "--hard", "--quiet"]);
	execFileSync("git", ["-C", project.root, "clean", "-fdq", "content"]);
	await until("what is on the disk", async () => {
		const { problems, unsaved, conflicts } = await server.ask("save", {});
		return problems.length + unsaved.length + conflicts.length === 0;
	});
});

afterAll(async () => {
	await server.close();
	project.remove();
});

const home = "content/pages/home.yaml";
const prices = "content/facts/prices.yaml";
const heading: Origin = { file: home, path: ["heading", "da"] };
const price: Origin = { file: prices, path: ["session-1h"] };

async function text(path: string): Promise<string> {
	const { cookie = "" } = await headersOf(server.origin, server.key);
	const response = await fetch(server.origin + path, { headers: { cookie } });
	return response.text();
}

function diff(): string {
	return execFileSync("git", ["-C", project.root, "diff", "-U0"], {
		encoding: "utf8",
	});
}

describe("where a word comes from", () => {
	test("a text carries the mark of its value", async () => {
		const marked = /<h1[^>]*>(.*?)<\/h1>/s.exec(await text("/"))?.[1] ?? "";
		const marks = [...marked.matchAll(markPattern)];
		const [mark] = marks.map(([, id]) => id);
		const { field } = await server.ask("panel", { mark: mark ?? "" });
		expect(field.values).toMatchObject([
			{ locale: "da", origin: heading, value: "Forside" },
			{ locale: "en", value: "Home" },
		]);
	});

	test("without the marks, a page is what is built", async () => {
		const html = await text("/");
		expect(html).toMatch(markPattern);
		expect(html.replaceAll(markPattern, "")).not.toMatch(
			/[\u{E0100}-\u{E01EF}]/u,
		);
	});

	test("a price is found by trial", async () => {
		const found = await server.ask("unmarked", { path: "/opening-hours" });
		const shown = (found ?? []).filter(({ origins }) =>
			origins.some(
				({ file, path }) => file === prices && path[0] === "overnight",
			),
		);
		expect(shown.length).toBeGreaterThan(0);
		for (const { origins } of shown) expect(origins).toHaveLength(1);
	});

	test("a page that isn't there shows nothing", async () => {
		expect(await server.ask("unmarked", { path: "/nowhere" })).toEqual([]);
	});
});

test("output/ has nothing of the editor, though a build uses what editing remembered", async () => {
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

describe("setting a value", () => {
	test("errors that were there before don't stop a save", async () => {
		project.edit("content/faq.yaml", "question:", "questoin:");
		await server.ask("set", { origin: price, value: 310, step: "1" });
		const { refused } = await server.ask("save", {});
		expect(refused).toBeUndefined();
		expect(project.text(prices)).toContain("session-1h: 310");
	});

	test("of a fact is told beforehand where it shows", async () => {
		const { summary, uses } = await server.ask("usage", { origin: price });
		expect(summary).toMatch(/^\d+ places on \d+ pages, in Danish and English$/);
		expect(uses.some(({ words }) => words.includes("300"))).toBe(true);
	});
});

describe("undo", () => {
	test("takes back the letters of one word together, and goes on after a save", async () => {
		for (const value of ["V", "Ve", "Vel"])
			await server.ask("set", { origin: heading, value, step: "1" });
		const priced = { origin: price, value: 310, step: "2", called: "Price" };
		expect((await server.ask("set", priced)).undo).toBe("Price");
		await server.ask("save", {});
		await server.ask("undo", {});
		const { unsaved, redo } = await server.ask("undo", {});
		expect(unsaved.toSorted()).toEqual([prices, home].toSorted());
		expect(redo).toBeDefined();
		await server.ask("save", {});
		expect(diff()).toBe("");
		await server.ask("redo", {});
		expect(await text("/")).toMatch(/<h1[^>]*>Vel/);
	});
});

describe("a file that changed on the disk meanwhile", () => {
	test("keeps both changes where they are apart", async () => {
		await server.ask("set", { origin: price, value: 310, step: "1" });
		project.edit(prices, "event: 420", "event: 430");
		await server.ask("save", {});
		await until("both", async () => {
			await server.ask("save", {});
			return project.text(prices).includes("session-1h: 310");
		});
		expect(project.text(prices)).toContain("event: 430");
	});

	test("after a save keeps what others wrote: what was saved is not undone over it", async () => {
		await server.ask("set", { origin: price, value: 310, step: "1" });
		await server.ask("save", {});
		project.edit(prices, "event: 420", "event: 430");
		await until("what others wrote", async () => {
			const { undo } = await server.ask("save", {});
			return undo === undefined;
		});
		await server.ask("undo", {});
		await server.ask("save", {});
		expect(project.text(prices)).toContain("event: 430");
	});
});

describe("what a server that stopped had not saved", () => {
	/** Edits the price of a session, and forgets it, as a server that stops. */
	async function stopAfter(value: number) {
		await server.ask("set", { origin: price, value, step: "1" });
		const files = await server.ask("unsaved", {});
		await server.ask("undo", {});
		expect((await server.ask("state", {})).unsaved).toEqual([]);
		return files.map(({ path, base, now }) => ({ path, base, now }));
	}

	async function change(from: string, to: string) {
		const { round } = await server.ask("state", {});
		project.edit(prices, from, to);
		await until("the change", async () => {
			await server.ask("save", {});
			return (await server.ask("state", {})).round > round;
		});
	}

	test("is brought together with what has changed since, on the disk or here", async () => {
		const files = await stopAfter(310);
		await change("overnight: 1400", "overnight: 1410");
		const event: Origin = { file: prices, path: ["event"] };
		await server.ask("set", { origin: event, value: 430, step: "2" });
		const { undo } = await server.ask("restore", { files });
		expect(undo).toBe("what was not saved last time");
		await server.ask("save", {});
		expect(project.text(prices)).toContain("session-1h: 310");
		expect(project.text(prices)).toContain("overnight: 1410");
		expect(project.text(prices)).toContain("event: 430");
	});

	test("is shown beside what the disk has in its place, and overwrites nothing", async () => {
		const files = await stopAfter(310);
		await change("session-1h: 300", "session-1h: 320");
		const { conflicts } = await server.ask("restore", { files });
		expect(conflicts.map(({ file }) => file)).toEqual([prices]);
		await server.ask("save", {});
		expect(project.text(prices)).toContain("session-1h: 320");
		await server.ask("settle", { file: prices, keep: "here" });
		await server.ask("save", {});
		expect(project.text(prices)).toContain("session-1h: 310");
	});

	test("is a file of content/ alone", async () => {
		for (const path of ["package.json", "content/../x.yaml", "/etc/x.yaml"])
			await expect(
				server.ask("restore", { files: [{ path, base: null, now: "" }] }),
			).rejects.toThrow();
	});
});

describe("a text that changed on the disk meanwhile", () => {
	const news = "content/news/opening.da.md";
	const faq = "content/faq.yaml";
	const answer = "Én.\n\nTo.\n\nTre.";

	/** Edits a text, then changes its file on the disk, and saves. */
	async function meet(origin: Origin, value: string, was: string, is: string) {
		const { file } = origin;
		await server.ask("set", { origin, value, step: "1" });
		const { round } = await server.ask("state", {});
		project.edit(file, was, is);
		await until("the change", async () => {
			await server.ask("save", {});
			return (await server.ask("state", {})).round > round;
		});
		return (await server.ask("state", {})).conflicts;
	}

	test("in another line is shown beside the edit: nobody has written half of each", async () => {
		const lines = answer.replaceAll(/^(?=.)/gm, "      ");
		const written = `answer:\n    da: |-\n${lines}\n    en: From`;
		const before = project
			.text(faq)
			.replace(/answer:\n {4}da: .*\n {4}en: From/, written);
		project.put(faq, before);
		const origin = { file: faq, path: [0, "answer", "da"] };
		await until("the text", async () => {
			await server.ask("save", {});
			const { field } = await server.ask("panel", { origin });
			return field.values[0]?.value === answer;
		});
		const conflicts = await meet(
			origin,
			answer.replace("Én", "Én her"),
			"Tre.",
			"Tre der.",
		);
		expect(conflicts).toEqual([
			{
				file: faq,
				here: before.replace("Én", "Én her"),
				disk: before.replace("Tre", "Tre der"),
				called: "Questions and answers",
				values: [
					{
						called: expect.stringMatching(/^The answer \(.*\)$/),
						here: expect.stringContaining("Én her"),
						disk: expect.stringContaining("Tre der"),
					},
				],
			},
		]);
		expect(project.text(faq)).toBe(before.replace("Tre", "Tre der"));
		await server.ask("settle", { file: faq, keep: "disk" });
	});

	test("is one text in a Markdown file, too; its front matter is kept beside it", async () => {
		const origin: Origin = { file: news, path: "markdown" };
		const { field } = await server.ask("panel", { origin });
		const text = String(field.values[0]?.value);
		const changed = text.replace("Velkommen", "Hej");
		const [conflict] = await meet(origin, changed, "Se, hvad", "Læs, hvad");
		expect(conflict?.here).toContain("Se, hvad");
		expect(conflict?.disk).toContain("Velkommen");
		await server.ask("settle", { file: news, keep: "disk" });
		const next = changed.replace("Se, hvad", "Læs, hvad");
		expect(await meet(origin, next, "2024-04-02", "2024-04-03")).toEqual([]);
		await server.ask("save", {});
		expect(project.text(news)).toMatch(/2024-04-03.*Hej/s);
	});
});

describe("a panel that shows a file as it was before others changed it", () => {
	test("overwrites nothing: neither a value nor an item of a list", async () => {
		const { round } = await server.ask("panel", { origin: price });
		project.edit(prices, "session-1h: 300", "session-1h: 320");
		await until("the change", async () => {
			await server.ask("save", {});
			return (await server.ask("state", {})).round > round;
		});
		const late = { value: 310, step: "1", round };
		const refused = await server.ask("set", { origin: price, ...late });
		expect(refused.refused).toBeDefined();
		expect(refused.unsaved).toEqual([]);
		const list = { file: prices, path: [] };
		const change = { kind: "remove", index: 0 } as const;
		expect(
			(await server.ask("list", { origin: list, change, round })).refused,
		).toBe(refused.refused);

		const now = await server.ask("panel", { origin: price });
		expect(now.field.values.map(({ value }) => value)).toEqual([320]);
		const again = { ...late, round: now.round };
		const done = await server.ask("set", { origin: price, ...again });
		expect(done.refused).toBeUndefined();
		expect(done.unsaved).toEqual([prices]);
		// Other files are as they were.
		const other = { value: "Hej", step: "2", round };
		expect(
			(await server.ask("set", { origin: heading, ...other })).refused,
		).toBeUndefined();
	});
});

describe("lists", () => {
	const links: Origin = { file: "content/faq.yaml", path: [] };

	test("a copy has a name of its own: no two may share one", async () => {
		await server.ask("list", {
			origin: links,
			change: { kind: "copy", index: 2 },
		});
		const copied = { ...links, path: [3, "id"] };
		const { field } = await server.ask("panel", { origin: copied });
		expect(field.values).toMatchObject([{ value: "shoes-2" }]);
	});

	test("what refers to a thing is told before it goes", async () => {
		const found = await server.ask("referrers", {
			origin: { file: "content/people/anna.yaml", path: [] },
		});
		expect(found.map(({ file }) => file)).toContain(home);
		expect(project.text("content/people/anna.yaml")).not.toBe("");
	});

	test.each(["content/events/evening.yaml", "content/news/summer.da.md"])(
		"%s is copied with its files; what no two may share is numbered",
		async (file) => {
			const before = await server.ask("state", {});
			const { page, origin, problems, refused, unsaved } = await server.ask(
				"copyEntry",
				{ file },
			);
			expect(refused).toBeUndefined();
			expect(problems).toEqual(before.problems);
			expect(unsaved.length).toBeGreaterThan(1);
			expect(unsaved.every((each) => /-2\./.test(each))).toBe(true);
			expect(origin?.path).toEqual(["title"]);
			expect(await text(page ?? "")).toContain("(2)");
			const again = await server.ask("copyEntry", { file });
			expect(again.refused).toBeUndefined();
			expect(again.problems).toEqual(before.problems);
		},
	);
});

describe("keeping and publishing", () => {
	test("what others published is checked together with it, as the files are after the merge", async () => {
		const [here, there] = [createProject(), createProject()];
		commitAll(here.root);
		there.remove();
		const others = there.root;
		const theirs = (text: string, was: string, is: string) => {
			writeFileSync(join(others, home), text.replace(was, is));
			commit(others);
			git(others, ["push", "--quiet"]);
			return readFileSync(join(others, home), "utf8");
		};
		// Nothing watches the files.
		const editing = createEditing({
			root: here.root,
			language: "en",
			session: "test",
			environment: process.env,
			rebuild: (written) =>
				builder.build(written.map((path) => join(here.root, path))),
		});
		const builder = createBuilder({
			site,
			root: here.root,
			date: "2026-03-01",
			edited: editing,
			code: inject("code"),
		});
		const bare = `${here.root}-bare.git`;
		try {
			git(here.root, ["clone", "--quiet", "--bare", here.root, bare]);
			git(here.root, ["remote", "add", "origin", bare]);
			git(here.root, ["clone", "--quiet", bare, others]);
			const shown = async () => {
				const asked = { origin: { ...heading, path: ["lead", "da"] } };
				const { field } = Object(await editing.answer("panel", asked));
				return field.values[0].value;
			};
			expect(await shown()).toContain("{{price.session-1h}}");

			here.edit(prices, "session-2h: 500", "session-2h: 510");
			commit(here.root);
			const wrong = theirs(
				here.text(home),
				"{{price.session-1h}}",
				"{{price.none}}",
			);
			expect(await editing.answer("publish", {})).toMatchObject({
				isDone: false,
				message: expect.stringContaining("it has an error"),
			});
			expect(await shown()).toContain("{{price.none}}");
			expect(published()).toContain("session-2h: 500");

			theirs(wrong, "{{price.none}}", "{{price.overnight}}");
			expect(await editing.answer("publish", {})).toMatchObject({
				isDone: true,
			});
			expect(await shown()).toContain("{{price.overnight}}");
			expect(published()).toContain("session-2h: 510");
		} finally {
			here.remove();
			for (const folder of [others, bare]) rmSync(folder, { recursive: true });
		}

		function published(): string {
			return execFileSync("git", ["-C", bare, "show", `main:${prices}`], {
				encoding: "utf8",
			});
		}
	});
});

describe("only you", () => {
	async function status(path: string, init: RequestInit = {}): Promise<number> {
		return (await fetch(server.origin + path, init)).status;
	}

	const set = `${endpoints.edit}set`;

	test("nothing is shown or changed without the key", async () => {
		expect(await status("/")).toBe(403);
		expect(await status(endpoints.editor)).toBe(403);
		expect(await status(endpoints.events)).toBe(403);
		expect(await status(`${endpoints.edit}state`, { method: "POST" })).toBe(
			403,
		);
		const { cookie = "" } = await headersOf(server.origin, "another key");
		expect(cookie).toBe("");
	});

	test("the cookie alone, and another origin with the key, change nothing", async () => {
		const { cookie = "" } = await headersOf(server.origin, server.key);
		const body = JSON.stringify({ origin: heading, value: "Hej", step: "1" });
		const post = { method: "POST", body };
		expect(await status(set, { ...post, headers: { cookie } })).toBe(403);
		expect(
			await status(set, {
				...post,
				headers: {
					cookie,
					origin: "http://127.0.0.1:9",
					[keyHeader]: server.key,
				},
			}),
		).toBe(403);
		expect((await server.ask("state", {})).unsaved).toEqual([]);
	});

	const [address] = networkAddresses();

	test.skipIf(address === undefined)(
		"over the network, whoever has the key edits and saves, and nobody else",
		async () => {
			const here = createProject();
			const open = await startEditing(here.root, "en", "network");
			const { port } = new URL(open.origin);
			const origin = `http://${address}:${port}`;
			/** The status of a request, which has the headers of somebody with the key and these. */
			const asks = async (
				path: string,
				body?: unknown,
				other: Record<string, string> = {},
			) => {
				const sent = request(origin + path, {
					method: body ? "POST" : "GET",
					headers: { ...(await headersOf(origin, open.key)), ...other },
				});
				sent.end(body && JSON.stringify(body));
				const [{ statusCode }] = await once(sent, "response");
				return statusCode;
			};
			const change = { origin: price, value: 310, step: "1" };
			try {
				expect(await asks(endpoints.editor)).toBe(200);
				expect(await asks("/")).toBe(200);
				for (const other of [
					{ [keyHeader]: "another key" },
					{ [keyHeader]: "" },
					{ cookie: "" },
					{ origin: "http://evil.example" },
					{ origin: `http://localhost:${port}` },
					{ host: "evil.example" },
					{ host: "evil.example", origin: "http://evil.example" },
				])
					for (const [name, body] of [
						["set", change],
						["save", {}],
					] as const)
						expect(
							await asks(endpoints.edit + name, body, other),
							JSON.stringify(other),
						).toBe(403);
				expect(await asks("/", undefined, { cookie: "" })).toBe(403);
				expect((await open.ask("state", {})).unsaved).toEqual([]);

				expect(await asks(set, change)).toBe(200);
				expect(await asks(`${endpoints.edit}save`, {})).toBe(200);
				expect(here.text(prices)).toContain("session-1h: 310");
			} finally {
				await open.close();
				here.remove();
			}
		},
	);

	test("every answer refuses to be framed by another site", async () => {
		const { headers } = await fetch(server.origin + endpoints.enter);
		expect(headers.get("content-security-policy")).toBe(
			"frame-ancestors 'self'",
		);
		expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
	});

	test("a link beside a file is not followed either", async () => {
		const outside = join(project.root, "outside.txt");
		symlinkSync(
			outside,
			join(project.root, "content/facts/.prices.yaml.kilde"),
		);
		await server.ask("set", { origin: price, value: 333, step: "1" });
		expect((await server.ask("save", {})).refused).toBeUndefined();
		expect(project.text(prices)).toContain("333");
		expect(existsSync(outside)).toBe(false);
	});

	test.each([
		"content/media/room.svg",
		"content//x.yaml",
		"content/../package.json",
		"package.json",
		"content/.schema/page.json",
		"content/pages/../../x.yaml",
		"content\\..\\x",
	])("%s is not written", async (file) => {
		await expect(
			server.ask("set", {
				origin: { file, path: ["a"] },
				value: "x",
				step: "1",
			}),
		).rejects.toThrow(/nothing of that name/);
	});

	test("no symbolic link is followed", async () => {
		const outside = join(project.root, "outside");
		mkdirSync(outside);
		const linked = join(project.root, "content/facts/prices.yaml");
		const before = readFileSync(linked, "utf8");
		project.put("outside/prices.yaml", before);
		unlinkSync(linked);
		symlinkSync(join(outside, "prices.yaml"), linked);
		await server.ask("set", { origin: price, value: 333, step: "1" });
		const { refused } = await server.ask("save", {});
		expect(refused).toMatch(/symbolic link/);
		expect(readFileSync(join(outside, "prices.yaml"), "utf8")).toBe(before);
	});
});
