import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runKilde } from "../support/command.ts";
import { openProject } from "../support/edited-project.ts";
import { cloneForHost, prepareLaunch, publish } from "../support/launch.ts";

// tests/long/launch.test.ts launches the real site, and observes it for a year.

test("a sample site can be prepared for the launch with the editor only", async () => {
	const { close, remote, server } = await openProject("da");
	try {
		await prepareLaunch(server);
		const left = await server.ask("changes", {});
		expect([left.samples, left.questions]).toEqual([[], []]);
		await publish(server);
		const copy = cloneForHost(remote);
		for (const command of ["check", "build"]) {
			const { status, stderr } = await runKilde(copy, [command, "--launch"]);
			expect([status, stderr]).toEqual([0, ""]);
		}
		const sitemap = readFileSync(join(copy, "output/sitemap.xml"), "utf8");
		expect(sitemap).toContain("https://kilden.dk/");
		expect(sitemap).not.toContain(".example");
	} finally {
		await close();
	}
});
