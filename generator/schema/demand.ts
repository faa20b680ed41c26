import type { Wording } from "../diagnostics/diagnostic.ts";

/**
 * What a field must be, for a schema's `error`: the end of the sentences “… must be …” and
 * »… der skal stå …«. zod carries one string, so the two wordings travel in it as JSON.
 */
export function demand(wording: Wording): string {
	return JSON.stringify(wording);
}

/** The two wordings of a message that `demand` made; none of one of zod's own. */
export function readDemand(message: string): Wording | undefined {
	return message.startsWith("{") ? JSON.parse(message) : undefined;
}
