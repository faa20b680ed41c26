import type { Built } from "../build.ts";
import type { Memo } from "../cache/memo.ts";
import type { MessageLanguage } from "../diagnostics/language.ts";
import type { History } from "../git/history.ts";
import type { Source } from "../types.ts";
import type { Changes } from "./protocol.ts";

/** The content as it is being edited, as the last commit has it, and as it is on the disk. */
export type Versions = {
	/** The build of the content as it is being edited; without a model while that has errors. */
	readonly current: Built;
	/** The sources of the last commit (`readLastCommit`). */
	readonly committed: readonly Source[];
	/** The sources on the disk: what is not among them is not saved. */
	readonly saved: readonly Source[];
};

/** Everything that differs from the last commit, by pieces that can be taken back, and what is left to do. */
export function changesSinceCommit(
	_versions: Versions,
	_memo: Memo,
	_language: MessageLanguage,
): Promise<Pick<Changes, "changes" | "untold" | "files" | "message">> {
	throw new Error("Not written yet.");
}

/** What is left to do, each a sentence. */
export function leftToDo(
	_current: Built,
	_history: History,
	_language: MessageLanguage,
): Pick<Changes, "translations" | "samples" | "questions"> {
	throw new Error("Not written yet.");
}
