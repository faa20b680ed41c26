import { contactDetails, waysToAsk } from "../contact.ts";
import { opening, section } from "../texts.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of the page with addresses, directions and the form. */
export function contact({ site, page: { data, texts } }: ViewInput<"contact">) {
	return {
		...opening(data),
		details: contactDetails(site),
		visit: section(texts.visit),
		form: {
			...data.form,
			contact: waysToAsk(site),
			name: site.strings.fullName,
			email: site.strings.yourEmail,
			message: site.strings.message,
			required: site.strings.required,
			submit: site.strings.send,
		},
	};
}
