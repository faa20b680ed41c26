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

// A deployed site, and the report of `kilde verify` after each kind of problem.

let project: Project;
let address: string;
const stop = new AbortController();

/** Return the output folder of the first commit, and the folder that is served. */
const getBuilt = () => join(project.root, "built");
const getServed = () => join(project.root, "served");

beforeAll(async () => {
	project = createProject();
	project.put(".gitignore", "/built\n/served\n/.kilde\n");
	commit(project.root, "2026-02-03T10:00:00Z");
	const argv = ["build", "--output", "built"];
	const { status, stderr } = await runKilde(project.root, argv);
	if (status !== 0) throw new Error(stderr);
	cpSync(getBuilt(), getServed(), { recursive: true });
	address = await new Promise((ready) => {
		servePreview(getServed(), 5900, stop.signal, (port) =>
			ready(`http://localhost:${port}`),
		);
	});
});

beforeEach(() => {
	rmSync(getServed(), { recursive: true, force: true });
	cpSync(getBuilt(), getServed(), { recursive: true });
});

afterAll(() => {
	stop.abort();
	project.remove();
});

function runVerify(...argv: readonly string[]) {
	const isNamed = argv[0]?.startsWith("http");
	const all = ["verify", ...(isNamed ? [] : [address]), ...argv];
	return runKilde(project.root, all);
}

function change(file: string, from: string | RegExp, to: string) {
	const path = join(getServed(), file);
	const before = readFileSync(path, "utf8");
	expect(before.search(from)).toBeGreaterThan(-1);
	writeFileSync(path, before.replace(from, to));
}

test("reports that the right site is served, and the number of compared files", async () => {
	const { status, stdout } = await runVerify();
	expect(stdout).toMatch(
		/^http:\/\/localhost:\d+ serves the site of the last commit: \d\d+ files and [1-9]\d* redirects? compared\.\n$/,
	);
	expect(status).toBe(0);
});

test("lists changed and missing files", async () => {
	change("faq.html", "</h1>", "!</h1>");
	change("404.html", "</h1>", "!</h1>");
	rmSync(join(getServed(), "events.html"));
	const { status, stdout } = await runVerify();
	expect(status).toBe(1);
	expect(stdout).toContain(
		"Expected the content of the build\nFound    other content\n  /faq, /404\n",
	);
	expect(stdout).toContain("Expected 200\nFound    404\n  /events\n");
	expect(stdout).toContain("Has the last commit been pushed");
});

test("compares with the last commit, not with the working tree", async () => {
	const prices = "content/facts/prices.yaml";
	project.edit(prices, "session-2h: 500", "session-2h: 520");
	expect((await runVerify()).status).toBe(0);
	commit(project.root, "2026-02-04T11:30:00Z");
	const { status, stdout } = await runVerify();
	project.edit(prices, "session-2h: 520", "session-2h: 500");
	commit(project.root, "2026-02-05T11:30:00Z");
	expect(status).toBe(1);
	expect(stdout).toMatch(/other content\n.* and \d+ more\n/);
});

test("lists missing and different headers once for all their URLs", async () => {
	const host = await serve((request, response) => {
		response.setHeader("X-Frame-Options", "SAMEORIGIN");
		response.setHeader("X-Content-Type-Options", " nosniff ");
		answer(getServed(), () => ({}), request, response);
	});
	const { stdout } = await runVerify(host.origin);
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

test("lists missing and wrong redirects, and accepts HTTP redirects of a server", async () => {
	const redirecting = (status: number, location: string) =>
		serve((request, response) => {
			if (request.url !== "/testimonials")
				return answer(getServed(), () => ({}), request, response);
			response.writeHead(status, { location }).end();
		});
	const redirects = async (status: number, location: string) => {
		const host = await redirecting(status, location);
		const { stdout } = await runVerify(host.origin);
		await host.close();
		return /Expected 301 .*\nFound.*/.exec(stdout)?.[0];
	};
	const [, to = ""] =
		/href="(\/[\w-]+)"/.exec(
			readFileSync(join(getServed(), "testimonials.html"), "utf8"),
		) ?? [];
	expect(await redirects(301, to)).toBeUndefined();
	expect(await redirects(302, to)).toContain(`Found    302 ${to}`);
	expect(await redirects(301, "/\u009b31m")).toContain("Found    301 /");
	rmSync(join(getServed(), "testimonials.html"));
	rmSync(join(getServed(), "_redirects"));
	expect((await runVerify()).stdout).toContain(
		`Expected 301 ${to}\nFound    404`,
	);
});

test("prints the same as JSON", async () => {
	rmSync(join(getServed(), "faq.html"));
	const { stdout } = await runVerify("--format", "json");
	expect(JSON.parse(stdout)).toMatchObject({
		mismatches: [{ path: "/faq", expected: "200", found: "404" }],
		files: expect.any(Number),
	});
});

test.each([
	["http://localhost:9", /localhost:9 gives no answer/],
	["http://kilde.invalid", /The name kilde\.invalid isn't found\./],
])("explains why %s doesn't respond", async (where, reason) => {
	const { status, stdout, stderr } = await runVerify(where);
	expect([status, stdout]).toEqual([1, ""]);
	expect(stderr).toMatch(reason);
});

test("reports a certificate that browsers reject", async () => {
	const file = (name: string) =>
		readFileSync(join(repository, "tests/fixtures/certificates", name));
	const server = createServer({
		key: file("localhost.key"),
		cert: file("expired.pem"),
	});
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
	const { port } = server.address() as AddressInfo;
	const { status, stderr } = await runVerify(`https://localhost:${port}`);
	server.close();
	expect(status).toBe(1);
	expect(stderr).toMatch(
		/^Browsers refuse to open localhost:\d+: its certificate isn't valid/,
	);
});

test("rejects an invalid URL", async () => {
	const { status, stderr } = await runKilde(project.root, ["verify", "kilden"]);
	expect(status).toBe(1);
	expect(stderr).toContain("https://www.example.org");
});
