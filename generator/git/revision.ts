import type { Wording } from "../diagnostics/diagnostic.ts";
import { isIgnored } from "../read/ignored-files.ts";
import type { Source } from "../types.ts";
import { listed, pathsIn } from "./command.ts";
import { readObjects, runGit, whyUnanswered } from "./git.ts";

/** The sources of a project at a git revision, or the files in other folders of it; or the reason why they can't be read. */
export function readRevision(
	root: string,
	revision: string,
	folders = ofContent,
): Source[] | Wording {
	// A name that starts with a hyphen would be an option, and no revision has one.
	const commit = revision.startsWith("-")
		? undefined
		: commitNamed(root, revision);
	if (commit === undefined) return whyNoCommit(root, revision);
	const files = filesAt(root, commit, folders);
	const sources = readObjects(root, files);
	return sources.length < files.length ? incomplete(revision) : sources;
}

/** The sources of the last commit, or the reason why they can't be read; none before the first commit. */
export function readLastCommit(root: string): Source[] | Wording {
	const sources = readRevision(root, "HEAD");
	const isBeforeFirst =
		"en" in sources &&
		commitNamed(root, "HEAD") === undefined &&
		runGit(root, ["rev-parse", "--git-dir"]).isGood;
	return isBeforeFirst ? [] : sources;
}

/** Reads the sources of the last commit, as readLastCommit does; of a commit that was read before, no file again. */
export function createLastCommit(
	root: string,
): () => readonly Source[] | Wording {
	let last: { readonly commit: string; readonly sources: Source[] } | undefined;
	return () => {
		const commit = commitNamed(root, "HEAD");
		if (last && last.commit === commit) return last.sources;
		const sources = readLastCommit(root);
		last =
			commit === undefined || "en" in sources ? undefined : { commit, sources };
		return sources;
	};
}

/** The id of the commit that a revision names; undefined if there is none. */
export function commitNamed(
	root: string,
	revision: string,
): string | undefined {
	const asked = ["rev-parse", "--verify", "--quiet", `${revision}^{commit}`];
	const { isGood, out } = runGit(root, asked);
	return isGood ? `${out}`.trim() : undefined;
}

/** The files that git leaves out (.gitignore). */
export function ignoredByGit(
	root: string,
	files: readonly string[],
): ReadonlySet<string> {
	const asked = ["check-ignore", "-z", "--stdin"];
	return new Set(pathsIn(`${runGit(root, asked, listed(files)).out}`));
}

function whyNoCommit(root: string, revision: string): Wording {
	const answer = runGit(root, ["rev-parse", "--is-shallow-repository"]);
	if (!answer.isGood) return whyUnanswered(answer) ?? noRepository(root);
	return unknownRevision(revision, `${answer.out}`.trim() === "true");
}

function noRepository(root: string): Wording {
	return {
		en: `There is no git history in ${root} to compare with.`,
		da: `Der er ingen git-historik i ${root} at sammenligne med.`,
	};
}

function unknownRevision(revision: string, isShallow: boolean): Wording {
	const known = {
		en: `There is no git revision ${revision}.`,
		da: `Git kender ikke udgaven ${revision}.`,
	};
	return isShallow
		? {
				en: `${known.en} Only the newest part of the history is here; fetch the rest: git fetch --unshallow (in a GitHub workflow: fetch-depth: 0).`,
				da: `${known.da} Her er kun den nyeste del af historikken; hent resten: git fetch --unshallow (i et GitHub-workflow: fetch-depth: 0).`,
			}
		: {
				en: `${known.en} Name a branch, a tag or a commit, e.g. main or HEAD~1.`,
				da: `${known.da} Skriv en branch, et tag eller et commit, f.eks. main eller HEAD~1.`,
			};
}

function incomplete(revision: string): Wording {
	return {
		en: `Git does not have all files of ${revision} here: its copy of the history is partial or damaged. Fetch it whole: git fetch --refetch --no-filter`,
		da: `Git har ikke alle filer fra ${revision} her: Dets kopi af historikken er ufuldstændig eller beskadiget. Hent den hel: git fetch --refetch --no-filter`,
	};
}

/** A file of a commit, and the id of its content. */
export type CommittedFile = { readonly path: string; readonly object: string };

/** The folders of a project that its sources are in. */
const ofContent: readonly string[] = ["content", "templates"];

/** The files of these folders in a commit; of no folders, all files of the project. */
export function filesAt(
	root: string,
	commit: string,
	folders = ofContent,
): CommittedFile[] {
	const listing = runGit(root, ["ls-tree", "-rz", commit, "--", ...folders]);
	// “mode blob object⇥path”, each ending with NUL. Links (mode 120000) are not followed.
	return `${listing.out}`
		.split("\0")
		.flatMap((line): CommittedFile[] => {
			const [, object, path] =
				/^100\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
			return object && path ? [{ path, object }] : [];
		})
		.filter(({ path }) => !path.split("/").some(isIgnored));
}
