import type { NamedIcon } from "../content/icon.ts";
import { contactAddresses } from "../model/computed.ts";
import { formatPhone } from "../model/formats.ts";
import type { LocaleContent } from "../model/locale-content.ts";
import type { Link } from "./links.ts";

/** A link with its icon; text messages have one that the content can't name. */
type IconLink = Link & { readonly icon: NamedIcon | "sms" };

/** Returns the links to the centre's phone, e-mail and text messages. */
export function contactLinks({
	business: { contact },
	strings,
}: LocaleContent): Readonly<Record<"phone" | "email" | "sms", IconLink>> {
	const to = contactAddresses(contact);
	const phone = formatPhone(contact.phone);
	return {
		phone: { icon: "phone", label: phone, href: to.phone },
		email: { icon: "mail", label: contact.email, href: to.email },
		sms: { icon: "sms", label: strings.sms, href: to.sms },
	};
}

/** Returns the links to phone and e-mail. */
export function waysToAsk(content: LocaleContent): IconLink[] {
	const { phone, email } = contactLinks(content);
	return [phone, email];
}
