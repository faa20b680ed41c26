import { collection, f } from "kilde";
import { newQuestion } from "../scaffolds/question.ts";
import { text } from "./fields.ts";

/** Questions and answers: content/faq.yaml, in the order shown. */
export const faq = collection(
	"faq.yaml",
	f.list(
		{ id: f.id(), question: text, answer: f.localized(f.markdown()) },
		{ least: 1 },
	),
	{ scaffold: newQuestion },
);
