import { z } from "zod";
import { demand } from "./demand.ts";
import { date, path, sample } from "./field.ts";
import { icon } from "./icon.ts";
import { embed, hero, image } from "./image.ts";
import { localized } from "./localized.ts";
import { reference } from "./reference.ts";
import { text } from "./text.ts";

/** A link to another page of the site, by that page's file name. */
const link = z.strictObject({
	label: localized(text).describe("The words of the link."),
	page: reference("page").describe(
		"The page's file name in content/pages, without .yaml.",
	),
});

/** An invitation to do something, with one link. */
const invitation = z.strictObject({
	heading: localized(text).describe("The heading above."),
	text: localized(text).describe("One or two sentences."),
	link: link.describe("Where it leads."),
});

/** What an address looks like in each language. */
export const addresses = {
	da: path.regex(/^\/(?!en(\/|$))/, {
		error: demand({
			en: "an address that doesn't start with /en, since that is the English site",
			da: "en adresse, der ikke begynder med /en, for det er det engelske websted",
		}),
	}),
	en: path.regex(/^\/en(\/|$)/, {
		error: demand({
			en: "an address that starts with /en",
			da: "en adresse, der begynder med /en",
		}),
	}),
} as const;

const base = {
	path: z
		.strictObject({
			da: addresses.da.optional().describe("The Danish address, as /about."),
			en: addresses.en
				.optional()
				.describe("The English address, as /en/about."),
		})
		.refine((paths) => paths.da ?? paths.en, {
			error: demand({
				en: "given for at least one language",
				da: "en adresse på mindst ét sprog",
			}),
		})
		.describe("The page's address in each language that has it."),
	title: localized(text).describe(
		"The title in the browser's tab and in search results.",
	),
	description: localized(text).describe(
		"One or two sentences for search results and shared links, at most 170 characters.",
	),
	keywords: localized(z.array(text).min(1)).describe(
		"A few words people search for.",
	),
	heading: localized(text).describe("The heading on top of the page."),
	lead: localized(text).describe("The opening sentences beneath the heading."),
	search: z
		.strictObject({
			title: localized(text).describe(
				"The page's name in the list of results.",
			),
			description: localized(text).describe("One sentence about the page."),
			category: reference("category").describe(
				"A category of content/search.yaml.",
			),
			icon: icon.describe("A small picture."),
		})
		.optional()
		.describe(
			"How the site's own search shows the page. Leave it out to keep the page out of the search.",
		),
};

/** What a Markdown text that belongs to a page may say of itself, above the text. */
export const section = z.strictObject({
	sample,
	title: text.optional().describe("The heading above the text."),
});

const home = z.strictObject({
	view: z.literal("home"),
	...base,
	image: image.describe(
		"The picture for shared links: 1200 × 630 pixels, PNG or JPEG.",
	),
	banner: link.describe("The line on top of the page."),
	book: link.describe("The link to the booking page beneath the heading."),
	hero: hero.describe("The large picture on top."),
	roomImage: image.describe("The picture of the energy room."),
	badge: z
		.strictObject({
			figure: localized(text).describe("The few words inside the badge."),
			link: link.describe("The link beside it."),
		})
		.describe("The round badge."),
	founderQuote: z
		.strictObject({
			sample,
			text: localized(text).describe("The words, without quotation marks."),
			person: reference("person").describe(
				"Who says so: a file in content/people.",
			),
		})
		.describe("A quotation of a founder."),
	testimonials: z
		.strictObject({
			heading: localized(text).describe("The heading above."),
			more: localized(text).describe("The link to all testimonials."),
			page: localized(reference("page")).describe(
				"The page with more, in each language.",
			),
			international: z
				.strictObject({
					locales: z
						.array(z.enum(["da", "en"]))
						.min(1)
						.describe("The languages that show the link."),
					label: localized(text).describe(
						"The words of the link to testimonials on another site.",
					),
				})
				.describe("The link to testimonials on another site."),
		})
		.describe("What guests say."),
	explore: z
		.strictObject({
			heading: localized(text).describe("The heading above."),
			links: z
				.array(
					z.strictObject({
						icon: icon.describe("A small picture."),
						title: localized(text).describe("The words of the link."),
						text: localized(text).describe("One sentence about it."),
						page: reference("page").describe(
							"The page's file name in content/pages, without .yaml.",
						),
					}),
				)
				.min(1)
				.describe("The links, in the order shown."),
		})
		.describe("Links to more."),
	contact: z
		.strictObject({
			heading: localized(text).describe("The heading above."),
			text: localized(text).describe("One or two sentences."),
			button: localized(text).describe("The words of the e-mail button."),
		})
		.describe("How to get in touch."),
	invitation: invitation.describe("The last invitation to book."),
});

const about = z.strictObject({
	view: z.literal("about"),
	...base,
	ownersHeading: localized(text).describe("The heading above the owners."),
	topInvitation: invitation.describe("The invitation to book on top."),
	invitation: invitation.describe("The invitation to book at the end."),
});

const technology = z.strictObject({
	view: z.literal("technology"),
	...base,
	video: embed.describe("The video about the system."),
	invitation: invitation.describe("The invitation at the end."),
});

const scalar = z.strictObject({
	view: z.literal("scalar"),
	...base,
	invitation: invitation.describe("The invitation at the end."),
});

const session = z.strictObject({
	view: z.literal("session"),
	...base,
	phasesHeading: localized(text).describe(
		"The heading above the stages of a session.",
	),
	testimonialsHeading: localized(text).describe(
		"The heading above what guests say.",
	),
	facilitiesHeading: localized(text).describe(
		"The heading above the facilities.",
	),
	invitation: invitation.describe("The invitation to book."),
});

const openingHours = z.strictObject({
	view: z.literal("opening-hours"),
	...base,
	pricesHeading: localized(text).describe("The heading above the prices."),
	codesHeading: localized(text).describe("The heading above the discounts."),
	cardsHeading: localized(text).describe("The heading above the punch cards."),
	hoursHeading: localized(text).describe("The heading above the weekly hours."),
	rulesHeading: localized(text).describe("The heading above the house rules."),
	invitation: invitation.describe("The invitation to book."),
});

const services = z.strictObject({
	view: z.literal("services"),
	...base,
	benefitsHeading: localized(text).describe("The heading above the benefits."),
	benefits: z
		.array(
			z.strictObject({
				icon: icon.describe("A small picture."),
				title: localized(text).describe("The benefit in a few words."),
				text: localized(text).describe(
					"Two or three sentences: what guests report, no promise of a cure.",
				),
			}),
		)
		.min(1)
		.describe("What guests report, in the order shown."),
	testimonialsHeading: localized(text).describe(
		"The heading above what guests say.",
	),
	videos: z
		.strictObject({
			heading: localized(text).describe("The heading."),
			text: localized(text).describe("That videos are on their way."),
		})
		.describe("The notice of videos to come."),
	request: z
		.strictObject({
			heading: localized(text).describe("The heading."),
			text: localized(text).describe("Why we ask for testimonials."),
			button: localized(text).describe("The words of the e-mail link."),
			subject: localized(text).describe(
				"The subject already written in that e-mail.",
			),
		})
		.describe("Asks guests for their story."),
	invitation: invitation.describe("The invitation to book."),
});

const news = z.strictObject({
	view: z.literal("news"),
	...base,
});

const events = z.strictObject({
	view: z.literal("events"),
	...base,
	note: localized(text).describe(
		"What holds for all events, beneath the cards.",
	),
});

const faq = z.strictObject({
	view: z.literal("faq"),
	...base,
	banner: link.describe("The link to the booking page on top."),
	contactNote: z
		.strictObject({
			heading: localized(text).describe("The heading."),
			text: localized(text).describe("How to ask a question of one's own."),
		})
		.describe("Beneath the questions."),
	book: link.describe("The link to the booking page at the end."),
});

const contact = z.strictObject({
	view: z.literal("contact"),
	...base,
	form: z
		.strictObject({
			heading: localized(text).describe("The heading above the form."),
			instead: localized(text).describe(
				"What to do while the form can't be sent.",
			),
			privacy: localized(text).describe(
				"Asks guests not to write about their health here.",
			),
		})
		.describe("The form, which can't be sent yet."),
});

const book = z.strictObject({
	view: z.literal("book"),
	...base,
	events: link.describe("The link to the events."),
	hint: z
		.strictObject({
			heading: localized(text).describe("The heading."),
			steps: localized(z.array(text).min(1)).describe(
				"What to do, step by step.",
			),
		})
		.describe("How to book and where to enter the code."),
	terms: localized(text).describe(
		"What holds when booking: cancellation and withdrawal.",
	),
	termsLink: link.describe("The link to the terms."),
});

const newsletter = z.strictObject({
	view: z.literal("newsletter"),
	...base,
	button: localized(text).describe("The words of the link to the sign-up."),
	pricesHeading: localized(text).describe(
		"The heading above the reminder of prices.",
	),
});

const thankYou = z.strictObject({
	view: z.literal("thank-you"),
	...base,
	code: reference("code").describe(
		"The discount code shown, by its name in facts/discounts.yaml.",
	),
	codeHeading: localized(text).describe("The heading above the code."),
	book: link.describe("The link to the booking page."),
	home: link.describe("The link to the front page."),
	pricesHeading: localized(text).describe("The heading above the prices."),
});

const testimonials = z.strictObject({
	view: z.literal("testimonials"),
	...base,
	international: localized(text).describe(
		"The words of the link to testimonials on another site.",
	),
	invitation: invitation.describe("The invitation to book."),
});

const legal = z.strictObject({
	view: z.literal("legal"),
	...base,
	updated: date.describe("The day the text was last changed."),
});

/** A page of the site: content/pages/NAME.yaml. What it holds depends on its view. */
export const page = z.discriminatedUnion("view", [
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
]);

/** The views a page can have. */
export type View = z.infer<typeof page>["view"];

/**
 * The Markdown texts that a page of each view consists of. The text `system` of the page `home`
 * is content/pages/home/system.da.md beside system.en.md.
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
} as const satisfies Record<View, readonly string[]>;
