import type { MessageText } from "kilde/tools";
import { textStrings } from "../text/strings.ts";

/** The strings of forms. */
export const formStrings = {
	...textStrings,
	optional: { en: "optional", da: "valgfrit" },
	none: { en: "None", da: "Intet valgt" },
	entryGone: {
		en: "This is no longer in the content.",
		da: "Det her er ikke længere i indholdet.",
	},
	// An entry.
	showOnPage: { en: "Show on the page", da: "Vis på siden" },
	notOnPage: { en: "No page shows this.", da: "Ingen side viser det her." },
	copy: { en: "Copy", da: "Kopiér" },
	copiedItem: {
		en: "Copied. The copy is below it.",
		da: "Kopieret. Kopien står lige nedenfor.",
	},
	copied: {
		en: "Copied. This is the copy.",
		da: "Kopieret. Det her er kopien.",
	},
	newOfKind: (label: string): MessageText => ({
		en: `New: ${label}`,
		da: `Ny: ${label}`,
	}),
	shownNow: { en: "Shown on the site", da: "Vises på hjemmesiden" },
	hideNow: { en: "Hide now", da: "Skjul nu" },
	showNow: { en: "Show now", da: "Vis nu" },
	missingLanguage: (language: string): MessageText => ({
		en: `It has no text in ${language} yet.`,
		da: `Der er endnu ingen tekst på ${language}.`,
	}),
	addLanguage: (language: string): MessageText => ({
		en: `Add it in ${language}: a copy to translate`,
		da: `Tilføj på ${language}: en kopi, du oversætter`,
	}),
	// Lists, maps and groups.
	item: (number: number): MessageText => ({
		en: `Item ${number}`,
		da: `Nr. ${number}`,
	}),
	add: { en: "Add", da: "Tilføj" },
	addField: (label: string): MessageText => ({
		en: `Add: ${label}`,
		da: `Tilføj: ${label}`,
	}),
	addTo: (label: string): MessageText => ({
		en: `Add to ${label}`,
		da: `Tilføj til ${label}`,
	}),
	addValue: (label: string): MessageText => ({
		en: `${label}: another`,
		da: `${label}: en til`,
	}),
	moveUp: (label: string): MessageText => ({
		en: `Move “${label}” up`,
		da: `Flyt »${label}« op`,
	}),
	moveDown: (label: string): MessageText => ({
		en: `Move “${label}” down`,
		da: `Flyt »${label}« ned`,
	}),
	copyItem: (label: string): MessageText => ({
		en: `Copy “${label}”`,
		da: `Kopiér »${label}«`,
	}),
	removeItem: (label: string): MessageText => ({
		en: `Remove “${label}”`,
		da: `Fjern »${label}«`,
	}),
	removedItem: (label: string): MessageText => ({
		en: `Removed: “${label}”. Undo brings it back.`,
		da: `Fjernet: »${label}«. Fortryd henter det tilbage.`,
	}),
	movedItem: (label: string, place: number, count: number): MessageText => ({
		en: `${label}: now ${place} of ${count}.`,
		da: `${label}: nu nr. ${place} af ${count}.`,
	}),
	newItem: {
		en: "New: it is added once everything in it is filled in.",
		da: "Ny: Den kommer med, når alt i den er udfyldt.",
	},
	newKey: {
		en: "Its name in the content, such as day-ticket",
		da: "Navnet i indholdet, for eksempel dagsbillet",
	},
	wrongKey: {
		en: "Use the letters a–z, digits and hyphens.",
		da: "Brug bogstaverne a–z, tal og bindestreger.",
	},
	usedKey: { en: "There is one already.", da: "Den findes allerede." },
	rename: { en: "Rename", da: "Omdøb" },
	variant: { en: "Kind", da: "Slags" },
	// Values.
	notANumber: { en: "This isn’t a number.", da: "Det er ikke et tal." },
	ambiguousNumber: { en: "Which number?", da: "Hvilket tal?" },
	notATime: {
		en: "Type a time such as 9:30.",
		da: "Skriv et klokkeslæt, for eksempel 9.30.",
	},
	notAnOption: {
		en: "Choose one from the list.",
		da: "Vælg en fra listen.",
	},
	choosePhoto: {
		en: "Choose or drop a photo",
		da: "Vælg et foto, eller slip det her",
	},
	chooseVideo: {
		en: "Choose or drop a video",
		da: "Vælg en video, eller slip den her",
	},
	videoHelp: {
		en: "MP4 or WebM, at most 16 MB.",
		da: "MP4 eller WebM, højst 16 MB.",
	},
	picturesOnSite: {
		en: "Choose from the pictures on the site",
		da: "Vælg blandt hjemmesidens billeder",
	},
	videosOnSite: {
		en: "Choose from the videos on the site",
		da: "Vælg blandt hjemmesidens videoer",
	},
	photoButton: (name: string): MessageText => ({
		en: `Use ${name} here`,
		da: `Brug ${name} her`,
	}),
	uploading: { en: "Storing it …", da: "Lægger det ind …" },
	fromLeft: { en: "From the left", da: "Fra venstre" },
	fromTop: { en: "From the top", da: "Fra toppen" },
	removePoint: { en: "Remove the point", da: "Fjern punktet" },
	wideCrop: { en: "Shared link", da: "Delt link" },
	squareCrop: { en: "Square", da: "Kvadrat" },
	tallCrop: { en: "On a phone", da: "På telefon" },
	// Refused edits.
	discardTyped: { en: "Discard what I typed", da: "Kassér det, jeg skrev" },
	changedElsewhere: {
		en: "It was changed somewhere else meanwhile:",
		da: "Det er ændret et andet sted imens:",
	},
	removedElsewhere: { en: "(removed)", da: "(fjernet)" },
	keepMine: { en: "Keep mine", da: "Behold min" },
	useOther: { en: "Use the other one", da: "Brug den anden" },
	// Uses and earlier versions.
	earlierVersions: { en: "Earlier versions", da: "Tidligere udgaver" },
	nothingEarlier: {
		en: "There is nothing earlier.",
		da: "Der er ikke noget tidligere.",
	},
	useVersion: { en: "Use this", da: "Brug den her" },
} as const;
