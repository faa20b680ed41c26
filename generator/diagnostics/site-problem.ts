import type { Text } from "../languages/text.ts";
import type { Explanation } from "./diagnostic.ts";

/** What a site says about a problem. */
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

/** Converts what a site says about a problem to an explanation of the engine. */
export function toExplanation({
	message: text,
	hint,
	pageMessage,
	pageHint,
	fixes,
}: SiteProblem): Explanation {
	return {
		message: { text, hint, pageMessage, pageHint },
		...(fixes && { fixes }),
	};
}
