import type { LocaleContent } from "../model/locale-content.ts";

/** A link: its target, which may also be a mail, phone or message address, and its text. */
export type Link = { readonly href: string; readonly label: string };

/** The target of an internal link as the content names it: a page, and optionally a part of it. */
export type WrittenLink = {
	readonly page?: string | undefined;
	readonly part?: string | undefined;
};

/** Returns a link to a page that the content names, with its address. Throws if there is none; `link` has checked that there is. */
export function linkTo<T extends WrittenLink>(
	{ addresses, locale }: LocaleContent,
	{ page, part, ...link }: T,
) {
	const found = addresses.get(page ?? "");
	if (!found) throw new Error(`No page ${page} in ${locale}.`);
	const href = part === undefined ? found.path : `${found.path}#${part}`;
	return { ...link, href, attributes: { href } };
}

/** Returns a link to another site, with the note that it opens in a new tab. */
export function outsideLink(
	{ strings }: LocaleContent,
	label: string,
	href: string,
) {
	return { label, href, note: strings.newTab };
}
