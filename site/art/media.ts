import { breathwork, massage, meditation, yinYoga } from "./events.ts";
import { isobars } from "./isobars.ts";
import { map } from "./map.ts";
import { fieldLines, fieldRings } from "./ornaments.ts";
import { plan } from "./plan.ts";
import { portraitJens, portraitKaren } from "./portraits.ts";
import { favicon, videoSystem } from "./rings.ts";
import { coloured } from "./svg.ts";

/** The drawings of pages; each is drawn for the dark theme too, as NAME-dark.svg. */
const pictures: Readonly<Record<string, () => string>> = {
	"room-plan": plan,
	map,
	isobars,
	"event-meditation": meditation,
	"event-breathwork": breathwork,
	"event-yin-yoga": yinYoga,
	"event-massage": massage,
	"portrait-karen": portraitKaren,
	"portrait-jens": portraitJens,
	"video-system": videoSystem,
};

/** Every drawing of the site, by its file. */
export const drawings: Readonly<Record<string, () => string>> = {
	...Object.fromEntries(
		Object.entries(pictures).flatMap(([name, draw]) => [
			[`content/media/${name}.svg`, () => coloured(draw(), "day")],
			[`content/media/${name}-dark.svg`, () => coloured(draw(), "night")],
		]),
	),
	"site/assets/favicon.svg": () => coloured(favicon(), "day"),
};

/** The file of the drawings that are inlined into pages. */
export const ornaments = {
	file: "site/art/ornaments.json",
	draw: (): string =>
		`${JSON.stringify({ lines: fieldLines(), rings: fieldRings() }, null, "\t")}\n`,
} as const;
