import { z } from "zod";

const line = z.string().min(1);

/** The page for addresses that don't exist: content/not-found.yaml. It speaks both languages at once. */
export const notFound = z.strictObject({
	code: line.describe("The large figures, 404."),
	english: z
		.strictObject({
			message: line.describe("The message in English."),
			link: line.describe("The words of the link to the English front page."),
		})
		.describe("What it says in English, first."),
	danish: z
		.strictObject({
			message: line.describe("The message in Danish."),
			link: line.describe("The words of the link to the Danish front page."),
		})
		.describe("What it says in Danish, below."),
});
