import type { Wording } from "../diagnostics/diagnostic.ts";
import { isIgnored } from "../read/ignored-files.ts";
import type { Source } from "../types.ts";
import { listed, pathsIn } from "./command.ts";
import { readObjects, runGit } from "./git.ts";

/** The sources of a project at a git revision, or the reason why they can't be read. */
export function readRevision(
	root: string,
	revision: string,
): Source[] | Wording {
	const git = (args: readonly string[]) => runGit(root, args);
	const inside = git(["rev-parse", "--is-inside-work-tree"]);
	if (!inside)
		return {
			en: `There is no git history in ${root} to compare with.`,
			da: `Der er ingen git-historik i ${root} at sammenligne med.`,
		};
	// A name that starts with a hyphen would be an option, and no revision has one.
	const commit = revision.startsWith("-")
		? undefined
		: git(["rev-parse", "--verify", "--quiet", `${revision}^{commit}`]);
	if (!commit)
		return {
			en: `There is no git revision ${revision}. Name a branch, a tag or a commit, e.g. main or HEAD~1.`,
			da: `Git kender ikke udgaven ${revision}. Skriv en branch, et tag eller et commit, f.eks. main eller HEAD~1.`,
		};
	const tree = git([
		"ls-tree",
		"-rz",
		commit.toString().trim(),
		"--",
		"content",
		"templates",
	]);
	return readObjects(root, filesIn(tree?.toString() ?? ""));
}

/** The sources of the last commit, or the reason why they can't be read; none before the first commit. */
export function readLastCommit(root: string): Source[] | Wording {
	const isInside = runGit(root, ["rev-parse", "--is-inside-work-tree"]);
	const head = runGit(root, ["rev-parse", "--verify", "--quiet", "HEAD"]);
	return isInside && !head ? [] : readRevision(root, "HEAD");
}

/** The files that git leaves out (.gitignore). */
export function ignoredByGit(
	root: string,
	files: readonly string[],
): ReadonlySet<string> {
	const asked = ["check-ignore", "-z", "--stdin"];
	const ignored = runGit(root, asked, listed(files)) ?? "";
	return new Set(pathsIn(ignored.toString()));
}

type File = { readonly path: string; readonly object: string };

/** What `git ls-tree -rz` lists: “mode blob object⇥path”, each ending with NUL. Links (mode 120000) are not followed. */
function filesIn(listing: string): File[] {
	return listing
		.split("\0")
		.flatMap((line): File[] => {
			const [, object, path] =
				/^100\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
			return object && path ? [{ path, object }] : [];
		})
		.filter(({ path }) => !path.split("/").some(isIgnored));
}
