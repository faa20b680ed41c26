import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { repository } from "./check.ts";
import { copyGenerator, type Running, startKilde } from "./process.ts";
import { createProject, type Project } from "./project.ts";
import { openTab, until } from "./tab.ts";

// The two commands that serve, as processes: ports, Ctrl+C, and what needs a process of its own.

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

async function status(address: string): Promise<number> {
	return (await fetch(address, { redirect: "manual" })).status;
}

/** A port that something else listens on. */
async function takenPort() {
	const server = createServer();
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
	return { server, port: (server.address() as AddressInfo).port };
}

describe.each(["dev", "preview"])("kilde %s", (command) => {
	test("takes the next free port where its own is taken, says so, and ends with Ctrl+C", async () => {
		await startKilde(repository, project.root, ["build"]).ended;
		const { server, port } = await takenPort();
		const { address, said, interrupt } = start(`${command} --port ${port}`);
		const shown = await address();
		server.close();
		expect(shown).not.toBe(`http://localhost:${port}`);
		expect(said()).toContain(`The port ${port} is taken; `);
		expect(await status(`${shown}/events`)).toBe(200);
		expect(await interrupt()).toBe(0);
		await expect(fetch(shown)).rejects.toThrow();
	});

	test("refuses what is no port", async () => {
		const { ended, said } = start(`${command} --port 70000`);
		expect(await ended).toBe(2);
		expect(said()).toContain("It must be a number from 1 to 65535.");
	});
});

describe("kilde dev", () => {
	test("starts again when the generator's code changes: same port, other revision", async () => {
		copyGenerator(project.root);
		const { address, said } = start("dev --port 4800", project.root);
		const shown = await address();
		const tab = await openTab(shown);
		await until("news", () => tab.news() !== undefined);
		const code = project.text("generator/plan/tables.ts");
		project.put("generator/plan/tables.ts", `${code}// Other.\n`);
		expect(await address(2)).toBe(shown);
		const again = await openTab(shown);
		await until("news", () => again.news() !== undefined);
		expect(again.news()?.revision).not.toBe(tab.news()?.revision);
		expect(said()).not.toContain("ended by itself");
	});

	test("waits where the generator's code is wrong, and goes on when it is mended", async () => {
		copyGenerator(project.root);
		const { address, said } = start("dev --port 4850", project.root);
		const shown = await address();
		const render = project.text("generator/render.ts");
		project.put("generator/render.ts", `${render}}`);
		await until("its end", () => said().includes("Kilde ended by itself."));
		project.put("generator/render.ts", render);
		expect(await address(2)).toBe(shown);
		expect(await status(`${shown}/events`)).toBe(200);
	});

	test("needs a project", async () => {
		const { ended, said } = start(
			`dev --root ${join(project.root, "content")}`,
		);
		expect(await ended).toBe(2);
		expect(said()).toContain("There is no folder content in ");
	});
});

describe("kilde preview", () => {
	test("serves the built site as a host does", async () => {
		await startKilde(repository, project.root, ["build"]).ended;
		const shown = await start("preview --port 4900").address();
		expect(await status(`${shown}/`)).toBe(200);
		expect(await status(`${shown}/events`)).toBe(200);
		expect(await status(`${shown}/en`)).toBe(200);
		expect(await status(`${shown}/events/`)).toBe(301);
		expect(await status(`${shown}/media`)).toBe(404);
		const { headers } = await fetch(`${shown}/events`);
		expect(headers.get("content-security-policy")).toContain(
			"default-src 'none'",
		);
		expect(headers.get("x-content-type-options")).toBe("nosniff");
		const missing = await fetch(`${shown}/nowhere`);
		expect(missing.status).toBe(404);
		expect(await missing.text()).toBe(project.text("output/404.html"));
	});

	test("says so where there is no built site", async () => {
		const { ended, said } = start("preview");
		expect(await ended).toBe(1);
		expect(said()).toBe(
			"There is no site in output yet. Run kilde build first.\n",
		);
	});
});
