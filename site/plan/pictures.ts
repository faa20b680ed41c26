import type { MediaEntry } from "kilde";
import { valueAt } from "kilde/checks";
import {
	mediaAddress,
	type ShareImage,
	shareVariant,
	srcset,
	uprightVariants,
	variantsOf,
} from "kilde/plan";
import { firstPhoto } from "../model/first-photo.ts";
import type {
	LocaleContent,
	Shared,
	SitePage,
} from "../model/locale-content.ts";

/** A picture as the content names it. */
export type WrittenPicture = SitePage<"home">["data"]["roomImage"];

/** Returns a picture with its file, and the one for the dark theme, if that is another. Throws if there is no such file. */
export function picture(
	shared: Shared,
	{ src, dark, alt, focus }: WrittenPicture,
) {
	return {
		...pictureFile(shared, src),
		alt,
		focus,
		dark: dark === undefined ? undefined : pictureFile(shared, dark),
	};
}

/** Returns the address and size of a file, and its variants in several widths, which a drawing has not. */
function pictureFile(shared: Shared, src: string) {
	const file = mediaFile(shared, src);
	const { width, height } = file;
	const variants = variantsOf(file);
	return {
		name: src,
		src: variants?.fallback.path ?? mediaAddress(file),
		width,
		height,
		srcset: variants && srcset(variants.files),
	};
}

/**
 * Returns a picture that fills the screen, together with the parts of it, and of the one for the dark theme, that upright
 * screens show.
 */
export function fillingPicture(
	shared: Shared,
	shown: ReturnType<typeof picture>,
) {
	const { dark, focus } = shown;
	const uprightOf = ({ name }: ReturnType<typeof pictureFile>) => {
		const part = uprightVariants(mediaFile(shared, name), focus);
		return part && { ...part, srcset: srcset(part.files) };
	};
	return {
		...shown,
		upright: uprightOf(shown),
		uprightDark: dark && uprightOf(dark),
	};
}

/** Returns the first photo in some content of one language. */
export function photoIn(value: unknown): WrittenPicture | undefined {
	const path = firstPhoto(value);
	// The path leads to one.
	return path && (valueAt(value, path) as WrittenPicture);
}

/** Returns the picture for shared links of a page: its first photo, or that of the front page, which may be a drawing. */
export function shareImage(
	shared: Shared,
	{ sharePicture }: LocaleContent,
	own?: unknown,
): ShareImage | undefined {
	const written = photoIn(own) ?? sharePicture;
	if (!written) return undefined;
	const media = mediaFile(shared, written.src);
	const file = shareVariant(media, written.focus);
	const { path, width, height } = file ?? {
		...media,
		path: mediaAddress(media),
	};
	return { path, width, height, alt: written.alt, file };
}

/** Returns a file of content/media. Throws if there is none of that name. */
export function mediaFile({ media }: Shared, src: string): MediaEntry {
	const file = media.get(src);
	if (!file) throw new Error(`No file ${src} in content/media.`);
	return file;
}
