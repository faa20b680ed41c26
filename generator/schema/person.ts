import { z } from "zod";
import { sample } from "./field.ts";
import { image } from "./image.ts";
import { localized } from "./localized.ts";
import { label, text } from "./text.ts";

/** One of the people behind the centre: content/people/NAME.yaml, the biography beside it in NAME.da.md and NAME.en.md. */
export const person = z.strictObject({
	sample,
	name: label.describe("Full name."),
	role: localized(text).describe("What they do here."),
	portrait: image.describe("A picture."),
});
