import type { Frame } from "../model/site.ts";
import type { ExternalLink, Invitation, Link } from "../props.ts";

/** Returns a page's address by its name. Throws if there is none; `link` has checked that there is. */
export function pagePath(site: Frame, page: string): string {
	const found = site.addresses.get(page);
	if (!found) throw new Error(`No page ${page} in ${site.locale}.`);
	return found.path;
}

/** A link as the content has it: to a page, or to a part of one. */
type WrittenLink = {
	readonly label: string;
	readonly page: string;
	readonly part?: string | undefined;
};

/** Returns a link to a page that the content names, or to a part of it. */
export function linkTo(site: Frame, { label, page, part }: WrittenLink): Link {
	const path = pagePath(site, page);
	return { label, href: part === undefined ? path : `${path}#${part}` };
}

/** Returns a link to another site, with the note that it opens in a new tab. */
export function outsideLink(
	{ strings }: Frame,
	label: string,
	href: string,
): ExternalLink {
	return { label, href, note: strings.newTab };
}

type WrittenInvitation = {
	readonly heading: string;
	readonly text: string;
	readonly link: WrittenLink;
};

/** Returns the props of a call to action. */
export function invitation(
	site: Frame,
	{ heading, text, link }: WrittenInvitation,
): Invitation {
	return { heading, text, link: linkTo(site, link) };
}
