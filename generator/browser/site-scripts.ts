/** The addresses of the scripts that a page can import later; the bundler inlines them into the page. */
export type SiteScripts = {
	/** The script that enhances the header. */
	readonly header: string;
	/** For each island on the page: its own script, that of hydrate.tsx, and their imports. */
	readonly islands: Readonly<Record<string, readonly [string, ...string[]]>>;
};
