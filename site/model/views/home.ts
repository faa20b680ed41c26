import { defineView } from "kilde";
import { quotation, reference, sample, z } from "kilde/fields";
import { languages, localized, localizedText } from "../../languages.ts";
import { icon } from "../icon.ts";
import { hero, image } from "../image.ts";
import { invitation, link, pageFields, pageName } from "../page-fields.ts";
import { personName } from "../person.ts";

/** The front page. */
export const homeView = defineView({
	schema: z.strictObject({
		view: z.literal("home"),
		...pageFields,
		image: image.omit({ dark: true }),
		banner: link,
		book: link,
		offer: localizedText.optional(),
		hero,
		roomImage: image,
		badge: z.strictObject({
			figure: localizedText,
			link,
		}),
		founderQuote: z.strictObject({
			sample,
			text: localized(quotation),
			person: reference(personName),
		}),
		testimonials: z.strictObject({
			heading: localizedText,
			more: localizedText,
			page: localized(reference(pageName)),
			international: z.strictObject({
				locales: z.array(z.enum(languages.map(({ code }) => code))).min(1),
				label: localizedText,
			}),
		}),
		explore: z.strictObject({
			heading: localizedText,
			links: z
				.array(
					z.strictObject({
						icon,
						title: localizedText,
						text: localizedText,
						page: link.shape.page,
						part: link.shape.part,
					}),
				)
				.min(1),
		}),
		contact: z.strictObject({
			heading: localizedText,
			text: localizedText,
			button: localizedText,
		}),
		invitation,
	}),
	texts: ["intro", "system", "room", "science"],
	anchors: ["testimonials", "explore", "contact"],
	isRequired: true,
});
