import type { Question } from "../definition.ts";
import { type Wording, worded } from "../diagnostics/diagnostic.ts";

/** A question as a terminal asks it: “The page it leads to (e.g. /faq)”. */
export function inTerminal({ prompt, typed }: Question): Wording {
	return typed
		? worded((language) => `${prompt[language]} (${typed[language]})`)
		: prompt;
}
