import type { Hint, Message, Wording } from "../diagnostics/diagnostic.ts";

/** What a field must be: the end of the sentences “… must be …” and »… der skal stå …«. */
export type Demand = Message & {
	/** What to do about another value. No other correction is suggested then. */
	readonly hint?: Hint;
};

/** Returns the `error` of a schema. zod's errors are one string, so all wordings are in it as JSON. */
export function demand(wording: Demand): string {
	return JSON.stringify(wording);
}

/** Returns the wordings of an error made by `demand`; undefined for one of zod's own messages. */
export function readDemand(message: string): Demand | undefined {
	return message.startsWith("{") ? JSON.parse(message) : undefined;
}

/** The requirement shown on the page for a value that is chosen from a menu. */
export const oneOfTheChoices: Wording = {
	en: "one of the choices",
	da: "noget af det, der kan vælges",
};

/** The requirement of a calendar day, yyyy-mm-dd. */
export const calendarDay: Wording = {
	en: "a date written as 2025-08-12",
	da: "en dato skrevet som 2025-08-12",
};

/** Returns what is demanded as a sentence. */
export function mustBe({ en, da }: Wording): Wording {
	return {
		en: `It must be ${withFullStop(en)}`,
		da: `Der skal stå ${withFullStop(da)}`,
	};
}

/** Adds a full stop to a text that doesn't end in one. */
export function withFullStop(text: string): string {
	return /[.…]$/.test(text) ? text : `${text}.`;
}
