import type { Wording } from "../../../diagnostics/diagnostic.ts";

/** The words of the editor's buttons, dialogs and announcements. */
export const words = {
	toolbar: { en: "Formatting", da: "Formatering" },
	bold: { en: "Bold", da: "Fed" },
	italic: { en: "Italic", da: "Kursiv" },
	heading2: { en: "Heading", da: "Overskrift" },
	heading3: { en: "Smaller heading", da: "Mindre overskrift" },
	heading4: { en: "Smallest heading", da: "Mindste overskrift" },
	bullets: { en: "Bulleted list", da: "Punktliste" },
	numbers: { en: "Numbered list", da: "Nummereret liste" },
	quotation: { en: "Quotation", da: "Citat" },
	link: { en: "Link", da: "Link" },
	picture: { en: "Picture", da: "Billede" },
	fact: { en: "Fact", da: "Oplysning" },
	linkTarget: { en: "Page or address", da: "Side eller adresse" },
	linkText: { en: "Words that are the link", da: "Ordene, der er linket" },
	findFact: {
		en: "Find a fact by its words or what it is about",
		da: "Find en oplysning på dens ord eller det, den handler om",
	},
	description: {
		en: "Description for those who can’t see the picture",
		da: "Beskrivelse til dem, der ikke kan se billedet",
	},
	noAddress: {
		en: "Choose a page, or write an address.",
		da: "Vælg en side, eller skriv en adresse.",
	},
	noWords: {
		en: "Write the words that are the link.",
		da: "Skriv de ord, der skal være linket.",
	},
	noDescription: {
		en: "Write what the picture shows.",
		da: "Skriv, hvad billedet viser.",
	},
	noFact: { en: "No fact has these words.", da: "Ingen oplysning passer." },
	noPage: {
		en: "No page has these words; the link will have the address as it is.",
		da: "Ingen side passer; linket får adressen, som den står.",
	},
	insert: { en: "Insert", da: "Indsæt" },
	apply: { en: "Apply", da: "Brug" },
	removePicture: { en: "Remove picture", da: "Fjern billedet" },
	remove: { en: "Remove link", da: "Fjern link" },
	cancel: { en: "Cancel", da: "Annullér" },
	unknownFact: {
		en: "This fact is no longer there",
		da: "Oplysningen findes ikke længere",
	},
	factSelected: {
		en: "Fact selected. Enter opens it, Alt and an arrow moves it, Delete removes it.",
		da: "Oplysningen er valgt. Enter åbner den, Alt og en piletast flytter den, Delete sletter den.",
	},
	pictureSelected: {
		en: "Picture selected. Enter changes its description, Delete removes it.",
		da: "Billedet er valgt. Enter ændrer beskrivelsen, Delete sletter det.",
	},
	keptSelected: {
		en: "This part can’t be edited here. Delete removes it.",
		da: "Denne del kan ikke redigeres her. Delete sletter den.",
	},
} as const satisfies Readonly<Record<string, Wording>>;
