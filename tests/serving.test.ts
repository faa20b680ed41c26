import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { listenOnFreePort } from "../generator/host/listen.ts";
import { repository } from "./support/check.ts";
import { type Printed, runKilde } from "./support/command.ts";
import { waitUntil } from "./support/dev-client.ts";
import { type Running, startKilde } from "./support/process.ts";
import { createProject, type Project } from "./support/project.ts";

// The two commands that serve, as processes: ports, Ctrl+C, and everything that needs a process of its own.

vi.setConfig({ testTimeout: 180_000 });

let project: Project;
let running: Running | undefined;

beforeEach(() => {
	project = createProject();
});

afterEach(async () => {
	await running?.interrupt();
	running = undefined;
	project.remove();
});

function start(argv: string, generator = repository): Running {
	running = startKilde(generator, project.root, argv.split(" "));
	return running;
}

/** Runs the command in this process until it ends. */
function run(...argv: readonly string[]): Promise<Printed> {
	return runKilde(project.root, argv, { LC_ALL: "en" });
}

async function status(address: string): Promise<number> {
	return (await fetch(address, { redirect: "manual" })).status;
}

/** Sends a request with a method; fetch doesn't support TRACE. */
async function send(address: string, method: string) {
	const asked = request(address, { method });
	const answered = new Promise<IncomingMessage>((resolve, reject) => {
		asked.on("response", resolve).on("error", reject).end();
	});
	const { statusCode: status, headers } = await answered;
	return { status, headers };
}

/** Opens a server on a port. */
async function occupyPort(wanted = 0) {
	const server = createServer();
	await new Promise<void>((ready) => server.listen(wanted, "127.0.0.1", ready));
	return { server, port: (server.address() as AddressInfo).port };
}

test.each([["127.0.0.1"], ["::1"]])(
	"a port on which a program listens only at %s is taken",
	async (host) => {
		const other = createServer();
		await new Promise<void>((ready) => other.listen(0, host, ready));
		const { port } = other.address() as AddressInfo;
		const server = createServer();
		expect(await listenOnFreePort(server, port, "machine")).toBeGreaterThan(
			port,
		);
		for (const each of [server, other]) each.close();
	},
);

describe("kilde dev", () => {
	test("uses the next free port if its own is taken, reports errors and when they are fixed, and stops on Ctrl+C", async () => {
		const { server, port } = await occupyPort();
		const { address, said, interrupt } = start(`dev --port ${port}`);
		const shown = await address();
		server.close();
		expect(shown).not.toBe(`http://localhost:${port}`);
		expect(said()).toContain(`Port ${port} is in use; `);
		const prices = "content/facts/prices.yaml";
		project.edit(prices, "event: 420", "event: gratis");
		await waitUntil("the mistake", () => said().includes("event is “gratis”"));
		project.edit(prices, "event: gratis", "event: 420");
		await waitUntil("its end", () =>
			said().includes("All problems are fixed."),
		);
		expect(await interrupt()).toBe(0);
		await expect(fetch(shown)).rejects.toThrow();
	});
});

describe("kilde preview", () => {
	test("serves the built site as a host does, and rejects hostile requests", async () => {
		await run("build");
		const { server, port } = await occupyPort();
		server.close();
		const { address, interrupt } = start(`preview --port ${port}`);
		const shown = await address();
		expect(await status(`${shown}/`)).toBe(200);
		expect(await status(`${shown}/events`)).toBe(200);
		expect(await status(`${shown}/en`)).toBe(200);
		expect(await status(`${shown}/events/`)).toBe(301);
		const moved = await fetch(`${shown}/testimonials?a=1`, {
			redirect: "manual",
		});
		expect(moved.status).toBe(301);
		expect(moved.headers.get("location")).toBe("/faq?a=1");
		expect(await status(`${shown}/media`)).toBe(404);
		const { headers } = await fetch(`${shown}/events`);
		expect(headers.get("x-frame-options")).toBe("DENY");
		expect(headers.get("cache-control")).toBe("no-cache");
		const picture = /\/media\/[\w-]+\.\w+\.svg/.exec(
			project.text("output/index.html"),
		)?.[0];
		const { headers: ofPicture } = await fetch(`${shown}${picture}`);
		expect(ofPicture.get("content-security-policy")).toBe(
			"default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; sandbox",
		);
		const missing = project.text("output/404.html");
		for (const path of [
			"/nowhere",
			"/about%00",
			"/%00.svg",
			"/media/%00",
			`/${"a".repeat(5000)}`,
			`/${"a".repeat(300)}.svg`,
			"/index.html/x",
			"/.kilde.sha256",
			"/%2ekilde.sha256",
			"/_headers",
			"/_redirects",
			"/redirects.map",
		]) {
			const answer = await fetch(shown + path);
			expect([path, answer.status]).toEqual([path, 404]);
			expect(await answer.text()).toBe(missing);
			expect(answer.headers.get("x-frame-options")).toBe("DENY");
		}
		expect(await status(`${shown}/%`)).toBe(400);
		for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "TRACE"]) {
			const { status, headers } = await send(shown, method);
			expect([method, status, headers.allow]).toEqual([
				method,
				405,
				"GET, HEAD",
			]);
		}
		expect(await interrupt()).toBe(0);
	});
});

// Lowers a limit in a user namespace: on Linux, if users may create one.
const withoutWatches = [
	"unshare",
	"-r",
	"sh",
	"-c",
	'echo 0 > /proc/sys/user/max_inotify_watches && exec "$@"',
	"sh",
] as const;
const [unshare, ...limiting] = withoutWatches;
const canLimit = spawnSync(unshare, [...limiting, "true"]).status === 0;

test.skipIf(!canLimit)(
	"kilde dev shows each save even if the system can't watch folders",
	async () => {
		const { server, port } = await occupyPort();
		server.close();
		running = startKilde(
			repository,
			project.root,
			["dev", "--port", `${port}`],
			withoutWatches,
		);
		const shown = await running.address();
		expect(running.said()).not.toMatch(/ENOSPC|\n +at /);
		for (const price of [510, 515]) {
			const prices = "content/facts/prices.yaml";
			project.edit(prices, /event: \d+/, `event: ${price}`);
			await waitUntil(`the price ${price}`, async () => {
				const page = await fetch(`${shown}/events`);
				return (await page.text()).includes(`${price}\u00a0kr.`);
			});
		}
		expect(await running.interrupt()).toBe(0);
	},
);

test("in a repository without development dependencies, the command says how to install them", () => {
	const folder = mkdtempSync(join(tmpdir(), "kilde-bare-"));
	for (const file of ["bin/kilde.cjs", "bin/load.cjs", "package.json"])
		cpSync(
			join(repository, "generator", file),
			join(folder, "generator", file),
		);
	const { status, stderr } = spawnSync(
		process.execPath,
		[join(folder, "generator/bin/kilde.cjs"), "--version"],
		{ encoding: "utf8" },
	);
	rmSync(folder, { recursive: true });
	expect([status, stderr]).toEqual([
		1,
		expect.stringMatching(
			/^The package \S+ is missing, since development dependencies were not installed: run npm ci --include=dev\.\n$/,
		),
	]);
});
