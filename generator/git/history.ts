import { createHash } from "node:crypto";
import type { Wording } from "../diagnostics/diagnostic.ts";
import type { Source } from "../types.ts";
import { runGit, whyUnanswered } from "./git.ts";
import { commitNamed, filesAt } from "./revision.ts";

/** When each text of a project's content/ was last committed. */
export type History = {
	/** Seconds since 1970, by the file's path from the project's folder. */
	readonly changed: ReadonlyMap<string, number>;
	/** Texts with changes that are not committed. */
	readonly uncommitted: ReadonlySet<string>;
};

/**
 * The git history of a project's texts, or the reason why there is none; `sources` are those on the disk. Asks
 * git for nothing that depends on its settings, or that looks at the files themselves.
 */
export function readHistory(
	root: string,
	sources: readonly Source[],
): History | Wording {
	const repository = runGit(root, ["rev-parse", "--is-shallow-repository"]);
	if (!repository.isGood) {
		const reason = whyUnanswered(repository);
		return reason ? withoutAge(reason) : noRepository;
	}
	if (`${repository.out}`.trim() === "true") return shallow;
	const head = commitNamed(root, "HEAD");
	const files = head === undefined ? [] : filesAt(root, head);
	const committed = new Map(files.map(({ path, object }) => [path, object]));
	const texts = sources.filter(({ path }) => /\.(md|yaml)$/.test(path));
	const isKnown = texts.some(
		({ path }) => path.endsWith(".md") && committed.has(path),
	);
	if (head === undefined || !isKnown) return noText;
	const changed = lastChanges(root, head);
	if ("en" in changed) return changed;
	const uncommitted = texts.filter(
		({ path, bytes }) => !isContent(bytes, committed.get(path)),
	);
	return { changed, uncommitted: new Set(uncommitted.map(({ path }) => path)) };
}

/** The time of the last commit of each file, or the reason why git can't say. */
function lastChanges(
	root: string,
	head: string,
): Map<string, number> | Wording {
	const asked = ["rev-list", "--timestamp", head, "--", "content"];
	const commits = runGit(root, asked);
	const times = new Map(
		`${commits.out}`
			.split("\n")
			.filter(Boolean)
			.map((line) => {
				const [time, id = ""] = line.split(" ");
				return [id, Number(time)];
			}),
	);
	const changes = runGit(
		root,
		[
			...["diff-tree", "--stdin", "--root", "-r", "-z", "--name-only"],
			...["--no-renames", "--no-ext-diff", "--no-textconv", "--relative"],
			...["--", "content"],
		],
		[...times.keys()].map((id) => `${id}\n`).join(""),
	);
	const failed = [commits, changes].find(({ isGood }) => !isGood);
	if (failed) return withoutAge(whyUnanswered(failed) ?? noRepository);
	const changed = new Map<string, number>();
	let time = 0;
	// The newest commit comes first, so the first mention of a file is its last change.
	for (const piece of `${changes.out}`.split("\0")) {
		const committed = times.get(piece);
		if (committed !== undefined) time = committed;
		else if (!changed.has(piece)) changed.set(piece, time);
	}
	return changed;
}

/** Whether git has these bytes under this id; line ends may be those of Windows in the one and not in the other. */
function isContent(bytes: Uint8Array, id = ""): boolean {
	const algorithm = id.length > 40 ? "sha256" : "sha1";
	const idOf = (content: Uint8Array) =>
		createHash(algorithm)
			.update(`blob ${content.length}\0`)
			.update(content)
			.digest("hex");
	if (idOf(bytes) === id) return true;
	if (!bytes.includes(0x0d)) return false;
	const unix = Buffer.from(bytes).toString("latin1").replaceAll("\r\n", "\n");
	return idOf(Buffer.from(unix, "latin1")) === id;
}

function withoutAge(reason: Wording): Wording {
	return {
		en: `${reason.en}\nUntil then the age of the texts is unknown. kilde check lists missing translations without it.`,
		da: `${reason.da}\nIndtil da er teksternes alder ukendt. kilde check viser manglende oversættelser uden den.`,
	};
}

const noRepository: Wording = {
	en: "The age of the texts comes from the git history, and there is none here. kilde check lists missing translations without it.",
	da: "Teksternes alder læses i gits historik, og den findes ikke her. kilde check viser manglende oversættelser uden den.",
};

const noText: Wording = {
	en: "The age of the texts comes from the git history, and none of them is in it. kilde check lists missing translations without it.",
	da: "Teksternes alder læses i gits historik, og ingen af dem er med i den. kilde check viser manglende oversættelser uden den.",
};

const shallow: Wording = {
	en: "Only the newest part of the git history is here, so the age of the texts is unknown. Fetch the rest: git fetch --unshallow (in a GitHub workflow: fetch-depth: 0).",
	da: "Her er kun den nyeste del af gits historik, så teksternes alder er ukendt. Hent resten: git fetch --unshallow (i et GitHub-workflow: fetch-depth: 0).",
};
