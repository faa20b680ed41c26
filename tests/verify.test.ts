import { readFileSync, rmSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getHeaders, toPageAddress } from "kilde/tools";
import { expect, onTestFinished, test } from "vitest";
import { fetchUrl } from "../generator/verify/fetch-url.ts";
import { type Mismatch, verifySite } from "../generator/verify/index.ts";
import { serve, serveFolder } from "./browser/host.ts";
import { repository } from "./support/check.ts";
import { runKilde } from "./support/command.ts";
import { commit } from "./support/git.ts";
import { createProject } from "./support/project.ts";

// The comparison of a deployed site with the build, and the report of `kilde verify`.

type Response = {
	readonly status?: number;
	readonly body?: string;
	readonly headers?: Readonly<Record<string, string>>;
};

const artifacts = [
	{ path: "index.html", bytes: "Home" },
	{ path: "about.html", bytes: "About" },
	{ path: "404.html", bytes: "Nothing here" },
	{ path: "old.html", bytes: "Moved" },
	{ path: "_headers", bytes: "" },
];
const redirects = [
	{ from: "/old", to: "/about" },
	{ from: "/about.html", to: "/about" },
];

/** Compares the site with a host that serves it, but answers some paths differently. */
async function findMismatches(
	changed: Readonly<Record<string, Response>>,
	headersOf = getHeaders,
): Promise<readonly Mismatch[]> {
	const bodies: Readonly<Record<string, string>> = {
		"/": "Home",
		"/about": "About",
		"/old": "Moved",
	};
	const host = await serve(({ url = "" }, response) => {
		const body = bodies[url];
		const right = { status: body ? 200 : 404, body: body ?? "Nothing here" };
		const answer = { ...right, ...changed[url] };
		const headers = { ...headersOf(url), ...answer.headers };
		response.writeHead(answer.status, headers).end(answer.body);
	});
	onTestFinished(host.close);
	const verification = await verifySite({ artifacts, redirects }, host.origin);
	expect(verification).toMatchObject({ files: 3, redirects: 2 });
	return verification.mismatches;
}

test("changed and missing files are listed, and a page for missing addresses with status 200", async () => {
	expect(await findMismatches({})).toEqual([]);
	const content = "the content of the build";
	expect(
		await findMismatches({
			"/": { body: "Other" },
			"/about": { status: 404 },
			"/no-such-page": { status: 200 },
		}),
	).toEqual([
		{ path: "/", expected: content, found: "other content" },
		{ path: "/about", expected: "200", found: "404" },
		{ path: "/404", expected: "404", found: "200" },
	]);
});

test("missing and different headers are listed; spaces in them don't matter", async () => {
	const { "Referrer-Policy": _, ...others } = getHeaders("/");
	const permissions = others["Permissions-Policy"] ?? "";
	const mismatches = await findMismatches({}, () => ({
		...others,
		"X-Frame-Options": "SAMEORIGIN",
		"Permissions-Policy": permissions.replaceAll(", ", " ,"),
	}));
	expect(mismatches).toHaveLength(6);
	for (const path of ["/", "/about", "/404"])
		expect(mismatches.filter((each) => each.path === path)).toEqual([
			{ path, expected: "X-Frame-Options: DENY", found: "SAMEORIGIN" },
			{
				path,
				expected: "Referrer-Policy: strict-origin-when-cross-origin",
				found: "no such header",
			},
		]);
});

test("a redirect must be permanent and lead to its target", async () => {
	const to = (location: string) => ({ headers: { location } });
	for (const [response, found] of [
		[{ status: 308, ...to("/about") }, undefined],
		[{ status: 302, ...to("/about") }, "302 /about"],
		[{ status: 301, ...to("/") }, "301 /"],
		[{ status: 404 }, "404"],
		[{ body: "Other" }, "200"],
	] as const)
		expect
			.soft(await findMismatches({ "/old": response }))
			.toEqual(found ? [{ path: "/old", expected: "301 /about", found }] : []);
});

test("the command compares with the last commit and not with the working tree, and groups mismatches", async () => {
	const project = createProject();
	onTestFinished(project.remove);
	project.put(".gitignore", "/served\n/.kilde\n");
	commit(project.root, "2026-02-03T10:00:00Z");
	await runKilde(project.root, ["build", "--output", "served"]);
	const served = join(project.root, "served");
	const { origin, close } = await serveFolder(served, (file) =>
		getHeaders(toPageAddress(file)),
	);
	onTestFinished(close);
	const run = (...options: string[]) =>
		runKilde(project.root, ["verify", origin, ...options]);
	project.edit("content/facts/prices.yaml", "event: 420", "event: 430");
	expect(await run()).toMatchObject({
		status: 0,
		stdout: expect.stringMatching(
			/^http:\/\/[\d.:]+ serves the site of the last commit: \d\d+ files and 1 redirect compared\.\n$/,
		),
	});
	for (const file of ["events.html", "faq.html"]) rmSync(join(served, file));
	const { status, stdout } = await run();
	expect(status).toBe(1);
	expect(stdout).toContain(
		"\nExpected 200\nFound    404\n  /events, /faq\n\nHas the last commit been pushed",
	);
	expect(JSON.parse((await run("--format", "json")).stdout)).toMatchObject({
		mismatches: [{ path: "/events" }, { path: "/faq" }],
	});
});

test("an address without an answer, and a certificate that browsers reject, are explained", async () => {
	const read = (name: string) =>
		readFileSync(join(repository, "tests/fixtures/certificates", name));
	const server = createServer({
		key: read("localhost.key"),
		cert: read("expired.pem"),
	});
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
	onTestFinished(() => void server.close());
	const { port } = server.address() as AddressInfo;
	for (const [url, failure] of [
		["http://localhost:9", "localhost:9 gives no answer"],
		["http://kilde.invalid", "The name kilde.invalid isn't found."],
		[
			`https://localhost:${port}`,
			`Browsers refuse to open localhost:${port}: its certificate isn't valid`,
		],
	] as const)
		expect.soft(await fetchUrl(url)).toMatchObject({
			failure: { en: expect.stringContaining(failure) },
		});
});
