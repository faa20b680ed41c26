import type { Wording } from "../diagnostics/diagnostic.ts";

/**
 * Returns the `error` of a schema that says what a field must be. `wording` is the end of the sentences “… must be …” and
 * »… der skal stå …«. zod's errors are one string, so both wordings are in it as JSON.
 */
export function demand(wording: Wording): string {
	return JSON.stringify(wording);
}

/** Returns the wordings of an error made by `demand`; undefined for one of zod's own messages. */
export function readDemand(message: string): Wording | undefined {
	return message.startsWith("{") ? JSON.parse(message) : undefined;
}

/** Adds a full stop to a text that doesn't end in one. */
export function withFullStop(text: string): string {
	return /[.…]$/.test(text) ? text : `${text}.`;
}
