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
import { videoAddresses } from "./video-addresses.ts";

/** Returns the address of the picture for shared links: one file, in a format that all networks support. */
export function sharedPicture(shared: Shared, src: string): string {
	const file = mediaFile(shared, src);
	return variantsOf(file)?.fallback.path ?? mediaAddress(file);
}

type WrittenPicture = SitePage<"home">["data"]["roomImage"];
type WrittenHero = SitePage<"home">["data"]["hero"];
type WrittenEmbed = SitePage<"technology">["data"]["video"];

/** Returns a picture with its file, and the one for the dark theme, if that is another. Throws if there is no such file. */
export function picture(shared: Shared, { src, dark, alt }: WrittenPicture) {
	return {
		...pictureFile(shared, src),
		alt,
		dark: dark === undefined ? undefined : pictureFile(shared, dark),
	};
}

/** Returns the picture of a page, if it has one. */
export function pagePicture(
	shared: Shared,
	data: { readonly picture?: WrittenPicture | undefined },
) {
	return data.picture && picture(shared, data.picture);
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
	{ subheadline, quote, background }: WrittenHero,
) {
	return {
		name: content.business.name,
		subheadline,
		quote,
		background: heroBackground(shared, content, background),
	};
}

function heroBackground(
	shared: Shared,
	content: LocaleContent,
	background: WrittenHero["background"],
) {
	const { kind } = background;
	switch (kind) {
		case "image":
			return { kind, image: picture(shared, background.image) };
		case "embed":
			return { kind, embed: embed(shared, content, background.embed) };
		case "video":
			return {
				kind,
				sources: background.sources
					.map((src) => ({
						src: mediaAddress(mediaFile(shared, src)),
						type: `video/${src.slice(src.lastIndexOf(".") + 1)}`,
					}))
					// Browsers play the first format that they support: WebM, the smaller one, is first.
					.sort((a, b) => (a.type < b.type ? 1 : -1)),
				poster: picture(shared, background.poster),
				pause: content.strings.pauseFilm,
			};
	}
}

/** Returns the props of a video of another site. */
export function embed(
	shared: Shared,
	content: LocaleContent,
	{ url, provider, title, poster }: WrittenEmbed,
) {
	const { play, playAt, videoNotice } = content.strings;
	const { frame, page } = videoAddresses(url);
	return {
		title,
		poster: picture(shared, poster),
		frame,
		play,
		link: outsideLink(content, playAt.replace("PROVIDER", provider), page),
		notice: videoNotice.replace("PROVIDER", provider),
	};
}
