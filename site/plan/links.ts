import type { Frame } from "../model/site.ts";
import type { ExternalLink, Invitation, Link } from "../props.ts";

/** A page's address by its name. `link` has seen to it that the page exists in this language. */
export function pagePath(site: Frame, page: string): string {
	const found = site.addresses.get(page);
	if (!found) throw new Error(`No page ${page} in ${site.locale}.`);
	return found.path;
}

/** A link as content writes it, to a page by its name → to its address. */
export function linkTo(
	site: Frame,
	{ label, page }: { readonly label: string; readonly page: string },
): Link {
	return { label, href: pagePath(site, page) };
}

/** A link to another site, with the note that it opens in a new tab. */
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
	readonly link: { readonly label: string; readonly page: string };
};

/** An invitation as content writes it → with the address it leads to. */
export function invitation(
	site: Frame,
	{ heading, text, link }: WrittenInvitation,
): Invitation {
	return { heading, text, link: linkTo(site, link) };
}
