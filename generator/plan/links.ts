import type {
	ExternalLink,
	Invitation,
	Link,
	Picture,
} from "../../site/props.ts";
import type { LocalContent, Model, Site } from "../link/model.ts";
import { hashedPath } from "../url.ts";

/** A page's address by its name. `link` has seen to it that the page exists in this language. */
export function pagePath(site: Site, page: string): string {
	const found = site.pages.get(page);
	if (!found) throw new Error(`No page ${page} in ${site.locale}.`);
	return found.path;
}

/** A link as content writes it, to a page by its name → to its address. */
export function linkTo(
	site: Site,
	{ label, page }: { readonly label: string; readonly page: string },
): Link {
	return { label, href: pagePath(site, page) };
}

/** A link to another site, with the note that it opens in a new tab. */
export function outsideLink(
	{ strings }: Site,
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

export function invitation(
	site: Site,
	{ heading, text, link }: WrittenInvitation,
): Invitation {
	return { heading, text, link: linkTo(site, link) };
}

/** A file of content/media → its address, which changes with its bytes. */
export function mediaPath({ media }: Model, src: string): string {
	const file = media.get(src);
	if (!file) throw new Error(`No file ${src} in content/media.`);
	return hashedPath("media", src, file.source.digest);
}

/** A picture as content writes it → with its address and its size. */
export function picture(
	model: Model,
	{ src, alt }: { readonly src: string; readonly alt: string },
): Picture {
	const { width = 0, height = 0 } = model.media.get(src) ?? {};
	return { src: mediaPath(model, src), alt, width, height };
}

/** The centre's phone number and e-mail address as links. */
export function contactLinks(contact: LocalContent<"business">["contact"]) {
	const digits = contact.phone.replaceAll(" ", "");
	return {
		phone: `tel:${digits}`,
		sms: `sms:${digits}`,
		email: `mailto:${contact.email}`,
	};
}
