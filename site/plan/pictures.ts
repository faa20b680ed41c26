import { getValueAt } from "kilde/checks";
import {
	createShareVariant,
	getMediaAddress,
	getMediaFile,
	type ShareImage,
} from "kilde/plan";
import { firstPhoto } from "../model/first-photo.ts";
import type {
	LocaleContent,
	Shared,
	SitePage,
} from "../model/locale-content.ts";

/** A picture as the content names it. */
export type WrittenPicture = SitePage<"home">["data"]["image"];

/** Returns the first photo in some content of one language. */
export function photoIn(value: unknown): WrittenPicture | undefined {
	const path = firstPhoto(value);
	// The path leads to one.
	return path && (getValueAt(value, path) as WrittenPicture);
}

/** Returns the picture for shared links of a page: its first photo, or that of the front page, which may be a drawing. */
export function shareImage(
	shared: Shared,
	{ sharePicture }: LocaleContent,
	own?: unknown,
): ShareImage | undefined {
	const written = photoIn(own) ?? sharePicture;
	if (!written) return undefined;
	const media = getMediaFile(shared, written.src);
	const file = createShareVariant(media, written.focus);
	const { path, width, height } = file ?? {
		...media,
		path: getMediaAddress(media),
	};
	return { path, width, height, alt: written.alt, file };
}
