import {
	type Fault,
	fileStart,
	problemAt,
	type Wording,
} from "../diagnostics/diagnostic.ts";
import { formatProblem } from "../diagnostics/format-problem.ts";

/** Why a file is refused as a picture or as a video, and what to do. Each follows the name of the file in a sentence. */
export const refusals = {
	heic: {
		en: "is a HEIC picture that can’t be read here. On a Mac, right-click it and choose Quick Actions › Convert Image › JPEG. On an iPhone, choose Settings › Camera › Formats › Most Compatible for the next pictures, or mail this one to yourself, which makes it a JPEG.",
		da: "er et HEIC-billede, som ikke kan læses her. På en Mac: Højreklik på det, og vælg Hurtige handlinger › Konverter billede › JPEG. På en iPhone: Vælg Indstillinger › Kamera › Formater › Mest kompatibel til de næste billeder, eller send dette til dig selv i en mail, så bliver det til en JPEG.",
	},
	moving: {
		en: "is an animation, which visitors can’t stop. Choose a still picture.",
		da: "er en animation, som de besøgende ikke kan standse. Vælg et billede, der står stille.",
	},
	video: {
		en: "is a video and not a picture. Save a still from it as a JPEG, and use that.",
		da: "er en film og ikke et billede. Gem et stillbillede fra den som JPEG, og brug det.",
	},
	noVideo: {
		en: "is not a video. Choose a video that ends in .mp4 or .webm.",
		da: "er ikke en film. Vælg en film, der ender på .mp4 eller .webm.",
	},
	notEverywhere: {
		en: "is a video in a format that not all browsers play. Export it as MP4 (H.264). On an iPhone, choose Settings › Camera › Formats › Most Compatible for the next videos.",
		da: "er en film i et format, som ikke alle browsere kan afspille. Eksportér den som MP4 (H.264). På en iPhone: Vælg Indstillinger › Kamera › Formater › Mest kompatibel til de næste film.",
	},
	noPicture: {
		en: "is not a picture. Choose a photo or an SVG: .jpg, .png, .webp, .avif or .svg.",
		da: "er ikke et billede. Vælg et foto eller et SVG-billede: .jpg, .png, .webp, .avif eller .svg.",
	},
	damaged: {
		en: "is damaged: only part of it can be read. Copy it again from the camera or the phone.",
		da: "er beskadiget: Kun en del af det kan læses. Kopiér det igen fra kameraet eller telefonen.",
	},
	unsized: {
		en: "is an SVG without a size. Open it in the program that it comes from, and export it as SVG again, with a viewBox.",
		da: "er et SVG-billede uden størrelse. Åbn det i det program, det kommer fra, og eksportér det som SVG igen, med en viewBox.",
	},
} as const satisfies Record<string, Wording>;

/** A video that can't be published as it is. */
export function describeVideoFault(fault: Fault): Wording {
	const [en, da] = formatFault(fault);
	return {
		en: `is a video that can’t be used as it is. ${en}`,
		da: `er en film, der ikke kan bruges, som den er. ${da}`,
	};
}

/** `bytes` and `most` in bytes. */
export function describeHeavyVideo(bytes: number, most: number): Wording {
	const [own, limit] = [bytes, most].map((each) => Math.ceil(each / 1024 ** 2));
	return {
		en: `is ${own} MB; a video may be at most ${limit} MB, so that phones can load it. Make it shorter, or export it at a lower resolution, e.g. 720p without sound.`,
		da: `fylder ${own} MB; en film må højst fylde ${limit} MB, så den også kan hentes på en telefon. Gør den kortere, eller eksportér den i en lavere opløsning, for eksempel 720p uden lyd.`,
	};
}

/** An SVG that the sanitiser refuses. */
export function describeSvgFault(fault: Fault): Wording {
	const [en, da] = formatFault(fault);
	return {
		en: `is an SVG that can’t be published as it is. ${en}`,
		da: `er et SVG-billede, der ikke kan udgives, som det er. ${da}`,
	};
}

function formatFault(fault: Fault): string[] {
	const problem = problemAt(fileStart, "invalid-image", fault);
	return ["en", "da"].map((language) => {
		const { message, hint } = formatProblem(problem, { language });
		return `${message} ${hint}`;
	});
}

/** `bytes` and `most` in bytes. */
export function describeHeavyPicture(bytes: number, most: number): Wording {
	const [own, limit] = [bytes, most].map((each) => Math.ceil(each / 1024 ** 2));
	return {
		en: `is ${own} MB; a picture may be at most ${limit} MB. Export it at a smaller size.`,
		da: `fylder ${own} MB; et billede må højst fylde ${limit} MB. Gem det i en mindre størrelse.`,
	};
}

/** All in pixels. */
export function describeManyPixels(
	width: number,
	height: number,
	most: number,
): Wording {
	return {
		en: `is ${width} × ${height} pixels; a picture may have at most ${most / 1e6} million. Export it at a smaller size.`,
		da: `er på ${width} × ${height} pixels; et billede må højst have ${most / 1e6} millioner. Gem det i en mindre størrelse.`,
	};
}

/** All in pixels. */
export function describeSmallPicture(
	width: number,
	height: number,
	needed: { readonly width: number; readonly longerSide: number },
): Wording {
	return {
		en: `is only ${width} × ${height} pixels, and would be blurred: it needs at least ${needed.longerSide} pixels on the longer side and ${needed.width} in width. Look for the original; a picture that was sent in a chat or copied from a page is often a small copy.`,
		da: `er kun på ${width} × ${height} pixels og ville blive uskarpt: Den længste side skal have mindst ${needed.longerSide}, og bredden skal være mindst ${needed.width}. Find originalen; et billede fra en chat eller en hjemmeside er ofte en lille kopi.`,
	};
}
