import type { Wording } from "../diagnostics/diagnostic.ts";
import { runGit } from "./git.ts";

/** When each file of a project's content/ was last committed. */
export type History = {
	/** Seconds since 1970, by the file's path from the project's folder. */
	readonly changed: ReadonlyMap<string, number>;
	/** Files with changes that are not committed. */
	readonly uncommitted: ReadonlySet<string>;
};

/** The git history of a project's content, or the reason why there is none. */
export function readHistory(root: string): History | Wording {
	const git = (...args: string[]) => runGit(root, args)?.toString();
	const isShallow = git("rev-parse", "--is-shallow-repository");
	if (isShallow?.trim() === "true") return shallow;
	const log = git(
		"log",
		"-z",
		"--relative",
		"--format=%x01%ct",
		"--name-only",
		"--",
		"content",
	);
	const status = git("status", "-z", "--porcelain", "-uall", "--", "content");
	const prefix = git("rev-parse", "--show-prefix");
	if (log === undefined || status === undefined || prefix === undefined)
		return unknown;
	return {
		changed: changes(log),
		uncommitted: unsaved(status, prefix.trim()),
	};
}

const unknown: Wording = {
	en: "The age of the texts comes from the git history, and there is none here. kilde check lists missing translations without it.",
	da: "Teksternes alder læses i gits historik, og den findes ikke her. kilde check viser manglende oversættelser uden den.",
};

const shallow: Wording = {
	en: "Only the newest part of the git history is here, so the age of the texts is unknown. Fetch the rest: git fetch --unshallow (in a GitHub workflow: fetch-depth: 0).",
	da: "Her er kun den nyeste del af gits historik, så teksternes alder er ukendt. Hent resten: git fetch --unshallow (i et GitHub-workflow: fetch-depth: 0).",
};

/** The newest commit comes first, so the first mention of a file is its last change. */
function changes(log: string): Map<string, number> {
	const changed = new Map<string, number>();
	for (const commit of log.split("\x01").slice(1)) {
		const [time = "", ...files] = commit.split(/[\0\n]+/);
		for (const file of files.filter(Boolean))
			if (!changed.has(file)) changed.set(file, Number(time));
	}
	return changed;
}

/** `XY path`; after a renamed file its old path follows as a separate item. Paths are relative to the repository. */
function unsaved(status: string, prefix: string): Set<string> {
	const files = status
		.split("\0")
		.filter((piece) => /^.. /.test(piece))
		.map((piece) => piece.slice(3));
	return new Set(
		files
			.filter((file) => file.startsWith(prefix))
			.map((file) => file.slice(prefix.length)),
	);
}
