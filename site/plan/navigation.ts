import { addressLine, townLine } from "../model/computed.ts";
import type { LocaleContent, Shared } from "../model/locale-content.ts";
import { contactLinks } from "./contact.ts";
import { type Link, linkTo, outsideLink } from "./links.ts";
import type { Metadata } from "./metadata.ts";
import { homePath } from "./pages.ts";
import { searchDialog } from "./search-dialog.ts";

/** Returns the header of a page: menus with the page marked, and the language switch to its translations. */
export function header(
	shared: Shared,
	content: LocaleContent,
	metadata: Metadata,
) {
	const { business, strings, navigation } = content;
	return {
		name: business.name,
		home: homePath(content),
		label: strings.navigation,
		menu: strings.menu,
		close: strings.close,
		main: navigation.main.map((entry) =>
			entry.pages
				? menu(content, { ...entry, pages: entry.pages }, metadata)
				: currentLink(linkTo(content, entry), metadata),
		),
		practical: navigation.practical.map((link) =>
			currentLink(linkTo(content, link), metadata),
		),
		book: currentLink(linkTo(content, navigation.book), metadata),
		call: strings.call,
		phone: contactLinks(content).phone,
		search: searchDialog(content),
		login: outsideLink(content, strings.login, business.links.dashboard),
		languages: languageMenu(shared, content, metadata),
	};
}

/** Returns the language switch of a page; it links to the front pages if there is no translation or redirect. */
function languageMenu(
	{ contents }: Shared,
	{ locale, strings }: LocaleContent,
	{ versions, switchTo }: Metadata,
) {
	const languageOf = (code: string) => {
		const found = { da: "Dansk", en: "English" }[code] ?? code;
		return { code, label: found };
	};
	return {
		label: strings.language,
		current: languageOf(locale),
		options: [...contents].map(([code, content]) => ({
			...languageOf(code),
			href: versions[code] ?? switchTo[code] ?? homePath(content),
			selected: code === locale,
		})),
	};
}

type Entry = LocaleContent["navigation"]["main"][number];
type Menu = Entry & { readonly pages: NonNullable<Entry["pages"]> };

/** Returns a menu of links; `current` if one of them is the page itself or its section. */
function menu(
	content: LocaleContent,
	{ label, icon, pages }: Menu,
	metadata: Metadata,
) {
	const links = pages.map((entry) =>
		currentLink(linkTo(content, entry), metadata),
	);
	return {
		label,
		icon,
		current: links.some(({ current }) => current !== undefined),
		links,
	};
}

/** A link; `current` is its aria-current: "page" for the page itself, "true" for the section that it is in. */
export type CurrentLink = Link & {
	readonly current?: "page" | "true" | undefined;
};

function currentLink<T extends Link>(
	link: T,
	{ path, within }: Metadata,
): T & CurrentLink {
	const { href } = link;
	return {
		...link,
		current: href === path ? "page" : href === within ? "true" : undefined,
	};
}

/** Returns the footer of every page. `year` is that of the build. */
export function footer(content: LocaleContent, year: string) {
	const { business, strings, footer: texts, navigation } = content;
	const { address, contact, company, links } = business;
	const { phone, email } = contactLinks(content);
	return {
		newsletter: {
			...texts.newsletter,
			link: outsideLink(content, texts.newsletter.button, links.newsletter),
		},
		contact: {
			heading: strings.contact,
			name: company.legalName,
			street: address.street,
			town: townLine(address),
			map: {
				...outsideLink(content, strings.map, links.maps),
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
				...navigation.practical.map((link) => linkTo(content, link)),
				...navigation.legal.map((entry) => linkTo(content, entry)),
			],
		},
		disclaimer: { ...texts.disclaimer, close: strings.close },
		social: {
			heading: strings.social,
			links: business.social.map(({ network, url }) =>
				outsideLink(content, socialNames[network], url),
			),
		},
		copyright: `© ${year} ${company.legalName}. ${strings.allRights.replaceAll(" ", "\u00A0")}`,
	};
}

const socialNames = {
	facebook: "Facebook",
	instagram: "Instagram",
	linkedin: "LinkedIn",
} as const;
