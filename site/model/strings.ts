import { defineCollection } from "kilde";
import { field, textContaining, z } from "kilde/fields";
import { type EditorText, localized, localizedText } from "../languages.ts";

function string(label: EditorText, help: EditorText) {
	return field(localizedText, label, help);
}

/** Returns the schema of a string with a placeholder, which the page replaces. */
function stringWith(
	placeholder: string,
	shown: EditorText,
	label: EditorText,
	help: EditorText,
) {
	return field(localized(textContaining(placeholder)), label, {
		en: `${help.en} Keep the word ${placeholder} in it. The page shows ${shown.en} in its place.`,
		da: `${help.da} Lad ordet ${placeholder} stå. Siden viser ${shown.da} i stedet.`,
	});
}

function nameOfDay(label: EditorText) {
	return string(label, { en: "The day's name.", da: "Ugedagens navn." });
}

function typeOfArticle(label: EditorText) {
	return string(label, {
		en: "The type of an article.",
		da: "Artiklens type.",
	});
}

function labelOfField(label: EditorText) {
	return string(label, {
		en: "The label of a field of the form.",
		da: "Teksten ved et felt i formularen.",
	});
}

const schema = z.strictObject({
	skip: string(
		{ en: "Skip link", da: "Link til indholdet" },
		{
			en: "The first link of every page: to its main content.",
			da: "Det første link på hver side: til sidens indhold.",
		},
	),
	menu: string(
		{ en: "Menu button", da: "Menuknap" },
		{
			en: "The button that opens the menu on small screens.",
			da: "Knappen, der åbner menuen på små skærme.",
		},
	),
	call: string(
		{ en: "Call button", da: "Ringeknap" },
		{
			en: "The button that calls the centre, on phones.",
			da: "Knappen, der ringer op, på telefoner.",
		},
	),
	navigation: string(
		{ en: "Navigation", da: "Navigation" },
		{
			en: "The name of the navigation, for screen readers.",
			da: "Navigationens navn til skærmlæsere.",
		},
	),
	language: string(
		{ en: "Language menu", da: "Sprogmenu" },
		{
			en: "The name of the language menu, for screen readers.",
			da: "Sprogmenuens navn til skærmlæsere.",
		},
	),
	login: string(
		{ en: "Login link", da: "Link til login" },
		{
			en: "The link to the back office.",
			da: "Linket til administrationen.",
		},
	),
	moreTestimonials: string(
		{ en: "More testimonials", da: "Flere udtalelser" },
		{
			en: "Opens the testimonials that a page doesn't show at once.",
			da: "Åbner de udtalelser, en side ikke viser med det samme.",
		},
	),
	readMore: string(
		{ en: "Read more", da: "Læs mere" },
		{
			en: "Opens the rest of a text.",
			da: "Åbner resten af en tekst.",
		},
	),
	newTab: string(
		{ en: "New tab", da: "Ny fane" },
		{
			en: "Read aloud by screen readers after links that open in a new tab.",
			da: "Læses op af skærmlæsere efter links, der åbner i en ny fane.",
		},
	),
	search: string(
		{ en: "Search button", da: "Søgeknap" },
		{
			en: "The button that opens the search, and the dialog's name.",
			da: "Knappen, der åbner søgningen, og navnet på dens vindue.",
		},
	),
	searchTooltip: string(
		{ en: "Search tooltip", da: "Søgeknappens tip" },
		{
			en: "The tooltip of the search button: its name and keyboard shortcut.",
			da: "Det, der vises, når musen holdes over søgeknappen: dens navn og genvejstaster.",
		},
	),
	searchPlaceholder: string(
		{ en: "Empty search field", da: "Tomt søgefelt" },
		{
			en: "The text in the empty search field.",
			da: "Teksten i det tomme søgefelt.",
		},
	),
	searchHint: string(
		{ en: "Search hint", da: "Søgevejledning" },
		{
			en: "Shown while the search field is empty.",
			da: "Vises, så længe søgefeltet er tomt.",
		},
	),
	searchRecent: string(
		{ en: "Recent searches", da: "Seneste søgninger" },
		{
			en: "The heading above recent searches.",
			da: "Overskriften over de seneste søgninger.",
		},
	),
	searchClear: string(
		{ en: "Clear button", da: "Ryd-knap" },
		{
			en: "The button that deletes recent searches.",
			da: "Knappen, der sletter de seneste søgninger.",
		},
	),
	searchLoading: string(
		{ en: "Search loading", da: "Søgning hentes" },
		{
			en: "Shown while the search is loading.",
			da: "Vises, mens søgningen hentes.",
		},
	),
	searchResults: string(
		{ en: "List of results", da: "Resultatliste" },
		{
			en: "The name of the list of results, for screen readers.",
			da: "Navnet på listen over resultater til skærmlæsere.",
		},
	),
	searchOne: string(
		{ en: "One result", da: "Ét resultat" },
		{
			en: "Read aloud by screen readers when there is one result.",
			da: "Læses op af skærmlæsere, når der er ét resultat.",
		},
	),
	searchMany: stringWith(
		"COUNT",
		{ en: "their number", da: "antallet" },
		{ en: "Several results", da: "Flere resultater" },
		{
			en: "Read aloud by screen readers when there are several results.",
			da: "Læses op af skærmlæsere, når der er flere resultater.",
		},
	),
	searchNone: string(
		{ en: "Nothing found", da: "Intet fundet" },
		{
			en: "Shown when nothing was found.",
			da: "Vises, når der ikke blev fundet noget.",
		},
	),
	searchNoneHint: string(
		{ en: "Search advice", da: "Søgeråd" },
		{
			en: "The advice when nothing was found.",
			da: "Rådet, når der ikke blev fundet noget.",
		},
	),
	searchFailed: string(
		{ en: "Search failed", da: "Søgning mislykkedes" },
		{
			en: "Shown when the search could not be loaded.",
			da: "Vises, når søgningen ikke kunne hentes.",
		},
	),
	retry: string(
		{ en: "Retry button", da: "Prøv igen-knap" },
		{
			en: "The button that tries again.",
			da: "Knappen, der prøver igen.",
		},
	),
	failedTitle: string(
		{ en: "Failure heading", da: "Fejloverskrift" },
		{
			en: "The heading shown when an interactive part fails.",
			da: "Overskriften, der vises, når en interaktiv del af siden fejler.",
		},
	),
	failedText: string(
		{ en: "Failure text", da: "Fejltekst" },
		{
			en: "The text below it: that everything else works.",
			da: "Teksten under den: at alt andet virker.",
		},
	),
	notifications: string(
		{ en: "Notifications", da: "Meddelelser" },
		{
			en: "The name of the notifications, for screen readers.",
			da: "Meddelelsernes navn til skærmlæsere.",
		},
	),
	dismiss: string(
		{ en: "Dismiss button", da: "Fjern-knap" },
		{
			en: "The button that removes a notification.",
			da: "Knappen, der fjerner en meddelelse.",
		},
	),
	contact: string(
		{ en: "Contact heading", da: "Kontaktoverskrift" },
		{
			en: "The heading above address, phone and e-mail.",
			da: "Overskriften over adresse, telefon og e-mail.",
		},
	),
	information: string(
		{ en: "Information heading", da: "Informationsoverskrift" },
		{
			en: "The heading above the links to terms and privacy.",
			da: "Overskriften over links til vilkår og privatlivspolitik.",
		},
	),
	social: string(
		{ en: "Social networks", da: "Sociale medier" },
		{
			en: "The heading above the links to social networks.",
			da: "Overskriften over links til sociale medier.",
		},
	),
	close: string(
		{ en: "Close button", da: "Luk-knap" },
		{
			en: "The button that closes a dialog.",
			da: "Knappen, der lukker et vindue.",
		},
	),
	address: string(
		{ en: "Address label", da: "Adresse" },
		{ en: "The label of the address.", da: "Ordet foran adressen." },
	),
	phone: string(
		{ en: "Phone label", da: "Telefon" },
		{
			en: "The label of the phone number.",
			da: "Ordet foran telefonnummeret.",
		},
	),
	email: string(
		{ en: "E-mail label", da: "E-mail" },
		{
			en: "The label of the e-mail address.",
			da: "Ordet foran e-mailadressen.",
		},
	),
	sms: string(
		{ en: "Text message link", da: "Sms-link" },
		{
			en: "The text of a link that opens a text message.",
			da: "Teksten på et link, der åbner en sms.",
		},
	),
	region: string(
		{ en: "Region label", da: "Landsdel" },
		{
			en: "The label of the part of the country.",
			da: "Ordet foran landsdelen.",
		},
	),
	mobilepay: string(
		{ en: "MobilePay label", da: "MobilePay" },
		{
			en: "The label of the MobilePay number.",
			da: "Ordet foran MobilePay-nummeret.",
		},
	),
	cvr: string(
		{ en: "CVR label", da: "CVR" },
		{
			en: "The label of the company's registration number.",
			da: "Ordet foran CVR-nummeret.",
		},
	),
	map: string(
		{ en: "Map link", da: "Kortlink" },
		{
			en: "The text of the link to the map.",
			da: "Teksten på linket til kortet.",
		},
	),
	priceCaption: string(
		{ en: "Price table", da: "Pristabel" },
		{
			en: "The caption of the table of prices.",
			da: "Pristabellens overskrift.",
		},
	),
	what: string(
		{ en: "Goods column", da: "Varekolonne" },
		{
			en: "The heading of the column of what is sold.",
			da: "Overskriften på kolonnen med det, der sælges.",
		},
	),
	price: string(
		{ en: "Price column", da: "Priskolonne" },
		{
			en: "The heading of the column of prices.",
			da: "Overskriften på kolonnen med priser.",
		},
	),
	newCustomer: string(
		{ en: "New guest column", da: "Kolonne til nye gæster" },
		{
			en: "The heading of the column of new guests' prices.",
			da: "Overskriften på kolonnen med nye gæsters priser.",
		},
	),
	vat: string(
		{ en: "VAT note", da: "Momsnote" },
		{
			en: "Shown once beneath a table of prices. VAT is included.",
			da: "Vises én gang under en pristabel: Priserne er inkl. moms.",
		},
	),
	recommended: string(
		{ en: "Recommendation", da: "Anbefaling" },
		{
			en: "The word beside what we recommend.",
			da: "Ordet ved det, vi anbefaler.",
		},
	),
	perVisit: string(
		{ en: "Per visit", da: "Klippris" },
		{
			en: "The word after the price per visit.",
			da: "Ordet efter prisen pr. klip.",
		},
	),
	visitsCaption: string(
		{ en: "Cheapest price table", da: "Tabel over laveste pris" },
		{
			en: "The caption of the table of the cheapest price for one and for several visits.",
			da: "Overskriften på tabellen med den laveste pris for ét og for flere besøg.",
		},
	),
	visitsColumns: string(
		{ en: "Visits columns", da: "Besøgskolonner" },
		{
			en: "Said above its columns: that each is a number of visits.",
			da: "Ordene over dens kolonner: at hver er et antal besøg.",
		},
	),
	finderVisits: string(
		{ en: "Number of visits", da: "Antal besøg" },
		{
			en: "The label of the slider for the number of visits.",
			da: "Etiketten på skyderen til antallet af besøg.",
		},
	),
	finderKind: string(
		{ en: "Choice of session", da: "Valg af session" },
		{
			en: "The label of the choice of what to book.",
			da: "Etiketten på valget af det, man vil booke.",
		},
	),
	finderNew: string(
		{ en: "New guest box", da: "Felt til nye gæster" },
		{
			en: "The box that a new guest ticks.",
			da: "Feltet, som en ny gæst sætter kryds i.",
		},
	),
	finderFirst: string(
		{ en: "First visit", da: "Første besøg" },
		{
			en: "The line of the bill with a new guest's first visit.",
			da: "Linjen i regnestykket med en ny gæsts første besøg.",
		},
	),
	finderCard: stringWith(
		"VISITS",
		{ en: "the number of visits", da: "antallet af klip" },
		{ en: "Punch card", da: "Klippekort" },
		{
			en: "The line of the bill with a punch card.",
			da: "Linjen i regnestykket med et klippekort.",
		},
	),
	finderSingle: string(
		{ en: "Single visits", da: "Enkelte besøg" },
		{
			en: "The line of the bill with visits that are paid one by one.",
			da: "Linjen i regnestykket med besøg, der betales hver for sig.",
		},
	),
	finderSum: string(
		{ en: "Sum", da: "Sum" },
		{
			en: "Said before the sum of the bill.",
			da: "Ordene foran summen af regnestykket.",
		},
	),
	finderLeft: string(
		{ en: "Visits left", da: "Klip tilbage" },
		{
			en: "Said before the number of visits that remain on a punch card.",
			da: "Ordene foran antallet af klip, der er tilbage på et klippekort.",
		},
	),
	validUntil: string(
		{ en: "Valid until", da: "Gælder til" },
		{
			en: "The words before the last day of a discount code.",
			da: "Ordene foran en rabatkodes sidste dag.",
		},
	),
	noEnd: string(
		{ en: "No end date", da: "Ingen slutdato" },
		{
			en: "Shown for a discount code without a last day.",
			da: "Vises ved en rabatkode uden slutdato.",
		},
	),
	hoursCaption: string(
		{ en: "Hours table", da: "Tidstabel" },
		{
			en: "The caption of the table of hours.",
			da: "Overskriften på tabellen med tider.",
		},
	),
	day: string(
		{ en: "Day column", da: "Dagkolonne" },
		{
			en: "The heading of the column of days.",
			da: "Overskriften på kolonnen med dage.",
		},
	),
	starts: string(
		{ en: "Start times column", da: "Starttidskolonne" },
		{
			en: "The heading of the column of start times.",
			da: "Overskriften på kolonnen med sessionernes starttider.",
		},
	),
	closed: string(
		{ en: "Closed", da: "Lukket" },
		{
			en: "Shown for a day without sessions.",
			da: "Vises ved en dag uden sessioner.",
		},
	),
	asUsual: string(
		{ en: "Open as usual", da: "Åbent som ellers" },
		{
			en: "Shown for an exception to the hours for which the week’s own times apply.",
			da: "Vises ved en undtagelse, hvor ugens egne tider gælder.",
		},
	),
	overnight: string(
		{ en: "Overnight", da: "Overnatning" },
		{
			en: "Shown for a day when guests can stay overnight.",
			da: "Vises ved en dag, hvor man kan overnatte.",
		},
	),
	today: string(
		{ en: "Today", da: "I dag" },
		{
			en: "The mark of today in the table of hours.",
			da: "Mærket ved i dag i tabellen med tider.",
		},
	),
	tomorrow: string(
		{ en: "Tomorrow", da: "I morgen" },
		{
			en: "The mark of tomorrow in the table of hours.",
			da: "Mærket ved i morgen i tabellen med tider.",
		},
	),
	hours: string(
		{ en: "Opening hours heading", da: "Åbningstidsoverskrift" },
		{
			en: "The heading above the opening hours on the page of contact.",
			da: "Overskriften over åbningstiderne på kontaktsiden.",
		},
	),
	about: string(
		{ en: "About", da: "Cirka" },
		{
			en: "Said before a time that is approximate.",
			da: "Ordet foran en omtrentlig tid.",
		},
	),
	coordinates: string(
		{ en: "Coordinates", da: "Koordinater" },
		{
			en: "The label of the coordinates.",
			da: "Ordet foran koordinaterne.",
		},
	),
	openDays: stringWith(
		"DAYS",
		{ en: "the days", da: "dagene" },
		{ en: "Days open", da: "Åbne dage" },
		{
			en: "Says how many days a week are open, beneath the table of hours.",
			da: "Fortæller under tabellen med tider, hvor mange dage om ugen der er åbent.",
		},
	),
	byBooking: string(
		{ en: "By booking only", da: "Kun efter booking" },
		{
			en: "Beneath the opening hours, and for search engines: nobody is to come without a booking.",
			da: "Under åbningstiderne og til søgemaskiner: Ingen skal køre hertil uden at have booket.",
		},
	),
	monday: nameOfDay({ en: "Monday", da: "Mandag" }),
	tuesday: nameOfDay({ en: "Tuesday", da: "Tirsdag" }),
	wednesday: nameOfDay({ en: "Wednesday", da: "Onsdag" }),
	thursday: nameOfDay({ en: "Thursday", da: "Torsdag" }),
	friday: nameOfDay({ en: "Friday", da: "Fredag" }),
	saturday: nameOfDay({ en: "Saturday", da: "Lørdag" }),
	sunday: nameOfDay({ en: "Sunday", da: "Søndag" }),
	minutes: string(
		{ en: "Minutes", da: "Minutter" },
		{
			en: "The word after the minutes of a session's stage.",
			da: "Ordet efter minutterne i en fase.",
		},
	),
	announcement: typeOfArticle({ en: "Announcement", da: "Meddelelse" }),
	pressRelease: typeOfArticle({ en: "Press release", da: "Pressemeddelelse" }),
	event: typeOfArticle({ en: "Event", da: "Event" }),
	news: typeOfArticle({ en: "News", da: "Nyhed" }),
	featured: string(
		{ en: "Featured", da: "Fremhævet" },
		{
			en: "The mark on a featured article.",
			da: "Mærket på en fremhævet artikel.",
		},
	),
	offerEnded: stringWith(
		"DATE",
		{ en: "its last day", da: "dets sidste dag" },
		{ en: "Ended offer", da: "Udløbet tilbud" },
		{
			en: "Shown above an article about an offer that has ended.",
			da: "Står over en artikel om et tilbud, der er slut.",
		},
	),
	offerNow: stringWith(
		"PERCENT",
		{ en: "their discount", da: "deres rabat" },
		{ en: "Offer to new guests", da: "Tilbud til nye gæster" },
		{
			en: "The link to the newsletter after it.",
			da: "Linket til nyhedsbrevet efter den.",
		},
	),
	previousArticle: string(
		{ en: "Previous article", da: "Forrige artikel" },
		{
			en: "The button to the previous article.",
			da: "Knappen til den foregående artikel.",
		},
	),
	nextArticle: string(
		{ en: "Next article", da: "Næste artikel" },
		{
			en: "The button to the next article.",
			da: "Knappen til den næste artikel.",
		},
	),
	backToTop: string(
		{ en: "To the top", da: "Til toppen" },
		{
			en: "The button to the top of the page.",
			da: "Knappen til toppen af siden.",
		},
	),
	copy: string(
		{ en: "Copy button", da: "Kopiér-knap" },
		{
			en: "The button that copies a code.",
			da: "Knappen, der kopierer en kode.",
		},
	),
	copied: string(
		{ en: "Copied", da: "Kopieret" },
		{
			en: "The text of the button when the code has been copied.",
			da: "Teksten på knappen, når koden er kopieret.",
		},
	),
	copyRefused: string(
		{ en: "Copying refused", da: "Kopiering afvist" },
		{
			en: "Shown if the browser refuses to copy: the code is then selected.",
			da: "Vises, hvis browseren ikke vil kopiere: Koden bliver så markeret.",
		},
	),
	overview: string(
		{ en: "List of articles", da: "Artikelliste" },
		{
			en: "The name of the list of articles, for screen readers.",
			da: "Navnet på listen over artikler til skærmlæsere.",
		},
	),
	olderNews: string(
		{ en: "Older news", da: "Ældre nyheder" },
		{
			en: "The heading above links to articles that are no longer among the newest.",
			da: "Overskriften over links til artikler, der ikke længere er blandt de nyeste.",
		},
	),
	readArticle: string(
		{ en: "Read article", da: "Læs artiklen" },
		{
			en: "The link to an article's own page.",
			da: "Linket til en artikels egen side.",
		},
	),
	backToNews: string(
		{ en: "Back to news", da: "Tilbage til nyheder" },
		{
			en: "The link from an article to all news.",
			da: "Linket fra en artikel til alle nyheder.",
		},
	),
	moreNews: string(
		{ en: "More news", da: "Flere nyheder" },
		{
			en: "The heading above the other articles.",
			da: "Overskriften over de andre artikler.",
		},
	),
	feed: string(
		{ en: "News feed", da: "Nyhedsfeed" },
		{
			en: "The link to the news feed.",
			da: "Linket til nyhedsfeedet.",
		},
	),
	bookNow: string(
		{ en: "Book event", da: "Book event" },
		{
			en: "The link to book an event.",
			da: "Linket til at booke en event.",
		},
	),
	fullName: labelOfField({ en: "Name field", da: "Navnefelt" }),
	yourEmail: labelOfField({ en: "E-mail field", da: "E-mailfelt" }),
	message: labelOfField({ en: "Message field", da: "Beskedfelt" }),
	required: string(
		{ en: "Required field", da: "Skal udfyldes" },
		{
			en: "Shown at fields that must be filled in.",
			da: "Vises ved felter, der skal udfyldes.",
		},
	),
	send: string(
		{ en: "Send button", da: "Send-knap" },
		{
			en: "The button of the contact form, which can't be sent yet.",
			da: "Knappen på kontaktformularen, som endnu ikke kan sendes.",
		},
	),
	scanToBook: string(
		{ en: "QR code", da: "QR-kode" },
		{
			en: "Shown beside the QR code on the printed price list.",
			da: "Vises ved QR-koden på den udskrevne prisliste.",
		},
	),
	bookAt: stringWith(
		"NAME",
		{ en: "what is booked", da: "det, der bookes," },
		{ en: "Booking link", da: "Bookinglink" },
		{
			en: "The link to the booking provider's page.",
			da: "Linket til bookingudbyderens side.",
		},
	),
	widgetInstead: string(
		{ en: "Widget missing", da: "Bookingfelt mangler" },
		{
			en: "Shown above other ways to book if the widget doesn't appear.",
			da: "Vises over andre måder at booke på, hvis bookingfeltet ikke kommer frem.",
		},
	),
	widgetLoading: string(
		{ en: "Widget loading", da: "Bookingfelt hentes" },
		{
			en: "Shown there while the widget is loading; the other ways are already below.",
			da: "Vises samme sted, mens bookingfeltet hentes; de andre måder står allerede nedenunder.",
		},
	),
	widgetFailed: string(
		{ en: "Widget failed", da: "Bookingfelt mislykkedes" },
		{
			en: "Shown there when the widget could not be loaded.",
			da: "Vises samme sted, når bookingfeltet ikke kunne hentes.",
		},
	),
	widgetShow: string(
		{ en: "Show widget", da: "Vis bookingfelt" },
		{
			en: "The button that loads the widgets when they load on a click.",
			da: "Knappen, der henter bookingfelterne, når de først hentes ved et klik.",
		},
	),
	widgetNotice: stringWith(
		"PROVIDER",
		{ en: "the provider's name", da: "udbyderens navn" },
		{ en: "Widget notice", da: "Besked ved bookingfelt" },
		{
			en: "Tells beside that button who receives data.",
			da: "Fortæller ved knappen, hvem der modtager data.",
		},
	),
	codes: string(
		{ en: "Discount codes", da: "Rabatkoder" },
		{
			en: "The heading above discount codes.",
			da: "Overskriften over rabatkoder.",
		},
	),
	percentOff: stringWith(
		"PERCENT",
		{ en: "the percentage", da: "procenten" },
		{ en: "Discount", da: "Rabat" },
		{
			en: "Says how much a discount takes off.",
			da: "Fortæller, hvor stor en rabat er.",
		},
	),
	newsletterCode: string(
		{ en: "Newsletter link", da: "Nyhedsbrevslink" },
		{
			en: "The link to the newsletter that stands instead of the code for new guests.",
			da: "Linket til nyhedsbrevet, som står i stedet for koden til nye gæster.",
		},
	),
	contents: string(
		{ en: "Contents", da: "Indholdsfortegnelse" },
		{
			en: "The heading above a table of contents.",
			da: "Overskriften over en indholdsfortegnelse.",
		},
	),
	updated: string(
		{ en: "Last changed", da: "Sidst ændret" },
		{
			en: "The words before the day a text was last changed.",
			da: "Ordene foran den dag, en tekst sidst blev ændret.",
		},
	),
	pauseFilm: string(
		{ en: "Pause button", da: "Pauseknap" },
		{
			en: "The button that pauses the video at the top of the page and starts it again.",
			da: "Knappen, der sætter filmen øverst på pause og starter den igen.",
		},
	),
	play: string(
		{ en: "Play video", da: "Afspil video" },
		{
			en: "The button that plays a video from another site on the page.",
			da: "Knappen, der afspiller en video fra en anden hjemmeside på siden.",
		},
	),
	playAt: stringWith(
		"PROVIDER",
		{ en: "the provider's name", da: "udbyderens navn" },
		{ en: "Video link", da: "Videolink" },
		{
			en: "The link to a video on another site.",
			da: "Linket til en video på en anden hjemmeside.",
		},
	),
	videoNotice: stringWith(
		"PROVIDER",
		{ en: "the provider's name", da: "udbyderens navn" },
		{ en: "Video notice", da: "Besked ved video" },
		{
			en: "Tells who receives data when the video is opened.",
			da: "Fortæller, hvem der modtager data, når videoen åbnes.",
		},
	),
	allRights: string(
		{ en: "Rights", da: "Rettigheder" },
		{
			en: "The text after the year and the company's name.",
			da: "Teksten efter årstallet og virksomhedens navn.",
		},
	),
});

/** The texts of the interface: content/strings.yaml. Every key is used and required. */
export const strings = defineCollection({
	name: "strings",
	files: "strings.yaml",
	schema: field(
		schema,
		{ en: "Recurring words", da: "Ord på siderne" },
		{
			en: "Words that recur on the pages.",
			da: "Ord, der går igen på siderne.",
		},
	),
});
