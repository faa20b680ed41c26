import type { z } from "zod";
import type { Memo } from "./cache/memo.ts";
import type { Diagnostic, SiteProblem } from "./diagnostics/diagnostic.ts";
import type { Path } from "./diagnostics/places.ts";
import type { Languages, Locale } from "./languages/languages.ts";
import type { Text } from "./languages/text.ts";
import type { Model } from "./link/model.ts";
import type { AssetUrls } from "./plan/head.ts";
import type { PlannedPage } from "./plan/view-page.ts";
import type { Localized } from "./schema/localized.ts";
import type { ReferenceTarget } from "./schema/reference.ts";
import type { ParsedText as TextValue } from "./schema/text-values.ts";
import type {
	ContentEntry,
	MediaEntry,
	Page,
	Redirect,
	TemplateEntry,
} from "./types.ts";

// The definition of a site: everything the engine knows about it. `site/site.ts` exports it; every step gets it as an argument.

/** A fact: its name and its text in one language. */
export type Fact = readonly [name: string, text: string];

/** The inputs of `list` besides its own collection. */
export type FactContext = {
	readonly locale: Locale;
	/** The content of another collection of one file; undefined while it can't be read. */
	only<T>(collection: CollectionOf<T>): T | undefined;
};

/** The facts that texts can cite from a collection of one file, as `{{FAMILY.NAME}}`. */
export type FactSource<T = unknown> = {
	/** The first parts of the names of its facts. */
	readonly families: readonly string[];
	list(content: T, context: FactContext): readonly Fact[];
	/** Returns the paths of the values that define a fact, or would if they existed. */
	definedAt?(
		fact: readonly string[],
		content: T,
		context: FactContext,
	): readonly Path[];
};

/** The routes of a collection's entries, below the page that lists them. */
export type Route = {
	/** The id of the page that lists them. */
	readonly page: string;
	/** The field with the last segment of the address. */
	readonly slug: string;
	/** The fields with one value for all languages: required in the first language of an entry, optional in the others. */
	readonly sameInAllLanguages: readonly string[];
};

/** An open question before the launch: its path in the file, and its message in `kilde check --launch`. */
export type OpenQuestion = {
	readonly path: Path;
	readonly message: Text;
	readonly hint: Text;
	/** Whether the site can't be launched until it is answered. */
	readonly blocks?: boolean | undefined;
};

/** Files of one kind in content/, and their schema. */
export type Collection<
	N extends string = string,
	T = unknown,
	F extends string = string,
> = {
	readonly name: N;
	/** Its display name in the plural, e.g. “Articles”; by default the label of its schema. */
	readonly called?: Text;
	/** The path below content/, with the placeholders `{id}`, `{part}` and `{locale}`. Without `{id}` it is one required file. */
	readonly files: F;
	/**
	 * The schema of its YAML files, or of the front matter of its Markdown files. The engine itself reads these optional
	 * fields: `sample` (true: to be replaced before the launch), `translated` (false: there is no version in another language),
	 * `checked` (the day when somebody last checked the facts) and `date` (the day that an entry is about: what it mentions must
	 * have been valid then). A map with the dates `from` and `until` is valid within them.
	 */
	readonly schema: z.ZodType<T>;
	/** Whether a page may show several of its texts: the fragments of their headings then begin with the entry's id. */
	readonly sharesPage?: boolean;
	/** Whether its file may be missing. */
	readonly isOptional?: boolean;
	/** Whether its entries have the dates `from` and `until` of their publication. */
	readonly hasPeriod?: boolean;
	/** The collection whose entries its texts belong to, one text in each language. */
	readonly textOf?: string;
	readonly route?: Route;
	/** The languages of fields that have texts in one language only, by the names of the fields. */
	readonly fieldLanguages?: Readonly<Record<string, Locale>>;
	/** Makes its entries, or the keys in its file, targets of references. */
	readonly target?: ReferenceTarget;
	readonly facts?: FactSource<T>;
	/** Lists the paths of dates that mustn't be more than a year ahead. `raw` is the parsed file before validation. */
	dates?(raw: unknown): readonly Path[];
	/** How many days before its first day a period is announced. */
	readonly announcedDays?: number;
	/** Lists the open questions to the owner. */
	questions?(content: T): readonly OpenQuestion[];
	/** How `kilde new` creates an entry. */
	readonly scaffold?: Scaffold;
};

/** The fields of every page, whatever its view. */
export type PageContent = {
	readonly view: string;
	/** Its addresses by language, if it has one there. */
	readonly path: Readonly<Record<Locale, string | undefined>>;
	readonly title: Localized<TextValue>;
	readonly description: Localized<TextValue>;
	readonly heading: Localized<TextValue>;
};

/** The parts of a view's pages: fields, texts and fragments. */
export type PageView = {
	/** Its Markdown texts: `system` of the page `home` is content/pages/home/system.LANGUAGE.md. */
	readonly texts: readonly string[];
	/** The fragments of the parts that the view itself renders. */
	readonly anchors: readonly string[];
	/** Whether the site must have exactly one page of this view, in every language. */
	readonly isRequired?: boolean;
	/** Lists the fragments of its items in a language. */
	items?(entries: Entries, locale: Locale): readonly string[];
};

/** The front matter of a Markdown text of a page. */
export type PageText = { readonly title?: TextValue | undefined };

/** The pages of a site. */
export type Pages = {
	readonly collection: Collection<string, PageContent>;
	readonly texts: Collection<string, PageText>;
	readonly views: Readonly<Record<string, PageView>>;
	/** The fragments of the layout, which every page has. */
	readonly anchors: readonly string[];
};

/**
 * The code of the site, as far as its files don't follow conventions. By convention, frame.tsx is around every page,
 * styles/index.css is the stylesheet of all pages, client.ts is their inline script, header/enhance.ts is loaded when a visitor
 * first uses the header, and each file of islands/ is an island. assets/favicon.svg is the icon; the icon for home screens is
 * rendered from it, unless there is assets/apple-touch-icon.png, 180 pixels wide.
 */
export type SiteCode = {
	/** The names of scripts in start/ that pages may start with, without .ts. */
	readonly start?: readonly string[];
	/** The files of external scripts, by view. */
	readonly scripts?: Readonly<Record<string, string>>;
	/** The files of inline scripts that replace client.ts, by view. */
	readonly clients?: Readonly<Record<string, string>>;
	/** The file of the component that embeds other sites: pages without one don't load its styles and islands. */
	readonly frames?: string;
	/** Custom properties for stylesheets. */
	readonly properties?: Readonly<Record<`--${string}`, string>>;
};

/** Looks up entries, for the checks of `link`. */
export type Entries = {
	/** The definition of their site. */
	readonly site: SiteDefinition;
	readonly content: readonly ContentEntry[];
	readonly media: ReadonlyMap<string, MediaEntry>;
	readonly templates: readonly TemplateEntry[];
	/** Whether a file exists. */
	isThere(file: string): boolean;
	/** The day the site is built for, yyyy-mm-dd. */
	readonly date: string;
	/** Whether an entry is published on that day. */
	isPublished(entry: ContentEntry): boolean;
	/** Returns the entries of a collection, in the order of their files. */
	of<T>(collection: CollectionOf<T>): readonly ContentEntry<T>[];
	/** Finds an entry by its id, and by its language if the collection has a file for each. */
	find<T>(
		collection: CollectionOf<T>,
		id: string,
		locale?: Locale,
	): ContentEntry<T> | undefined;
	/** Finds the translation of an entry. */
	translation(entry: ContentEntry, locale: Locale): ContentEntry | undefined;
	/** Returns the Markdown texts of a page in a language. */
	texts(page: string, locale: Locale): readonly ContentEntry<PageText>[];
	/** Returns the content of a collection of one file. */
	only<T>(collection: CollectionOf<T>): T;
};

/** A collection whose entries have data of a type: as the engine has it, or as the code of a site defines it. */
export type CollectionOf<T> =
	| Pick<Collection<string, T>, "name" | "files" | "schema">
	| { readonly files: string; readonly stored?: T };

/** Checks all content. */
export type Check = ((entries: Entries) => readonly Diagnostic[]) & {
	/** Whether a comment in the content can suppress its problems. */
	readonly isSuppressible?: boolean;
};

/** A problem in a range of a text. */
export type LintFinding = Pick<Diagnostic, "code" | "severity"> &
	SiteProblem & { readonly index: number; readonly length: number };

/**
 * Checks wording: `words` gets the visible text in one language, `file` the source of a file. Indexes and lengths are in
 * UTF-16 code units of that text.
 */
export type LintRule = {
	readonly words?: (words: string, locale: Locale) => readonly LintFinding[];
	readonly file?: (text: string) => readonly LintFinding[];
};

/** A figure in a text; all notations of one value have the same `key`. */
export type Figure = {
	readonly key: string;
	readonly index: number;
	readonly length: number;
};

/** The names of options that every `kilde new` has, which questions can't have. */
export const optionsOfNew: readonly string[] = ["date", "help", "lang", "root"];

/** A question of `kilde new`. An option of its name answers it. */
export type Question = {
	readonly name: string;
	readonly prompt: Text;
	/** How to type the answer in a terminal; lists of choices omit it. */
	readonly typed?: Text;
	/** The default answer; without it, an answer is required. */
	readonly otherwise?: string;
	/** The meanings of the possible answers. */
	readonly choices?: Readonly<Record<string, Text>>;
	/** Whether the answer is the address of a page. */
	readonly isPage?: true;
	/** Whether the answer is a day, yyyy-mm-dd. */
	readonly isDay?: true;
};

/** The answers to the questions of a scaffold, by name. */
export type Answers = Readonly<Record<string, string>>;

/** A file to create, or an item to add to the list at the path `list` of a file, from a template in templates/new. */
export type Draft = {
	readonly path: string;
	readonly list?: Path;
	readonly scaffold: string;
	readonly props: Readonly<Record<string, string | number>>;
};

/** The content that exists when `kilde new` creates something. */
export type ExistingContent = {
	/** Returns the data of the valid entries of a collection; `T` is the output of its schema. */
	all<T>(collection: string): readonly T[];
	/** The day, yyyy-mm-dd. */
	readonly date: string;
};

/** A subcommand of `kilde new`: its questions, and the files it creates. */
export type Scaffold = {
	readonly name: string;
	readonly label: Text;
	/** Returns the questions. Until the content is read, `existing` is undefined, and choices from the content are missing. */
	questions(existing?: ExistingContent): readonly Question[];
	/** Whether the created content is complete. */
	readonly isComplete?: boolean;
	draft(answers: Answers, existing: ExistingContent): readonly Draft[];
};

/**
 * The inputs of `plan` besides the content: the day the site is built for, yyyy-mm-dd, and its assets. `only`: plan just the
 * page at this path.
 */
export type PlanContext = {
	readonly date: string;
	readonly assets: AssetUrls;
	readonly only?: string | undefined;
};

/**
 * Returns whether the page at a path must be planned.
 *
 * @example isRequested("/prices", { ...context, only: "/news" }); // false
 */
export function isRequested(path: string, { only }: PlanContext): boolean {
	return only === undefined || only === path;
}

/** A colour in light and in dark mode, e.g. #2f5f59. */
export type ColourPair = readonly [day: `#${string}`, night: `#${string}`];

/** The colours and the font of the editor, which should match the site. */
export type EditorLook = {
	/** The colour of text. */
	readonly ink: ColourPair;
	/** The background of text. */
	readonly paper: ColourPair;
	/** The colour of buttons and links. */
	readonly accent: ColourPair;
	/** The colour of text on the accent. */
	readonly onAccent: ColourPair;
	/** A file in the folder of the site's code, e.g. fonts/name.woff2, and the fallback font. */
	readonly font?: { readonly file: string; readonly otherwise: string };
};

/** The definition of a site. */
export type SiteDefinition = Languages & {
	/** The time zone of the site's dates, by its IANA name. */
	readonly timeZone: string;
	/** The default language of the editor and of messages (BCP 47). Kilde's own texts exist in Danish and English. */
	readonly editorLanguage: string;
	/** The look of the editor; neutral by default. */
	readonly editorLook?: EditorLook;
	readonly collections: readonly Collection[];
	readonly pages: Pages;
	/** Returns the labels of pages in menus and lists, by page id, for the editor. */
	pageNames?(entries: Entries): ReadonlyMap<string, Localized<TextValue>>;
	readonly code: SiteCode;
	/** Redirects from old addresses. */
	readonly redirects?: Collection<string, readonly Redirect[]>;
	/** Returns the origin of the site, e.g. https://example.org. */
	origin(entries: Entries): string;
	readonly lint: readonly LintRule[];
	/** Words that stand for a text that is still to be written, e.g. “coming soon”, beside TODO and the like. */
	readonly placeholders?: readonly string[];
	/** Returns corrections of a value in a format of this site, such as a phone number. */
	corrections?(text: string): readonly unknown[];
	/** Finds figures in texts. A figure that equals a fact of these families should be a citation of it. */
	readonly figures: {
		readonly families: readonly string[];
		find(text: string): readonly Figure[];
	};
	/** Plans all pages of the site, and the not-found page at /404. */
	pagesOf(
		model: Model,
		context: PlanContext,
		memo: Memo,
	): readonly PlannedPage[];
	/** The ids of the pages in the menu. */
	readonly menu?: readonly string[];
	/** The templates of `filesOf`: the names of their files in templates/. */
	readonly templates?: readonly string[];
	/** Files for machines that only this site has, such as feeds. */
	filesOf?(model: Model, context: PlanContext, memo: Memo): readonly Page[];
	/** Checks of its own: those that `rule` returns, and others. */
	readonly checks: readonly Check[];
};

/** Finds a collection by its name. */
export function findCollection(
	{ collections }: Pick<SiteDefinition, "collections">,
	name: string,
): Collection | undefined {
	return collections.find((each) => each.name === name);
}

/** Returns the path of an entry's file: {id}, {part} and {locale} filled in. */
export function getFilePath(
	{ files }: Pick<Collection, "files">,
	names: Partial<Pick<ContentEntry, "id" | "part" | "locale">>,
): string {
	const path = files
		.replace("{id}", names.id ?? "")
		.replace("{part}", names.part ?? "")
		.replace("{locale}", names.locale ?? "");
	return `content/${path}`;
}
