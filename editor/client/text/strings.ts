/** The strings of the text editor. */
export const textStrings = {
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
	linkText: { en: "Link text", da: "Linktekst" },
	factToInsert: {
		en: "Fact: type a word of it",
		da: "Oplysning: skriv et ord fra den",
	},
	description: {
		en: "Description for people who can’t see the picture",
		da: "Beskrivelse til dem, der ikke kan se billedet",
	},
	noAddress: {
		en: "Choose a page, or type an address.",
		da: "Vælg en side, eller skriv en adresse.",
	},
	noLinkText: { en: "Type the link text.", da: "Skriv linkteksten." },
	noPicture: {
		en: "Choose a picture or a photo.",
		da: "Vælg et billede eller et foto.",
	},
	noDescription: {
		en: "Describe the picture.",
		da: "Skriv, hvad billedet viser.",
	},
	noFact: {
		en: "Choose one of the facts.",
		da: "Vælg en af oplysningerne.",
	},
	insert: { en: "Insert", da: "Indsæt" },
	apply: { en: "Apply", da: "Brug" },
	cancel: { en: "Cancel", da: "Annullér" },
	removePicture: { en: "Remove picture", da: "Fjern billedet" },
	removeLink: { en: "Remove link", da: "Fjern linket" },
	lostPictures: {
		en: "The pictures were not pasted. Save them as files, and insert them with “Picture”.",
		da: "Billederne kom ikke med. Gem dem som filer, og indsæt dem med »Billede«.",
	},
	unknownFact: {
		en: "This fact no longer exists",
		da: "Oplysningen findes ikke længere",
	},
	factSelected: {
		en: "Fact selected. Enter opens it, Delete removes it.",
		da: "Oplysningen er valgt. Enter åbner den, Delete sletter den.",
	},
	pictureSelected: {
		en: "Picture selected. Enter changes its description, Delete removes it.",
		da: "Billedet er valgt. Enter ændrer beskrivelsen, Delete sletter det.",
	},
	rawSelected: {
		en: "This part can’t be edited here. Delete removes it.",
		da: "Denne del kan ikke redigeres her. Delete sletter den.",
	},
} as const;
