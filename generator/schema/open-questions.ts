import * as z from "zod";
import { help } from "./help.ts";

/** What the owner must still decide: content/open-questions.yaml. Never shown to visitors. */
export const openQuestions = z.array(
	z.strictObject({
		question: z
			.string()
			.min(1)
			.meta(
				help({
					en: "What to ask the owner.",
					da: "Det, ejeren skal spørges om.",
				}),
			),
		published: z
			.string()
			.min(1)
			.meta(
				help({
					en: "What the site says today.",
					da: "Det, hjemmesiden siger i dag.",
				}),
			),
		other: z
			.string()
			.min(1)
			.meta(
				help({
					en: "What another source said.",
					da: "Det, en anden kilde sagde.",
				}),
			),
		where: z
			.string()
			.min(1)
			.meta(
				help({
					en: "Where in the content it is decided.",
					da: "Hvor i indholdet det afgøres, f.eks. facts/prices.yaml.",
				}),
			),
	}),
);
