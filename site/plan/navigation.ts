import { addressLine, townLine } from "../model/figures.ts";
import type { Frame, Shared } from "../model/site.ts";
import { contactLinks } from "./contact.ts";
import { type Link, linkTo, outsideLink } from "./links.ts";
import { homePath } from "./pages.ts";
import { searchDialog } from "./search-dialog.ts";
import type { Target } from "./targets.ts";

/** Returns the header of a page: menus with the page marked, and the language switch to its translations. */
export function header(shared: Shared, site: Frame, target: Target) {
	const { business, strings, navigation } = site;
	return {
		name: business.name,
		home: homePath(site),
		label: strings.navigation,
		menu: strings.menu,
		close: strings.close,
		main: navigation.main.map((entry) =>
			"pages" in entry
				? menu(site, entry, target)
				: navigationLink(site, entry, target),
		),
		practical: site.navigation.practical.map((link) =>
			currentLink(linkTo(site, link), target),
		),
		book: navigationLink(site, navigation.book, target),
		call: strings.call,
		phone: contactLinks(site).phone,
		search: searchDialog(site),
		login: outsideLink(site, strings.login, business.links.dashboard),
		languages: languageMenu(shared, site, target),
	};
}

/** Returns the language switch of a page; it links to the front pages if there is no translation or redirect. */
function languageMenu(
	{ frames }: Shared,
	{ locale, strings, languages }: Frame,
	{ versions, switchTo }: Target,
) {
	const languageOf = (code: string) => {
		const found = languages[code];
		if (!found) throw new Error(`No language ${code}.`);
		return { code, ...found };
	};
	return {
		label: strings.language,
		current: languageOf(locale),
		options: [...frames].map(([code, frame]) => ({
			...languageOf(code),
			href: versions[code] ?? switchTo[code] ?? homePath(frame),
			selected: code === locale,
		})),
	};
}

type Entry = Extract<Frame["navigation"]["main"][number], { page: string }>;
type Menu = Extract<Frame["navigation"]["main"][number], { pages: unknown }>;

/** Returns a menu of links; `current` if one of them is the page itself or its section. */
function menu(site: Frame, { label, icon, pages }: Menu, target: Target) {
	const links = pages.map((entry) => navigationLink(site, entry, target));
	return {
		label,
		icon,
		current: links.some(({ current }) => current !== undefined),
		links,
	};
}

function navigationLink(
	site: Frame,
	{ icon, ...entry }: Entry,
	target: Target,
) {
	return { icon, ...currentLink(linkTo(site, entry), target) };
}

/** A link; `current` is its aria-current: "page" for the page itself, "true" for the section that it is in. */
export type CurrentLink = Link & {
	readonly current?: "page" | "true" | undefined;
};

function currentLink(link: Link, { path, within }: Target): CurrentLink {
	const { href } = link;
	return {
		...link,
		current: href === path ? "page" : href === within ? "true" : undefined,
	};
}

/** Returns the footer of every page. `year` is that of the build. */
export function footer(site: Frame, year: string) {
	const { business, strings, footer: texts, navigation } = site;
	const { address, contact, company, links } = business;
	const { phone, email } = contactLinks(site);
	return {
		newsletter: {
			heading: texts.newsletter.heading,
			text: texts.newsletter.text,
			link: outsideLink(site, texts.newsletter.button, links.newsletter),
		},
		contact: {
			heading: strings.contact,
			name: company.legalName,
			street: address.street,
			town: townLine(address),
			map: {
				...outsideLink(site, strings.map, links.maps),
				note: `${addressLine(address)} ${strings.newTab}`,
			},
			phone,
			email,
			mobilepay: `${strings.mobilepay} ${contact.mobilepay}`,
			cvr: `${strings.cvr} ${company.cvr}`,
		},
		legal: {
			heading: strings.information,
			links: [
				...site.navigation.practical.map((link) => linkTo(site, link)),
				...navigation.legal.map((entry) => linkTo(site, entry)),
			],
		},
		disclaimer: {
			button: texts.disclaimer.button,
			heading: texts.disclaimer.heading,
			text: { html: texts.disclaimer.text.html },
			close: strings.close,
		},
		social: {
			heading: strings.social,
			links: business.social.map(({ network, url }) =>
				outsideLink(site, socialNames[network], url),
			),
		},
		copyright: `© ${year} ${company.legalName}. ${strings.allRights}`,
	};
}

const socialNames = {
	facebook: "Facebook",
	instagram: "Instagram",
	linkedin: "LinkedIn",
} as const;
