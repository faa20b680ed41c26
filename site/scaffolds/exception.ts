import type { Scaffold } from "kilde";
import { inEachLanguage, quotedInEach } from "./answers.ts";

/** Days that are not as the week says. */
export const newException: Scaffold = {
	name: "exception",
	label: {
		en: "Exception to the hours",
		da: "Undtagelse fra åbningstiderne",
	},
	isComplete: true,
	questions: () => [
		{
			name: "from",
			prompt: { en: "First day", da: "Første dag" },
			typed: { en: "as 2026-12-23", da: "som 2026-12-23" },
			isDay: true,
		},
		{
			name: "until",
			prompt: { en: "Last day", da: "Sidste dag" },
			typed: { en: "as 2027-01-01", da: "som 2027-01-01" },
			isDay: true,
		},
		...inEachLanguage({ en: "Reason", da: "Grund" }),
		{
			name: "open",
			prompt: { en: "On these days", da: "De dage" },
			typed: { en: "no or usual", da: "no eller usual" },
			otherwise: "no",
			choices: {
				no: { en: "closed", da: "lukket" },
				usual: { en: "open as usual", da: "åbent som ellers" },
			},
		},
	],
	draft: ({ from = "", until = "", open, ...reasons }) => [
		{
			path: "content/facts/hours.yaml",
			list: ["exceptions"],
			scaffold: "exception.yaml",
			props: {
				...{ from, until },
				starts: open === "usual" ? "" : "  starts: []\n",
				...quotedInEach(reasons),
			},
		},
	],
};
