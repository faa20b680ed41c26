import { type Phrase, phrase } from "../messages/format.ts";

type CommonText = { readonly label: Phrase; readonly help?: Phrase };

/** The texts for fields that most sites have, by their names. */
const commonTexts: Readonly<Record<string, CommonText>> = {
	alt: { label: phrase("label.alt"), help: phrase("help.alt") },
	dark: {
		label: phrase("label.picture-dark"),
		help: phrase("help.picture-dark"),
	},
	date: { label: phrase("label.date") },
	description: {
		label: phrase("label.description"),
		help: phrase("help.description"),
	},
	email: { label: phrase("label.email") },
	heading: { label: phrase("label.heading") },
	label: { label: phrase("label.link-text") },
	link: { label: phrase("label.link") },
	links: { label: phrase("label.links") },
	name: { label: phrase("label.name") },
	page: { label: phrase("label.page") },
	part: { label: phrase("label.part"), help: phrase("help.part") },
	path: { label: phrase("label.path") },
	phone: { label: phrase("label.phone") },
	picture: { label: phrase("label.picture") },
	pictures: { label: phrase("label.pictures") },
	price: { label: phrase("label.price") },
	slug: { label: phrase("label.slug"), help: phrase("help.address") },
	src: { label: phrase("label.picture") },
	text: { label: phrase("label.text") },
	title: { label: phrase("label.title") },
	video: { label: phrase("label.video") },
};

/** Returns Kilde's own texts for a field of this name; undefined if it has none. */
export function findCommonText(name: string): CommonText | undefined {
	return Object.hasOwn(commonTexts, name) ? commonTexts[name] : undefined;
}
