/** The features of a page that its policy must allow: start scripts, films, other hosts, and styles of its own. */
export type PageFeatures = {
    /** The scripts of the site's folder start/ that it runs as it starts, by their files' names. */
    readonly start: readonly string[];
    /** Whether it plays films of the site itself. */
    readonly media: boolean;
    /** The origins of its frames. */
    readonly frames: readonly string[];
    /** The origins of the provider of its widgets, which may load anything from them. */
    readonly hosts: readonly string[];
    /** The points that its pictures are cropped around, as “40 60”; left out where it has none. */
    readonly focuses?: readonly string[];
};
/** The features of a page, derived from its props. */
export declare function pageFeatures({ start, media }: Partial<Pick<PageFeatures, "start" | "media">>, content: unknown): PageFeatures;
