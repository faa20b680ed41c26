import { defineCollection } from "kilde";
import { field, oldAddress, redirectTarget, z } from "kilde/fields";
import { quoted } from "./scaffold.ts";

const schema = z.array(
	z.strictObject({
		from: field(
			oldAddress,
			{ en: "Old address", da: "Gammel adresse" },
			{
				help: {
					en: "What came after the domain, exactly as it was, e.g. /Om-os.aspx.",
					da: "Det, der stod efter domænet, præcis som det var, f.eks. /Om-os.aspx.",
				},
				example: "/gammel-side",
			},
		),
		to: field(
			redirectTarget,
			{ en: "New page", da: "Ny side" },
			{
				help: {
					en: "The address of a page, or of another site with https:// in front.",
					da: "Adressen på en side eller på en anden hjemmeside, med https:// foran.",
				},
				example: "/faq",
			},
		),
	}),
);

/** Old addresses and the targets of their redirects: content/redirects.yaml. */
export const redirects = defineCollection({
	name: "redirects",
	called: { en: "Redirects", da: "Viderestillinger" },
	files: "redirects.yaml",
	schema: field(
		schema,
		{ en: "Redirects", da: "Viderestillinger" },
		{
			en: "Redirects of old addresses.",
			da: "Viderestillinger af gamle adresser.",
		},
	),
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
