import {
	type MediaEntry,
	mediaAddress,
	srcset,
	variantsOf,
} from "../../generator/define.ts";
import type {
	LocaleContent,
	Shared,
	SitePage,
} from "../model/locale-content.ts";
import { outsideLink } from "./links.ts";
import type { Shown } from "./shown.ts";
import { videoAddresses } from "./video-addresses.ts";

/** Returns the address of the picture for shared links: one file, in a format that all networks support. */
export function sharedPicture(shared: Shared, src: string): string {
	const file = mediaFile(shared, src);
	return variantsOf(file)?.fallback.path ?? mediaAddress(file);
}

/** A picture as the content names it. */
export type WrittenPicture = SitePage<"home">["data"]["roomImage"];

type ShownHero = Shown<SitePage<"home">["data"]["hero"]>;
type ShownEmbed = Shown<SitePage<"technology">["data"]["video"]>;

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

function mediaFile({ media }: Shared, src: string): MediaEntry {
	const file = media.get(src);
	if (!file) throw new Error(`No file ${src} in content/media.`);
	return file;
}

/** Returns the props of the large picture at the top of a page. */
export function hero(
	shared: Shared,
	content: LocaleContent,
	{ background, ...words }: ShownHero,
) {
	return {
		name: content.business.name,
		...words,
		background: heroBackground(shared, content, background),
	};
}

function heroBackground(
	shared: Shared,
	content: LocaleContent,
	background: ShownHero["background"],
) {
	switch (background.kind) {
		case "image":
			return background;
		case "embed":
			return { ...background, embed: embed(content, background.embed) };
		case "video":
			return {
				...background,
				sources: background.sources
					.map((src) => ({
						src: mediaAddress(mediaFile(shared, src)),
						type: `video/${src.slice(src.lastIndexOf(".") + 1)}`,
					}))
					// Browsers play the first format that they support: WebM, the smaller one, is first.
					.sort((a, b) => (a.type < b.type ? 1 : -1)),
				pause: content.strings.pauseFilm,
			};
	}
}

/** Returns the props of a video of another site. */
export function embed(
	content: LocaleContent,
	{ url, provider, title, poster }: ShownEmbed,
) {
	const { play, playAt, videoNotice } = content.strings;
	const { frame, page } = videoAddresses(url);
	return {
		title,
		poster,
		frame,
		play,
		link: outsideLink(content, playAt.replace("PROVIDER", provider), page),
		notice: videoNotice.replace("PROVIDER", provider),
	};
}
