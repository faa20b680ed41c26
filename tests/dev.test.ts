import {
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
	afterAll,
	afterEach,
	beforeAll,
	beforeEach,
	describe,
	expect,
	inject,
	onTestFinished,
	test,
	vi,
} from "vitest";
import { build } from "../generator/build.ts";
import { createMemo } from "../generator/cache/memo.ts";
import { type BuildOutcome, createBuilder } from "../generator/dev/builder.ts";
import { type DevServer, startDevServer } from "../generator/dev/index.ts";
import { formatReport } from "../generator/dev/messages.ts";
import { leaveUncoloured } from "../generator/diagnostics/report.ts";
import type { MessageLanguage } from "../generator/languages/message-language.ts";
import { getBytes } from "../generator/write/artifact-content.ts";
import { connect, type DevClient, waitUntil } from "./support/dev-client.ts";
import { commit, git } from "./support/git.ts";
import { createProject, type Project } from "./support/project.ts";
import { site } from "./support/site.ts";

// `kilde dev`: a real server of a project that is edited while it runs.

const date = "2026-03-01";

let project: Project;
let server: DevServer;
let client: DevClient;
let origin: string;
let reports: string[];
let today: string;
let outcomes: BuildOutcome[];

function prepare(): void {
	today = date;
	project = createProject();
	reports = [];
	outcomes = [];
}

async function end(): Promise<void> {
	client?.close();
	await server?.close();
	project.remove();
}

async function start(language: MessageLanguage = "en"): Promise<void> {
	const style = {
		site,
		root: project.root,
		format: "pretty",
		language,
		colour: leaveUncoloured,
	} as const;
	server = await startDevServer({
		...style,
		date: () => today,
		code: inject("code"),
		port: 0,
		reach: "machine",
		session: "test",
		reporter: {
			reportOf(outcome) {
				outcomes.push(outcome);
				return formatReport(outcome, style);
			},
			onChange: ({ text }) => reports.push(text),
		},
	});
	origin = `http://127.0.0.1:${server.port}`;
	client = await connect(origin);
	await waitUntil("the first event", () => client.latest() !== undefined);
}

async function text(path: string): Promise<string> {
	return (await fetch(origin + path)).text();
}

async function status(path: string): Promise<number> {
	return (await fetch(origin + path)).status;
}

function shows(path: string, words: string): Promise<void> {
	return waitUntil(`${words} on ${path}`, async () =>
		(await text(path)).includes(words),
	);
}

const summer = "content/news/summer.da.md";
const prices = "content/facts/prices.yaml";

/**
 * Returns whether a file is a page that the script keeps up to date; a redirect page is left before the script runs.
 */
function isView(path: string): boolean {
	return path.endsWith(".html") && path !== "/testimonials.html";
}

/** Returns whether a file isn't part of the cache: the only thing that dev may write beside the content. */
function isOutsideCache(name: string): boolean {
	return name !== "node_modules";
}

/** Removes the content security policy from a page, which would forbid other styles and our script. */
function withoutPolicy(html: Buffer): Buffer {
	const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
	expect(String(html)).toMatch(policy);
	return Buffer.from(String(html).replace(policy, ""));
}

/** Removes the scripts of islands, which contain React's development build in kilde dev. */
function withoutScripts(file: Buffer): Buffer {
	const text = file.toString("latin1");
	return Buffer.from(
		text.replaceAll(/<script>\{const siteScripts=.*?<\/script>/gs, ""),
		"latin1",
	);
}

describe("the served site", () => {
	// One server for all: only the last test changes the content.
	beforeAll(async () => {
		prepare();
		await start();
	});

	afterAll(end);

	test("equals a build, apart from the script, React's development build and the missing policy", async () => {
		const output = mkdtempSync(join(tmpdir(), "kilde-dev-"));
		onTestFinished(() => rmSync(output, { recursive: true }));
		await build(
			{ site, root: project.root, output, date },
			createMemo(),
			() => {},
		);
		const files = readdirSync(output, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			// Files that hosts read but never send, and the manifest.
			.filter(({ name }) => !/^[_.]|^redirects\.map$|\.js$/.test(name))
			.map((entry) => join(entry.parentPath, entry.name));
		expect(files.length).toBeGreaterThan(20);
		for (const file of files) {
			const path = file.slice(output.length);
			const response = await fetch(origin + path);
			const sent = withoutScripts(Buffer.from(await response.arrayBuffer()));
			const written = withoutScripts(
				isView(path) ? withoutPolicy(readFileSync(file)) : readFileSync(file),
			);
			expect(sent.subarray(0, written.length).equals(written), path).toBe(true);
			expect(sent.subarray(written.length).toString(), path).toBe(
				path.endsWith(".html")
					? '<script type="module" src="/@kilde/client.js" data-revision="test.1" data-status="200"></script>\n'
					: "",
			);
		}
	});

	test("uses the URLs of a host", async () => {
		expect(await status("/about")).toBe(404);
		expect(await status("/events")).toBe(200);
		expect(await status("/en")).toBe(200);
		expect(await text("/nowhere")).toMatch(/<h1[^>]*>404/);
		const slashed = await fetch(`${origin}/events/`, { redirect: "manual" });
		expect(slashed.status).toBe(308);
		expect(slashed.headers.get("location")).toBe("/events");
	});

	test("is served from memory: no path reads the disk or crashes the server", async () => {
		for (const path of [
			"/../package.json",
			"/..%2f..%2fetc%2fpasswd",
			"/%2e%2e/content/strings.yaml",
			"/content/strings.yaml",
			"//elsewhere.example/",
			"/%0d%0aset-cookie:a/",
			"/%00",
			"/%",
			"/%ff",
		])
			expect((await ask({ path })).status, path).toBe(404);
		expect(await status("/")).toBe(200);
	});

	test("is read-only", async () => {
		expect((await ask({ path: "/", method: "POST" })).status).toBe(405);
	});

	test("is served only to requests whose Host header names this machine", async () => {
		const answers = async (host: string) => [
			(await ask({ path: "/", host })).status,
			(await ask({ path: "/@kilde/client.js", host })).status,
		];
		for (const host of ["localhost", "localhost:4000", "127.0.0.1:4000"])
			expect(await answers(host), host).toEqual([200, 200]);
		for (const host of [
			"evil.example",
			"localhost.evil.example",
			"127.0.0.1.evil.example:4000",
			"evil@127.0.0.1",
			"192.168.1.7",
			"[::1]",
		])
			expect(await answers(host), host).toEqual([403, 403]);
	});

	test("writes nothing to the disk", async () => {
		const before = readdirSync(project.root);
		expect(before.filter(isOutsideCache)).toEqual([
			"content",
			"site",
			"templates",
		]);
		project.edit(summer, " nu.", " i dag.");
		await shows("/news/sommertilbud", " i dag.");
		expect(readdirSync(project.root)).toEqual(before);
	});
});

describe("the site is updated after", () => {
	beforeEach(prepare);
	afterEach(end);

	test("a save: shows the new text and sends the revision to every client", async () => {
		await start();
		const other = await connect(origin);
		const before = client.latest()?.revision;
		project.edit(summer, " nu.", " i dag.");
		for (const each of [client, other])
			await waitUntil("an event", () => each.latest()?.revision !== before);
		expect(await text("/news/sommertilbud")).toContain(" i dag.");
		expect(other.latest()).toEqual(client.latest());
		other.close();
	});

	test("a save without a change: sends no event", async () => {
		await start();
		project.put(summer, project.text(summer));
		project.edit(prices, "event: 420", "event: 430");
		await shows("/events", "430\u00a0kr.");
		expect(client.events.map(({ revision }) => revision)).toEqual([
			"test.1",
			"test.2",
		]);
	});

	test("an error is undone: serves the previous site without a build or a new revision", async () => {
		await start();
		const right = project.text(prices);
		project.edit(prices, "event: 420", "event: 420 kr.");
		await waitUntil(
			"the overlay",
			() => client.latest()?.overlay !== undefined,
		);
		project.put(prices, right);
		await waitUntil("its end", () => client.latest()?.overlay === undefined);
		expect(outcomes.at(-1)).toBe(outcomes[0]);
		expect(client.latest()?.revision).toBe("test.1");
	});

	test("a save through a temporary file: shows the new text", async () => {
		await start();
		for (const words of ["En gang.", "To gange.", "Tre gange."]) {
			const path = join(project.root, summer);
			const saved = project.text(summer).replace(/[^\n]*\n$/, `${words}\n`);
			writeFileSync(`${path}.tmp`, saved);
			renameSync(`${path}.tmp`, path);
			await shows("/news/sommertilbud", words);
		}
	});

	test("a branch is checked out: shows the whole branch", async () => {
		commit(project.root);
		git(project.root, ["checkout", "-b", "other"]);
		project.edit(prices, "event: 420", "event: 510");
		for (const language of ["da", "en"])
			rmSync(join(project.root, `content/news/summer.${language}.md`));
		commit(project.root);
		await start();
		expect(await status("/news/sommertilbud")).toBe(404);
		git(project.root, ["checkout", "main"]);
		await waitUntil("the article of main", async () => {
			return (await status("/news/sommertilbud")) === 200;
		});
		await shows("/events", "420\u00a0kr.");
		git(project.root, ["checkout", "other"]);
		await shows("/events", "510\u00a0kr.");
		await waitUntil("its end", async () => {
			return (await status("/news/sommertilbud")) === 404;
		});
		expect(client.latest()?.overlay).toBeUndefined();
	});
});

describe("an error", () => {
	beforeEach(prepare);
	afterEach(end);

	function makeMistake(): void {
		project.edit(prices, "event: 420", "event: 420 kr.");
	}

	test("is shown in the language of the terminal", async () => {
		await start("da");
		makeMistake();
		await waitUntil(
			"the overlay",
			() => client.latest()?.overlay !== undefined,
		);
		const { overlay } = client.latest() ?? {};
		expect(overlay).toMatchObject({
			language: "da",
			dismiss: "Luk",
			heading: "1 fejl",
		});
		const text = overlay?.items[0]?.text ?? "";
		expect(text).toContain("fejl: I event står »420 kr.«");
		expect(reports.at(-1)).toContain(text);
	});

	test("at startup is shown on a page until it is fixed", async () => {
		makeMistake();
		await start();
		expect(client.latest()?.overlay?.heading).toBe("1 error");
		expect(await status("/events")).toBe(503);
		expect(await text("/events")).toContain(
			"the content or the code has errors",
		);
		expect(await text("/events")).toContain("/@kilde/client.js");
		project.edit(prices, "420 kr.", "420");
		await shows("/events", "420\u00a0kr.");
		expect(await status("/events")).toBe(200);
	});
});

test("a site left open past midnight shows the new date without a file change", async () => {
	prepare();
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	onTestFinished(async () => {
		vi.useRealTimers();
		await end();
	});
	await start();
	const page = async () => (await fetch(origin)).text();
	expect(await page()).toContain("© 2026");
	today = "2027-01-01";
	vi.advanceTimersByTime(60_000);
	await waitUntil("the new year", async () =>
		(await page()).includes("© 2027"),
	);
});

test("sources may be dropped while the site's code is being bundled", async () => {
	prepare();
	onTestFinished(() => project.remove());
	const builder = createBuilder({
		site,
		root: project.root,
		date: () => date,
		code: inject("code"),
	});
	const first = builder.build([]);
	builder.forgetSources();
	expect(await first).toMatchObject({ diagnostics: [] });

	builder.forgetCode();
	project.edit(prices, "session-1h: 300", "session-1h: 310");
	const second = builder.build([join(project.root, prices)]);
	builder.forgetSources();
	const outcome = await second;
	if (outcome instanceof Error) throw outcome;
	const page = outcome.value.artifacts.find(({ path }) => path === "book.html");
	expect(page && String(getBytes(page))).toContain("310");
});

/** Sends a request that no browser would send. */
function ask({
	path,
	host,
	method = "GET",
}: {
	readonly path: string;
	readonly host?: string;
	readonly method?: string;
}): Promise<{ status: number | undefined }> {
	const { port } = server;
	const headers = host === undefined ? {} : { host };
	return new Promise((resolve, reject) => {
		request({ host: "127.0.0.1", port, path, method, headers }, (response) => {
			response.resume();
			resolve({ status: response.statusCode });
		})
			.on("error", reject)
			.end();
	});
}
