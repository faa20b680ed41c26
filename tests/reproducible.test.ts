import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { repository } from "./support/check.ts";
import { createPicture } from "./support/pictures.ts";
import { copyGenerator } from "./support/process.ts";
import { isWindows } from "./support/programs.ts";
import { createProject, type Project, readTree } from "./support/project.ts";

test("the same content results in the same bytes regardless of folder, time and user", async ({
	skip,
}) => {
	skip(isWindows);
	const [here, there] = [await createPictured(), await createPictured()];
	setOldTimes(there);
	const generator = mkdtempSync(join(tmpdir(), "kilde et andet sted – æøå "));
	onTestFinished(() => rmSync(generator, { recursive: true }));
	copyGenerator(generator);
	const east = { TZ: "Pacific/Kiritimati", LC_ALL: "da_DK.UTF-8" };
	const west = { TZ: "Pacific/Midway", LC_ALL: "tr_TR.UTF-8" };
	const first = build(repository, here, "022", east);
	expect(Object.keys(first)).toContain("index.html");
	expect(Object.keys(first).join()).toMatch(/room-\d+\.\w+\.avif/);
	expect(build(generator, there, "077", west)).toEqual(first);
	// The second build uses cached pictures and writes no unchanged file.
	expect(build(repository, here, "027", west)).toEqual(first);
}, 120_000);

/** Creates the small site with a picture that must be encoded, without a cache. */
async function createPictured(): Promise<Project> {
	const project = createProject("empty");
	onTestFinished(project.remove);
	project.edit("content/pages/home.yaml", "src: room.svg", "src: room.png");
	const bytes = await createPicture(300, 200).png().toBuffer();
	project.put("content/media/room.png", bytes);
	return project;
}

/** Gives all files of the content an old modification time, in reverse order. */
function setOldTimes({ root }: Project): void {
	const names = readdirSync(join(root, "content"), { recursive: true });
	names.reverse().forEach((name, index) => {
		const old = new Date(index * 100_000);
		utimesSync(join(root, "content", String(name)), old, old);
	});
}

/** Builds a project by a generator with this umask and environment; returns the content of each file of its site. */
function build(
	generator: string,
	{ root }: Project,
	umask: string,
	environment: Readonly<Record<string, string>>,
): Record<string, string> {
	const command = `umask ${umask} && exec "$0" "$@" build --date 2026-03-01`;
	const { status, stderr } = spawnSync(
		"sh",
		["-c", command, process.execPath, join(generator, "bin/kilde.cjs")],
		{
			cwd: root,
			encoding: "utf8",
			env: { PATH: process.env.PATH ?? "", ...environment },
		},
	);
	expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
	return readTree(join(root, "output"), "latin1");
}
