import type { Question } from "../definition.ts";
import { type Wording, worded } from "../diagnostics/diagnostic.ts";

/** A question as a terminal asks it: “The page it leads to (e.g. /faq)”. */
export function inTerminal({ asks, typed }: Question): Wording {
	return typed
		? worded((language) => `${asks[language]} (${typed[language]})`)
		: asks;
}
