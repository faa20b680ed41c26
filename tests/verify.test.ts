import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { servePreview } from "../generator/host/preview.ts";
import { answer, serve } from "./browser/host.ts";
import { repository } from "./support/check.ts";
import { runKilde } from "./support/command.ts";
import { commit } from "./support/git.ts";
import { createProject, type Project } from "./support/project.ts";

// A site at its address, and what `kilde verify` says after each thing that can happen to it.

let project: Project;
let address: string;
const stop = new AbortController();

/** The output folder of the first commit, and the one that is served. */
const built = () => join(project.root, "built");
const served = () => join(project.root, "served");

beforeAll(async () => {
	project = createProject();
	project.put(".gitignore", "/built\n/served\n/.kilde\n");
	commit(project.root, "2026-02-03T10:00:00Z");
	const argv = ["build", "--output", "built"];
	const { status, stderr } = await runKilde(project.root, argv);
	if (status !== 0) throw new Error(stderr);
	cpSync(built(), served(), { recursive: true });
	address = await new Promise((ready) => {
		servePreview(served(), 5900, stop.signal, (port) =>
			ready(`http://localhost:${port}`),
		);
	});
});

beforeEach(() => {
	rmSync(served(), { recursive: true, force: true });
	cpSync(built(), served(), { recursive: true });
});

afterAll(() => {
	stop.abort();
	project.remove();
});

function verified(...argv: readonly string[]) {
	const isNamed = argv[0]?.startsWith("http");
	const all = ["verify", ...(isNamed ? [] : [address]), ...argv];
	return runKilde(project.root, all);
}

function change(file: string, from: string | RegExp, to: string) {
	const path = join(served(), file);
	const before = readFileSync(path, "utf8");
	expect(before.search(from)).toBeGreaterThan(-1);
	writeFileSync(path, before.replace(from, to));
}

test("says that the right site is served, and how much was compared", async () => {
	const { status, stdout } = await verified();
	expect(stdout).toMatch(
		/^http:\/\/localhost:\d+ serves the site of the last commit: \d\d+ files and [1-9]\d* redirects? compared\.\n$/,
	);
	expect(status).toBe(0);
});

test("names files with other content, and those that are missing", async () => {
	change("faq.html", "</h1>", "!</h1>");
	change("404.html", "</h1>", "!</h1>");
	rmSync(join(served(), "events.html"));
	const { status, stdout } = await verified();
	expect(status).toBe(1);
	expect(stdout).toContain(
		"Expected the content of the build\nFound    other content\n  /faq, /404\n",
	);
	expect(stdout).toContain("Expected 200\nFound    404\n  /events\n");
	expect(stdout).toContain("Has the last commit been pushed");
});

test("compares with the last commit, not with the files on the disk", async () => {
	const prices = "content/facts/prices.yaml";
	project.edit(prices, "session-2h: 500", "session-2h: 520");
	expect((await verified()).status).toBe(0);
	commit(project.root, "2026-02-04T11:30:00Z");
	const { status, stdout } = await verified();
	project.edit(prices, "session-2h: 520", "session-2h: 500");
	commit(project.root, "2026-02-05T11:30:00Z");
	expect(status).toBe(1);
	expect(stdout).toMatch(/other content\n.* and \d+ more\n/);
});

test("names headers that are missing or different once, for all their addresses", async () => {
	const host = await serve((request, response) => {
		response.setHeader("X-Frame-Options", "SAMEORIGIN");
		response.setHeader("X-Content-Type-Options", " nosniff ");
		answer(served(), () => ({}), request, response);
	});
	const { stdout } = await verified(host.origin);
	await host.close();
	expect(stdout).toMatch(
		/Expected X-Frame-Options: DENY\nFound {4}SAMEORIGIN\n {2}\/.* and \d+ more\n/,
	);
	expect(stdout).toContain(
		"Expected Referrer-Policy: strict-origin-when-cross-origin\nFound    no such header\n",
	);
	expect(stdout).not.toContain("nosniff");
	expect(stdout).not.toContain("other content");
});

test("names redirects that are missing or lead elsewhere, and accepts those of a server", async () => {
	const redirecting = (status: number, location: string) =>
		serve((request, response) => {
			if (request.url !== "/testimonials")
				return answer(served(), () => ({}), request, response);
			response.writeHead(status, { location }).end();
		});
	const redirects = async (status: number, location: string) => {
		const host = await redirecting(status, location);
		const { stdout } = await verified(host.origin);
		await host.close();
		return /Expected 301 .*\nFound.*/.exec(stdout)?.[0];
	};
	const [, to = ""] =
		/href="(\/[\w-]+)"/.exec(
			readFileSync(join(served(), "testimonials.html"), "utf8"),
		) ?? [];
	expect(await redirects(301, to)).toBeUndefined();
	expect(await redirects(302, to)).toContain(`Found    302 ${to}`);
	expect(await redirects(301, "/\u009b31m")).toContain("Found    301 /");
	rmSync(join(served(), "testimonials.html"));
	rmSync(join(served(), "_redirects"));
	expect((await verified()).stdout).toContain(
		`Expected 301 ${to}\nFound    404`,
	);
});

test("answers with the same in JSON", async () => {
	rmSync(join(served(), "faq.html"));
	const { stdout } = await verified("--format", "json");
	expect(JSON.parse(stdout)).toMatchObject({
		mismatches: [{ path: "/faq", expected: "200", found: "404" }],
		files: expect.any(Number),
	});
});

test.each([
	["http://localhost:9", /localhost:9 gives no answer/],
	["http://kilde.invalid", /The name kilde\.invalid isn't found\./],
])("says why %s gives no answer", async (where, reason) => {
	const { status, stdout, stderr } = await verified(where);
	expect([status, stdout]).toEqual([1, ""]);
	expect(stderr).toMatch(reason);
});

test("says that browsers refuse a certificate", async () => {
	const file = (name: string) =>
		readFileSync(join(repository, "tests/fixtures/certificates", name));
	const server = createServer({
		key: file("localhost.key"),
		cert: file("expired.pem"),
	});
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
	const { port } = server.address() as AddressInfo;
	const { status, stderr } = await verified(`https://localhost:${port}`);
	server.close();
	expect(status).toBe(1);
	expect(stderr).toMatch(
		/^Browsers refuse to open localhost:\d+: its certificate isn't valid/,
	);
});

test("refuses an address that is none", async () => {
	const { status, stderr } = await runKilde(project.root, ["verify", "kilden"]);
	expect(status).toBe(1);
	expect(stderr).toContain("https://www.example.org");
});
