import type { Text } from "../languages/text.ts";
import type { Code, Explanation, TextMessage } from "./diagnostic.ts";

/** The texts of a problem that a site reports. */
export type SiteProblem = Omit<TextMessage, "text"> & {
	/** The problem, in one sentence. */
	readonly message: Text;
	/** Texts that solve the problem if they replace the one at its place, the likeliest first. */
	readonly fixes?: readonly string[] | undefined;
};

/** Converts a problem that a site reports to an explanation. */
export function toExplanation(
	code: Code,
	{ message: text, fixes, ...texts }: SiteProblem,
): Explanation {
	return { code, message: { text, ...texts }, fixes };
}
