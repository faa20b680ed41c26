import { collection, f } from "kilde";
import { icon } from "./icon.ts";
import { sessions } from "./sessions.ts";

const hexId = f.string({
	form: /^[0-9a-f]{32}$/,
	expected: {
		en: "the provider's id: 32 of the digits 0–9 and a–f",
		da: "udbyderens id: 32 af tegnene 0–9 og a–f",
	},
});

/** The booking provider and what can be booked on the booking page: content/booking.yaml. */
export const booking = collection("booking.yaml", {
	provider: {
		name: f.string(),
		script: f.url().example("https://widget.example.org/booking.js"),
		className: f.string({ form: /^[a-z-]+$/ }),
		company: hexId,
		storefront: hexId,
		page: f
			.url()
			.refine((url) => url.includes("LANGUAGE") && url.includes("EXPERIENCE"), {
				en: "an address with LANGUAGE and EXPERIENCE in the places of the language and the experience",
				da: "en adresse med LANGUAGE og EXPERIENCE, hvor sprog og oplevelse skal stå",
			}),
		hosts: f.list(f.url().example("https://api.provider.com")).optional(),
		// By default, the widgets load when the page opens.
		load: f.oneOf("entry", "click").optional(),
	},
	columns: f.localized(
		f.list(
			{
				session: f.ref(sessions),
				widget: f.object({ experience: hexId }).optional(),
				points: f.list({ icon, text: f.text() }, { least: 1 }),
				text: f.markdown(),
				subject: f.text().optional(),
				message: f.text().optional(),
			},
			{ least: 1 },
		),
	),
});
