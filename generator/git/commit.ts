import { explainCommitObstacle } from "./destination.ts";
import {
	createGit,
	type GitExplanation,
	splitNulSeparated,
	toNulSeparated,
} from "./git.ts";
import { explainFailedCommand, noIdentity } from "./messages.ts";

const fromInput = ["--pathspec-from-file=-", "--pathspec-file-nul"];

/**
 * Commits these files of content/ and templates/ as they are on the disk, and nothing else: other staged files stay staged. Hooks run.
 * Returns why that is impossible, in which case everything is as before.
 */
export async function commitFiles(
	root: string,
	message: string,
	files: readonly string[],
	environment: NodeJS.ProcessEnv,
): Promise<GitExplanation | undefined> {
	const git = createGit(root, environment);
	const obstacle = await explainCommitObstacle(root, git);
	if (obstacle) return obstacle;
	if (!(await git(["var", "GIT_AUTHOR_IDENT"])).hasSucceeded) return noIdentity;
	const folders = ["content", "templates"];
	const others = await git(["ls-files", "-z", "--others", "--", ...folders]);
	const untracked = new Set(splitNulSeparated(others));
	const added = files.filter((file) => untracked.has(file));
	// `git commit -- FILES` accepts only tracked files.
	const known =
		added.length === 0
			? others
			: await git(
					["add", "--intent-to-add", ...fromInput],
					toNulSeparated(added),
				);
	const committed = known.hasSucceeded
		? await git(
				["commit", "--quiet", "--only", "--message", message, ...fromInput],
				toNulSeparated(files),
			)
		: known;
	if (committed.hasSucceeded) return undefined;
	if (added.length > 0)
		await git(
			["update-index", "--force-remove", "-z", "--stdin"],
			toNulSeparated(added),
		);
	return explainFailedCommand(committed);
}
