import { f } from "kilde";

// The fields that several views and collections have.

/** A text in every language. */
export const text = f.localized(f.text());

/** The units of numbers, for the editor. */
export const units = {
	minutes: { en: "minutes", da: "minutter" },
	hours: { en: "hours", da: "timer" },
	days: { en: "days", da: "dage" },
	weeks: { en: "weeks", da: "uger" },
	years: { en: "years", da: "år" },
	guests: { en: "guests", da: "gæster" },
	sessions: { en: "sessions", da: "sessioner" },
	visits: { en: "visits", da: "klip" },
	times: { en: "times", da: "gange" },
};

/** The address of a link to another site: one for all languages, or one for each. */
export const linkOut = f.localized(f.url(), { allowsOne: true });

/** A call to action with one link. */
export const invitation = { heading: text, text, link: f.link() };

/** The picture of a page, if it has one. */
export const picture = f.picture().optional();

/** A picture from edge to edge of the screen, if the page has one. */
export const fillingPicture = f.picture({ isFilling: true }).optional();

/** A video of another site, which is loaded after a click. */
export const embed = {
	url: linkOut,
	provider: f.string().example("YouTube"),
	title: text,
	poster: f.picture(),
};

/** The film of a theme, in one format or several. */
const film = f.list(f.video(), { least: 1 }).optional();

/** The large picture at the top of a page: a video of another site, a picture, or a film with a poster. */
export const hero = {
	subheadline: text.optional(),
	quote: text.optional(),
	background: f.oneOf({
		embed: { embed },
		image: { image: f.picture({ isFilling: true }) },
		video: {
			films: { light: film, dark: film },
			poster: f.picture({ isFilling: true }),
		},
	}),
};
