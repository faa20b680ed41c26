import {
	choices,
	encodeRequirement,
	focus,
	pictureReference,
	sample,
	videoReference,
	z,
} from "kilde/fields";
import { localizedText } from "../languages.ts";
import { linkOut } from "./link-out.ts";

/** A picture in content/media, and its alternative text. */
export const image = z.strictObject({
	sample,
	src: pictureReference,
	dark: pictureReference.optional(),
	focus,
	alt: localizedText,
});

/** A video of another site, which is loaded after a click. */
export const embed = z.strictObject({
	sample,
	url: linkOut,
	provider: z.string().meta({ example: "YouTube" }),
	title: localizedText,
	poster: image,
});

/** The background of a hero: a video of another site, a picture, or a looping video with a poster. */
export const hero = z.strictObject({
	subheadline: localizedText.optional(),
	quote: localizedText.optional(),
	background: z.discriminatedUnion(
		"kind",
		[
			z.strictObject({
				kind: z.literal("embed"),
				embed,
			}),
			z.strictObject({
				kind: z.literal("image"),
				image,
			}),
			z.strictObject({
				kind: z.literal("video"),
				sample,
				sources: z.array(videoReference).min(1, { error: "at least one file" }),
				theme: z
					.enum(["light", "dark"])
					.meta(
						choices({
							light: {
								en: "in the light theme",
								da: "på lys skærm",
							},
							dark: { en: "in the dark theme", da: "på mørk skærm" },
						}),
					)
					.optional(),
				poster: image,
			}),
		],
		{
			error: encodeRequirement({
				en: "one of embed, image or video",
				da: "embed, image eller video",
			}),
		},
	),
});
