/**
 * The limits of the interface, set by the specification. Times are in milliseconds, lengths in pixels, those of the hero in
 * percent of the window's height. The definition of the site imports this module too, so it imports nothing.
 */
export const hero = { height: 45, heightWide: 60 } as const;
export const search = { results: 8, recent: 5, listHeight: 400 } as const;
export const menu = {
	hoverDelay: 100,
	pointerGrace: 300,
	typeahead: 1000,
} as const;
export const tooltip = { delay: 700, gap: 8 } as const;
export const booking = { patience: 8000 } as const;
export const priceFinder = { visits: 25 } as const;
export const copy = { confirmation: 2000 } as const;
export const dataCache = {
	kept: 5 * 60_000,
	retries: 3,
	firstWait: 1000,
	longestWait: 30_000,
} as const;
export const notifications = {
	visible: 3,
	duration: 4000,
	gap: 14,
	width: 356,
	removal: 200,
} as const;
