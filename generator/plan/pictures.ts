import type { Embed, Hero, Picture } from "../../site/props.ts";
import type { Model, Site, SitePage } from "../link/model.ts";
import { mediaAddress } from "../url.ts";
import { outsideLink } from "./links.ts";
import { videoAddresses } from "./video-addresses.ts";

/** A file of content/media → its address, which changes with its bytes. */
export function mediaPath({ media }: Model, src: string): string {
	const file = media.get(src);
	if (!file) throw new Error(`No file ${src} in content/media.`);
	return mediaAddress(file);
}

/** A picture as content writes it → with its address and its size. */
export function picture(
	model: Model,
	{ src, alt }: { readonly src: string; readonly alt: string },
): Picture {
	const { width = 0, height = 0 } = model.media.get(src) ?? {};
	return { src: mediaPath(model, src), alt, width, height };
}

type WrittenHero = SitePage<"home">["data"]["hero"];
type WrittenEmbed = SitePage<"technology">["data"]["video"];

/** The large picture on top of a page. */
export function hero(
	model: Model,
	site: Site,
	{ subheadline, quote, background }: WrittenHero,
): Hero {
	return {
		name: site.business.name,
		subheadline,
		quote,
		background: heroBackground(model, site, background),
	};
}

function heroBackground(
	model: Model,
	site: Site,
	background: WrittenHero["background"],
): Hero["background"] {
	switch (background.kind) {
		case "image":
			return { kind: "image", image: picture(model, background.image) };
		case "embed":
			return { kind: "embed", embed: embed(model, site, background.embed) };
		case "video":
			return {
				kind: "video",
				src: mediaPath(model, background.src),
				poster: picture(model, background.poster),
			};
	}
}

/** A video of another site, as a picture and a link. */
export function embed(
	model: Model,
	site: Site,
	{ url, provider, title, poster }: WrittenEmbed,
): Embed {
	const { play, playAt, videoNotice } = site.strings;
	const { frame, page } = videoAddresses(url);
	return {
		title,
		poster: picture(model, poster),
		frame,
		play,
		link: outsideLink(site, playAt.replace("PROVIDER", provider), page),
		notice: videoNotice.replace("PROVIDER", provider),
	};
}
