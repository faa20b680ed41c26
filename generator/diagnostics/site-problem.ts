import type { Text } from "../languages/text.ts";
import type { Code, Explanation } from "./diagnostic.ts";

/** The texts of a problem that a site reports. */
export type SiteProblem = {
	/** The problem, in one sentence. */
	readonly message: Text;
	/** What to do about it, if no fix is known. */
	readonly hint?: Text | undefined;
	/** Replaces `message` in the editor, whose users see neither files nor markup. `<key>` stands for the label of a field. */
	readonly pageMessage?: Text | undefined;
	/** Replaces `hint` in the editor. */
	readonly pageHint?: Text | undefined;
	/** Texts that solve the problem if they replace the one at its place, the likeliest first. */
	readonly fixes?: readonly string[] | undefined;
};

/** Converts a problem that a site reports to an explanation. */
export function toExplanation(
	code: Code,
	{ message: text, hint, pageMessage, pageHint, fixes }: SiteProblem,
): Explanation {
	return { code, message: { text, hint, pageMessage, pageHint }, fixes };
}
