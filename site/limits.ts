/**
 * The limits of the interface, set by the specification. Times are in milliseconds, lengths in pixels, those of the hero in
 * percent of the window's height. The definition of the site imports this module too, so it imports nothing.
 */
export const limits = {
	hero: { height: 45, heightWide: 60 },
	search: { results: 8, recent: 5, listHeight: 400 },
	menu: { hoverDelay: 100, pointerGrace: 300, typeahead: 1000 },
	tooltip: { delay: 700, gap: 8 },
	booking: { patience: 8000 },
	priceFinder: { visits: 25 },
	copy: { confirmation: 2000 },
	dataCache: {
		kept: 5 * 60_000,
		retries: 3,
		firstWait: 1000,
		longestWait: 30_000,
	},
	notifications: {
		visible: 3,
		duration: 4000,
		gap: 14,
		width: 356,
		removal: 200,
	},
} as const;
