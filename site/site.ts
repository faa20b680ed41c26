import { defineSite } from "kilde";
import { isInPeriod } from "kilde/format";
import { toAbsoluteUrl } from "kilde/plan";
import { legacyOf } from "./bridge.tsx";
import { sentenceRules } from "./content/testimonials.ts";
import * as collections from "./content.ts";
import { editorLook } from "./editor-look.ts";
import { limits } from "./limits.ts";
import { closedServices } from "./lint/closed-services.ts";
import { figures } from "./lint/figures.ts";
import { healthClaims } from "./lint/health-claims.ts";
import { houseStyle } from "./lint/house-style.ts";
import { initials } from "./lint/initials.ts";
import { phoneNumbers } from "./lint/phone-numbers.ts";
import type { BaseContent, Derived } from "./model/locale-content.ts";
import { newPage } from "./model/new-page.ts";
import { pageFields } from "./model/page-fields.ts";
import { pageNames } from "./model/page-names.ts";
import { timeZone } from "./model/time-zone.ts";
import { anchorsOfDocument } from "./model/views/index.ts";
import { deriveFromPages, filesOf } from "./plan/index.ts";
import { shareImage } from "./plan/pictures.ts";
import { businessData } from "./plan/structured-data.ts";
import { factRules } from "./rules/facts.ts";
import { hoursRules } from "./rules/hours.ts";
import { checkNewsletterCode } from "./rules/newsletter-code.ts";
import { pageRules } from "./rules/pages.ts";
import { checkSharePictures } from "./rules/share-picture.ts";

/** The definition of this site. */
export const site = defineSite({
	languages: {
		da: "Dansk",
		en: { name: "English", tag: "en-GB", openGraph: "en_US" },
	},
	timeZone,
	currency: "DKK",
	words: "strings.yaml",
	name: "business.name",
	origin: "business.site",
	editor: { language: "da", look: editorLook, pageNames },
	collections,
	page: {
		keywords: pageFields.keywords,
		lead: pageFields.lead,
		search: pageFields.search,
	},
	anchors: anchorsOfDocument,
	pageScaffold: newPage,
	metadata: (input) => {
		const { shared, content, page } = legacyOf(input);
		const { data, texts } = page;
		return {
			title: input.page.title,
			...(data && { image: shareImage(shared, content, [data, texts]) }),
		};
	},
	jsonLd: (input) => {
		const { shared, content } = legacyOf(input);
		const { image } = input.metadata;
		return [
			{
				...businessData(shared, content),
				...(image && {
					image: toAbsoluteUrl(content.business.site, image.path),
				}),
			},
		];
	},
	feedTitle: (input) => legacyOf(input).content.strings.feed,
	derive: (files: BaseContent, date): Derived => ({
		strings: files.words,
		events: files.items.event.toSorted((a, b) => a.order - b.order),
		people: new Map(files.items.person.map((person) => [person.id, person])),
		currentCodes: Object.entries(files.codes)
			.filter(([, code]) => isInPeriod(code, date))
			.map(([id]) => id),
		today: date,
		exceptions: files.hours.exceptions
			.filter(({ until }) => until >= date)
			.toSorted((a, b) => (a.from < b.from ? -1 : 1)),
	}),
	deriveFromPages,
	files: filesOf,
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
		start: ["answers", "not-found", "today"],
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
