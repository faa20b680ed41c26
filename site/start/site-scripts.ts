/** What the start of a page can fetch later, by its addresses; the bundler puts it into the page. */
export type SiteScripts = {
	/** What gives the header's menus life. */
	readonly header: string;
	/** Of each island on the page: its own script, that of hydrate.tsx, and what these two import. */
	readonly islands: Readonly<Record<string, readonly [string, ...string[]]>>;
};
