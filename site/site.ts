import { defineSite, type Site, toAbsoluteUrl } from "kilde";
import { pageFields } from "./content/page-fields.ts";
import { sentenceRules } from "./content/testimonials.ts";
import * as collections from "./content.ts";
import { editorLook } from "./editor-look.ts";
import { languages } from "./languages.ts";
import { findEnded, summarize } from "./lib/articles.ts";
import { describeBusiness } from "./lib/business-data.ts";
import { pageNames } from "./lib/page-names.ts";
import * as limits from "./limits.ts";
import { closedServices } from "./lint/closed-services.ts";
import { figures } from "./lint/figures.ts";
import { healthClaims } from "./lint/health-claims.ts";
import { houseStyle } from "./lint/house-style.ts";
import { initials } from "./lint/initials.ts";
import { phoneNumbers } from "./lint/phone-numbers.ts";
import { factRules } from "./rules/facts.ts";
import { hoursRules } from "./rules/hours.ts";
import { checkNewsletterCode } from "./rules/newsletter-code.ts";
import { pageRules } from "./rules/pages.ts";
import { checkSharePictures } from "./rules/share-picture.ts";
import { newPage } from "./scaffolds/page.ts";
import { newRedirect } from "./scaffolds/redirect.ts";
import { timeZone } from "./time-zone.ts";

/** The definition of this site. */
export const site: Site<typeof collections, typeof pageFields> = defineSite({
	languages,
	timeZone,
	currency: "DKK",
	words: "strings.yaml",
	name: "business.name",
	origin: "business.site",
	editor: { language: "da", look: editorLook, pageNames },
	collections,
	page: pageFields,
	anchors: ["failure", "navigation", "disclaimer-text", "disclaimer-heading"],
	scaffolds: { page: newPage, redirect: newRedirect },
	jsonLd: (input) => {
		const { image } = input.metadata;
		const { site } = input.content.business;
		return [
			{
				...describeBusiness(input),
				...(image && { image: toAbsoluteUrl(site, image.path) }),
			},
		];
	},
	feed: {
		feed({ content: { business } }) {
			return {
				subtitle: business.tagline,
				since: business.company.opened.value,
			};
		},
		// That its offer has ended comes first.
		entry({ entry, ...input }) {
			const ended = findEnded(entry, input);
			const note = ended ? `<p><strong>${ended}</strong></p>\n` : "";
			return {
				summary: summarize(entry, input),
				html: `${note}${entry.body.html}`,
			};
		},
	},
	search: {
		categories: ({ content }) =>
			Object.fromEntries(
				Object.values(content.categories).map(({ key, heading }) => [
					key,
					heading,
				]),
			),
		item({ page, entry }) {
			if (entry) return {};
			if (!page.search) return undefined;
			const { icon, ...search } = page.search;
			const { key: category } = search.category;
			return { id: page.id, ...search, category, more: { type: "page", icon } };
		},
	},
	lint: [healthClaims, houseStyle, closedServices],
	figures,
	placeholders: ["mangler", "kommer senere", "oversættes"],
	corrections: (text) => [...phoneNumbers(text), initials(text)],
	rules: [
		...factRules,
		...hoursRules,
		...pageRules,
		...sentenceRules,
		checkNewsletterCode,
		checkSharePictures,
	],
	code: {
		start: ["answers", "not-found", "past", "today"],
		scripts: { home: "front-page.ts", book: "booking.ts" },
		clients: { news: "news-client.ts" },
		frames: "components/embed.tsx",
		properties: {
			"--hero-height": `${limits.hero.height}vh`,
			"--hero-height-wide": `${limits.hero.heightWide}vh`,
		},
	},
});

declare module "kilde" {
	interface Register {
		site: typeof site;
	}
}
