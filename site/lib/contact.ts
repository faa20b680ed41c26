import type { IconName } from "../components/icon.tsx";
import { contactAddresses } from "../model/computed.ts";
import { formatPhone } from "../model/formats.ts";
import type { Input } from "./input.ts";

/** A link to write or call to, with its icon. */
export type ContactLink = {
	readonly href: string;
	readonly label: string;
	readonly icon: IconName;
};

/** Returns the links to the centre's phone, e-mail and text messages. */
export function getContactLinks({
	content: {
		business: { contact },
	},
	words,
}: Pick<Input, "content" | "words">): Readonly<
	Record<"phone" | "email" | "sms", ContactLink>
> {
	const to = contactAddresses(contact);
	const phone = formatPhone(contact.phone);
	return {
		phone: { icon: "phone", label: phone, href: to.phone },
		email: { icon: "mail", label: contact.email, href: to.email },
		sms: { icon: "sms", label: words.sms, href: to.sms },
	};
}

/** Lists the links to phone and e-mail. */
export function listWaysToAsk(
	input: Pick<Input, "content" | "words">,
): ContactLink[] {
	const { phone, email } = getContactLinks(input);
	return [phone, email];
}
