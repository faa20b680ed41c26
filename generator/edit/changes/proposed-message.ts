import type { Wording } from "../../diagnostics/diagnostic.ts";
import type { MessageLanguage } from "../../diagnostics/language.ts";
import type { SavedChange } from "../protocol.ts";

/** Characters that git's lists and hosts show of the first line of a message. */
const longestSubject = 72;

/** The message of a commit of these changes: one line, and a list if there are several. */
export function proposedMessage(
	changes: readonly Pick<SavedChange, "summary">[],
	language: MessageLanguage,
): string {
	const summaries = [...new Set(changes.map(({ summary }) => summary))];
	const [first = "", ...others] = summaries;
	if (others.length === 0) return first;
	const and: Wording = {
		en: `${first} and ${others.length} more`,
		da: `${first} og ${others.length} til`,
	};
	const number: Wording = {
		en: `${summaries.length} changes of the content`,
		da: `${summaries.length} ændringer af indholdet`,
	};
	const subject =
		and[language].length > longestSubject ? number[language] : and[language];
	const lines = summaries.map((summary) => `- ${summary}`);
	return [subject, "", ...lines].join("\n");
}
