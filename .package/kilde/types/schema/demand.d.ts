import type { Message, Wording } from "../diagnostics/diagnostic.js";
/**
 * Returns the `error` of a schema that says what a field must be. `wording` is the end of the sentences “… must be …” and
 * »… der skal stå …«, and so is its `onPage`. zod's errors are one string, so all wordings are in it as JSON.
 */
export declare function demand(wording: Message): string;
/** Returns the wordings of an error made by `demand`; undefined for one of zod's own messages. */
export declare function readDemand(message: string): Message | undefined;
/** The requirement shown on the page for a value that is chosen from a menu. */
export declare const oneOfTheChoices: Wording;
/** Returns what is demanded as a sentence. */
export declare function mustBe({ en, da }: Wording): Wording;
/** Adds a full stop to a text that doesn't end in one. */
export declare function withFullStop(text: string): string;
