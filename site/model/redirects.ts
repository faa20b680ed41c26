import { defineCollection } from "kilde";
import { oldAddress, redirectTarget, z } from "kilde/fields";
import { quoted } from "./scaffold.ts";

const schema = z.array(
	z.strictObject({
		from: oldAddress.meta({ example: "/gammel-side" }),
		to: redirectTarget.meta({ example: "/faq" }),
	}),
);

/** Old addresses and the targets of their redirects: content/redirects.yaml. */
export const redirects = defineCollection({
	name: "redirects",
	called: { en: "Redirects", da: "Viderestillinger" },
	files: "redirects.yaml",
	schema,
	scaffold: {
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
	},
});
