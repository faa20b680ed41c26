import type {
	Footer,
	Header,
	NavigationLink,
	NavigationMenu,
} from "../../site/props.ts";
import { addressLine, townLine } from "../figures.ts";
import type { Model, Site } from "../link/model.ts";
import { formatPhone, type Locale, locales } from "../locale.ts";
import { contactLinks } from "./contact.ts";
import type { Target } from "./head.ts";
import { linkTo, outsideLink, pagePath } from "./links.ts";
import { homePath } from "./pages.ts";
import { searchDialog } from "./search-dialog.ts";

/** The bar on top of a page: menus with the page marked, and the language switch to its counterpart. */
export function header(model: Model, site: Site, target: Target): Header {
	const { business, strings, navigation, languages } = site;
	const languageOf = (code: Locale) => ({ code, ...languages[code] });
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
		book: navigationLink(site, navigation.book, target),
		search: searchDialog(site),
		login: outsideLink(site, strings.login, business.links.dashboard),
		languages: {
			label: strings.language,
			current: languageOf(site.locale),
			options: locales.map((code) => ({
				...languageOf(code),
				href:
					target.versions[code] ??
					target.switchTo ??
					homePath(model.sites[code]),
				selected: code === site.locale,
			})),
		},
	};
}

type Entry = Extract<Site["navigation"]["main"][number], { page: string }>;
type Menu = Extract<Site["navigation"]["main"][number], { pages: unknown }>;

function menu(
	site: Site,
	{ label, icon, pages }: Menu,
	target: Target,
): NavigationMenu {
	const links = pages.map((entry) => navigationLink(site, entry, target));
	return {
		label,
		icon,
		current: links.some(({ current }) => current !== undefined),
		links,
	};
}

function navigationLink(
	site: Site,
	{ label, icon, page }: Entry,
	{ path, within }: Target,
): NavigationLink {
	const href = pagePath(site, page);
	return {
		label,
		icon,
		href,
		current: href === path ? "page" : href === within ? "true" : undefined,
	};
}

/** The foot of every page. `year` is that of the build. */
export function footer(site: Site, year: string): Footer {
	const { business, strings, footer: texts, navigation } = site;
	const { address, contact, company, links } = business;
	const to = contactLinks(contact);
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
			phone: { label: formatPhone(contact.phone), href: to.phone },
			email: { label: contact.email, href: to.email },
			mobilepay: `${strings.mobilepay} ${contact.mobilepay}`,
			cvr: `${strings.cvr} ${company.cvr}`,
		},
		legal: {
			heading: strings.information,
			links: navigation.legal.map((entry) => linkTo(site, entry)),
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
