import type { Scaffold } from "kilde";
import { quoted } from "./answers.ts";

/** A redirect of an old address. */
export const newRedirect: Scaffold = {
	name: "redirect",
	label: {
		en: "Redirect of an old address",
		da: "Viderestilling af en gammel adresse",
	},
	isComplete: true,
	questions: () => [
		{
			name: "from",
			prompt: {
				en: "The old address, e.g. /old-page",
				da: "Den gamle adresse, f.eks. /gammel-side",
			},
		},
		{
			name: "to",
			prompt: { en: "The page it leads to", da: "Siden, den fører til" },
			typed: { en: "e.g. /faq", da: "f.eks. /faq" },
			isPage: true,
		},
	],
	draft: ({ from = "", to = "" }) => [
		{
			path: "content/redirects.yaml",
			list: [],
			scaffold: "redirect.yaml",
			props: { from: quoted(from), to: quoted(to) },
		},
	],
};
