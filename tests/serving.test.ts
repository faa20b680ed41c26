import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listenOnFreePort } from "../generator/host/listen.ts";
import { repository } from "./support/check.ts";
import { runKilde } from "./support/command.ts";
import {
	findFreePort,
	openPort,
	sendRaw,
	waitUntil,
} from "./support/dev-client.ts";
import { type Running, startKilde } from "./support/process.ts";
import { isWindows } from "./support/programs.ts";
import { createProject, type Project } from "./support/project.ts";

// The two commands that serve, as processes: ports, Ctrl+C, and everything that needs a process of its own.

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

/** Starts a command at the first free port from this one; returns it and its address. */
async function start(
	command: string,
	port: number,
	within: readonly string[] = [],
) {
	const argv = [command, "--port", `${port}`];
	running = startKilde(repository, project.root, argv, within);
	const { said, interrupt } = running;
	return { address: await running.address(), said, interrupt };
}

test.each(["127.0.0.1", "::1"])(
	"a port on which a program listens only at %s is taken",
	async (host) => {
		const { port, close } = await openPort(host);
		const server = createServer();
		expect(await listenOnFreePort(server, port, "machine")).toBeGreaterThan(
			port,
		);
		server.close();
		close();
	},
);

const prices = "content/facts/prices.yaml";

test("kilde dev uses the next free port if its own is taken, reports errors and when they are fixed, and stops on Ctrl+C", async () => {
	const { port, close } = await openPort();
	const { address, said, interrupt } = await start("dev", port);
	close();
	expect(address).not.toBe(`http://localhost:${port}`);
	expect(said()).toContain(`Port ${port} is in use; `);
	project.edit(prices, "event: 420", "event: gratis");
	await waitUntil("the mistake", () => said().includes("event is “gratis”"));
	project.edit(prices, "event: gratis", "event: 420");
	await waitUntil("its end", () => said().includes("All problems are fixed."));
	expect(await interrupt()).toBe(isWindows ? null : 0);
	await expect(fetch(address)).rejects.toThrow();
});

test("kilde preview serves the built site as a host does, and rejects hostile requests", async () => {
	await runKilde(project.root, ["build"]);
	const { address, interrupt } = await start("preview", await findFreePort());
	const get = (path: string) => fetch(address + path, { redirect: "manual" });
	for (const [path, status, location] of [
		["/", 200, null],
		["/events", 200, null],
		["/en", 200, null],
		["/events/", 301, "/events"],
		["/testimonials?a=1", 301, "/faq?a=1"],
		["/media", 404, null],
		["/%", 400, null],
	] as const) {
		const response = await get(path);
		expect.soft(response.status, path).toBe(status);
		expect.soft(response.headers.get("location"), path).toBe(location);
	}
	const { headers } = await get("/events");
	expect(headers.get("x-frame-options")).toBe("DENY");
	expect(headers.get("cache-control")).toBe("no-cache");
	const [picture = ""] =
		/\/media\/[\w-]+\.\w+\.svg/.exec(project.text("output/index.html")) ?? [];
	expect((await get(picture)).headers.get("content-security-policy")).toBe(
		"default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; sandbox",
	);
	const missing = project.text("output/404.html");
	for (const path of [
		...["/nowhere", "/about%00", "/%00.svg", "/media/%00", "/index.html/x"],
		...[`/${"a".repeat(5000)}`, `/${"a".repeat(300)}.svg`, "/.kilde.sha256"],
		...["/%2ekilde.sha256", "/_headers", "/_redirects", "/redirects.map"],
	]) {
		const response = await get(path);
		expect.soft(response.status, path).toBe(404);
		expect.soft(await response.text(), path).toBe(missing);
		expect.soft(response.headers.get("x-frame-options"), path).toBe("DENY");
	}
	for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "TRACE"]) {
		const { status, headers } = await sendRaw(address, "/", {}, method);
		expect.soft([method, status]).toEqual([method, 405]);
		expect.soft(headers.allow).toBe("GET, HEAD");
	}
	expect(await interrupt()).toBe(0);
});

// Lowers a limit in a user namespace: on Linux, if users may create one.
const withoutWatches = [
	...["unshare", "-r", "sh", "-c"],
	'echo 0 > /proc/sys/user/max_inotify_watches && exec "$@"',
	"sh",
];
const [unshare = "", ...limiting] = withoutWatches;
const canLimit = spawnSync(unshare, [...limiting, "true"]).status === 0;

test.skipIf(!canLimit)(
	"kilde dev shows each save even if the system can't watch folders",
	async () => {
		const port = await findFreePort();
		const dev = await start("dev", port, withoutWatches);
		const { address, said, interrupt } = dev;
		expect(said()).not.toMatch(/ENOSPC|\n +at /);
		for (const price of [510, 515]) {
			project.edit(prices, /event: \d+/, `event: ${price}`);
			await waitUntil(`the price ${price}`, async () => {
				const page = await fetch(`${address}/events`);
				return (await page.text()).includes(`${price}\u00a0kr.`);
			});
		}
		expect(await interrupt()).toBe(0);
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
	expect(stderr).toMatch(
		/^The package \S+ is missing, since development dependencies were not installed: run npm ci --include=dev\.\n$/,
	);
	expect(status).toBe(1);
});
