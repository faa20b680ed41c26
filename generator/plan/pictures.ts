import {
	createUprightVariants,
	createVariants,
	formatSrcset,
} from "../images/variants.ts";
import type { Shared } from "../link/model.ts";
import { mediaAddress } from "../text/url.ts";
import type { MediaEntry } from "../types.ts";

/** A picture as content names it: its file in content/media, its words, the file for the dark theme, and the point to crop it around. */
export type NamedPicture = {
	readonly src: string;
	readonly alt: string;
	readonly dark?: string | undefined;
	/** As “40 60”: per cent from the left and from the top. */
	readonly focus?: string | undefined;
};

/** A file of a picture as a page shows it: its address and size, and its variants in several widths, which a drawing has not. */
export type ShownFile = {
	readonly name: string;
	readonly src: string;
	readonly width: number;
	readonly height: number;
	readonly srcset: string | undefined;
};

/** A picture as a page shows it, in both themes: what `Picture` of kilde/parts is given. */
export type ShownPicture = ShownFile & {
	readonly alt: string;
	readonly focus: string | undefined;
	readonly dark: ShownFile | undefined;
};

/** The part of a picture that fills an upright screen. */
export type UprightPart = Pick<ShownFile, "width" | "height"> & {
	readonly srcset: string;
};

/** A picture that fills the screen, and its parts for upright screens. */
export type FillingPicture = ShownPicture & {
	readonly upright: UprightPart | undefined;
	readonly uprightDark: UprightPart | undefined;
};

/**
 * Returns a picture with its files and their variants. Throws if there is no such file.
 *
 * @example
 * ```ts
 * import { defineCollection, type SharedOf } from "kilde";
 * import { field, text, z } from "kilde/fields";
 * import { resolvePicture } from "kilde/plan";
 *
 * // content/shop.yaml names a file of content/media, as shop.jpg.
 * export const shop = defineCollection({
 * 	name: "shop",
 * 	files: "shop.yaml",
 * 	schema: z.strictObject({
 * 		photo: field(z.string(), { en: "Photo", da: "Foto" }),
 * 		alt: field(text, { en: "What it shows", da: "Hvad det viser" }),
 * 	}),
 * });
 *
 * export const photoOf = (shared: SharedOf, photo: string, alt: string) =>
 * 	resolvePicture(shared, { src: photo, alt });
 * ```
 */
export function resolvePicture(
	shared: Pick<Shared, "media">,
	{ src, dark, alt, focus }: NamedPicture,
): ShownPicture {
	return {
		...resolveFile(shared, src),
		alt,
		focus,
		dark: dark === undefined ? undefined : resolveFile(shared, dark),
	};
}

function resolveFile(shared: Pick<Shared, "media">, src: string): ShownFile {
	const file = getMediaFile(shared, src);
	const { width, height } = file;
	const variants = createVariants(file);
	return {
		name: src,
		src: variants?.fallback.path ?? mediaAddress(file),
		width,
		height,
		srcset: variants && formatSrcset(variants.files),
	};
}

/**
 * Returns a picture that fills the screen, together with the parts of it, and of the one for the dark theme, that upright
 * screens show.
 *
 * @example
 * const shown = resolvePicture(shared, { src: "shop.jpg", alt: "The shop from the street" });
 * resolveFillingPicture(shared, shown).upright?.width; // 960
 */
export function resolveFillingPicture(
	shared: Pick<Shared, "media">,
	shown: ShownPicture,
): FillingPicture {
	const { dark, focus } = shown;
	const uprightOf = ({ name }: ShownFile): UprightPart | undefined => {
		const part = createUprightVariants(getMediaFile(shared, name), focus);
		if (!part) return undefined;
		const { width, height, files } = part;
		return { width, height, srcset: formatSrcset(files) };
	};
	return {
		...shown,
		upright: uprightOf(shown),
		uprightDark: dark && uprightOf(dark),
	};
}

/**
 * Returns a file of content/media. Throws if there is none of that name.
 *
 * @example getMediaFile(shared, "shop.jpg").width; // 1600
 */
export function getMediaFile(
	{ media }: Pick<Shared, "media">,
	src: string,
): MediaEntry {
	const file = media.get(src);
	if (!file) throw new Error(`No file ${src} in content/media.`);
	return file;
}
