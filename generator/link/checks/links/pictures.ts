import type { Entries } from "../../../definition.ts";
import {
	type Diagnostic,
	type Explanation,
	errorAt,
	type Wording,
} from "../../../diagnostics/diagnostic.ts";
import { suggestFile } from "../../../diagnostics/nearest.ts";
import type { Picture } from "../../../text/text.ts";

const otherPicture: Wording = {
	en: "Delete it, and choose another one with + Picture above the text.",
	da: "Slet det, og vælg et andet med + Billede over teksten.",
};

/** Reports a picture in Markdown that is no file of the content, or a film. */
export function checkPicture(
	file: string,
	{ src, place }: Picture,
	{ media }: Entries,
): Diagnostic[] {
	const problem = problemOf(src, media);
	return problem ? [errorAt(file, place, "unknown-name", problem)] : [];
}

function problemOf(
	src: string,
	media: Entries["media"],
): Explanation | undefined {
	if (/\.(mp4|webm)$/i.test(src))
		return {
			message: {
				en: `${src} is a video, and texts show only pictures.`,
				da: `${src} er en film, og tekster viser kun billeder.`,
			},
			hint: {
				en: "Write the name of a picture in content/media, or delete it.",
				da: "Skriv navnet på et billede i content/media, eller slet det.",
				onPage: otherPicture,
			},
		};
	if (media.has(src)) return undefined;
	if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(src))
		return {
			message: {
				en: "Pictures must be in content/media; other places are not allowed.",
				da: "Billeder skal ligge i content/media; andre steder er ikke tilladt.",
				onPage: {
					en: "This picture is on another site; texts show only pictures of this one.",
					da: "Billedet ligger på en anden hjemmeside; tekster viser kun denne hjemmesides egne.",
				},
			},
			hint: {
				en: "Put the picture there, and write its file name here.",
				da: "Læg billedet der, og skriv dets filnavn her.",
				onPage: otherPicture,
			},
		};
	const hint = suggestFile(src, [...media.keys()]);
	return {
		message: {
			en: `There is no file ${src} in content/media.`,
			da: `Der er ingen fil ${src} i content/media.`,
			onPage: {
				en: `There is no picture ${src}.`,
				da: `Der er intet billede, som hedder ${src}.`,
			},
		},
		...(hint && { hint: { ...hint, onPage: otherPicture } }),
	};
}
