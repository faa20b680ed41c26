import { createHash } from "node:crypto";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../diagnostics/group-by.ts";
import type { Source } from "../types.ts";
import { readObjects, runGit, whyUnanswered } from "./git.ts";
import { commitNamed, filesAt } from "./revision.ts";

/** When each text of a project's content/ was last committed. */
export type History = {
	/** Seconds since 1970, by the file's path from the project's folder. */
	readonly changed: ReadonlyMap<string, number>;
	/** Texts with changes that are not committed. */
	readonly uncommitted: ReadonlySet<string>;
	/** The committed versions of each text that has changed, the newest first. */
	readonly versions: ReadonlyMap<string, readonly CommittedVersion[]>;
};

/** A history in which nothing is known to have changed. */
export const emptyHistory: History = {
	changed: new Map(),
	uncommitted: new Set(),
	versions: new Map(),
};

/** A version of a file, and when it was committed (seconds since 1970). */
export type CommittedVersion = Source & { readonly changed: number };

/** How many versions of a file are looked at. */
const mostVersions = 30;

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
	const changes = changesOf(root, head);
	if ("en" in changes) return changes;
	const present = new Set(texts.map(({ path }) => path));
	const changed = new Map(
		[...changes].map(([path, [last]]) => [path, last?.changed ?? 0]),
	);
	const uncommitted = texts.filter(
		({ path, bytes }) => !isContent(bytes, committed.get(path)),
	);
	return {
		changed,
		uncommitted: new Set(uncommitted.map(({ path }) => path)),
		versions: readVersions(
			root,
			[...changes].filter(([path]) => present.has(path)),
		),
	};
}

/** Reads the newest versions of files, of each its changes. */
function readVersions(
	root: string,
	changes: readonly (readonly [string, readonly FileChange[]])[],
): Map<string, CommittedVersion[]> {
	const wanted = changes.flatMap(([path, versions]) =>
		versions
			.slice(0, mostVersions)
			.map(({ object, changed }) => ({ path, object, changed })),
	);
	const sources = readObjects(root, wanted);
	// In a partial clone some are not here, and the others are no longer in the order of the changes.
	if (sources.length < wanted.length) return new Map();
	const versions = sources.map((source, index) => ({
		...source,
		changed: wanted[index]?.changed ?? 0,
	}));
	return groupBy(versions, ({ path }) => path);
}

/** A change of a file: the id of its new content, and when it was committed (seconds since 1970). */
type FileChange = { readonly object: string; readonly changed: number };

/** The changes of each file, the newest first, or the reason why git can't list them. */
function changesOf(
	root: string,
	head: string,
): Map<string, FileChange[]> | Wording {
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
	const listing = runGit(
		root,
		[
			...["diff-tree", "--stdin", "--root", "-r", "-z", "--raw", "--no-abbrev"],
			...["--no-renames", "--no-ext-diff", "--no-textconv", "--relative"],
			...["--", "content"],
		],
		[...times.keys()].map((id) => `${id}\n`).join(""),
	);
	const failed = [commits, listing].find(({ isGood }) => !isGood);
	if (failed) return withoutAge(whyUnanswered(failed) ?? noRepository);
	const found: (FileChange & { readonly path: string })[] = [];
	let changed = 0;
	let object = "";
	// A commit's id, then of each of its files “:mode mode object object letter” and its path.
	for (const piece of `${listing.out}`.split("\0")) {
		const change = /^:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) [A-Z]$/.exec(piece);
		if (change) object = change[1] ?? "";
		else if (times.has(piece)) changed = times.get(piece) ?? 0;
		else if (piece !== "") found.push({ path: piece, object, changed });
	}
	return groupBy(found, ({ path }) => path);
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
