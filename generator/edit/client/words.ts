import type { Wording } from "../../diagnostics/diagnostic.ts";

const names: Readonly<Record<string, Wording>> = {
	article: { en: "Article", da: "Nyhed" },
	event: { en: "Event", da: "Event" },
};

/** The words of the editor. */
export const words = {
	edit: { en: "Edit", da: "Ret" },
	tools: { en: "Tools", da: "Værktøjer" },
	panel: { en: "What you edit", da: "Det, du retter" },
	page: { en: "The site", da: "Hjemmesiden" },
	save: { en: "Save", da: "Gem" },
	saved: { en: "Saved.", da: "Gemt." },
	undo: { en: "Undo", da: "Fortryd" },
	redo: { en: "Redo", da: "Gendan" },
	pointing: { en: "Click to edit", da: "Klik for at rette" },
	onPage: { en: "On this page", da: "På denne side" },
	changes: { en: "Changes", da: "Ændringer" },
	add: { en: "New …", da: "Ny …" },
	close: { en: "Close", da: "Luk" },
	error: { en: "Error:", da: "Fejl:" },
	warning: { en: "Warning:", da: "Advarsel:" },
	showPlace: { en: "Show", da: "Vis" },
	follow: { en: "Follow the link", da: "Følg linket" },
	severalValues: {
		en: "This is made of several values:",
		da: "Dette er sat sammen af flere oplysninger:",
	},
	beside: { en: "Belongs to it", da: "Hører til" },
	optional: { en: "may be left out", da: "kan udelades" },
	none: { en: "None", da: "Intet valgt" },
	counting: { en: "Looking …", da: "Ser efter …" },
	upload: {
		en: "Choose or drop a photo",
		da: "Vælg et foto, eller slip det her",
	},
	describe: {
		en: "Now describe in both languages what the photo shows.",
		da: "Beskriv nu på begge sprog, hvad billedet viser.",
	},
	up: { en: "Move up", da: "Flyt op" },
	down: { en: "Move down", da: "Flyt ned" },
	copy: { en: "Copy", da: "Kopiér" },
	addAnother: { en: "Add another", da: "Tilføj en til" },
	remove: { en: "Take out", da: "Fjern" },
	removeAnyway: { en: "Take it out", da: "Fjern den" },
	cancel: { en: "Cancel", da: "Annullér" },
	nothingRefers: {
		en: "Nothing else refers to it. Undo brings it back.",
		da: "Intet andet henviser til den. Den kan hentes tilbage med Fortryd.",
	},
	refers: {
		en: "This would have to be corrected afterwards:",
		da: "Det her skal rettes bagefter:",
	},
	allItems: { en: "The whole list", da: "Hele listen" },
	begin: { en: "Create", da: "Opret" },
	conflict: { en: "Changed twice", da: "Ændret to gange" },
	here: { en: "Here", da: "Her" },
	onDisk: { en: "On the disk", da: "På disken" },
	keepHere: { en: "Keep what is here", da: "Behold det, der står her" },
	keepDisk: {
		en: "Keep what is on the disk",
		da: "Behold det, der er på disken",
	},
	noChanges: {
		en: "Nothing has changed since the last time.",
		da: "Der er ikke ændret noget siden sidst.",
	},
	message: {
		en: "What you have done, in a few words",
		da: "Hvad du har lavet, med få ord",
	},
	saveFirst: { en: "Save first.", da: "Gem først." },
	keep: { en: "Keep", da: "Læg i historikken" },
	publish: { en: "Publish", da: "Udgiv" },
	unsaved: { en: "not saved", da: "ikke gemt" },
	takeBack: { en: "Take back", da: "Tag tilbage" },
	seeIt: { en: "See it", da: "Se det" },
	translations: { en: "Translations", da: "Oversættelser" },
	samples: { en: "Samples to replace", da: "Eksempler, der skal skiftes ud" },
	questions: { en: "Open questions", da: "Åbne spørgsmål" },
	scaffold: (name: string): Wording => names[name] ?? { en: name, da: name },
	errors: (number: number): Wording => ({
		en: number === 1 ? "1 error" : `${number} errors`,
		da: number === 1 ? "1 fejl" : `${number} fejl`,
	}),
	otherFields: (number: number): Wording => ({
		en: `The ${number} fields beside it`,
		da: `De ${number} felter ved siden af`,
	}),
	itemOf: (number: number, all: number): Wording => ({
		en: `${number} of ${all}`,
		da: `nr. ${number} af ${all}`,
	}),
	shown: (summary: string): Wording => ({
		en: `Shows in ${summary}`,
		da: `Vises ${summary}`,
	}),
	cited: (facts: readonly string[]): Wording => ({
		en: `Texts cite it as ${facts.map((name) => `{{${name}}}`).join(", ")}.`,
		da: `Tekster henter den som ${facts.map((name) => `{{${name}}}`).join(", ")}.`,
	}),
	bothChanged: (file: string): Wording => ({
		en: `${file} was changed here and on the disk`,
		da: `${file} er ændret både her og på disken`,
	}),
} as const;
