import { spawnSync } from "node:child_process";
import {
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	utimesSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createPicture } from "./support/pictures.ts";
import { copyGenerator } from "./support/process.ts";
import { createProject, type Project } from "./support/project.ts";

/** A project, and a copy of the generator in a different folder. */
type Clone = { readonly project: Project; readonly generator: string };

test("the same content results in the same bytes regardless of folder, time and user", async () => {
	const here = await clone("kilde-a-");
	const there = await clone("kilde et andet sted – æøå ");
	setOldTimes(there.project);
	const east = { TZ: "Pacific/Kiritimati", LC_ALL: "da_DK.UTF-8" };
	const west = { TZ: "Pacific/Midway", LC_ALL: "tr_TR.UTF-8" };
	const first = buildClone(here, "022", east);
	expect(Object.keys(first)).toContain("index.html");
	expect(Object.keys(first).join()).toMatch(/room-\d+\.\w+\.avif/);
	expect(buildClone(there, "077", west)).toEqual(first);
	// The second build uses cached pictures and writes no unchanged file.
	expect(buildClone(here, "027", west)).toEqual(first);
}, 120_000);

/** Creates the small site with a picture that must be encoded, without a cache. */
async function clone(prefix: string): Promise<Clone> {
	const project = createProject("empty");
	const generator = mkdtempSync(join(tmpdir(), prefix));
	onTestFinished(() => {
		project.remove();
		rmSync(generator, { recursive: true });
	});
	copyGenerator(generator);
	project.edit("content/pages/home.yaml", "src: room.svg", "src: room.png");
	const bytes = await createPicture(300, 200).png().toBuffer();
	project.put("content/media/room.png", bytes);
	return { project, generator };
}

/** Gives all files of the content an old modification time, in reverse order. */
function setOldTimes({ root }: Project): void {
	const names = readdirSync(join(root, "content"), { recursive: true });
	names.reverse().forEach((name, index) => {
		const old = new Date(index * 100_000);
		utimesSync(join(root, "content", String(name)), old, old);
	});
}

/** Builds a clone with this umask and environment; returns the content of each file of its site. */
function buildClone(
	{ project, generator }: Clone,
	umask: string,
	environment: Readonly<Record<string, string>>,
): Record<string, string> {
	const command = `umask ${umask} && exec "$0" "$@" build --date 2026-03-01`;
	const { status, stderr } = spawnSync(
		"sh",
		["-c", command, process.execPath, join(generator, "bin/kilde.cjs")],
		{
			cwd: project.root,
			encoding: "utf8",
			env: { PATH: process.env.PATH ?? "", ...environment },
		},
	);
	expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
	const output = join(project.root, "output");
	const entries = readdirSync(output, { recursive: true, withFileTypes: true });
	return Object.fromEntries(
		entries
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name))
			.map((file) => [
				file.slice(output.length + 1),
				readFileSync(file, "latin1"),
			]),
	);
}
