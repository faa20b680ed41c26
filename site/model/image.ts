import * as z from "zod";
import {
	defineTarget,
	demand,
	explained,
	filmReference,
	reference,
	sample,
} from "../../generator/define.ts";
import { localizedText } from "../languages.ts";
import { linkOut } from "./link-out.ts";

/** The names of pictures. */
export const mediaName = defineTarget({
	name: "media",
	expected: {
		en: "the name of a picture in content/media, e.g. energirum.svg",
		da: "navnet på et billede i content/media, f.eks. energirum.svg",
	},
	called: { en: "file", da: "ingen fil" },
	whereToFind: {
		en: "Pictures and videos are in content/media; upper and lower case matter.",
		da: "Billeder og videoer ligger i content/media; der er forskel på store og små bogstaver.",
	},
});

/** A picture in content/media, and its alternative text. */
export const image = z.strictObject({
	sample,
	src: explained(
		reference(mediaName),
		{
			en: "The name of a file in content/media, e.g. energirum.svg.",
			da: "Filens navn i content/media, f.eks. energirum.svg.",
		},
		{ name: { en: "Picture", da: "Billede" } },
	),
	dark: explained(
		reference(mediaName).optional(),
		{
			en: "The same picture for the dark theme, e.g. at another time of day: the name of a file in content/media.",
			da: "Det samme billede til det mørke tema, f.eks. på et andet tidspunkt: filens navn i content/media.",
		},
		{
			name: { en: "Picture in the dark theme", da: "Billede i det mørke tema" },
			about: {
				en: "The same picture for those whose screen is dark, e.g. at another time of day.",
				da: "Det samme billede til dem, der har mørk skærm, f.eks. på et andet tidspunkt.",
			},
		},
	),
	alt: explained(localizedText, {
		en: "What the picture shows, for those who can't see it.",
		da: "Hvad billedet viser, til dem, der ikke kan se det.",
	}),
});

/** A video of another site, which is loaded after a click. */
export const embed = z.strictObject({
	sample,
	url: explained(linkOut, {
		en: "The video's address. For YouTube and Google Drive an ordinary link will do; for other sites it must be the address for embedding.",
		da: "Videoens adresse. Fra YouTube og Google Drive kan du bruge et almindeligt link; fra andre steder skal det være adressen til indlejring (embed).",
	}),
	provider: explained(z.string(), {
		en: "Who receives data when it is played, e.g. YouTube.",
		da: "Hvem der modtager data, når den afspilles, f.eks. YouTube.",
	}),
	title: explained(localizedText, {
		en: "What the video is about.",
		da: "Hvad videoen handler om.",
	}),
	poster: explained(image, {
		en: "The picture shown until it is played.",
		da: "Billedet, der vises, indtil videoen afspilles.",
	}),
});

/** The background of a hero: a video of another site, a picture, or a looping video with a poster. */
export const hero = z.strictObject({
	subheadline: explained(localizedText.optional(), {
		en: "A line beneath the logo.",
		da: "En linje under logoet.",
	}),
	quote: explained(localizedText.optional(), {
		en: "A short quotation.",
		da: "Et kort citat.",
	}),
	background: explained(
		z.discriminatedUnion(
			"kind",
			[
				z.strictObject({
					kind: z.literal("embed"),
					embed: explained(embed, { en: "The video.", da: "Videoen." }),
				}),
				z.strictObject({
					kind: z.literal("image"),
					image: explained(image, { en: "The picture.", da: "Billedet." }),
				}),
				z.strictObject({
					kind: z.literal("video"),
					sources: explained(
						z
							.array(
								explained(
									filmReference,
									{
										en: "The name of a film in content/media, e.g. gaarden.mp4.",
										da: "Filmens navn i content/media, f.eks. gaarden.mp4.",
									},
									{ name: { en: "Film", da: "Film" } },
								),
							)
							.min(1, { error: "at least one file" }),
						{
							en: "The same film, without sound, in one format or more: .mp4 plays everywhere, .webm is smaller.",
							da: "Den samme film uden lyd i ét format eller flere: .mp4 kan afspilles overalt, .webm fylder mindre.",
						},
						{
							name: { en: "Film", da: "Film" },
							about: {
								en: "Without sound, in one format or more: .mp4 plays everywhere, .webm is smaller.",
								da: "Uden lyd, i ét format eller flere: .mp4 kan afspilles overalt, .webm fylder mindre.",
							},
						},
					),
					poster: explained(image, {
						en: "The picture shown until the film plays, or if it doesn't: preferably the film's first frame.",
						da: "Billedet, der vises, indtil filmen går i gang, eller hvis den ikke gør: helst filmens første billede.",
					}),
				}),
			],
			{
				error: demand({
					en: "one of embed, image or video",
					da: "embed, image eller video",
				}),
			},
		),
		{
			en: "The background: kind is embed (a video from another site), image or video.",
			da: "Baggrunden: kind er embed (en video fra en anden hjemmeside), image (et billede) eller video (en film).",
		},
		{ name: { en: "Background", da: "Baggrund" } },
	),
});
