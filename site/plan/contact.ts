import { addressLine } from "../model/figures.ts";
import { formatPhone } from "../model/formats.ts";
import type { NamedIcon } from "../model/icon.ts";
import type { Frame, LocalContent } from "../model/site.ts";
import type { Link } from "./links.ts";

/** A link with its icon. */
export type IconLink = Link & { readonly icon: NamedIcon };

/** Returns the addresses of links to the centre's phone, text messages and e-mail. */
export function contactLinks(contact: LocalContent<"business">["contact"]) {
	const digits = contact.phone.replaceAll(" ", "");
	return {
		phone: `tel:${digits}`,
		sms: `sms:${digits}`,
		email: `mailto:${contact.email}`,
	};
}

/** Returns the links to phone and e-mail. */
export function waysToAsk({ business: { contact } }: Frame): IconLink[] {
	const to = contactLinks(contact);
	return [
		{ icon: "phone", label: formatPhone(contact.phone), href: to.phone },
		{ icon: "mail", label: contact.email, href: to.email },
	];
}

/** Returns the coordinates of the centre, as maps accept them: degrees north, degrees east. */
export function coordinates({ business: { geo } }: Frame): string {
	return `${geo.latitude}, ${geo.longitude}`;
}

/** A way to reach the centre, or its address. */
type ContactDetail = {
	readonly icon: NamedIcon;
	readonly label: string;
	readonly text: string;
	readonly href: string | undefined;
};

/** Returns the contact details of the centre. */
export function contactDetails(site: Frame): readonly ContactDetail[] {
	const { business, strings } = site;
	const [phone, mail] = waysToAsk(site);
	const { address } = business;
	return [
		{
			icon: "mail",
			label: strings.email,
			text: business.contact.email,
			href: mail?.href,
		},
		{
			icon: "phone",
			label: strings.phone,
			text: formatPhone(business.contact.phone),
			href: phone?.href,
		},
		{
			icon: "pin",
			label: strings.address,
			text: addressLine(address),
			href: undefined,
		},
		{
			icon: "field",
			label: strings.region,
			text: `${address.region}, ${address.country}`,
			href: undefined,
		},
	];
}
