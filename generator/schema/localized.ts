import * as z from "zod";
import { isOfKind } from "../text/kind.ts";
import { demand } from "./demand.ts";
import { help } from "./help.ts";

/** A value in both languages of the site; `link` picks the one that a page is written in. */
export type Localized<T> = {
	readonly kind: "localized";
	readonly da: T;
	readonly en: T;
};

/** A value in both languages, written `{ da, en }`, each of the given schema. */
export function localized<S extends z.ZodType>(schema: S) {
	return z
		.strictObject(
			{
				da: schema.meta(help({ en: "Danish", da: "Dansk" })),
				en: schema.meta(help({ en: "English", da: "Engelsk" })),
			},
			{
				error: demand({
					en: "given in both languages, on an indented line each: da: … and en: …",
					da: "begge sprog, hver på sin indrykkede linje: da: … og en: …",
				}),
			},
		)
		.transform((both): Localized<z.output<S>> => {
			// zod can't see that both fields are the output of one schema.
			const { da, en } = both as Record<"da" | "en", z.output<S>>;
			return { kind: "localized", da, en };
		});
}

/** Whether a value met in parsed content is in both languages. */
export function isLocalized(value: unknown): value is Localized<unknown> {
	return isOfKind(value, "localized");
}
