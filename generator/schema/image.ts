import { z } from "zod";
import { demand } from "./demand.ts";
import { sample, webAddress } from "./field.ts";
import { localized } from "./localized.ts";
import { filmReference, reference } from "./reference.ts";
import { text } from "./text.ts";

/** A picture in content/media, and what it shows in words. */
export const image = z.strictObject({
	sample,
	src: reference("media").describe("The file's name below content/media."),
	alt: localized(text).describe(
		"What the picture shows, for those who can't see it.",
	),
});

/** A video at another site; it is loaded only when the visitor asks for it. */
export const embed = z.strictObject({
	sample,
	url: webAddress.describe(
		"The video's address: of YouTube or Google Drive any that leads to it, of other sites that of the frame to embed.",
	),
	provider: z.string().describe("Who will receive data when it is played."),
	title: localized(text).describe("What the video is about."),
	poster: image.describe("The picture shown until it is played."),
});

/** The banner on top of a page: a frame of another site, a picture, or a looping video with a poster. */
export const hero = z.strictObject({
	subheadline: localized(text).optional().describe("A line beneath the logo."),
	quote: localized(text).optional().describe("A short quotation."),
	background: z
		.discriminatedUnion(
			"kind",
			[
				z.strictObject({
					kind: z.literal("embed"),
					embed: embed.describe("The video."),
				}),
				z.strictObject({
					kind: z.literal("image"),
					image: image.describe("The picture."),
				}),
				z.strictObject({
					kind: z.literal("video"),
					sources: z
						.array(
							filmReference.describe("The file's name below content/media."),
						)
						.min(1, { error: "at least one file" })
						.describe(
							"The same film, without sound, in one format or more: .mp4 plays everywhere, .webm is smaller.",
						),
					poster: image.describe(
						"The picture shown until the film plays, and where it doesn't: best the film's first one.",
					),
				}),
			],
			{
				error: demand({
					en: "one of embed, image or video",
					da: "embed, image eller video",
				}),
			},
		)
		.describe("What is behind: kind is embed, image or video."),
});
