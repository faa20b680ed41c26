import {
	getMediaAddress,
	getMediaFile,
	resolveFillingPicture,
	resolvePicture,
} from "kilde/plan";
import type {
	LocaleContent,
	Shared,
	SitePage,
} from "../model/locale-content.ts";
import { outsideLink } from "./links.ts";
import type { Shown } from "./shown.ts";
import { videoAddresses } from "./video-addresses.ts";

type ShownHero = Shown<SitePage<"home">["data"]["hero"]>;
type ShownEmbed = Shown<SitePage<"technology">["data"]["video"]>;

/** Returns the props of the large picture at the top of a page. */
export function hero(
	shared: Shared,
	content: LocaleContent,
	{ background, ...words }: ShownHero,
) {
	const { name, logo } = content.business;
	return {
		name,
		// Without a text: the header has the name.
		logo: logo && resolvePicture(shared, { ...logo, alt: "" }),
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
			return {
				...background,
				image: resolveFillingPicture(shared, background.image),
			};
		case "embed":
			return { ...background, embed: embed(content, background.embed) };
		case "video":
			return {
				...background,
				poster: resolveFillingPicture(shared, background.poster),
				sources: background.sources
					.map((src) => ({
						src: getMediaAddress(getMediaFile(shared, src)),
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
		link: outsideLink(content, playAt.replace("{provider}", provider), page),
		notice: videoNotice.replace("{provider}", provider),
	};
}
