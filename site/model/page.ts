import * as z from "zod";
import {
	addressesIn,
	date,
	defineCollection,
	defineTarget,
	help,
	quotation,
	reference,
	sample,
	text,
} from "../../generator/define.ts";
import { languages, localized, localizedText } from "../languages.ts";
import { codeName } from "./discounts.ts";
import { icon } from "./icon.ts";
import { embed, hero, image } from "./image.ts";
import { personName } from "./person.ts";
import { categoryName } from "./search.ts";

/** The names of pages. */
export const pageName = defineTarget({
	name: "page",
	wanted: {
		en: "the name of a file in content/pages without .yaml, as opening-hours",
		da: "navnet på en fil i content/pages uden .yaml, f.eks. opening-hours",
	},
	called: { en: "page", da: "ingen side" },
	whereToFind: {
		en: "Pages are in content/pages, named by their files.",
		da: "Siderne ligger i content/pages og hedder som deres filer.",
	},
	words: (page) => {
		const { path, title, heading, search } = Object(page);
		return [...Object.values(Object(path)), title, heading, search?.title];
	},
});

/** A link to another page of the site, by that page's file name. */
const link = z.strictObject({
	label: localizedText.meta(
		help({ en: "The words of the link.", da: "Linkets tekst." }),
	),
	page: reference(pageName).meta(
		help({
			en: "The page's file name in content/pages, without .yaml.",
			da: "Sidens filnavn i content/pages uden .yaml, f.eks. opening-hours.",
		}),
	),
});

/** A call to action with one link. */
const invitation = z.strictObject({
	heading: localizedText.meta(
		help({ en: "The heading above.", da: "Overskriften over det." }),
	),
	text: localizedText.meta(
		help({ en: "One or two sentences.", da: "En eller to sætninger." }),
	),
	link: link.meta(help({ en: "Where it leads.", da: "Hvor det fører hen." })),
});

/** The required size, in pixels, and formats of the picture for shared links. */
export const sharePicture = {
	width: 1200,
	height: 630,
	formats: ["png", "jpeg"],
} as const;

const base = {
	path: addressesIn(languages, "/about").meta(
		help({
			en: "The page's address in each language that has it.",
			da: "Sidens adresse på hvert sprog, den findes på.",
		}),
	),
	title: localizedText.meta(
		help({
			en: "The title in the browser's tab and in search results.",
			da: "Titlen på browserens fane og i søgeresultater.",
		}),
	),
	description: localizedText.meta(
		help({
			en: "One or two sentences for search results and shared links, at most 170 characters.",
			da: "En eller to sætninger til søgeresultater og delte links, højst 170 tegn.",
		}),
	),
	keywords: localized(z.array(text).min(1)).meta(
		help({
			en: "A few words people search for.",
			da: "Nogle få ord, som folk søger efter.",
		}),
	),
	heading: localizedText.meta(
		help({
			en: "The heading on top of the page.",
			da: "Overskriften øverst på siden.",
		}),
	),
	lead: localizedText.meta(
		help({
			en: "The opening sentences beneath the heading.",
			da: "De indledende sætninger under overskriften.",
		}),
	),
	search: z
		.strictObject({
			title: localizedText.meta(
				help({
					en: "The page's name in the list of results.",
					da: "Sidens navn på listen over søgeresultater.",
				}),
			),
			description: localizedText.meta(
				help({
					en: "One sentence about the page.",
					da: "En sætning om siden.",
				}),
			),
			category: reference(categoryName).meta(
				help({
					en: "A category of content/search.yaml.",
					da: "En kategori fra content/search.yaml, f.eks. practical.",
				}),
			),
			icon: icon.meta(
				help({ en: "A small picture.", da: "Et ikon, f.eks. heart." }),
			),
		})
		.optional()
		.meta(
			help({
				en: "How the site's own search shows the page. Leave it out to keep the page out of the search.",
				da: "Hvordan hjemmesidens egen søgning viser siden. Udelad det, hvis siden ikke skal kunne søges frem.",
			}),
		),
};

const sectionSchema = z.strictObject({
	sample,
	title: text.optional().meta(
		help({
			en: "The heading above the text.",
			da: "Overskriften over teksten.",
		}),
	),
});

const home = z.strictObject({
	view: z.literal("home"),
	...base,
	image: image.meta(
		help({
			en: "The picture for shared links: 1200 × 630 pixels, PNG or JPEG.",
			da: "Billedet til delte links: 1200 × 630 pixels, PNG eller JPEG.",
		}),
	),
	banner: link.meta(
		help({ en: "The line on top of the page.", da: "Linjen øverst på siden." }),
	),
	book: link.meta(
		help({
			en: "The link to the booking page beneath the heading.",
			da: "Linket til bookingsiden under overskriften.",
		}),
	),
	hero: hero.meta(
		help({ en: "The large picture on top.", da: "Det store billede øverst." }),
	),
	roomImage: image.meta(
		help({
			en: "The picture of the energy room.",
			da: "Billedet af energirummet.",
		}),
	),
	badge: z
		.strictObject({
			figure: localizedText.meta(
				help({
					en: "The few words inside the badge.",
					da: "De få ord på mærket, f.eks. Op til 25 %.",
				}),
			),
			link: link.meta(
				help({ en: "The link beside it.", da: "Linket ved siden af." }),
			),
		})
		.meta(help({ en: "The round badge.", da: "Det runde mærke." })),
	founderQuote: z
		.strictObject({
			sample,
			text: localized(quotation).meta(
				help({
					en: "The words, without quotation marks.",
					da: "Ordene uden citationstegn.",
				}),
			),
			person: reference(personName).meta(
				help({
					en: "Who says so: a file in content/people.",
					da: "Den, der siger det: en fil i content/people uden .yaml, f.eks. karen.",
				}),
			),
		})
		.meta(
			help({
				en: "A quotation of a founder.",
				da: "Et citat af en af stifterne.",
			}),
		),
	testimonials: z
		.strictObject({
			heading: localizedText.meta(
				help({ en: "The heading above.", da: "Overskriften over det." }),
			),
			more: localizedText.meta(
				help({
					en: "The link to all testimonials.",
					da: "Linket til alle udtalelser.",
				}),
			),
			page: localized(reference(pageName)).meta(
				help({
					en: "The page with more, in each language.",
					da: "Siden med flere, på hvert sprog.",
				}),
			),
			international: z
				.strictObject({
					locales: z
						.array(z.enum(languages.map(({ code }) => code)))
						.min(1)
						.meta(
							help({
								en: "The languages that show the link.",
								da: "De sprog, der viser linket: da, en eller begge.",
							}),
						),
					label: localizedText.meta(
						help({
							en: "The words of the link to testimonials on another site.",
							da: "Teksten på linket til udtalelser på en anden hjemmeside.",
						}),
					),
				})
				.meta(
					help({
						en: "The link to testimonials on another site.",
						da: "Linket til udtalelser på en anden hjemmeside.",
					}),
				),
		})
		.meta(help({ en: "What guests say.", da: "Det, gæsterne siger." })),
	explore: z
		.strictObject({
			heading: localizedText.meta(
				help({ en: "The heading above.", da: "Overskriften over det." }),
			),
			links: z
				.array(
					z.strictObject({
						icon: icon.meta(
							help({ en: "A small picture.", da: "Et ikon, f.eks. heart." }),
						),
						title: localizedText.meta(
							help({ en: "The words of the link.", da: "Linkets tekst." }),
						),
						text: localizedText.meta(
							help({ en: "One sentence about it.", da: "En sætning om det." }),
						),
						page: reference(pageName).meta(
							help({
								en: "The page's file name in content/pages, without .yaml.",
								da: "Sidens filnavn i content/pages uden .yaml, f.eks. opening-hours.",
							}),
						),
					}),
				)
				.min(1)
				.meta(
					help({
						en: "The links, in the order shown.",
						da: "Linkene, i den rækkefølge, de vises.",
					}),
				),
		})
		.meta(help({ en: "Links to more.", da: "Links til mere." })),
	contact: z
		.strictObject({
			heading: localizedText.meta(
				help({ en: "The heading above.", da: "Overskriften over det." }),
			),
			text: localizedText.meta(
				help({ en: "One or two sentences.", da: "En eller to sætninger." }),
			),
			button: localizedText.meta(
				help({
					en: "The words of the e-mail button.",
					da: "Teksten på e-mailknappen.",
				}),
			),
		})
		.meta(
			help({ en: "How to get in touch.", da: "Sådan kommer man i kontakt." }),
		),
	invitation: invitation.meta(
		help({
			en: "The last invitation to book.",
			da: "Den sidste opfordring til at booke.",
		}),
	),
});

const about = z.strictObject({
	view: z.literal("about"),
	...base,
	ownersHeading: localizedText.meta(
		help({
			en: "The heading above the owners.",
			da: "Overskriften over ejerne.",
		}),
	),
	topInvitation: invitation.meta(
		help({
			en: "The invitation to book on top.",
			da: "Opfordringen til at booke øverst.",
		}),
	),
	invitation: invitation.meta(
		help({
			en: "The invitation to book at the end.",
			da: "Opfordringen til at booke til sidst.",
		}),
	),
});

const technology = z.strictObject({
	view: z.literal("technology"),
	...base,
	video: embed.meta(
		help({ en: "The video about the system.", da: "Videoen om systemet." }),
	),
	invitation: invitation.meta(
		help({ en: "The invitation at the end.", da: "Opfordringen til sidst." }),
	),
});

const scalar = z.strictObject({
	view: z.literal("scalar"),
	...base,
	invitation: invitation.meta(
		help({ en: "The invitation at the end.", da: "Opfordringen til sidst." }),
	),
});

const session = z.strictObject({
	view: z.literal("session"),
	...base,
	phasesHeading: localizedText.meta(
		help({
			en: "The heading above the stages of a session.",
			da: "Overskriften over sessionens faser.",
		}),
	),
	testimonialsHeading: localizedText.meta(
		help({
			en: "The heading above what guests say.",
			da: "Overskriften over det, gæsterne siger.",
		}),
	),
	facilitiesHeading: localizedText.meta(
		help({
			en: "The heading above the facilities.",
			da: "Overskriften over faciliteterne.",
		}),
	),
	invitation: invitation.meta(
		help({ en: "The invitation to book.", da: "Opfordringen til at booke." }),
	),
});

const openingHours = z.strictObject({
	view: z.literal("opening-hours"),
	...base,
	pricesHeading: localizedText.meta(
		help({
			en: "The heading above the prices.",
			da: "Overskriften over priserne.",
		}),
	),
	codesHeading: localizedText.meta(
		help({
			en: "The heading above the discounts.",
			da: "Overskriften over rabatterne.",
		}),
	),
	cardsHeading: localizedText.meta(
		help({
			en: "The heading above the punch cards.",
			da: "Overskriften over klippekortene.",
		}),
	),
	hoursHeading: localizedText.meta(
		help({
			en: "The heading above the weekly hours.",
			da: "Overskriften over ugens tider.",
		}),
	),
	rulesHeading: localizedText.meta(
		help({
			en: "The heading above the house rules.",
			da: "Overskriften over husreglerne.",
		}),
	),
	invitation: invitation.meta(
		help({ en: "The invitation to book.", da: "Opfordringen til at booke." }),
	),
});

const services = z.strictObject({
	view: z.literal("services"),
	...base,
	benefitsHeading: localizedText.meta(
		help({
			en: "The heading above the benefits.",
			da: "Overskriften over oplevelserne.",
		}),
	),
	benefits: z
		.array(
			z.strictObject({
				icon: icon.meta(
					help({ en: "A small picture.", da: "Et ikon, f.eks. heart." }),
				),
				title: localizedText.meta(
					help({
						en: "The benefit in a few words.",
						da: "Oplevelsen med få ord.",
					}),
				),
				text: localizedText.meta(
					help({
						en: "Two or three sentences: what guests report, no promise of a cure.",
						da: "To eller tre sætninger: det, gæster fortæller, og intet løfte om helbredelse.",
					}),
				),
			}),
		)
		.min(1)
		.meta(
			help({
				en: "What guests report, in the order shown.",
				da: "Det, gæster fortæller, i den rækkefølge, det vises.",
			}),
		),
	testimonialsHeading: localizedText.meta(
		help({
			en: "The heading above what guests say.",
			da: "Overskriften over det, gæsterne siger.",
		}),
	),
	videos: z
		.strictObject({
			heading: localizedText.meta(
				help({ en: "The heading.", da: "Overskriften." }),
			),
			text: localizedText.meta(
				help({
					en: "That videos are on their way.",
					da: "At der kommer videoer.",
				}),
			),
		})
		.meta(
			help({
				en: "The notice of videos to come.",
				da: "Beskeden om, at der kommer videoer.",
			}),
		),
	request: z
		.strictObject({
			heading: localizedText.meta(
				help({ en: "The heading.", da: "Overskriften." }),
			),
			text: localizedText.meta(
				help({
					en: "Why we ask for testimonials.",
					da: "Hvorfor vi beder om udtalelser.",
				}),
			),
			button: localizedText.meta(
				help({
					en: "The words of the e-mail link.",
					da: "Teksten på e-maillinket.",
				}),
			),
			subject: localizedText.meta(
				help({
					en: "The subject already written in that e-mail.",
					da: "Emnet, der på forhånd står i e-mailen.",
				}),
			),
		})
		.meta(
			help({
				en: "Asks guests for their story.",
				da: "Beder gæster om deres historie.",
			}),
		),
	invitation: invitation.meta(
		help({ en: "The invitation to book.", da: "Opfordringen til at booke." }),
	),
});

const news = z.strictObject({
	view: z.literal("news"),
	...base,
});

const events = z.strictObject({
	view: z.literal("events"),
	...base,
	note: localizedText.meta(
		help({
			en: "What holds for all events, beneath the cards.",
			da: "Det, der gælder for alle events, under kortene.",
		}),
	),
});

const faq = z.strictObject({
	view: z.literal("faq"),
	...base,
	banner: link.meta(
		help({
			en: "The link to the booking page on top.",
			da: "Linket til bookingsiden øverst.",
		}),
	),
	contactNote: z
		.strictObject({
			heading: localizedText.meta(
				help({ en: "The heading.", da: "Overskriften." }),
			),
			text: localizedText.meta(
				help({
					en: "How to ask a question of one's own.",
					da: "Hvordan man stiller sit eget spørgsmål.",
				}),
			),
		})
		.meta(help({ en: "Beneath the questions.", da: "Under spørgsmålene." })),
	book: link.meta(
		help({
			en: "The link to the booking page at the end.",
			da: "Linket til bookingsiden til sidst.",
		}),
	),
});

const contact = z.strictObject({
	view: z.literal("contact"),
	...base,
	form: z
		.strictObject({
			heading: localizedText.meta(
				help({
					en: "The heading above the form.",
					da: "Overskriften over formularen.",
				}),
			),
			instead: localizedText.meta(
				help({
					en: "What to do while the form can't be sent.",
					da: "Hvad man gør, så længe formularen ikke kan sendes.",
				}),
			),
			privacy: localizedText.meta(
				help({
					en: "Asks guests not to write about their health here.",
					da: "Beder gæster om ikke at skrive om deres helbred her.",
				}),
			),
		})
		.meta(
			help({
				en: "The form, which can't be sent yet.",
				da: "Formularen, som endnu ikke kan sendes.",
			}),
		),
});

const book = z.strictObject({
	view: z.literal("book"),
	...base,
	events: link.meta(
		help({ en: "The link to the events.", da: "Linket til events." }),
	),
	hint: z
		.strictObject({
			heading: localizedText.meta(
				help({ en: "The heading.", da: "Overskriften." }),
			),
			steps: localized(z.array(text).min(1)).meta(
				help({
					en: "What to do, step by step.",
					da: "Hvad man skal gøre, trin for trin.",
				}),
			),
		})
		.meta(
			help({
				en: "How to book and where to enter the code.",
				da: "Hvordan man booker, og hvor koden skrives.",
			}),
		),
	terms: localizedText.meta(
		help({
			en: "What holds when booking: cancellation and withdrawal.",
			da: "Det, der gælder ved booking: afbestilling og fortrydelse.",
		}),
	),
	termsLink: link.meta(
		help({ en: "The link to the terms.", da: "Linket til vilkårene." }),
	),
});

const newsletter = z.strictObject({
	view: z.literal("newsletter"),
	...base,
	button: localizedText.meta(
		help({
			en: "The words of the link to the sign-up.",
			da: "Teksten på linket til tilmeldingen.",
		}),
	),
	pricesHeading: localizedText.meta(
		help({
			en: "The heading above the reminder of prices.",
			da: "Overskriften over påmindelsen om priser.",
		}),
	),
});

const thankYou = z.strictObject({
	view: z.literal("thank-you"),
	...base,
	code: reference(codeName).meta(
		help({
			en: "The discount code shown, by its name in facts/discounts.yaml.",
			da: "Rabatkoden, der vises, efter dens navn i facts/discounts.yaml, f.eks. new-customer.",
		}),
	),
	codeHeading: localizedText.meta(
		help({ en: "The heading above the code.", da: "Overskriften over koden." }),
	),
	book: link.meta(
		help({
			en: "The link to the booking page.",
			da: "Linket til bookingsiden.",
		}),
	),
	home: link.meta(
		help({ en: "The link to the front page.", da: "Linket til forsiden." }),
	),
	pricesHeading: localizedText.meta(
		help({
			en: "The heading above the prices.",
			da: "Overskriften over priserne.",
		}),
	),
});

const testimonials = z.strictObject({
	view: z.literal("testimonials"),
	...base,
	international: localizedText.meta(
		help({
			en: "The words of the link to testimonials on another site.",
			da: "Teksten på linket til udtalelser på en anden hjemmeside.",
		}),
	),
	invitation: invitation.meta(
		help({ en: "The invitation to book.", da: "Opfordringen til at booke." }),
	),
});

const legal = z.strictObject({
	view: z.literal("legal"),
	...base,
	updated: date.meta(
		help({
			en: "The day the text was last changed.",
			da: "Den dag, teksten sidst blev ændret, f.eks. 2025-08-01.",
		}),
	),
});

const landing = z.strictObject({
	view: z.literal("landing"),
	...base,
	picture: image.meta(
		help({ en: "The large picture on top.", da: "Det store billede øverst." }),
	),
	invitations: z
		.array(invitation)
		.min(1)
		.meta(
			help({
				en: "What the page asks visitors to do, in the order shown.",
				da: "Det, siden opfordrer til, i den rækkefølge, det vises.",
			}),
		),
});

const schema = z.discriminatedUnion("view", [
	home,
	about,
	technology,
	scalar,
	session,
	openingHours,
	services,
	news,
	events,
	faq,
	contact,
	book,
	newsletter,
	thankYou,
	testimonials,
	legal,
	landing,
]);

/** The names of the views. */
export type View = z.infer<typeof schema>["view"];

/**
 * The names of the Markdown texts of each view. The text `system` of the page `home` is content/pages/home/system.da.md and
 * system.en.md.
 */
export const sections = {
	home: ["intro", "system", "room", "science"],
	about: ["welcome", "mission"],
	technology: ["text"],
	scalar: ["text", "disclaimer"],
	session: ["intro", "how", "disclaimer"],
	"opening-hours": ["prices", "cards", "overnight", "hours"],
	services: ["intro", "disclaimer"],
	news: [],
	events: [],
	faq: [],
	contact: ["visit"],
	book: [],
	newsletter: ["text"],
	"thank-you": ["text"],
	testimonials: [],
	legal: ["text"],
	landing: ["text"],
} as const satisfies Record<View, readonly string[]>;

/** A page of the site: content/pages/NAME.yaml. Its fields depend on its view. */
export const page = defineCollection({
	name: "page",
	files: "pages/{id}.yaml",
	schema,
	gives: pageName,
	dates: () => [["updated"]],
});

/** A Markdown text of a page, by its front matter. */
export const section = defineCollection({
	name: "section",
	files: "pages/{id}/{part}.{locale}.md",
	schema: sectionSchema,
});
