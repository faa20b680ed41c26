import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { bundlingFaults, isBundlingError } from "./bundling.ts";
import { definitionErrors } from "./code.ts";
import { withLines } from "./places.ts";

/** Why the definition of a site can't be loaded; rethrows an error that is our own. */
export async function openingFaults(
	error: unknown,
	folder: string,
): Promise<Diagnostic[]> {
	const faults = isBundlingError(error)
		? bundlingFaults(error, folder)
		: await definitionErrors(error, folder);
	if (faults.length === 0) throw error;
	return withLines(faults, folder);
}
