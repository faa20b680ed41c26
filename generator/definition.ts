import type { z } from "zod";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import type { Path } from "./diagnostics/places.ts";
import type { SiteProblem } from "./diagnostics/site-problem.ts";
import type { Languages, Locale } from "./languages/languages.ts";
import type { Text } from "./languages/text.ts";
import type {
	Local,
	LocaleContent,
	Model,
	Routed,
	RoutedItem,
	Shared,
	SitePage,
} from "./link/model.ts";
import type { AssetUrls } from "./plan/head.ts";
import type { PlannedPage } from "./plan/view-page.ts";
import type { Localized } from "./schema/localized.ts";
import type { ReferenceTarget } from "./schema/reference.ts";
import type { Text as TextValue } from "./text/text.ts";
import type {
	ContentEntry,
	MediaEntry,
	Page,
	Redirect,
	TemplateEntry,
	UnknownEntry,
} from "./types.ts";

// The definition of a site, which is all that the engine knows of it. `site/site.ts` makes it; it is passed to every verb.

/** A fact: its name, and its words in one language. */
export type Fact = readonly [name: string, words: string];

/** The inputs of `list` besides its own collection. */
export type FactContext = {
	readonly locale: Locale;
	/** The content of another collection of one file; undefined while it can't be read. */
	only<T>(collection: Collection<string, T>): T | undefined;
};

/** The facts that texts can cite from a collection of one file, as `{{FAMILY.NAME}}`. */
export type FactSource<T = unknown> = {
	/** The first parts of the names of its facts. */
	readonly families: readonly string[];
	list(content: T, context: FactContext): readonly Fact[];
	/**
	 * Returns the path of what defines a fact: mostly the key that the second part of its name says. If that isn't there, all
	 * the paths at which it might be.
	 */
	definedAt?(fact: readonly string[], content: T): readonly Path[];
};

/** The page of each entry of a collection: its view gets the entry's data in one language, and its text. */
export type EntryView<T = unknown> = {
	readonly view: string;
	/** Its title and description, for the head and for lists. */
	about(entry: Local<T>): {
		readonly title: string;
		readonly description: string;
	};
	/** How the site's search shows it; without it, the search leaves it out. */
	readonly search?: Readonly<Record<"category" | "icon", string>>;
};

/** The pages of the entries of a collection, below the page that lists them. */
export type Route<T = unknown> = {
	/** The view of that page. */
	readonly view: string;
	/** The field with the last part of the address. */
	readonly slug: string;
	/** The fields that are the same in all languages: the first language of an entry has them, the others may leave them out. */
	readonly sameInAllLanguages: readonly string[];
	/** How the pages are made; without this the site makes them itself, in `pagesOf`. */
	readonly entryView?: EntryView<T>;
};

/** An entry with a page of its own, and the inputs of this page. */
export type PlannedEntry = {
	readonly item: RoutedItem;
	readonly entryView: EntryView;
	/** The addresses of the page by language. */
	readonly versions: Readonly<Record<Locale, string>>;
	/** The page that lists the entries. */
	readonly within: string;
};

/** Plans the page of an entry. */
export type PlanEntry = (planned: PlannedEntry) => PlannedPage;

/** An open question before the site goes live: its path in its file, and its message in `kilde check --launch`. */
export type OpenQuestion = {
	readonly path: Path;
	readonly message: Text;
	readonly hint: Text;
	/** Whether the site can't be launched before it is answered. */
	readonly blocks?: boolean | undefined;
};

/** Files of one kind in content/, and their schema. */
export type Collection<
	N extends string = string,
	T = unknown,
	F extends string = string,
> = {
	readonly name: N;
	/** What its things are called together, as “Articles”; otherwise by the name in its schema. */
	readonly called?: Text;
	/**
	 * The path below content/, where `{id}`, `{part}` and `{locale}` are names. Without `{id}` it is one file, and the
	 * site can't do without it.
	 */
	readonly files: F;
	/**
	 * The schema of its files; of Markdown, of the front matter. The engine itself reads these fields, if there are
	 * any: `sample` (true: to be replaced before the launch), `translated` (false: there is no version in another language)
	 * and `checked` (the day when somebody last checked the facts).
	 */
	readonly schema: z.ZodType<T>;
	/** Whether several of its texts are on one page: the fragments of their headings then begin with the entry's name. */
	readonly sharesPage?: boolean;
	/** Whether its entries say from and until when they are published. */
	readonly hasPeriod?: boolean;
	/** The collection whose entries its texts belong to, one text in each language. */
	readonly textOf?: string;
	readonly route?: Route<T>;
	/** Fields whose words are in one language of the site, by the fields' names. */
	readonly fieldLanguages?: Readonly<Record<string, Locale>>;
	/** The reference target that its entries, or the keys in its file, are. */
	readonly target?: ReferenceTarget;
	readonly facts?: FactSource<T>;
	/** The paths of dates that can't be far ahead: one more than a year ahead is reported. `raw` is the parsed file before validation. */
	dates?(raw: unknown): readonly Path[];
	/** The questions that the owner must still settle, each with its path in the file. */
	questions?(content: T): readonly OpenQuestion[];
	/** How `kilde new` begins an entry. */
	readonly scaffold?: Scaffold;
};

/** The fields of every page, whatever its view. */
export type PageContent = {
	readonly view: string;
	/** Its address in each language that has it. */
	readonly path: Readonly<Record<Locale, string | undefined>>;
	readonly title: Localized<TextValue>;
	readonly description: Localized<TextValue>;
	readonly heading: Localized<TextValue>;
};

/** The parts of a view's pages: fields, texts and fragments. */
export type PageView = {
	/** Its Markdown texts: `system` of the page `home` is content/pages/home/system.LANGUAGE.md. */
	readonly texts: readonly string[];
	/** The fragments that the view gives to its own parts. */
	readonly anchors: readonly string[];
	/** Whether the site needs a page of this view, just one, in every language. */
	readonly isRequired?: boolean;
	/** The fragments of what it lists in a language. */
	items?(entries: Entries, locale: Locale): readonly string[];
};

/** The front matter of a Markdown text of a page. */
export type PageText = { readonly title?: TextValue | undefined };

/** The pages of a site. */
export type Pages = {
	readonly collection: Collection<string, PageContent>;
	readonly texts: Collection<string, PageText>;
	readonly views: Readonly<Record<string, PageView>>;
	/** The fragments that every page has around its view. */
	readonly anchors: readonly string[];
};

/**
 * What the names of the files in the folder of the site's code don't say. They say this: server.tsx renders pages,
 * styles/index.css is on all of them, client.ts is the script within them, header/enhance.ts is loaded when a visitor first
 * uses the header, and each file of islands/ is an island. assets/favicon.svg is the icon; the one for home screens of
 * phones is made of it, unless there is assets/apple-touch-icon.png, 180 pixels wide.
 */
export type SiteCode = {
	/** Scripts of start/ that pages may start with, by their names without .ts. */
	readonly start?: readonly string[];
	/** Views with a script of their own beside the page, and its file. */
	readonly scripts?: Readonly<Record<string, string>>;
	/** Views with another script than client.ts within the page, and its file. */
	readonly clients?: Readonly<Record<string, string>>;
	/** The file of the component that shows frames of other sites: pages without any carry neither its styles nor its islands. */
	readonly frames?: string;
	/** Values that style sheets use as custom properties. */
	readonly properties?: Readonly<Record<`--${string}`, string>>;
};

/** Lookup of entries, for the checks of `link`. */
export type Entries = {
	/** The definition of their site. */
	readonly site: SiteDefinition;
	readonly content: readonly ContentEntry[];
	readonly media: ReadonlyMap<string, MediaEntry>;
	readonly templates: readonly TemplateEntry[];
	/** Files with names that no collection has. */
	readonly unknown: readonly UnknownEntry[];
	/** Whether there is a file of this path. */
	isThere(file: string): boolean;
	/** The day that the site is made for, yyyy-mm-dd. */
	readonly date: string;
	/** Whether an entry is published on that day: neither over nor not yet due. */
	isPublished(entry: ContentEntry): boolean;
	/** All entries of a collection, in the order of their files. */
	of<T>(collection: Collection<string, T>): readonly ContentEntry<T>[];
	/** The entry of a name, and in a language where the collection has one file for each. */
	find<T>(
		collection: Collection<string, T>,
		id: string,
		locale?: Locale,
	): ContentEntry<T> | undefined;
	/** The same text in another language. */
	translation(entry: ContentEntry, locale: Locale): ContentEntry | undefined;
	/** The Markdown texts of a page in a language. */
	texts(page: string, locale: Locale): readonly ContentEntry<PageText>[];
	/** The content of a collection of one file. */
	only<T>(collection: Collection<string, T>): T;
};

/** A check of all the content. */
export type Check = (entries: Entries) => readonly Diagnostic[];

/** A stretch of a text that a lint rule finds something wrong with. */
export type LintFinding = Pick<Diagnostic, "code" | "severity"> &
	SiteProblem & { readonly index: number; readonly length: number };

/**
 * A check of wording: `words` sees what visitors read of a text in one language, `file` a file as it is written. Indexes
 * and lengths are in UTF-16 code units of the text given.
 */
export type LintRule = {
	readonly words?: (words: string, locale: Locale) => readonly LintFinding[];
	readonly file?: (text: string) => readonly LintFinding[];
};

/** A figure in a text; all ways of writing one value have the same `key`. */
export type Figure = {
	readonly key: string;
	readonly index: number;
	readonly length: number;
};

/** The options that every `kilde new` has itself: no question has such a name. */
export const optionsOfNew: readonly string[] = ["date", "help", "lang", "root"];

/** A question that `kilde new` asks, or whose answer is given as an option of this name. */
export type Question = {
	readonly name: string;
	readonly prompt: Text;
	/** How the answer is typed in a terminal; where there is a list to choose from, it is not needed. */
	readonly typed?: Text;
	/** The answer if nothing is entered; without it, an answer is required. */
	readonly otherwise?: string;
	/** The possible answers and their meanings. */
	readonly choices?: Readonly<Record<string, Text>>;
	/** Whether the answer is the address of a page. */
	readonly isPage?: true;
	/** Whether the answer is a day, yyyy-mm-dd. */
	readonly isDay?: true;
};

/** The answers to the questions of a scaffold, by the questions' names. */
export type Answers = Readonly<Record<string, string>>;

/** A file to create, or an item to add to the list at `list` of a file: the template in templates/new, and its values. */
export type Draft = {
	readonly path: string;
	readonly list?: Path;
	readonly scaffold: string;
	readonly props: Readonly<Record<string, string | number>>;
};

/** The content that exists when `kilde new` creates something. */
export type Existing = {
	/** The data of the valid entries of a collection; `T` is the output of its schema. */
	all<T>(collection: string): readonly T[];
	/** The day, yyyy-mm-dd. */
	readonly date: string;
};

/** Something that `kilde new` can create: the name of its subcommand, the questions it asks, and the files it writes. */
export type Scaffold = {
	readonly name: string;
	/** Its name for people. */
	readonly label: Text;
	/**
	 * Asked for when they are needed: the names of languages in them take time. Without the content, as before it is read, a
	 * question has no choices that depend on it.
	 */
	questions(existing?: Existing): readonly Question[];
	/** Whether what it creates is complete, and nothing is left to write. */
	readonly isComplete?: boolean;
	draft(answers: Answers, existing: Existing): readonly Draft[];
};

/**
 * What `plan` must know besides the content: the day the site is built for, yyyy-mm-dd, and its assets. Where one page alone
 * is asked for, `only` is its path, and others may be left out.
 */
export type PlanContext = {
	readonly date: string;
	readonly assets: AssetUrls;
	readonly only?: string | undefined;
};

/**
 * Whether the page at a path is asked for.
 *
 * @example isRequested("/prices", { ...context, only: "/news" }); // false
 */
export function isRequested(path: string, { only }: PlanContext): boolean {
	return only === undefined || only === path;
}

/** A colour by day and by night, as #2f5f59. */
export type ColourPair = readonly [day: `#${string}`, night: `#${string}`];

/** The look of the editor, which is to be that of the site: colours, and the font of headings and texts. */
export type EditorLook = {
	/** Of text. */
	readonly ink: ColourPair;
	/** Behind text. */
	readonly paper: ColourPair;
	/** Of buttons and links. */
	readonly accent: ColourPair;
	/** Of text on the accent. */
	readonly onAccent: ColourPair;
	/** A file of the folder of the site's code, as fonts/name.woff2, and what stands in for it. */
	readonly font?: { readonly file: string; readonly otherwise: string };
};

/** The definition of a site. */
export type SiteDefinition = Languages & {
	/** The name of the time zone whose days the site counts, in the IANA database. */
	readonly timeZone: string;
	/**
	 * The language of those who edit the content (BCP 47), unless somebody asks for another: what the site says to them is
	 * shown in it where the site gives it, and in English otherwise. Kilde's own words are Danish if it is da, else English.
	 */
	readonly editorLanguage: string;
	/** How the editor looks; without it, neutral. */
	readonly editorLook?: EditorLook;
	readonly collections: readonly Collection[];
	readonly pages: Pages;
	/** What menus and lists call pages, by the ids of these: the editor calls them so, too. */
	pageNames?(entries: Entries): ReadonlyMap<string, Localized<TextValue>>;
	readonly code: SiteCode;
	/** Old addresses, and the pages that they lead to. */
	readonly redirects?: Collection<string, readonly Redirect[]>;
	/** The address of the site itself, as https://example.org. */
	origin(entries: Entries): string;
	readonly lint: readonly LintRule[];
	/** Words that stand for a text that is still to be written, e.g. “coming soon”, beside TODO and the like. */
	readonly placeholders?: readonly string[];
	/** Returns corrections of a value whose form only this site has, as a phone number without its spaces. */
	corrections?(text: string): readonly unknown[];
	/** Figures in texts. One that equals a fact of these families should be a citation of it. */
	readonly figures: {
		readonly families: readonly string[];
		find(text: string): readonly Figure[];
	};
	/** All pages of the site, and the page for addresses that don't exist, at /404. */
	pagesOf(model: Model, context: PlanContext): readonly PlannedPage[];
	/**
	 * Returns the function that plans the page of each entry whose route has an `entryView`. It is called once for each
	 * language, so it can prepare what all these pages share.
	 */
	entryPage?(
		content: LocaleContent,
		shared: Shared,
		context: PlanContext,
	): PlanEntry;
	/** The templates of `filesOf`: the names of their files in templates/. */
	readonly templates?: readonly string[];
	/** Files for machines that only this site has, such as feeds. */
	filesOf?(model: Model, site: SiteDefinition): readonly Page[];
	/** Returns values that pages show beside the content, computed from the content of a language on a day. */
	derive?(content: LocaleContent, date: string): object;
	/**
	 * Returns the few values of pages and of entries with pages of their own that other pages show, such as the front page's
	 * picture for shared links, as plain data. They are added to the content of the language.
	 */
	deriveFromPages?(pages: readonly SitePage[], routed: Routed): object;
	readonly checks: readonly Check[];
	/** Checks whose warnings a comment in the content can suppress. */
	readonly suppressibleChecks: readonly Check[];
};

/** The collection of a name; undefined where the site has none. */
export function collectionNamed(
	{ collections }: Pick<SiteDefinition, "collections">,
	name: string,
): Collection | undefined {
	return collections.find((each) => each.name === name);
}

/** The path of the file of an entry of a collection: {id}, {part} and {locale} filled in. */
export function fileOf(
	{ files }: Pick<Collection, "files">,
	names: Partial<Pick<ContentEntry, "id" | "part" | "locale">>,
): string {
	const path = files
		.replace("{id}", names.id ?? "")
		.replace("{part}", names.part ?? "")
		.replace("{locale}", names.locale ?? "");
	return `content/${path}`;
}
