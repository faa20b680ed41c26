import {
	formatList,
	type GitExplanation,
	type GitFailure,
	getMessageTag,
	type MessageText,
	selectText,
} from "kilde/tools";
import type { Explanation, Publishing } from "../protocol.ts";

// The messages of publishing that aren't about git.

/** Returns an explanation in the language of the editor. */
export function toExplanation(
	{ message, detail }: GitExplanation,
	language: string,
): Explanation {
	return { message: selectText(message, language), detail };
}

/** Returns the stage of publishing that says why it failed. */
export function toFailed(
	explanation: GitExplanation,
	language: string,
): Publishing {
	return { stage: "failed", ...toExplanation(explanation, language) };
}

/** Explains that the content has errors; `labels` name the entries, `files` their files. */
export function explainErrors(
	labels: readonly string[],
	files: readonly string[],
): GitExplanation {
	const names = labels.join(", ");
	return {
		message: {
			en: `Nothing was published: there are errors in what would be published (${names}). Correct them first; the red button at the top lists them.`,
			da: `Intet blev publiceret: Der er fejl i det, der skulle publiceres (${names}). Ret dem først; den røde knap øverst viser dem.`,
		},
		detail: files.join("\n"),
	};
}

/** Explains that git can't read the last commit. */
export function explainUnreadableCommit({
	failure,
}: GitFailure): GitExplanation {
	return {
		message: {
			en: "Nothing can be published: git can’t read the last commit in this folder. The reason is below.",
			da: "Der kan ikke publiceres noget: Git kan ikke læse det seneste commit i denne mappe. Årsagen står herunder.",
		},
		detail: failure,
	};
}

/** Explains an exception, such as one of the site's code or of a full disk. */
export function explainException(error: unknown): GitExplanation {
	return {
		message: {
			en: "That didn’t work. Nothing is lost, and your changes wait here. The reason is below.",
			da: "Det lykkedes ikke. Intet er gået tabt, og dine ændringer venter her. Årsagen står herunder.",
		},
		detail: error instanceof Error ? error.message : String(error),
	};
}

/** Explains that the site doesn't show the publication yet; `reason` says why its address doesn't answer. */
export function explainNotShown(
	host: string,
	reason: MessageText | undefined,
): GitExplanation {
	return {
		message: {
			en: `Your changes are published, but ${host} doesn’t show them yet. The site may still be on its way; look at it in a while. ${reason?.en ?? ""}`.trim(),
			da: `Dine ændringer er publiceret, men ${host} viser dem ikke endnu. Hjemmesiden er måske stadig på vej; se på den om lidt. ${reason?.da ?? ""}`.trim(),
		},
	};
}

/** Creates the message of a commit that merges the published work of others. */
export function createMergeMessage(
	authors: readonly string[],
	language: string,
): string {
	const names = formatList(authors, getMessageTag(language));
	return selectText(
		{ en: `Bring in changes by ${names}`, da: `Hent ændringer fra ${names}` },
		language,
	);
}

/** Creates the message of a commit: the only change, or how many there are and a list. */
export function createCommitMessage(
	summaries: readonly string[],
	language: string,
): string {
	const [only, ...others] = summaries;
	if (only !== undefined && others.length === 0) return only;
	const subject: MessageText = {
		en: `${summaries.length || "Small"} changes to the content`,
		da: `${summaries.length || "Små"} ændringer af indholdet`,
	};
	const lines = summaries.map((each) => `- ${each}`);
	return [selectText(subject, language), "", ...lines].join("\n");
}

/** Why a second publication can't begin. */
export const alreadyPublishing: MessageText = {
	en: "Publishing is already under way.",
	da: "Publiceringen er allerede i gang.",
};

/** Why the work of others isn't here yet: a side must be chosen. */
export const bothChanged: MessageText = {
	en: "You and others have changed the same. Choose between the two versions.",
	da: "Både du og andre har ændret det samme. Vælg mellem de to udgaver.",
};

/** Why a conflict can't be settled that no longer exists. */
export const conflictIsGone: MessageText = {
	en: "This choice is outdated. Publish again.",
	da: "Det valg er forældet. Publicér igen.",
};

/** Why a publication can't be undone: its values have changed again. */
export function explainChangedLater(labels: readonly string[]): MessageText {
	const names = labels.join(", ");
	return {
		en: `This has changed again since, so it can’t be undone in one step: ${names}.`,
		da: `Det er ændret igen siden, så det kan ikke fortrydes på én gang: ${names}.`,
	};
}

/** Why a publication can't be undone that changed no content. */
export const changedNoContent: MessageText = {
	en: "There is nothing to undo: it changed nothing in the content.",
	da: "Der er ikke noget at fortryde: Den ændrede intet i indholdet.",
};
