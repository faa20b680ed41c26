import * as z from "zod";
import {
	defineCollection,
	help,
	textWith,
	type Wording,
} from "../../generator/define.ts";
import { localized, localizedText } from "../languages.ts";

function string(where: Wording) {
	return localizedText.meta(help(where));
}

function stringWith(placeholder: string, where: Wording) {
	return localized(textWith(placeholder)).meta(help(where));
}

const schema = z.strictObject({
	skip: string({
		en: "The first link of every page: to its main content.",
		da: "Det første link på hver side: til sidens indhold.",
	}),
	menu: string({
		en: "The button that opens the menu on small screens.",
		da: "Knappen, der åbner menuen på små skærme.",
	}),
	navigation: string({
		en: "The name of the navigation, for screen readers.",
		da: "Navigationens navn til skærmlæsere.",
	}),
	language: string({
		en: "The name of the language menu, for screen readers.",
		da: "Sprogmenuens navn til skærmlæsere.",
	}),
	login: string({
		en: "The link to the back office.",
		da: "Linket til administrationen.",
	}),
	newTab: string({
		en: "Said after links that open in a new tab, for screen readers.",
		da: "Siges af skærmlæsere efter links, der åbner i en ny fane.",
	}),
	search: string({
		en: "The button that opens the search, and the dialog's name.",
		da: "Knappen, der åbner søgningen, og navnet på dens vindue.",
	}),
	searchTooltip: string({
		en: "What a pointer on the search button is told: its name, and the keys for it.",
		da: "Det, der vises, når musen holdes over søgeknappen: dens navn og genvejstaster.",
	}),
	searchPlaceholder: string({
		en: "What the empty search field says.",
		da: "Det, der står i det tomme søgefelt.",
	}),
	searchHint: string({
		en: "Said while nothing is searched for.",
		da: "Vises, så længe der ikke søges efter noget.",
	}),
	searchRecent: string({
		en: "The heading above recent searches.",
		da: "Overskriften over de seneste søgninger.",
	}),
	searchClear: string({
		en: "The button that forgets recent searches.",
		da: "Knappen, der sletter de seneste søgninger.",
	}),
	searchLoading: string({
		en: "Said while the search is being fetched.",
		da: "Vises, mens søgningen hentes.",
	}),
	searchResults: string({
		en: "The name of the list of results, for screen readers.",
		da: "Navnet på listen over resultater til skærmlæsere.",
	}),
	searchOne: string({
		en: "Said to screen readers of a single result.",
		da: "Siges af skærmlæsere om et enkelt resultat.",
	}),
	searchMany: stringWith("COUNT", {
		en: "Said to screen readers of several results; COUNT stands for their number.",
		da: "Siges af skærmlæsere om flere resultater; COUNT står for antallet.",
	}),
	searchNone: string({
		en: "Said when nothing was found.",
		da: "Vises, når der ikke blev fundet noget.",
	}),
	searchNoneHint: string({
		en: "Said below, as advice.",
		da: "Et råd nedenunder.",
	}),
	searchFailed: string({
		en: "Said when the search could not be fetched.",
		da: "Vises, når søgningen ikke kunne hentes.",
	}),
	retry: string({
		en: "The button that tries again what failed.",
		da: "Knappen, der prøver igen.",
	}),
	failedTitle: string({
		en: "The heading where an interactive part failed.",
		da: "Overskriften, hvor en interaktiv del fejlede.",
	}),
	failedText: string({
		en: "Said below it: that everything else works.",
		da: "Vises under den: at alt andet virker.",
	}),
	notifications: string({
		en: "The name of the notifications, for screen readers.",
		da: "Meddelelsernes navn til skærmlæsere.",
	}),
	dismiss: string({
		en: "The button that takes a notification away.",
		da: "Knappen, der fjerner en meddelelse.",
	}),
	contact: string({
		en: "The heading above address, phone and e-mail.",
		da: "Overskriften over adresse, telefon og e-mail.",
	}),
	information: string({
		en: "The heading above the links to terms and privacy.",
		da: "Overskriften over links til vilkår og privatlivspolitik.",
	}),
	social: string({
		en: "The heading above the links to social networks.",
		da: "Overskriften over links til sociale medier.",
	}),
	close: string({
		en: "The button that closes a dialog.",
		da: "Knappen, der lukker et vindue.",
	}),
	address: string({
		en: "The label of the address.",
		da: "Ordet foran adressen.",
	}),
	phone: string({
		en: "The label of the phone number.",
		da: "Ordet foran telefonnummeret.",
	}),
	email: string({
		en: "The label of the e-mail address.",
		da: "Ordet foran e-mailadressen.",
	}),
	sms: string({
		en: "The words of a link that opens a text message.",
		da: "Teksten på et link, der åbner en sms.",
	}),
	region: string({
		en: "The label of the part of the country.",
		da: "Ordet foran landsdelen.",
	}),
	mobilepay: string({
		en: "The label of the MobilePay number.",
		da: "Ordet foran MobilePay-nummeret.",
	}),
	cvr: string({
		en: "The label of the company's registration number.",
		da: "Ordet foran CVR-nummeret.",
	}),
	map: string({
		en: "The words of the link to the map.",
		da: "Teksten på linket til kortet.",
	}),
	priceCaption: string({
		en: "The caption of the table of prices.",
		da: "Pristabellens overskrift.",
	}),
	what: string({
		en: "The column of what is sold.",
		da: "Overskriften på kolonnen med det, der sælges.",
	}),
	price: string({
		en: "The column of prices.",
		da: "Overskriften på kolonnen med priser.",
	}),
	newCustomer: string({
		en: "The column of new guests' prices.",
		da: "Overskriften på kolonnen med nye gæsters priser.",
	}),
	vat: string({
		en: "Said once beneath a table of prices: VAT is included.",
		da: "Vises én gang under en pristabel: priserne er inkl. moms.",
	}),
	recommended: string({
		en: "The word beside what we recommend.",
		da: "Ordet ved det, vi anbefaler.",
	}),
	cardCaption: string({
		en: "The caption of the table of punch cards.",
		da: "Klippekorttabellens overskrift.",
	}),
	cardFor: string({
		en: "The column of what a punch card is for.",
		da: "Overskriften på kolonnen med det, et klippekort er til.",
	}),
	visits: string({
		en: "Said after the number of visits of a punch card.",
		da: "Ordet efter antallet af klip på et klippekort.",
	}),
	saving: string({
		en: "Said before the discount of a punch card, in per cent.",
		da: "Ordet foran et klippekorts rabat i procent.",
	}),
	perVisit: string({
		en: "Said after what one visit costs with a punch card.",
		da: "Ordet efter prisen pr. klip.",
	}),
	validUntil: string({
		en: "Said before the last day of a discount code.",
		da: "Ordene foran en rabatkodes sidste dag.",
	}),
	noEnd: string({
		en: "Said of a discount code without an end.",
		da: "Vises ved en rabatkode uden slutdato.",
	}),
	hoursCaption: string({
		en: "The caption of the table of hours.",
		da: "Overskriften på tabellen med tider.",
	}),
	day: string({
		en: "The column of days.",
		da: "Overskriften på kolonnen med dage.",
	}),
	starts: string({
		en: "The column of the times sessions start.",
		da: "Overskriften på kolonnen med sessionernes starttider.",
	}),
	closed: string({
		en: "A day without sessions.",
		da: "En dag uden sessioner.",
	}),
	overnight: string({
		en: "A day when one can stay over night.",
		da: "En dag, hvor man kan overnatte.",
	}),
	openDays: string({
		en: "Said before the number of days, beneath the table of hours.",
		da: "Ordene foran antallet af dage, under tabellen med tider.",
	}),
	monday: string({ en: "The day's name.", da: "Dagens navn." }),
	tuesday: string({ en: "The day's name.", da: "Dagens navn." }),
	wednesday: string({ en: "The day's name.", da: "Dagens navn." }),
	thursday: string({ en: "The day's name.", da: "Dagens navn." }),
	friday: string({ en: "The day's name.", da: "Dagens navn." }),
	saturday: string({ en: "The day's name.", da: "Dagens navn." }),
	sunday: string({ en: "The day's name.", da: "Dagens navn." }),
	minutes: string({
		en: "Said after the minutes of a session's stage.",
		da: "Ordet efter minutterne i en fase.",
	}),
	announcement: string({
		en: "The type of an article.",
		da: "Artiklens type.",
	}),
	pressRelease: string({
		en: "The type of an article.",
		da: "Artiklens type.",
	}),
	event: string({ en: "The type of an article.", da: "Artiklens type." }),
	news: string({ en: "The type of an article.", da: "Artiklens type." }),
	featured: string({
		en: "The mark on a featured article.",
		da: "Mærket på en fremhævet artikel.",
	}),
	previousArticle: string({
		en: "The button to the article before.",
		da: "Knappen til den foregående artikel.",
	}),
	nextArticle: string({
		en: "The button to the article after.",
		da: "Knappen til den næste artikel.",
	}),
	backToTop: string({
		en: "The button to the top of the page.",
		da: "Knappen til toppen af siden.",
	}),
	copy: string({
		en: "The button that copies a code.",
		da: "Knappen, der kopierer en kode.",
	}),
	copied: string({
		en: "What that button says when the code is copied.",
		da: "Det, der står på knappen, når koden er kopieret.",
	}),
	copyRefused: string({
		en: "Said where the browser won't copy; the code is selected then.",
		da: "Vises, når browseren ikke vil kopiere; så er koden markeret.",
	}),
	overview: string({
		en: "The name of the list of articles, for screen readers.",
		da: "Navnet på listen over artikler til skærmlæsere.",
	}),
	olderNews: string({
		en: "Above the links to articles that are no longer among the newest.",
		da: "Over links til artikler, der ikke længere er blandt de nyeste.",
	}),
	readArticle: string({
		en: "The link to an article's own page.",
		da: "Linket til en artikels egen side.",
	}),
	backToNews: string({
		en: "The link from an article to all news.",
		da: "Linket fra en artikel til alle nyheder.",
	}),
	moreNews: string({
		en: "The heading above the other articles.",
		da: "Overskriften over de andre artikler.",
	}),
	feed: string({
		en: "The link to the news feed.",
		da: "Linket til nyhedsfeedet.",
	}),
	bookNow: string({
		en: "The link that books an event.",
		da: "Linket til at booke et event.",
	}),
	fullName: string({ en: "The label of a field.", da: "Ordet ved et felt." }),
	yourEmail: string({ en: "The label of a field.", da: "Ordet ved et felt." }),
	message: string({ en: "The label of a field.", da: "Ordet ved et felt." }),
	required: string({
		en: "Said of fields that must be filled in.",
		da: "Vises ved felter, der skal udfyldes.",
	}),
	send: string({
		en: "The button of the contact form, which can't be sent yet.",
		da: "Knappen på kontaktformularen, som endnu ikke kan sendes.",
	}),
	scanToBook: string({
		en: "Said beside the QR code on the printed list of prices.",
		da: "Vises ved QR-koden på den trykte prisliste.",
	}),
	bookAt: string({
		en: "The link to an experience at the booking provider.",
		da: "Linket til en oplevelse hos bookingudbyderen.",
	}),
	widgetInstead: string({
		en: "Said above other ways to book, should the widget not show.",
		da: "Vises over andre måder at booke på, hvis bookingfeltet ikke kommer frem.",
	}),
	widgetLoading: string({
		en: "Said there while the widget is on its way; the other ways stand below already.",
		da: "Vises der, mens bookingfeltet hentes; de andre måder står allerede nedenunder.",
	}),
	widgetFailed: string({
		en: "Said there when the widget could not be loaded.",
		da: "Vises der, når bookingfeltet ikke kunne hentes.",
	}),
	widgetShow: string({
		en: "The button that loads the widgets, where they load on a click.",
		da: "Knappen, der henter bookingfelterne, hvor de først hentes ved et klik.",
	}),
	widgetNotice: stringWith("PROVIDER", {
		en: "Says beside that button who receives data; PROVIDER stands for the name.",
		da: "Siger ved den knap, hvem der modtager data; PROVIDER står for navnet.",
	}),
	codes: string({
		en: "The heading above discount codes.",
		da: "Overskriften over rabatkoder.",
	}),
	contents: string({
		en: "The heading above a table of contents.",
		da: "Overskriften over en indholdsfortegnelse.",
	}),
	updated: string({
		en: "Said before the day a text was last changed.",
		da: "Ordene foran den dag, en tekst sidst blev ændret.",
	}),
	pauseFilm: string({
		en: "The button that stops the film behind the words on top, and lets it go on.",
		da: "Knappen, der standser filmen bag ordene øverst og sætter den i gang igen.",
	}),
	play: string({
		en: "The button that plays a video of another site on the page.",
		da: "Knappen, der afspiller en video fra en anden hjemmeside på siden.",
	}),
	playAt: stringWith("PROVIDER", {
		en: "The link to a video at another site; PROVIDER stands for its name.",
		da: "Linket til en video på en anden hjemmeside; PROVIDER står for dens navn.",
	}),
	videoNotice: stringWith("PROVIDER", {
		en: "Says who receives data when the video is opened; PROVIDER stands for its name.",
		da: "Siger, hvem der modtager data, når videoen åbnes; PROVIDER står for navnet.",
	}),
	allRights: string({
		en: "Said after the year and the company's name.",
		da: "Står efter årstallet og virksomhedens navn.",
	}),
});

/** The texts of the interface: content/strings.yaml. Every key is used and required. */
export const strings = defineCollection({
	name: "strings",
	files: "strings.yaml",
	schema,
});
