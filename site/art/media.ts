import { breathwork, massage, meditation, yinYoga } from "./events.ts";
import { hero, share } from "./landscape.ts";
import { map, mapAtNight } from "./map.ts";
import { fieldLines, fieldRings } from "./ornaments.ts";
import { portraitJens, portraitKaren } from "./portraits.ts";
import { favicon, videoSystem } from "./rings.ts";
import { room } from "./room.ts";

/** Every drawing of the site, by its file. */
export const drawings: Readonly<Record<string, () => string>> = {
	"content/media/hero.svg": hero,
	"content/media/room.svg": room,
	"content/media/event-meditation.svg": meditation,
	"content/media/event-breathwork.svg": breathwork,
	"content/media/event-yin-yoga.svg": yinYoga,
	"content/media/event-massage.svg": massage,
	"content/media/portrait-karen.svg": portraitKaren,
	"content/media/portrait-jens.svg": portraitJens,
	"content/media/video-system.svg": videoSystem,
	"content/media/map.svg": map,
	"content/media/map-night.svg": mapAtNight,
	"content/media/share.svg": share,
	"site/assets/favicon.svg": favicon,
};

/** The file of the drawings that are inlined into pages. */
export const ornaments = {
	file: "site/art/ornaments.json",
	draw: (): string =>
		`${JSON.stringify({ lines: fieldLines(), rings: fieldRings() }, null, "\t")}\n`,
} as const;

/** The drawing that is rasterised too, since social networks don't support SVG. */
export const rasterised = {
	from: "content/media/share.svg",
	to: "content/media/share.png",
	width: 1200,
	height: 630,
} as const;
