import type { Diagnostic, Place } from "./diagnostics/diagnostic.ts";
import type { Path, Places } from "./diagnostics/places.ts";
import type { PageFeatures } from "./host/page-features.ts";
import type { Period } from "./languages/days.ts";
import type { Locale } from "./languages/languages.ts";
import type { Reference } from "./schema/reference.ts";
import type { Body, Citation } from "./schema/text-values.ts";

/** A file of the project: its path from the project's folder, its bytes, and their SHA-256 in hex. */
export type Source = {
	readonly path: string;
	readonly bytes: Uint8Array;
	readonly digest: string;
	/** Set if the file exists but couldn't be read, which has been reported. The path of a folder ends in a slash. */
	readonly isUnread?: true;
};

/** A valid file of the content, parsed by the schema of its collection. */
export type ContentEntry<T = unknown> = {
	readonly kind: "content";
	/** The name of its collection. */
	readonly collection: string;
	readonly file: string;
	/** Of the file's bytes. */
	readonly digest: string;
	/** From the file's name; in a collection of one file, the collection's name. */
	readonly id: string;
	/** The part that a text of a page is; otherwise empty. */
	readonly part: string;
	readonly locale: Locale | undefined;
	/** The period of publication; empty if the file has none. */
	readonly period: Period;
	readonly data: T;
	/** The parsed file, before validation. */
	readonly raw: unknown;
	readonly body: Body | undefined;
	readonly places: Places;
	/** Every reference in its data, in the order of the file. */
	readonly references: readonly FoundReference[];
	/** The Markdown texts in its data. */
	readonly texts: readonly FoundText[];
	/** Every fact that the file cites. */
	readonly citations: readonly Citation[];
	/** The numbers, times and the like in its texts that may be facts. */
	readonly figures: readonly WrittenFigure[];
	/** The findings of the lint rules, before suppressions. */
	readonly lintFindings: readonly Diagnostic[];
	/** The comments in the file that suppress lint findings. */
	readonly suppressions: readonly Suppression[];
};

/** A file of the content with errors; `raw` is undefined if it can't be parsed at all. */
export type InvalidEntry = Omit<ContentEntry, "kind" | "data"> & {
	readonly kind: "invalid";
};

/** A file of a collection, valid or not. */
export type ContentFile = ContentEntry | InvalidEntry;

/** A reference, its path in the data, and the languages that it is shown in. */
export type FoundReference = {
	readonly reference: Reference;
	readonly path: Path;
	readonly locales: readonly Locale[];
};

/** A Markdown text and its language. */
export type FoundText = { readonly locale: Locale; readonly body: Body };

/** A figure in the words of a text; `key` names its value (`figures` of the definition). */
export type WrittenFigure = {
	readonly key: string;
	readonly written: string;
	readonly place: Place;
	/** Whether a citation may need quotes around the whole text, as in YAML without quotes. */
	readonly unquoted?: true;
};

/** A comment that suppresses lint findings from one line to another, both included. */
export type Suppression = {
	readonly place: Place;
	readonly from: number;
	readonly to: number;
	readonly reason: string;
};

/** The formats that pictures are encoded in. */
export type RasterFormat = "jpeg" | "png" | "webp" | "avif";

/** A picture or a video in content/media; sizes in pixels as displayed, 0 if unknown. */
export type MediaEntry = {
	readonly kind: "media";
	readonly file: string;
	/** Its path below content/media. */
	readonly id: string;
	readonly source: SourceRef;
	/** The digest of the published bytes, if the file is published as it is. */
	readonly digest: string;
	readonly width: number;
	readonly height: number;
	/** The format of a raster picture; undefined for SVGs and videos, which are published as they are. */
	readonly raster: RasterFormat | undefined;
	/** The valid name below content/media, if its own is not. */
	readonly meant?: string;
};

/** A template; `render` fills it. */
export type TemplateEntry = {
	readonly kind: "template";
	readonly file: string;
	readonly id: string;
	readonly source: SourceRef;
};

/** A file that belongs to no collection. */
export type UnknownEntry = {
	readonly kind: "unknown";
	readonly file: string;
	/** Its path under a valid name, if it can be guessed. */
	readonly meant: string | undefined;
};

/** The result of parsing a source. */
export type Entry = ValidEntry | InvalidEntry;

/** The entries to link. */
export type ValidEntry =
	| ContentEntry
	| MediaEntry
	| TemplateEntry
	| UnknownEntry;

/** Refers to a source by path and digest, so that a page changes if the source does. */
export type SourceRef = { readonly path: string; readonly digest: string };

/** A file to generate, as plain data; `path` is its address. It contains everything that the file depends on, or refers to it by digest. */
export type Page =
	| (PageProps & {
			readonly kind: "view";
			readonly path: string;
			readonly features: PageFeatures;
	  })
	| { readonly kind: "json"; readonly path: string; readonly value: unknown }
	| {
			readonly kind: "template";
			readonly path: string;
			readonly template: SourceRef;
			readonly props: unknown;
	  }
	| {
			readonly kind: "copy";
			readonly path: string;
			readonly source: SourceRef;
			/** Whether the source can be published unchanged. */
			readonly isClean: boolean;
	  }
	| {
			readonly kind: "picture";
			readonly path: string;
			readonly source: SourceRef;
			readonly format: RasterFormat;
			readonly width: number;
			readonly height: number;
			/** The part of the source to show; all of it if omitted. */
			readonly crop?: Crop;
			/** The background colour, for programs that don't support transparency. */
			readonly background?: string;
			/** The width of the background on each side, in pixels. */
			readonly margin?: number;
	  };

/** A part of a picture, in pixels as displayed. */
export type Crop = {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
};

/** A picture to encode, which is done apart from rendering. */
export type PicturePage = Extract<Page, { kind: "picture" }>;

/** The content of a file: text (encoded as UTF-8) or bytes. */
export type FileContent = string | Uint8Array;

/**
 * A file of the finished site, by its path in the output folder: ready, or rendered on demand (write/artifact-content.ts). The key
 * is a digest of all that the content of a page follows from.
 */
export type Artifact =
	| SiteFile
	| {
			readonly path: string;
			/** Computed on demand: a dev server needs only those of open pages. */
			readonly key: () => string;
			readonly render: () => FileContent;
	  };

/** A file of the finished site that is ready. */
export type SiteFile = {
	readonly path: string;
	readonly key?: string | undefined;
	readonly bytes: FileContent;
};

/** A file that a command writes into the project itself, by its path there. */
export type ProjectFile = {
	readonly path: string;
	readonly bytes: FileContent;
};

/**
 * The site's code that is inlined into a page: its style sheet and its script, the rules for prefetching, and the scripts
 * that some pages start with.
 */
export type InlineCode = {
	readonly prefetch: string;
	readonly css: string;
	readonly client: string;
	/** The scripts of the folder start/ by their files' names. */
	readonly start: Readonly<Record<string, string>>;
};

/**
 * The site's code on a page; `script` is the address of one that pages of this view alone have, `policy`
 * the Content-Security-Policy of the page, for hosts that send no headers.
 */
export type PageCode = InlineCode & {
	readonly script: string | undefined;
	readonly policy: string | undefined;
};

/** An old address, and the page that it leads to. */
export type Redirect = { readonly from: string; readonly to: string };

/** The props of a page: `document` for the frame around it, `content` for its view. */
export type PageProps = {
	readonly view: string;
	readonly document: unknown;
	readonly content: unknown;
	/** What many pages have in common: one object for all of them. */
	readonly common?: object;
};

/**
 * The next date on which scheduled content is announced, starts or ends, yyyy-mm-dd, and the places of the fields that
 * determine it.
 */
export type NextChange = {
	readonly date: string;
	readonly causes: readonly {
		readonly file: string;
		readonly line: number;
		readonly path: Path;
		readonly change: "announced" | "begins" | "ended";
	}[];
};
