import { z } from "zod";
import { localized } from "./localized.ts";
import { prose, text } from "./text.ts";

/** What stands at the foot of every page: content/footer.yaml. */
export const footer = z.strictObject({
	newsletter: z
		.strictObject({
			heading: localized(text).describe("The heading."),
			text: localized(text).describe("Why to sign up."),
			button: localized(text).describe("The words of the link."),
		})
		.describe("The newsletter."),
	disclaimer: z
		.strictObject({
			button: localized(text).describe("The words that open it."),
			heading: localized(text).describe("The heading."),
			text: localized(prose).describe(
				"The disclaimer itself; Markdown is allowed.",
			),
		})
		.describe("The disclaimer, which opens over the page."),
});
