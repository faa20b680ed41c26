import * as z from "zod";
import { sample } from "./field.ts";
import { help } from "./help.ts";
import { image } from "./image.ts";
import { localized } from "./localized.ts";
import { label, text } from "./text.ts";

/** One of the people behind the centre: content/people/NAME.yaml, the biography beside it in NAME.da.md and NAME.en.md. */
export const person = z.strictObject({
	sample,
	name: label.meta(help({ en: "Full name.", da: "Fuldt navn." })),
	role: localized(text).meta(
		help({ en: "What they do here.", da: "Hvad personen laver her." }),
	),
	portrait: image.meta(help({ en: "A picture.", da: "Et billede." })),
});
