import {
	cpSync,
	mkdtempSync,
	readFileSync,
	realpathSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { commitAll, type EditServer, startEditing } from "./edit-server.ts";
import { git } from "./git.ts";
import { createProject, type Project } from "./project.ts";

/** The small site in a repository, with a running editor. */
export type EditedProject = {
	readonly project: Project;
	readonly server: EditServer;
	/** The bare repository to which the project is published. */
	readonly remote: string;
	/** Returns the clone of a second person, Anna. */
	getOther(): string;
	/** Runs git in the project, and returns its output. */
	git(...args: readonly string[]): string;
	/** Lists the lines that differ from the last commit. */
	changedLines(): string[];
	close(): Promise<void>;
};

/** Opens the editor of a copy of the small site, whose content is committed and published. */
export async function openProject(language = "en"): Promise<EditedProject> {
	const from = prepareRepositories();
	const folder = createFolder();
	const project = createProject();
	/** Copies a prepared repository, and leads it to the copy of the remote. */
	const copy = (name: string, to: string, config: string) => {
		cpSync(join(from, name), to, { recursive: true });
		const file = join(to, config);
		const text = readFileSync(file, "utf8");
		writeFileSync(file, text.replace(from, folder));
		return to;
	};
	const remote = copy("there.git", join(folder, "there.git"), "config");
	copy("git", join(project.root, ".git"), "config");
	const server = await startEditing(project.root, language);
	const run = (...args: readonly string[]) => git(project.root, args);
	let other: string | undefined;
	return {
		...{ project, server, remote, git: run },
		getOther() {
			other ??= copy("other", join(folder, "other"), ".git/config");
			return other;
		},
		changedLines: () =>
			run("diff", "-U0")
				.split("\n")
				.filter((line) => /^[-+](?![-+])/.test(line)),
		async close() {
			await server.close();
			project.remove();
			rmSync(folder, { recursive: true });
		},
	};
}

/** Opens a copy of the small site for each test of the calling file. */
export function openProjectForEach(language?: string): EditedProject {
	const edited = {} as EditedProject;
	beforeEach(async () => {
		Object.assign(edited, await openProject(language));
	});
	afterEach(() => edited.close());
	return edited;
}

let prepared: string | undefined;

/**
 * Prepares the repositories that tests copy, once for all files of a worker: the small site, a bare repository to which it
 * is published, and a clone of that.
 */
function prepareRepositories(): string {
	if (prepared) return prepared;
	const folder = createFolder();
	const { root, remove } = createProject();
	const remote = join(folder, "there.git");
	commitAll(root);
	git(folder, ["init", "--quiet", "--bare", "--template=", remote]);
	git(root, ["remote", "add", "origin", remote]);
	git(root, ["push", "--quiet", "--set-upstream", "origin", "main"]);
	// A few large files are copied faster than many small ones.
	for (const each of [root, remote]) git(each, ["gc", "--quiet"]);
	git(folder, [
		"clone",
		"--quiet",
		"--template=",
		"-b",
		"main",
		remote,
		"other",
	]);
	cpSync(join(root, ".git"), join(folder, "git"), { recursive: true });
	remove();
	process.once("exit", () => rmSync(folder, { recursive: true }));
	prepared = folder;
	return folder;
}

function createFolder(): string {
	return realpathSync(mkdtempSync(join(tmpdir(), "kilde-edit-")));
}
