import { defineSite } from "kilde";
import { comparePeriod, isInPeriod } from "kilde/format";
import { editorLook } from "./editor-look.ts";
import { languages } from "./languages.ts";
import { limits } from "./limits.ts";
import { closedServices } from "./lint/closed-services.ts";
import { figures } from "./lint/figures.ts";
import { healthClaims } from "./lint/health-claims.ts";
import { houseStyle } from "./lint/house-style.ts";
import { initials } from "./lint/initials.ts";
import { phoneNumbers } from "./lint/phone-numbers.ts";
import { business } from "./model/business.ts";
import { collections } from "./model/index.ts";
import type { BaseContent, Derived } from "./model/locale-content.ts";
import { page, section } from "./model/page.ts";
import { pageNames } from "./model/page-names.ts";
import { redirects } from "./model/redirects.ts";
import { timeZone } from "./model/time-zone.ts";
import { anchorsOfDocument, views } from "./model/views/index.ts";
import { entryPage } from "./plan/entry-page.ts";
import { deriveFromPages, filesOf, pagesOf } from "./plan/index.ts";
import { factRules } from "./rules/facts.ts";
import { hoursRules } from "./rules/hours.ts";
import { checkNewsletterCode } from "./rules/newsletter-code.ts";
import { pageRules } from "./rules/pages.ts";
import { checkParts } from "./rules/parts.ts";
import { checkSharePictures } from "./rules/share-picture.ts";

/** The definition of this site. */
export const site = defineSite({
	languages,
	timeZone,
	editorLanguage: "da",
	editorLook,
	pageNames,
	collections,
	pages: {
		collection: page,
		texts: section,
		views,
		anchors: anchorsOfDocument,
	},
	redirects,
	origin: (entries) => entries.only(business).site,
	derive: (files: BaseContent, date): Derived => ({
		events: files.items.event.toSorted((a, b) => a.order - b.order),
		people: new Map(files.items.person.map((person) => [person.id, person])),
		currentCodes: Object.entries(files.discounts.codes)
			.filter(([, code]) => isInPeriod(code, date))
			.map(([id]) => id),
		ended: new Map(
			Object.values(files.discounts.offers)
				.filter((offer) => comparePeriod(offer, date) === "after")
				.flatMap(({ articles, until }) => articles.map((id) => [id, until])),
		),
		exceptions: files.hours.exceptions
			.filter(({ until }) => until >= date)
			.toSorted((a, b) => (a.from < b.from ? -1 : 1)),
	}),
	deriveFromPages,
	pagesOf,
	entryPage,
	filesOf,
	lint: [healthClaims, houseStyle, closedServices],
	figures,
	placeholders: ["mangler", "kommer senere", "oversættes"],
	corrections: (text) => [...phoneNumbers(text), initials(text)],
	checks: [
		...factRules,
		...hoursRules,
		...pageRules,
		checkNewsletterCode,
		checkParts,
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
