import { defineTarget } from "kilde";
import {
	defineAddresses,
	field,
	id,
	partOfPage,
	reference,
	text,
	z,
} from "kilde/fields";
import { languages, localized, localizedText } from "../languages.ts";
import { heading, linkText } from "./fields.ts";
import { icon } from "./icon.ts";
import { image } from "./image.ts";
import { categoryName } from "./search.ts";

/** The names of pages. */
export const pageName = defineTarget({
	name: "page",
	expected: {
		en: "the name of a page, e.g. opening-hours",
		da: "navnet på en side, f.eks. opening-hours",
	},
	called: { en: "page", da: "side" },
	whereToFind: {
		en: "Pages are in content/pages, named by their files.",
		da: "Siderne ligger i content/pages og hedder som deres filer.",
	},
	words: (page) => {
		const { path, title, heading, search } = Object(page);
		return [...Object.values(Object(path)), title, heading, search?.title];
	},
});

/** The part of a page that a link leads to; site/checks/parts.ts checks that it exists. */
const part = field(
	id.meta(partOfPage("page")).optional(),
	{ en: "Place on the page", da: "Sted på siden" },
	{ en: "Leave it out for the top.", da: "Udelad det for toppen." },
);

/** A link to another page of the site, by that page's file name. */
export const link = z.strictObject({
	label: linkText,
	page: field(
		reference(pageName),
		{ en: "Page", da: "Side" },
		{ en: "Where the link leads.", da: "Dér fører linket hen." },
	),
	part,
});

/** A call to action with one link. */
export const invitation = z.strictObject({
	heading,
	text: field(
		localizedText,
		{ en: "Text", da: "Tekst" },
		{ en: "One or two sentences.", da: "En eller to sætninger." },
	),
	link: field(link, { en: "Link", da: "Link" }),
});

/** The call to book. */
export const invitationToBook = field(invitation, {
	en: "Invitation to book",
	da: "Opfordring til at booke",
});

/** The call to action at the end of a page. */
export const invitationAtEnd = field(
	invitation,
	{ en: "Invitation", da: "Opfordring" },
	{
		en: "The invitation at the end.",
		da: "Opfordringen nederst på siden.",
	},
);

/** The heading of the prices on a page. */
export const pricesHeading = field(
	localizedText,
	{ en: "Price heading", da: "Prisoverskrift" },
	{
		en: "The heading above the prices.",
		da: "Overskriften over priserne.",
	},
);

/** The heading of the testimonials on a page. */
export const testimonialsHeading = field(
	localizedText,
	{ en: "Testimonials heading", da: "Udtalelsernes overskrift" },
	{
		en: "The heading above what guests say.",
		da: "Overskriften over det, gæsterne siger.",
	},
);

/** The words of the link to testimonials on another site. */
export const otherTestimonials = field(
	localizedText,
	{ en: "Link text", da: "Linktekst" },
	{
		en: "The text of the link to testimonials on another site.",
		da: "Teksten på linket til udtalelser på en anden hjemmeside.",
	},
);

/** The picture of a page whose view shows one. */
export const pagePicture = field(
	image.optional(),
	{ en: "Picture", da: "Billede" },
	{ en: "The page's own picture.", da: "Sidens eget billede." },
);

/** The fields of every page, whatever its view. */
export const pageFields = {
	path: field(
		defineAddresses(languages, "/about"),
		{ en: "Page address", da: "Sidens adresse" },
		{
			en: "The page's address in each language that has it.",
			da: "Sidens adresse på hvert sprog, den findes på.",
		},
	),
	title: field(
		localizedText,
		{ en: "Search title", da: "Søgetitel" },
		{
			en: "The title in the browser's tab and in search results.",
			da: "Titlen på browserens fane og i søgeresultater.",
		},
	),
	description: field(
		localizedText,
		{ en: "Search description", da: "Søgebeskrivelse" },
		{
			en: "One or two sentences for search results and shared links, at most 170 characters.",
			da: "En eller to sætninger til søgeresultater og delte links, højst 170 tegn.",
		},
	),
	keywords: field(
		localized(z.array(text).min(1)),
		{ en: "Search words", da: "Søgeord" },
		{
			en: "A few words people search for.",
			da: "Nogle få ord, som folk søger efter.",
		},
	),
	heading: field(
		localizedText,
		{ en: "Page heading", da: "Sidens overskrift" },
		{
			en: "The heading at the top of the page.",
			da: "Overskriften øverst på siden.",
		},
	),
	lead: field(
		localizedText,
		{ en: "Introduction", da: "Indledning" },
		{
			en: "The opening sentences beneath the heading.",
			da: "De indledende sætninger under overskriften.",
		},
	),
	search: field(
		z
			.strictObject({
				title: field(
					localizedText,
					{ en: "Page name", da: "Sidens navn" },
					{
						en: "The page's name in the list of results.",
						da: "Sidens navn på listen over søgeresultater.",
					},
				),
				description: field(
					localizedText,
					{ en: "Summary", da: "Kort beskrivelse" },
					{
						en: "One sentence about the page.",
						da: "En sætning om siden.",
					},
				),
				category: field(reference(categoryName), {
					en: "Category",
					da: "Kategori",
				}),
				icon,
			})
			.optional(),
		{ en: "In the site’s search", da: "I hjemmesidens søgning" },
		{
			en: "How it shows the page. Leave it out to keep the page out of the search.",
			da: "Sådan viser den siden. Udelad det, hvis siden ikke skal kunne findes dér.",
		},
	),
};
