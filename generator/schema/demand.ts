import type { Text } from "../languages/text.ts";
import type { Phrase } from "../messages/format.ts";

/** What a value must be: a phrase of the catalogue, or a text of the site. */
export type Requirement = Phrase | Text;

type Demand = {
	readonly requirement: Requirement;
	readonly hint?: Requirement | undefined;
};

/**
 * Returns the `error` of a schema: a string that encodes what a value must be. `requirement` completes the sentence
 * “It must be …”, in Danish »Der skal stå …«. With a hint, no corrections are suggested.
 *
 * @example
 * // “It must be the name of a street, e.g. Mill Lane.”
 * const street = z.string().min(3, { error: demand({ en: "the name of a street, e.g. Mill Lane" }) });
 */
export function demand(requirement: Requirement, hint?: Requirement): string {
	return JSON.stringify({ requirement, hint } satisfies Demand);
}

/** Returns the requirement in an error made by `demand`; undefined for zod's own errors. */
export function readDemand(error: string): Requirement | undefined {
	return parseDemand(error)?.requirement;
}

/** Returns the hint in an error made by `demand`. */
export function readDemandHint(error: string): Requirement | undefined {
	return parseDemand(error)?.hint;
}

function parseDemand(error: string): Demand | undefined {
	return error.startsWith('{"requirement"') ? JSON.parse(error) : undefined;
}
