import {
	choices,
	encodeRequirement,
	field,
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
	src: field(pictureReference, { en: "Picture", da: "Billede" }),
	dark: field(
		pictureReference.optional(),
		{ en: "Picture in dark theme", da: "Billede på mørk skærm" },
		{
			en: "The same picture for those whose screen is dark, e.g. at another time of day.",
			da: "Det samme billede til dem, der har mørk skærm, f.eks. på et andet tidspunkt.",
		},
	),
	focus,
	alt: field(
		localizedText,
		{ en: "Alternative text", da: "Billedtekst" },
		{
			en: "What the picture shows, for those who can't see it.",
			da: "Hvad billedet viser, til dem, der ikke kan se det.",
		},
	),
});

/** A video of another site, which is loaded after a click. */
export const embed = z.strictObject({
	sample,
	url: field(
		linkOut,
		{ en: "Video address", da: "Videoadresse" },
		{
			en: "For YouTube and Google Drive an ordinary link will do; for other sites it must be the address for embedding.",
			da: "Fra YouTube og Google Drive kan du bruge et almindeligt link; fra andre steder skal det være adressen til indlejring (embed).",
		},
	),
	provider: field(
		z.string(),
		{ en: "Video host", da: "Videotjeneste" },
		{
			help: {
				en: "Who receives data when it is played.",
				da: "Hvem der modtager data, når den afspilles.",
			},
			example: "YouTube",
		},
	),
	title: field(
		localizedText,
		{ en: "Video title", da: "Videotitel" },
		{ en: "What the video is about.", da: "Hvad videoen handler om." },
	),
	poster: field(
		image,
		{ en: "Still picture", da: "Stillbillede" },
		{
			en: "The picture shown until it is played.",
			da: "Billedet, der vises, indtil videoen afspilles.",
		},
	),
});

/** The background of a hero: a video of another site, a picture, or a looping video with a poster. */
export const hero = z.strictObject({
	subheadline: field(
		localizedText.optional(),
		{ en: "Subtitle", da: "Undertitel" },
		{ en: "A line beneath the logo.", da: "En linje under logoet." },
	),
	quote: field(
		localizedText.optional(),
		{ en: "Quotation", da: "Citat" },
		{ en: "A short quotation.", da: "Et kort citat." },
	),
	background: field(
		z.discriminatedUnion(
			"kind",
			[
				field(
					z.strictObject({
						kind: z.literal("embed"),
						embed: field(embed, { en: "Video", da: "Video" }),
					}),
					{
						en: "Video from another site",
						da: "Video fra en anden hjemmeside",
					},
				),
				field(
					z.strictObject({
						kind: z.literal("image"),
						image: field(image, { en: "Picture", da: "Billede" }),
					}),
					{ en: "Picture", da: "Billede" },
				),
				field(
					z.strictObject({
						kind: z.literal("video"),
						sample,
						sources: field(
							z
								.array(field(videoReference, { en: "Video file", da: "Film" }))
								.min(1, { error: "at least one file" }),
							{ en: "Video files", da: "Film" },
							{
								en: "Without sound, in one format or more: .mp4 plays everywhere, .webm is smaller.",
								da: "Uden lyd, i ét format eller flere: .mp4 kan afspilles overalt, .webm fylder mindre.",
							},
						),
						theme: field(
							z
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
							{ en: "Plays", da: "Afspilles" },
							{
								en: "The theme in which the video plays, where each theme has a still picture of its own.",
								da: "Om filmen afspilles på lys eller mørk skærm, når der er et stillbillede til hver.",
							},
						),
						poster: field(
							image,
							{ en: "Still picture", da: "Stillbillede" },
							{
								en: "The picture shown until the video plays, or if it doesn't: preferably its first frame.",
								da: "Billedet, der vises, indtil filmen går i gang, eller hvis den ikke gør: helst filmens første billede.",
							},
						),
					}),
					{ en: "Video", da: "Film" },
					{
						inFile: {
							en: "A video in content/media, and the picture shown until it plays.",
							da: "En film i content/media og billedet, der vises, indtil den går i gang.",
						},
					},
				),
			],
			{
				error: encodeRequirement({
					en: "one of embed, image or video",
					da: "embed, image eller video",
				}),
			},
		),
		{ en: "Background", da: "Baggrund" },
		{
			inFile: {
				en: "The kind is embed (a video from another site), image or video.",
				da: "Typen (kind) er embed (en video fra en anden hjemmeside), image (et billede) eller video (en film).",
			},
		},
	),
});
