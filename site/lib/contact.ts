import type { IconName } from "../components/icon.tsx";
import type { Input } from "./input.ts";

/** A link to write or call to, with its icon. */
export type IconLink = {
	readonly href: string;
	readonly label: string;
	readonly icon: IconName;
};

/** Lists the links to the centre's phone and e-mail. */
export function listWaysToAsk({
	content: {
		business: {
			contact: { phone, email },
		},
	},
}: Pick<Input, "content">): readonly [phone: IconLink, email: IconLink] {
	return [
		{ icon: "phone", label: phone.text, href: phone.href },
		{ icon: "mail", label: email.text, href: email.href },
	];
}
