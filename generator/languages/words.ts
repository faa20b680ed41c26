import type { Locale } from "./languages.ts";

// The interface words that every site needs, in the languages that Kilde knows. A site overrides them one by one.

/** The common words of an interface in one language, by key. */
export type CommonWords = {
	/** The link at the start of a page, for keyboards and screen readers. */
	readonly skip: string;
	/** The label of the main menu. */
	readonly menu: string;
	readonly close: string;
	readonly search: string;
	/** Stands in an empty search field. */
	readonly searchPlaceholder: string;
	readonly noResults: string;
	/** The label of the links to the same page in other languages. */
	readonly languages: string;
	/** After a link to another site, for screen readers. */
	readonly newTab: string;
	/** The heading of the page for addresses that don't exist, its text, and its link. */
	readonly notFound: string;
	readonly notFoundText: string;
	readonly toFrontPage: string;
	/** A part of a page has failed, and what to press then. */
	readonly failed: string;
	readonly tryAgain: string;
	readonly previous: string;
	readonly next: string;
	readonly loading: string;
	/** Before the day of an article. */
	readonly publishedOn: string;
	/** Before the day of the last change. */
	readonly updatedOn: string;
	readonly readMore: string;
	readonly backToTop: string;
	/** The headings of contact details and of the feed. */
	readonly contact: string;
	readonly openingHours: string;
	readonly closed: string;
	readonly feed: string;
};

const en: CommonWords = {
	skip: "Skip to content",
	menu: "Menu",
	close: "Close",
	search: "Search",
	searchPlaceholder: "Search this site",
	noResults: "No results found",
	languages: "Languages",
	newTab: "(opens in a new tab)",
	notFound: "Page not found",
	notFoundText: "The page may have moved, or the address may be mistyped.",
	toFrontPage: "Go to the home page",
	failed: "Something went wrong.",
	tryAgain: "Try again",
	previous: "Previous",
	next: "Next",
	loading: "Loading …",
	publishedOn: "Published",
	updatedOn: "Last updated",
	readMore: "Read more",
	backToTop: "Back to top",
	contact: "Contact",
	openingHours: "Opening hours",
	closed: "Closed",
	feed: "News feed",
};

/** The languages of the common words (ISO 639-1). */
type WordsLanguage =
	| ("da" | "de" | "en" | "es" | "fi" | "fr")
	| ("it" | "nb" | "nl" | "pl" | "sv");

/** The common words by language. */
export const commonWords: Readonly<Record<WordsLanguage, CommonWords>> = {
	en,
	da: {
		skip: "Gå til indholdet",
		menu: "Menu",
		close: "Luk",
		search: "Søg",
		searchPlaceholder: "Søg på siden",
		noResults: "Ingen resultater",
		languages: "Sprog",
		newTab: "(åbner i en ny fane)",
		notFound: "Siden findes ikke",
		notFoundText:
			"Måske er den flyttet, eller også er adressen tastet forkert.",
		toFrontPage: "Gå til forsiden",
		failed: "Noget gik galt.",
		tryAgain: "Prøv igen",
		previous: "Forrige",
		next: "Næste",
		loading: "Henter …",
		publishedOn: "Udgivet",
		updatedOn: "Senest opdateret",
		readMore: "Læs mere",
		backToTop: "Til toppen",
		contact: "Kontakt",
		openingHours: "Åbningstider",
		closed: "Lukket",
		feed: "Nyhedsfeed",
	},
	de: {
		skip: "Zum Inhalt springen",
		menu: "Menü",
		close: "Schließen",
		search: "Suche",
		searchPlaceholder: "Website durchsuchen",
		noResults: "Keine Ergebnisse gefunden",
		languages: "Sprachen",
		newTab: "(öffnet in neuem Tab)",
		notFound: "Seite nicht gefunden",
		notFoundText:
			"Vielleicht wurde die Seite verschoben, oder die Adresse enthält einen Tippfehler.",
		toFrontPage: "Zur Startseite",
		failed: "Etwas ist schiefgelaufen.",
		tryAgain: "Erneut versuchen",
		previous: "Zurück",
		next: "Weiter",
		loading: "Wird geladen …",
		publishedOn: "Veröffentlicht am",
		updatedOn: "Zuletzt aktualisiert am",
		readMore: "Weiterlesen",
		backToTop: "Nach oben",
		contact: "Kontakt",
		openingHours: "Öffnungszeiten",
		closed: "Geschlossen",
		feed: "News-Feed",
	},
	fr: {
		skip: "Aller au contenu",
		menu: "Menu",
		close: "Fermer",
		search: "Rechercher",
		searchPlaceholder: "Rechercher sur le site",
		noResults: "Aucun résultat",
		languages: "Langues",
		newTab: "(nouvel onglet)",
		notFound: "Page introuvable",
		notFoundText:
			"La page a peut-être été déplacée, ou l’adresse contient une erreur.",
		toFrontPage: "Retour à l’accueil",
		failed: "Une erreur s’est produite.",
		tryAgain: "Réessayer",
		previous: "Précédent",
		next: "Suivant",
		loading: "Chargement…",
		publishedOn: "Publié le",
		updatedOn: "Dernière mise à jour le",
		readMore: "Lire la suite",
		backToTop: "Haut de page",
		contact: "Contact",
		openingHours: "Horaires d’ouverture",
		closed: "Fermé",
		feed: "Flux d’actualités",
	},
	sv: {
		skip: "Hoppa till innehållet",
		menu: "Meny",
		close: "Stäng",
		search: "Sök",
		searchPlaceholder: "Sök på webbplatsen",
		noResults: "Inga resultat",
		languages: "Språk",
		newTab: "(öppnas i en ny flik)",
		notFound: "Sidan hittades inte",
		notFoundText:
			"Sidan kan ha flyttats, eller så har adressen blivit felskriven.",
		toFrontPage: "Till startsidan",
		failed: "Något gick fel.",
		tryAgain: "Försök igen",
		previous: "Föregående",
		next: "Nästa",
		loading: "Laddar …",
		publishedOn: "Publicerad",
		updatedOn: "Senast uppdaterad",
		readMore: "Läs mer",
		backToTop: "Till toppen",
		contact: "Kontakt",
		openingHours: "Öppettider",
		closed: "Stängt",
		feed: "Nyhetsflöde",
	},
	nb: {
		skip: "Hopp til innholdet",
		menu: "Meny",
		close: "Lukk",
		search: "Søk",
		searchPlaceholder: "Søk på nettstedet",
		noResults: "Ingen treff",
		languages: "Språk",
		newTab: "(åpnes i ny fane)",
		notFound: "Siden finnes ikke",
		notFoundText:
			"Siden kan være flyttet, eller adressen kan være feilskrevet.",
		toFrontPage: "Til forsiden",
		failed: "Noe gikk galt.",
		tryAgain: "Prøv igjen",
		previous: "Forrige",
		next: "Neste",
		loading: "Laster …",
		publishedOn: "Publisert",
		updatedOn: "Sist oppdatert",
		readMore: "Les mer",
		backToTop: "Til toppen",
		contact: "Kontakt",
		openingHours: "Åpningstider",
		closed: "Stengt",
		feed: "Nyhetsstrøm",
	},
	nl: {
		skip: "Naar de inhoud",
		menu: "Menu",
		close: "Sluiten",
		search: "Zoeken",
		searchPlaceholder: "Zoek op deze website",
		noResults: "Geen resultaten gevonden",
		languages: "Talen",
		newTab: "(opent in een nieuw tabblad)",
		notFound: "Pagina niet gevonden",
		notFoundText:
			"Misschien is de pagina verplaatst, of staat er een typefout in het adres.",
		toFrontPage: "Naar de homepage",
		failed: "Er is iets misgegaan.",
		tryAgain: "Probeer het opnieuw",
		previous: "Vorige",
		next: "Volgende",
		loading: "Laden …",
		publishedOn: "Gepubliceerd op",
		updatedOn: "Laatst bijgewerkt op",
		readMore: "Lees meer",
		backToTop: "Naar boven",
		contact: "Contact",
		openingHours: "Openingstijden",
		closed: "Gesloten",
		feed: "Nieuwsfeed",
	},
	es: {
		skip: "Saltar al contenido",
		menu: "Menú",
		close: "Cerrar",
		search: "Buscar",
		searchPlaceholder: "Buscar en el sitio",
		noResults: "No se han encontrado resultados",
		languages: "Idiomas",
		newTab: "(se abre en una pestaña nueva)",
		notFound: "Página no encontrada",
		notFoundText:
			"Puede que la página se haya movido o que la dirección esté mal escrita.",
		toFrontPage: "Ir a la página de inicio",
		failed: "Algo ha salido mal.",
		tryAgain: "Reintentar",
		previous: "Anterior",
		next: "Siguiente",
		loading: "Cargando…",
		publishedOn: "Publicado el",
		updatedOn: "Última actualización:",
		readMore: "Leer más",
		backToTop: "Volver arriba",
		contact: "Contacto",
		openingHours: "Horario",
		closed: "Cerrado",
		feed: "Canal de noticias",
	},
	it: {
		skip: "Vai al contenuto",
		menu: "Menu",
		close: "Chiudi",
		search: "Cerca",
		searchPlaceholder: "Cerca nel sito",
		noResults: "Nessun risultato",
		languages: "Lingue",
		newTab: "(si apre in una nuova scheda)",
		notFound: "Pagina non trovata",
		notFoundText:
			"La pagina potrebbe essere stata spostata o l’indirizzo potrebbe contenere un errore.",
		toFrontPage: "Vai alla pagina iniziale",
		failed: "Qualcosa è andato storto.",
		tryAgain: "Riprova",
		previous: "Precedente",
		next: "Successivo",
		loading: "Caricamento…",
		publishedOn: "Pubblicato il",
		updatedOn: "Ultimo aggiornamento:",
		readMore: "Leggi tutto",
		backToTop: "Torna su",
		contact: "Contatti",
		openingHours: "Orari di apertura",
		closed: "Chiuso",
		feed: "Feed delle notizie",
	},
	pl: {
		skip: "Przejdź do treści",
		menu: "Menu",
		close: "Zamknij",
		search: "Szukaj",
		searchPlaceholder: "Szukaj na stronie",
		noResults: "Brak wyników",
		languages: "Języki",
		newTab: "(otwiera się w nowej karcie)",
		notFound: "Nie znaleziono strony",
		notFoundText:
			"Być może strona została przeniesiona lub adres zawiera błąd.",
		toFrontPage: "Przejdź do strony głównej",
		failed: "Coś poszło nie tak.",
		tryAgain: "Spróbuj ponownie",
		previous: "Poprzedni",
		next: "Następny",
		loading: "Wczytywanie…",
		publishedOn: "Opublikowano",
		updatedOn: "Ostatnia aktualizacja:",
		readMore: "Czytaj więcej",
		backToTop: "Do góry",
		contact: "Kontakt",
		openingHours: "Godziny otwarcia",
		closed: "Zamknięte",
		feed: "Kanał aktualności",
	},
	fi: {
		skip: "Siirry sisältöön",
		menu: "Valikko",
		close: "Sulje",
		search: "Haku",
		searchPlaceholder: "Hae sivustolta",
		noResults: "Ei hakutuloksia",
		languages: "Kielet",
		newTab: "(avautuu uuteen välilehteen)",
		notFound: "Sivua ei löytynyt",
		notFoundText:
			"Sivu on ehkä siirretty, tai osoitteessa voi olla kirjoitusvirhe.",
		toFrontPage: "Siirry etusivulle",
		failed: "Jokin meni pieleen.",
		tryAgain: "Yritä uudelleen",
		previous: "Edellinen",
		next: "Seuraava",
		loading: "Ladataan…",
		publishedOn: "Julkaistu",
		updatedOn: "Päivitetty viimeksi",
		readMore: "Lue lisää",
		backToTop: "Takaisin ylös",
		contact: "Yhteystiedot",
		openingHours: "Aukioloajat",
		closed: "Suljettu",
		feed: "Uutissyöte",
	},
};

/** The codes by which the tags of languages also name those of the table: Norwegian without its written form is Bokmål. */
const aliases: Readonly<Record<string, string>> = { no: "nb", nn: "nb" };

/**
 * Returns the common words of a language of the site (BCP 47), by its base language if it has a script or a region; English if
 * there are none.
 *
 * @example getCommonWords("de-AT").close; // "Schließen"
 */
export function getCommonWords(locale: Locale): CommonWords {
	const [base = ""] = locale.toLowerCase().split("-");
	const table: Readonly<Record<string, CommonWords>> = commonWords;
	return table[aliases[base] ?? base] ?? en;
}

/** Whether the common words exist in a language, so that a site need not write them. */
export function hasCommonWords(locale: Locale): boolean {
	return getCommonWords(locale) !== en || /^en(-|$)/i.test(locale);
}
