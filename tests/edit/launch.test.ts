import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runKilde } from "../support/command.ts";
import { waitUntil } from "../support/dev-client.ts";
import { commitAll, startEditing } from "../support/edit-server.ts";
import { openRemote, prepareLaunch } from "../support/launch.ts";
import { createProject } from "../support/project.ts";

// tests/long/launch.test.ts launches the real site, and observes it for a year.

test("a sample site can be prepared for the launch with the editor only", async () => {
	const project = createProject();
	commitAll(project.root);
	const remote = openRemote(project.root);
	const editor = await startEditing(project.root, "da");
	try {
		await prepareLaunch(editor);
		const left = await editor.ask("changes", {});
		expect([left.samples, left.questions]).toEqual([[], []]);
		await editor.ask("publish", {});
		await waitUntil("the publication", async () => {
			const { publishing } = await editor.readState();
			if (publishing.stage === "failed") throw new Error(publishing.message);
			return ["waiting", "live"].includes(publishing.stage);
		});
		const copy = remote.clone("host");
		for (const command of ["check", "build"]) {
			const { status, stderr } = await runKilde(copy, [command, "--launch"]);
			expect([status, stderr]).toEqual([0, ""]);
		}
		const sitemap = readFileSync(join(copy, "output/sitemap.xml"), "utf8");
		expect(sitemap).toContain("https://kilden.dk/");
		expect(sitemap).not.toContain(".example");
	} finally {
		await editor.close();
		remote.remove();
		project.remove();
	}
});
