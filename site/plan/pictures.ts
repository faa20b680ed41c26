import {
	type MediaEntry,
	mediaAddress,
	srcset,
	variantsOf,
} from "../../generator/define.ts";
import type { Shared, SitePage } from "../model/locale-content.ts";

/** Returns the address of the picture for shared links: one file, in a format that all networks support. */
export function sharedPicture(shared: Shared, src: string): string {
	const file = mediaFile(shared, src);
	return variantsOf(file)?.fallback.path ?? mediaAddress(file);
}

/** A picture as the content names it. */
export type WrittenPicture = SitePage<"home">["data"]["roomImage"];

/** Returns a picture with its file, and the one for the dark theme, if that is another. Throws if there is no such file. */
export function picture(shared: Shared, { src, dark, alt }: WrittenPicture) {
	return {
		...pictureFile(shared, src),
		alt,
		dark: dark === undefined ? undefined : pictureFile(shared, dark),
	};
}

/** Returns the address and size of a file, and its variants in several formats and widths, the best format first; a drawing has none. */
function pictureFile(shared: Shared, src: string) {
	const file = mediaFile(shared, src);
	const { width, height } = file;
	const variants = variantsOf(file);
	return {
		src: variants?.fallback.path ?? mediaAddress(file),
		width,
		height,
		sources: (variants?.sources ?? []).map(({ type, files }) => ({
			type,
			srcset: srcset(files),
		})),
	};
}

/** Returns a file of content/media. Throws if there is none of that name. */
export function mediaFile({ media }: Shared, src: string): MediaEntry {
	const file = media.get(src);
	if (!file) throw new Error(`No file ${src} in content/media.`);
	return file;
}
