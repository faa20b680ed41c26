import type { Frame, SitePage } from "../model/site.ts";

/** A link: its target, which may also be a mail, phone or message address, and its text. */
export type Link = { readonly href: string; readonly label: string };

/** Returns a page's address by its name. Throws if there is none; `link` has checked that there is. */
export function pagePath(site: Frame, page: string): string {
	const found = site.addresses.get(page);
	if (!found) throw new Error(`No page ${page} in ${site.locale}.`);
	return found.path;
}

type Invitation = SitePage<"about">["data"]["invitation"];

/** Returns a link to a page that the content names, or to a part of it. */
export function linkTo(
	site: Frame,
	{ label, page, part }: Invitation["link"],
): Link {
	const path = pagePath(site, page);
	return { label, href: part === undefined ? path : `${path}#${part}` };
}

/** Returns a link to another site, with the note that it opens in a new tab. */
export function outsideLink({ strings }: Frame, label: string, href: string) {
	return { label, href, note: strings.newTab };
}

/** Returns the props of a call to action. */
export function invitation(site: Frame, { heading, text, link }: Invitation) {
	return { heading, text, link: linkTo(site, link) };
}
