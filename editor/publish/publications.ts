import {
	type FileChange,
	findPublishedRevision,
	listCommits,
	type MessageText,
	readRevision,
} from "kilde/tools";
import { describeChanges, listContentChanges } from "../changes/changes.ts";
import { discardChanges, isAsLeft } from "../changes/discard.ts";
import { createMomentFormat } from "../changes/earlier.ts";
import type { Editor } from "../editor.ts";
import { cannotHold, isOutdated } from "../messages.ts";
import type { Publication } from "../protocol.ts";
import { changedNoContent, explainChangedLater } from "./messages.ts";

/** How many publications are listed. */
const most = 20;

/** Lists the newest publications: the commits on the site that changed the content. */
export async function listPublications(editor: Editor): Promise<Publication[]> {
	const { root, environment, language } = editor;
	const { built } = await editor.getContent();
	const format = createMomentFormat(language, built.value.site);
	const revision = await findPublishedRevision(root, environment);
	const commits = await listCommits(root, revision, most);
	return commits.map(({ id, date, author, message }) => ({
		commit: id,
		when: format(date),
		by: author,
		summary: listSummaries(message),
	}));
}

/** Lists the changes that the message of a commit names. */
function listSummaries(message: string): string[] {
	const [subject = "", ...lines] = message.split("\n");
	const items = lines.filter((line) => line.startsWith("- "));
	return items.length > 0 ? items.map((line) => line.slice(2)) : [subject];
}

/** Creates the file changes that undo a commit; or says why that is impossible, e.g. since the same has changed again. */
export async function undoCommit(
	commit: string,
	editor: Editor,
): Promise<
	{ readonly files: readonly FileChange[] } | { readonly refused: MessageText }
> {
	const content = await editor.getContent();
	const { sources } = content.built.value;
	const after = await readRevision(editor.root, commit, sources);
	if ("failure" in after) return { refused: isOutdated };
	// The first commit has no parent.
	const parent = await readRevision(editor.root, `${commit}^`, sources);
	const before = "failure" in parent ? [] : parent;
	const changes = listContentChanges(before, after, content.labels);
	if (changes.length === 0) return { refused: changedNoContent };
	const read = (path: string) =>
		sources.find((each) => each.path === path)?.bytes;
	const later = changes.filter((change) => !isAsLeft(change, read));
	if (later.length > 0) {
		const labels = describeChanges(later, before, content).map(({ summary }) =>
			summary.replace(/: .*/s, ""),
		);
		return { refused: explainChangedLater([...new Set(labels)]) };
	}
	const files = discardChanges(changes, read);
	return files ? { files } : { refused: cannotHold };
}
