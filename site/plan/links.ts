import type { LocaleContent, SitePage } from "../model/locale-content.ts";

/** A link: its target, which may also be a mail, phone or message address, and its text. */
export type Link = { readonly href: string; readonly label: string };

/** Returns a page's address by its name. Throws if there is none; `link` has checked that there is. */
export function pagePath(content: LocaleContent, page: string): string {
	const found = content.addresses.get(page);
	if (!found) throw new Error(`No page ${page} in ${content.locale}.`);
	return found.path;
}

type Invitation = SitePage<"about">["data"]["invitation"];

/** Returns a link to a page that the content names, or to a part of it. */
export function linkTo(
	content: LocaleContent,
	{ label, page, part }: Invitation["link"],
): Link {
	const path = pagePath(content, page);
	return { label, href: part === undefined ? path : `${path}#${part}` };
}

/** Returns a link to another site, with the note that it opens in a new tab. */
export function outsideLink(
	{ strings }: LocaleContent,
	label: string,
	href: string,
) {
	return { label, href, note: strings.newTab };
}

/** Returns the props of a call to action. */
export function invitation(
	content: LocaleContent,
	{ heading, text, link }: Invitation,
) {
	return { heading, text, link: linkTo(content, link) };
}
