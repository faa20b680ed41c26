import { createShareVariant } from "../images/variants.ts";
import type { SharedContent } from "../link/model.ts";
import type { ShareImage } from "../plan/head.ts";
import { getMediaFile } from "../plan/pictures.ts";
import { getMediaAddress } from "../text/url.ts";
import type { PageLanguage } from "./pages.ts";

/**
 * Finds the first photo in the values of a page, in the order of its fields, for shared links: no drawing. A page without a
 * photo has that of the front page.
 */
export function findShareImage(
	value: unknown,
	language: Pick<PageLanguage, "model" | "content">,
	shared: Pick<SharedContent, "media">,
): ShareImage | undefined {
	const found = findPhoto(value) ?? findFrontPhoto(language);
	if (!found) return undefined;
	const media = getMediaFile(shared, found.name);
	const file = createShareVariant(media, found.focus);
	const { path, width, height } = file ?? {
		...media,
		path: getMediaAddress(media),
	};
	return { path, width, height, alt: found.alt, file };
}

/** Finds the first photo of the front page. */
export function findFrontPhoto({
	model,
	content,
}: Pick<PageLanguage, "model" | "content">): Photo | undefined {
	const front = model.pages.get("home");
	return findPhoto(front && content.getPage(front));
}

type Photo = {
	readonly name: string;
	readonly alt: string;
	readonly focus?: string;
};

function findPhoto(value: unknown): Photo | undefined {
	if (typeof value !== "object" || value === null) return undefined;
	const { alt, name, src, focus } = value as Record<string, unknown>;
	if (typeof alt === "string" && typeof src === "string") {
		// The pictures of a Markdown text have the names of their files as `src`.
		const file = typeof name === "string" ? name : src;
		if (/\.(svg|mp4|webm)$/i.test(file)) return undefined;
		return { name: file, alt, ...(typeof focus === "string" && { focus }) };
	}
	for (const inner of Object.values(value)) {
		const found = findPhoto(inner);
		if (found) return found;
	}
	return undefined;
}
