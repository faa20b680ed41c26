import type { MessageLanguage } from "../../languages/message-language.ts";
import type { MessageText } from "../../messages/format.ts";

/** The words of the editor, in each language. */
export const wordings = {
	edit: { en: "Edit the site", da: "Ret hjemmesiden" },
	panel: { en: "What you edit", da: "Det, du retter" },
	page: { en: "The site", da: "Hjemmesiden" },
	save: { en: "Save", da: "Gem" },
	saved: { en: "Saved.", da: "Gemt." },
	allSaved: { en: "Everything is saved.", da: "Alt er gemt." },
	notSaved: { en: "Not saved yet.", da: "Endnu ikke gemt." },
	undo: { en: "Undo", da: "Fortryd" },
	redo: { en: "Redo", da: "Gendan" },
	undone: (what: string): MessageText => ({
		en: `Undone: ${what}.`,
		da: `Fortrudt: ${what}.`,
	}),
	redone: (what: string): MessageText => ({
		en: `Done again: ${what}.`,
		da: `Gendannet: ${what}.`,
	}),
	mode: { en: "A click on the page", da: "Et klik på siden" },
	pointing: { en: "Edit", da: "Ret" },
	browsing: { en: "Browse", da: "Besøg" },
	device: { en: "The page as on", da: "Siden som på" },
	phone: { en: "Phone", da: "Telefon" },
	tablet: { en: "Tablet", da: "Tablet" },
	screen: { en: "Computer", da: "Computer" },
	help: { en: "Help", da: "Hjælp" },
	welcome: { en: "How to begin", da: "Sådan begynder du" },
	firstClick: {
		en: "Click a text, a price or a picture on the page to change it.",
		da: "Klik på en tekst, en pris eller et billede på siden for at rette det.",
	},
	firstPublish: {
		en: "Visitors see what you have changed once you press Publish.",
		da: "Gæsterne ser først det, du har rettet, når du trykker på Publicér.",
	},
	firstUndo: {
		en: "You can undo everything, even what is published.",
		da: "Du kan fortryde alt, også det, der er publiceret.",
	},
	getStarted: { en: "Get started", da: "Kom i gang" },
	keys: { en: "Keyboard shortcuts", da: "Genveje på tastaturet" },
	onPhone: { en: "Edit on your phone", da: "Ret fra telefonen" },
	showCode: { en: "Show the code to scan", da: "Vis koden, du skal scanne" },
	codeToScan: {
		en: "QR code with the address of the editor",
		da: "QR-kode med adressen, hvor man retter",
	},
	codeIsKey: {
		en: "Scan it with the phone’s camera; the phone must be on the same Wi-Fi. The code is a key: whoever scans it can edit and publish the site for as long as the editor runs.",
		da: "Scan den med telefonens kamera; telefonen skal være på samme wi-fi. Koden er en nøgle: Den, der scanner den, kan rette og publicere hjemmesiden, så længe programmet kører.",
	},
	notOnNetwork: {
		en: "Start the editor with npm run edit -- --host, and a code to scan with the phone is shown here.",
		da: "Start programmet med npm run edit -- --host; så står der en kode her, du kan scanne med telefonen.",
	},
	searching: {
		en: "Finding out where this comes from …",
		da: "Finder ud af, hvor det kommer fra …",
	},
	notEditable: {
		en: "There is nothing to edit here: it belongs to the design, like lines, icons and symbols. What is beside it can be edited.",
		da: "Her er ikke noget at rette: Det hører til designet, ligesom streger, ikoner og tegn. Det, der står ved siden af, kan rettes.",
	},
	contents: { en: "Content", da: "Indhold" },
	onPage: { en: "On this page", da: "På denne side" },
	onSite: { en: "On the whole site", da: "På hele hjemmesiden" },
	find: { en: "Find any word", da: "Find et ord" },
	foundThings: (count: number): MessageText => ({
		en:
			count === 0
				? "Nothing else on the site has these words."
				: `${count} found on the whole site.`,
		da:
			count === 0
				? "Ordene findes ikke andre steder på hjemmesiden."
				: `${count} fundet på hele hjemmesiden.`,
	}),
	shared: {
		en: "Facts, menus and shared texts",
		da: "Oplysninger, menuer og fælles tekster",
	},
	media: { en: "Pictures and videos", da: "Billeder og film" },
	unused: { en: "Not used", da: "Bruges ikke" },
	usedTimes: (count: number): MessageText => ({
		en: `Used ${count === 1 ? "once" : `${count} times`}`,
		da: `Bruges ${count === 1 ? "ét sted" : `${count} steder`}`,
	}),
	addThing: (label: string): MessageText => ({
		en: `New: ${label}`,
		da: `Ny: ${label}`,
	}),
	outlineAll: {
		en: "Outline all that can be edited",
		da: "Vis, hvad der kan rettes",
	},
	outlineByKey: {
		en: "Ctrl+E or ⌘E does the same, unless you are typing.",
		da: "Ctrl+E eller ⌘E gør det samme, når du ikke er i gang med at skrive.",
	},
	head: { en: "For search engines", da: "Til søgemaskiner" },
	top: { en: "Above the content", da: "Over indholdet" },
	content: { en: "Content", da: "Indhold" },
	bottom: { en: "Below the content", da: "Under indholdet" },
	changes: { en: "Changes", da: "Ændringer" },
	add: { en: "New …", da: "Nyt …" },
	whatIsNew: { en: "What would you like to add?", da: "Hvad vil du tilføje?" },
	back: { en: "Back", da: "Tilbage" },
	next: { en: "Next", da: "Næste" },
	close: { en: "Close", da: "Luk" },
	error: { en: "Error:", da: "Fejl:" },
	warning: { en: "Warning:", da: "Advarsel:" },
	correct: { en: "Correct it", da: "Ret det" },
	correctAll: { en: "Correct it for me", da: "Ret det for mig" },
	correctThis: { en: "Correct this", da: "Ret dette" },
	corrected: {
		en: "Corrected. Remember to save.",
		da: "Rettet. Husk at gemme.",
	},
	leftToYou: (count: number): MessageText => ({
		en: `Only you can decide about the rest (${count}), which is below.`,
		da: `Resten (${count}) må du selv tage stilling til. Det står nedenfor.`,
	}),
	toCorrect: { en: "What to correct", da: "Det skal rettes" },
	waiting: (names: readonly string[]): MessageText => ({
		en: `Until the errors are corrected, pages show this as it was: ${names.map((name) => `“${name}”`).join(", ")}. Everything else is shown and saved.`,
		da: `Til fejlene er rettet, viser siderne det her, som det var: ${names.map((name) => `»${name}«`).join(", ")}. Alt andet bliver vist og gemt.`,
	}),
	noErrors: { en: "There are no errors left.", da: "Der er ikke flere fejl." },
	follow: { en: "Follow the link", da: "Følg linket" },
	partOf: { en: "It is a part of", da: "Det er en del af" },
	severalValues: {
		en: "Several values decide what is shown here:",
		da: "Flere oplysninger bestemmer, hvad der vises her:",
	},
	optional: { en: "optional", da: "valgfrit" },
	none: { en: "None", da: "Intet valgt" },
	counting: { en: "Looking …", da: "Ser efter …" },
	upload: {
		en: "Choose or drop a photo",
		da: "Vælg et foto, eller slip det her",
	},
	uploadFilm: {
		en: "Choose or drop a video",
		da: "Vælg en film, eller slip den her",
	},
	filmHelp: {
		en: "MP4 or WebM, at most 16 MB.",
		da: "MP4 eller WebM, højst 16 MB.",
	},
	otherFilms: {
		en: "Videos that are here already",
		da: "Film, der ligger her i forvejen",
	},
	fromLeft: { en: "From the left", da: "Fra venstre" },
	fromTop: { en: "From the top", da: "Fra toppen" },
	noFocus: { en: "Remove the point", da: "Fjern punktet" },
	wideCrop: { en: "Shared link", da: "Delt link" },
	squareCrop: { en: "Square", da: "Kvadrat" },
	tallCrop: { en: "On a phone", da: "På telefon" },
	otherPictures: {
		en: "Pictures that are here already",
		da: "Billeder, der ligger her i forvejen",
	},
	showInstead: (name: string): MessageText => ({
		en: `Show ${name} instead`,
		da: `Vis ${name} i stedet`,
	}),
	stillEarlier: (called: string): MessageText => ({
		en: `“${called}” is still the earlier one.`,
		da: `»${called}« er stadig det tidligere.`,
	}),
	describe: {
		en: "Now say in each language what the photo shows.",
		da: "Skriv nu på hvert sprog, hvad billedet viser.",
	},
	shownNow: { en: "Shown on the site", da: "Vises på hjemmesiden" },
	from: { en: "Shown from", da: "Vises fra" },
	until: { en: "Shown until", da: "Vises til og med" },
	hideNow: { en: "Hide now", da: "Skjul nu" },
	showNow: { en: "Show now", da: "Vis nu" },
	move: (name: string, place: string): MessageText => ({
		en: `Move “${name}”, ${place}`,
		da: `Flyt »${name}«, ${place}`,
	}),
	moveHelp: {
		en: "Drag, or use the arrow keys",
		da: "Træk, eller brug piletasterne",
	},
	moved: (place: string): MessageText => ({
		en: `Moved: now ${place}.`,
		da: `Flyttet: nu ${place}.`,
	}),
	newItem: (name: string): MessageText => ({
		en: `${name}: another`,
		da: `${name}: en til`,
	}),
	clear: { en: "Clear", da: "Ryd" },
	up: { en: "Move up", da: "Flyt op" },
	down: { en: "Move down", da: "Flyt ned" },
	copy: { en: "Copy", da: "Kopiér" },
	addFirst: { en: "Add", da: "Tilføj" },
	addAnother: { en: "Add another", da: "Tilføj en til" },
	remove: { en: "Remove", da: "Fjern" },
	removeAnyway: { en: "Remove it", da: "Fjern den" },
	cancel: { en: "Cancel", da: "Annullér" },
	nothingRefers: {
		en: "Nothing else refers to it. Undo brings it back.",
		da: "Intet andet henviser til den. Den kan hentes tilbage med Fortryd.",
	},
	refers: {
		en: "This would have to be corrected afterwards:",
		da: "Det her skal rettes bagefter:",
	},
	list: { en: "The list", da: "Listen" },
	allItems: { en: "The whole list", da: "Hele listen" },
	begin: { en: "Create", da: "Opret" },
	conflict: {
		en: "Changed here and in another program",
		da: "Ændret både her og i et andet program",
	},
	conflictWith: (who: string): MessageText => ({
		en: `Both ${who} and you have changed this`,
		da: `Både ${who} og du har ændret det her`,
	}),
	conflictHelp: {
		en: "Choose what it should say. Everything else is merged already, and the choice can be undone.",
		da: "Vælg, hvad der skal stå. Alt andet er allerede samlet, og valget kan fortrydes.",
	},
	here: { en: "Your version", da: "Din udgave" },
	onDisk: { en: "In the other program", da: "I det andet program" },
	versionOf: (who: string): MessageText => ({
		en: `Published by ${who}`,
		da: `Publiceret af ${who}`,
	}),
	takenOut: { en: "Removed", da: "Fjernet" },
	keepHere: { en: "Keep mine", da: "Behold min udgave" },
	keepDisk: { en: "Use the other version", da: "Brug den anden udgave" },
	allHere: { en: "Mine everywhere", da: "Min udgave overalt" },
	allDisk: { en: "The other one everywhere", da: "Den anden overalt" },
	useChosen: { en: "Use my choices", da: "Brug det valgte" },
	chosen: (count: number, all: number): MessageText => ({
		en: `${count} of ${all} chosen`,
		da: `${count} af ${all} valgt`,
	}),
	settled: {
		en: "Chosen. Remember to publish.",
		da: "Det er valgt. Husk at publicere.",
	},
	later: { en: "Decide later", da: "Vælg senere" },
	noChanges: {
		en: "Everything you have done is published.",
		da: "Alt, hvad du har lavet, er publiceret.",
	},
	unpublished: (count: number): MessageText => ({
		en: `${count} ${count === 1 ? "change is" : "changes are"} not on the site yet.`,
		da: `${count} ${count === 1 ? "ændring" : "ændringer"} er ikke på hjemmesiden endnu.`,
	}),
	publish: { en: "Publish", da: "Publicér" },
	publishNow: { en: "Publish now", da: "Publicér nu" },
	publishing: {
		en: "Publishing … You can continue editing meanwhile.",
		da: "Publicerer … Du kan rette videre imens.",
	},
	waitingForSite: {
		en: "Sent. Waiting until the site shows it …",
		da: "Sendt. Venter på, at hjemmesiden viser det …",
	},
	liveAt: (time: string): MessageText => ({
		en: `On the site at ${time}.`,
		da: `På hjemmesiden kl. ${time}.`,
	}),
	notLive: (reason: string): MessageText => ({
		en: `It is sent, but the site can’t be reached: ${reason}`,
		da: `Det er sendt, men hjemmesiden kan ikke ses: ${reason}`,
	}),
	notLiveYet: {
		en: "It is sent, but after ten minutes the site still shows the old version. Look for a message from the host: it says what stopped the update. kilde verify lists what differs.",
		da: "Det er sendt, men hjemmesiden viser stadig det gamle efter ti minutter. Se efter en besked fra webhotellet: Der står, hvad der stoppede opdateringen. kilde verify viser, hvad der er anderledes.",
	},
	stopsLaunch: (count: number): MessageText => ({
		en: `The site is not updated until ${count === 1 ? "one sample is" : `${count} samples are`} replaced. They are listed below; each opens with a click.`,
		da: `Hjemmesiden bliver ikke opdateret, før ${count === 1 ? "ét eksempel" : `${count} eksempler`} er erstattet. De står herunder, og hvert af dem åbner med et klik.`,
	}),
	earlier: { en: "Earlier changes", da: "Tidligere ændringer" },
	earlierVersions: { en: "Earlier versions", da: "Tidligere udgaver" },
	nothingEarlier: {
		en: "There is nothing earlier.",
		da: "Der er ikke noget tidligere.",
	},
	onlyThisPage: { en: "This page only", da: "Kun denne side" },
	nothingLikeThat: {
		en: "Nothing like that among these days. Earlier days may have it.",
		da: "Der er intet, der passer, i disse dage. Det kan ligge længere tilbage.",
	},
	moreEarlier: { en: "Show earlier days", da: "Vis tidligere dage" },
	notPublished: { en: "not published", da: "ikke publiceret" },
	takeAllBack: { en: "Undo everything", da: "Fortryd alt" },
	takeBackDay: {
		en: "Undo the whole day",
		da: "Fortryd hele dagen",
	},
	takeBackAnyway: {
		en: "Undo it anyway",
		da: "Fortryd det alligevel",
	},
	changedSince: {
		en: "It has been changed since:",
		da: "Det er ændret igen siden:",
	},
	takenBackEarlier: {
		en: "Undone. The site shows it once you have published.",
		da: "Fortrudt. Det kan ses på hjemmesiden, når du har publiceret.",
	},
	useAgain: { en: "Use it again", da: "Brug den igen" },
	stop: { en: "Stop", da: "Stop" },
	publishHelp: {
		en: "Saves your changes and sends them to the site.",
		da: "Gemmer dine ændringer og sender dem til hjemmesiden.",
	},
	fetchOthers: {
		en: "Fetch what others have done",
		da: "Hent, hvad andre har lavet",
	},
	fetching: {
		en: "Fetching what others have done … You can continue editing meanwhile.",
		da: "Henter, hvad andre har lavet … Du kan rette videre imens.",
	},
	details: { en: "Details", da: "Detaljer" },
	forMaintainer: {
		en: "For whoever looks after the site",
		da: "Til den, der passer hjemmesiden",
	},
	leftToDo: { en: "Left to do", da: "Mangler stadig" },
	warnings: { en: "Warnings", da: "Advarsler" },
	unsaved: { en: "not saved", da: "ikke gemt" },
	takeBack: { en: "Undo this change", da: "Fortryd denne ændring" },
	together: {
		en: "These belong together:",
		da: "Det her hører sammen:",
	},
	takeBackTogether: {
		en: "Undo them together",
		da: "Fortryd det hele",
	},
	notShown: {
		en: "With this change or without it, the content has errors. So what it changes on the pages by itself can’t be shown.",
		da: "Enten med denne ændring eller uden den er der fejl i indholdet. Derfor kan det ikke vises, hvad den alene ændrer på siderne.",
	},
	takenBack: (what: string): MessageText => ({
		en: `Undone: “${what}”. Remember to save.`,
		da: `Fortrudt: »${what}«. Husk at gemme.`,
	}),
	takenBackMany: (count: number): MessageText => ({
		en: `${count} changes are undone. Remember to save.`,
		da: `${count} ændringer er fortrudt. Husk at gemme.`,
	}),
	noKey: {
		en: "This tab has no key, or an old one. Open the editor with the shortcut on the desktop, or with the address that kilde edit shows in the terminal.",
		da: "Fanen har ingen nøgle eller en gammel. Åbn redigeringen med genvejen på skrivebordet eller med den adresse, kilde edit viser i terminalen.",
	},
	gone: {
		en: "The page has changed since it was shown, so nothing was opened. If there are errors, correct them first; then click again.",
		da: "Indholdet er ændret, siden siden blev vist, så der blev ikke åbnet noget. Er der fejl, så ret dem først, og klik så igen.",
	},
	pressAgain: {
		en: "Press the keys once more: what is pressed on the page does nothing here.",
		da: "Tryk en gang til: Et tastetryk på selve siden gør ingenting her.",
	},
	takePhoto: (name: string): MessageText => ({
		en: `Use ${name} here`,
		da: `Brug ${name} her`,
	}),
	noAnswer: {
		en: "The editor doesn’t answer. If it has stopped, start it again with the shortcut on the desktop, or with npm run edit in a terminal. It opens in a new tab.",
		da: "Programmet svarer ikke. Er det stoppet, så start det igen med genvejen på skrivebordet eller med npm run edit i en terminal. Det åbner i en ny fane.",
	},
	offeredThere: {
		en: "There you can continue with what you had not saved.",
		da: "Der kan du fortsætte med det, du ikke havde gemt.",
	},
	notSent: {
		en: "The editor doesn’t answer, so what you typed last isn’t stored yet. Leave this tab open: it is sent as soon as the editor answers.",
		da: "Programmet svarer ikke, så det sidste, du skrev, er ikke lagt til side endnu. Lad fanen stå åben: Det bliver sendt, så snart programmet svarer.",
	},
	sentNow: {
		en: "What you typed meanwhile has arrived. It is not saved yet.",
		da: "Det, du skrev imens, er nået frem. Det er endnu ikke gemt.",
	},
	notArrived: {
		en: "This did not arrive",
		da: "Det her nåede ikke frem",
	},
	notArrivedHelp: {
		en: "The editor stopped before it got this, and can’t put it back by itself. Copy it, and paste it where it belongs.",
		da: "Programmet stoppede, før det fik det her, og kan ikke selv sætte det på plads. Kopiér det, og sæt det ind igen, hvor det hører til.",
	},
	notSavedBefore: {
		en: "This was not saved last time",
		da: "Det her blev ikke gemt sidst",
	},
	notSavedBeforeHelp: {
		en: "The editor stopped before you had saved it. Continue with it, or discard it.",
		da: "Programmet stoppede, før du havde gemt. Du kan fortsætte med det eller kassere det.",
	},
	goOn: { en: "Continue", da: "Fortsæt" },
	drop: { en: "Discard", da: "Kassér" },
	restored: {
		en: "Here it is again. It is not saved yet.",
		da: "Her er det igen. Det er endnu ikke gemt.",
	},
	working: { en: "One moment …", da: "Et øjeblik …" },
	seeIt: { en: "See it", da: "Se det" },
	translations: { en: "Translations", da: "Oversættelser" },
	samples: { en: "Samples to replace", da: "Eksempler, der skal skiftes ud" },
	questions: { en: "Open questions", da: "Åbne spørgsmål" },
	errors: (number: number): MessageText => ({
		en: number === 1 ? "1 error" : `${number} errors`,
		da: number === 1 ? "1 fejl" : `${number} fejl`,
	}),
	otherFields: (number: number): MessageText => ({
		en: `More fields (${number})`,
		da: `Flere felter (${number})`,
	}),
	itemOf: (number: number, all: number): MessageText => ({
		en: `${number} of ${all}`,
		da: `nr. ${number} af ${all}`,
	}),
	shownBefore: {
		en: "Before your edit:",
		da: "Før din rettelse:",
	},
	shown: (summary: string): MessageText => ({
		en: `Shows in ${summary}`,
		da: `Vises ${summary}`,
	}),
	// Of texts: their buttons, dialogs and announcements.
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
		en: "Write the link text.",
		da: "Skriv linkteksten.",
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
	removeLink: { en: "Remove link", da: "Fjern link" },
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
} as const;

/** The words of the editor in a language. */
export type Words = {
	readonly [Name in keyof typeof wordings]: (typeof wordings)[Name] extends (
		...values: infer Values
	) => MessageText
		? (...values: Values) => string
		: string;
};

/** Returns the words of the editor in a language. */
export function wordsIn(language: MessageLanguage): Words {
	const entries = Object.entries(wordings).map(([name, wording]) => {
		if (typeof wording !== "function") return [name, wording[language]];
		const phrase = wording as (...values: readonly unknown[]) => MessageText;
		return [name, (...values: unknown[]) => phrase(...values)[language]];
	});
	return Object.fromEntries(entries);
}
