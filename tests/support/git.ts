import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Ignores the user's settings. */
export const environment = {
	PATH: process.env.PATH ?? "",
	GIT_CONFIG_GLOBAL: "/dev/null",
	GIT_CONFIG_NOSYSTEM: "1",
};

/** Runs git in a folder without the user's settings, and returns its output. Throws that if it fails. */
export function git(
	folder: string,
	args: readonly string[],
	time = "2026-01-01T12:00:00Z",
): string {
	return execFileSync("git", ["-C", folder, ...args], {
		encoding: "utf8",
		stdio: ["ignore", "pipe", "pipe"],
		env: {
			...environment,
			GIT_AUTHOR_NAME: "Anna",
			GIT_AUTHOR_EMAIL: "anna@kilden.example",
			GIT_AUTHOR_DATE: time,
			GIT_COMMITTER_NAME: "Anna",
			GIT_COMMITTER_EMAIL: "anna@kilden.example",
			GIT_COMMITTER_DATE: time,
		},
	});
}

/** Commits the content of a folder at a given time; creates the repository if necessary. */
export function commit(folder: string, time?: string): void {
	if (!existsSync(join(folder, ".git")))
		git(folder, ["init", "--quiet", "--initial-branch=main"]);
	git(folder, ["add", "--all"]);
	git(folder, ["commit", "--quiet", "--message", "Edit"], time);
}

/** Writes files below a folder by their paths. */
export function writeFiles(
	folder: string,
	files: Readonly<Record<string, string>>,
): void {
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	}
}
