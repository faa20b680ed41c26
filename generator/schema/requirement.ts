import type { Text } from "../languages/text.ts";
import type { Phrase } from "../messages/format.ts";

/** Describes valid values: a phrase of the catalogue or a text of the site. */
export type Requirement = Phrase | Text;

type EncodedRequirement = {
	readonly requirement: Requirement;
	readonly hint?: Requirement | undefined;
};

/**
 * Returns the `error` of a schema: a string that encodes what a value must be. `requirement` completes the sentence
 * “It must be …”, in Danish »Der skal stå …«. With a hint, no corrections are suggested.
 *
 * @example
 * // “It must be the name of a street, e.g. Mill Lane.”
 * const street = z.string().min(3, { error: encodeRequirement({ en: "the name of a street, e.g. Mill Lane" }) });
 */
export function encodeRequirement(
	requirement: Requirement,
	hint?: Requirement,
): string {
	return JSON.stringify({ requirement, hint } satisfies EncodedRequirement);
}

/** Returns the requirement in an error made by `encodeRequirement`; undefined for zod's own errors. */
export function decodeRequirement(error: string): Requirement | undefined {
	return parseEncodedRequirement(error)?.requirement;
}

/** Returns the hint in an error made by `encodeRequirement`. */
export function decodeRequirementHint(error: string): Requirement | undefined {
	return parseEncodedRequirement(error)?.hint;
}

function parseEncodedRequirement(
	error: string,
): EncodedRequirement | undefined {
	return error.startsWith('{"requirement"') ? JSON.parse(error) : undefined;
}
