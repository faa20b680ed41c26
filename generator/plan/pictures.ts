import {
	createUprightVariants,
	createVariants,
	formatSrcset,
} from "../images/variants.ts";
import type { SharedContent } from "../link/model.ts";
import { getMediaAddress } from "../text/url.ts";
import type { MediaEntry } from "../types.ts";

/** A picture in content: its file in content/media, its alt text, the file for the dark theme, and the focus point for cropping. */
export type NamedPicture = {
	readonly src: string;
	readonly alt: string;
	readonly dark?: string | undefined;
	/** E.g. “40 60”: per cent from the left and from the top. */
	readonly focus?: string | undefined;
};

/** A file of a picture for a page: its address and size, and its variants in several widths (none for an SVG). */
export type ShownFile = {
	readonly name: string;
	readonly src: string;
	readonly width: number;
	readonly height: number;
	readonly srcset: string | undefined;
};

/** A picture for a page, in both themes: the props of `Picture` in kilde/react. */
export type ShownPicture = ShownFile & {
	readonly alt: string;
	readonly focus: string | undefined;
	readonly dark: ShownFile | undefined;
};

/** The crop of a picture for upright screens. */
export type UprightPart = Pick<ShownFile, "width" | "height"> & {
	readonly srcset: string;
};

/** A picture that fills the screen, with its crops for upright screens. */
export type FillingPicture = ShownPicture & {
	readonly upright: UprightPart | undefined;
	readonly uprightDark: UprightPart | undefined;
};

/**
 * Returns a picture with its files and their variants. Throws if there is no such file.
 */
export function resolvePicture(
	shared: Pick<SharedContent, "media">,
	{ src, dark, alt, focus }: NamedPicture,
): ShownPicture {
	return {
		...resolveMediaFile(shared, src),
		alt,
		focus,
		dark: dark === undefined ? undefined : resolveMediaFile(shared, dark),
	};
}

function resolveMediaFile(
	shared: Pick<SharedContent, "media">,
	src: string,
): ShownFile {
	const file = getMediaFile(shared, src);
	const { width, height } = file;
	const variants = createVariants(file);
	return {
		name: src,
		src: variants?.fallback.path ?? getMediaAddress(file),
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
	shared: Pick<SharedContent, "media">,
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
	{ media }: Pick<SharedContent, "media">,
	src: string,
): MediaEntry {
	const file = media.get(src);
	if (!file) throw new Error(`No file ${src} in content/media.`);
	return file;
}
