import type { MessageLanguage } from "kilde/tools";
import { formStrings } from "./form/strings.ts";
import {
	type StringsIn,
	selectStrings,
	type Wordings,
} from "./select-strings.ts";

/** The texts of the toolbar, the lists and the page, in each language. */
const shellStrings = {
	editTheSite: { en: "Edit the site", da: "Ret hjemmesiden" },
	// Toolbar.
	content: { en: "Content", da: "Indhold" },
	newEntry: { en: "New", da: "Nyt" },
	mode: { en: "A click on the page", da: "Et klik på siden" },
	editMode: { en: "Edit", da: "Ret" },
	browseMode: { en: "Browse", da: "Besøg" },
	device: { en: "Width of the page", da: "Sidens bredde" },
	phone: { en: "Phone", da: "Telefon" },
	tablet: { en: "Tablet", da: "Tablet" },
	screen: { en: "Computer", da: "Computer" },
	undo: { en: "Undo", da: "Fortryd" },
	redo: { en: "Redo", da: "Gendan" },
	undone: (step: string) => ({
		en: `Undone: ${step}.`,
		da: `Fortrudt: ${step}.`,
	}),
	redone: (step: string) => ({
		en: `Done again: ${step}.`,
		da: `Gendannet: ${step}.`,
	}),
	help: { en: "Help", da: "Hjælp" },
	problemCount: (count: number) => ({
		en: count === 1 ? "1 problem" : `${count} problems`,
		da: count === 1 ? "1 problem" : `${count} problemer`,
	}),
	publish: { en: "Publish", da: "Publicér" },
	// The sentence in the toolbar.
	noChanges: {
		en: "No changes to publish.",
		da: "Ingen ændringer at publicere.",
	},
	unpublished: (count: number) => ({
		en: `${count} ${count === 1 ? "change isn’t" : "changes aren’t"} on the site yet.`,
		da: `${count} ${count === 1 ? "ændring" : "ændringer"} er ikke på hjemmesiden endnu.`,
	}),
	sending: { en: "Publishing …", da: "Publicerer …" },
	waitingForSite: {
		en: "Sent. The site is being updated …",
		da: "Sendt. Hjemmesiden bliver opdateret …",
	},
	liveAt: (time: string) => ({
		en: `On the site at ${time}.`,
		da: `På hjemmesiden kl. ${time}.`,
	}),
	alsoHere: (names: string) => ({
		en: `Also here: ${names}`,
		da: `Også her: ${names}`,
	}),
	partOfDesign: {
		en: "This is part of the design and can’t be edited here.",
		da: "Det her hører til designet og kan ikke rettes her.",
	},
	pressAgain: {
		en: "Press the keys once more, here in the editor.",
		da: "Tryk én gang til, her i redigeringen.",
	},
	editorStopped: {
		en: "The editor doesn’t answer. Leave this tab open: your latest edits are sent as soon as it answers. If it has stopped, start it again.",
		da: "Programmet svarer ikke. Lad fanen stå åben: Det sidste, du skrev, bliver sendt, så snart det svarer. Er det stoppet, så start det igen.",
	},
	oldKey: {
		en: "The editor was started again, and this tab has the old key. Open it with the address in the terminal.",
		da: "Programmet er startet igen, og fanen har den gamle nøgle. Åbn redigeringen med adressen i terminalen.",
	},
	// The page that asks for the key.
	keyTitle: { en: "Open the editor", da: "Åbn redigeringen" },
	keyHelp: {
		en: "This tab has no valid key. Paste the address that the terminal showed when the editor was started.",
		da: "Fanen har ingen gyldig nøgle. Indsæt den adresse, terminalen viste, da programmet blev startet.",
	},
	keyAddress: {
		en: "Address from the terminal",
		da: "Adressen fra terminalen",
	},
	keyOpen: { en: "Open", da: "Åbn" },
	keyWrong: {
		en: "That address has no valid key. It ends in # and a long row of letters.",
		da: "Adressen har ingen gyldig nøgle. Den slutter med # og en lang række bogstaver.",
	},
	// The panel.
	panel: { en: "Editing", da: "Redigering" },
	page: { en: "The page", da: "Siden" },
	back: { en: "Back", da: "Tilbage" },
	close: { en: "Close", da: "Luk" },
	chooseValue: { en: "What would you like to edit?", da: "Hvad vil du rette?" },
	followLink: { en: "Follow the link", da: "Følg linket" },
	loading: { en: "One moment …", da: "Et øjeblik …" },
	details: { en: "Details", da: "Detaljer" },
	// Help.
	firstClick: {
		en: "Click a text, a price or a picture on the page to change it.",
		da: "Klik på en tekst, en pris eller et billede på siden for at rette det.",
	},
	firstSaved: {
		en: "Everything is saved as you type, and all of it can be undone.",
		da: "Alt bliver gemt, mens du skriver, og alt kan fortrydes.",
	},
	firstPublish: {
		en: "Visitors see your changes once you press Publish.",
		da: "Gæsterne ser dine ændringer, når du trykker på Publicér.",
	},
	shortcuts: { en: "Keyboard shortcuts", da: "Genveje på tastaturet" },
	outlineAll: {
		en: "Outline everything that can be edited",
		da: "Vis alt, der kan rettes",
	},
	otherDevices: { en: "On your phone", da: "På telefonen" },
	otherDevicesHelp: {
		en: "Connect the phone to the same Wi-Fi, and open this address with the key from the terminal:",
		da: "Brug samme wi-fi på telefonen, og åbn denne adresse med nøglen fra terminalen:",
	},
	otherDevicesOff: {
		en: "Start the editor with npm run edit -- --host, and the terminal shows an address for the phone.",
		da: "Start programmet med npm run edit -- --host; så viser terminalen en adresse til telefonen.",
	},
	signedInAs: (name: string) => ({
		en: `You are signed in as ${name}.`,
		da: `Du er logget ind som ${name}.`,
	}),
	signOut: { en: "Sign out", da: "Log ud" },
	signOutEverywhere: {
		en: "Sign out on all devices",
		da: "Log ud på alle enheder",
	},
	// The list of all content.
	search: { en: "Search", da: "Søg" },
	foundCount: (count: number) => ({
		en: count === 0 ? "No matches." : `${count} found.`,
		da: count === 0 ? "Ingen fund." : `${count} fundet.`,
	}),
	shared: {
		en: "Facts, menus and shared texts",
		da: "Oplysninger, menuer og fælles tekster",
	},
	media: { en: "Pictures and videos", da: "Billeder og videoer" },
	addMedia: {
		en: "Add pictures or videos",
		da: "Tilføj billeder eller videoer",
	},
	added: (name: string) => ({
		en: `Added: ${name}.`,
		da: `Tilføjet: ${name}.`,
	}),
	used: (count: number) => ({ en: `Used ${count}×`, da: `Brugt ${count}×` }),
	show: { en: "Show", da: "Vis" },
	remove: { en: "Remove", da: "Fjern" },
	removed: (name: string) => ({
		en: `Removed: “${name}”. Undo brings it back.`,
		da: `Fjernet: »${name}«. Fortryd henter den tilbage.`,
	}),
	// New entries.
	whatIsNew: { en: "What would you like to add?", da: "Hvad vil du tilføje?" },
	choose: { en: "Choose …", da: "Vælg …" },
	create: { en: "Create", da: "Opret" },
	// Problems.
	problems: { en: "Problems", da: "Problemer" },
	noProblems: { en: "There are no problems.", da: "Der er ingen problemer." },
	notWritten: { en: "Not saved", da: "Ikke gemt" },
	error: { en: "Error:", da: "Fejl:" },
	warning: { en: "Warning:", da: "Advarsel:" },
	edit: { en: "Edit it", da: "Ret det" },
	// Changes and publishing.
	changes: { en: "Changes", da: "Ændringer" },
	undoAll: { en: "Undo all", da: "Fortryd alle" },
	undoneAll: {
		en: "All changes are undone.",
		da: "Alle ændringer er fortrudt.",
	},
	fetchOthers: {
		en: "Get what others have done",
		da: "Hent, hvad andre har lavet",
	},
	fetchedOthers: {
		en: "You have everything that others have published.",
		da: "Du har alt, hvad andre har publiceret.",
	},
	stop: { en: "Stop", da: "Stop" },
	stopsLaunch: (count: number) => ({
		en: `The site isn’t updated until ${count === 1 ? "one sample is" : `${count} samples are`} replaced: see “Left to do”.`,
		da: `Hjemmesiden bliver ikke opdateret, før ${count === 1 ? "ét eksempel" : `${count} eksempler`} er skiftet ud: Se »Mangler stadig«.`,
	}),
	warnings: { en: "Warnings", da: "Advarsler" },
	leftToDo: { en: "Left to do", da: "Mangler stadig" },
	translations: { en: "Translations", da: "Oversættelser" },
	samples: { en: "Samples to replace", da: "Eksempler, der skal skiftes ud" },
	questions: { en: "Open questions", da: "Åbne spørgsmål" },
	publications: { en: "Published earlier", da: "Publiceret tidligere" },
	noPublications: {
		en: "Nothing has been published yet.",
		da: "Der er ikke publiceret noget endnu.",
	},
	undoPublication: {
		en: "Undo this publication",
		da: "Fortryd denne publicering",
	},
	undonePublication: {
		en: "Undone here. Publish it, and the site shows it.",
		da: "Fortrudt her. Publicér, så kan det ses på hjemmesiden.",
	},
	// Two versions.
	conflict: (who: string) => ({
		en: `Both ${who} and you have changed this`,
		da: `Både ${who} og du har ændret det her`,
	}),
	conflictHelp: {
		en: "Choose what the site should say. Everything else is merged already.",
		da: "Vælg, hvad der skal stå på hjemmesiden. Alt andet er allerede samlet.",
	},
	mine: { en: "Your version", da: "Din udgave" },
	theirs: (who: string) => ({ en: `From ${who}`, da: `Fra ${who}` }),
	removedHere: { en: "Removed", da: "Fjernet" },
	chosenCount: (count: number, all: number) => ({
		en: `${count} of ${all} chosen`,
		da: `${count} af ${all} valgt`,
	}),
	cancelConflict: { en: "Publish later", da: "Publicér senere" },
} as const satisfies Wordings;

const wordings = { ...shellStrings, ...formStrings };

/** The texts of the editor in one language. */
export type Strings = StringsIn<typeof wordings>;

/** Returns the texts of the editor in a language. */
export function getStrings(language: MessageLanguage): Strings {
	return selectStrings(wordings, language);
}
