import { z } from "zod";

/** What the owner must still decide: content/open-questions.yaml. Never shown to visitors. */
export const openQuestions = z.array(
	z.strictObject({
		question: z.string().min(1).describe("What to ask the owner."),
		published: z.string().min(1).describe("What the site says today."),
		other: z.string().min(1).describe("What another source said."),
		where: z.string().min(1).describe("Where in the content it is decided."),
	}),
);
