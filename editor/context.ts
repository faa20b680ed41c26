import {
	type BuiltSite,
	type ContentFile,
	collectAddresses,
	type Entries,
	getDefaultLocale,
	getValidEntries,
	indexEntries,
	isLocalized,
	isText,
	type Locale,
	listContentFiles,
	listFacts,
	listLocales,
	listSingleFileCollections,
	listTargetItems,
	noMemo,
	replaceInvalidEntries,
	type SiteAddresses,
} from "kilde/tools";

/** The content of a build, indexed for the editor in a language. */
export type Context = {
	readonly built: BuiltSite;
	/** The language of labels and messages. */
	readonly language: string;
	/** The language of the site whose texts name things: that of the editor, if the site has it. */
	readonly locale: Locale;
	/** The files of the content by path, valid or not. */
	readonly files: ReadonlyMap<string, ContentFile>;
	/** The entries; for an invalid file, those of its last valid version. */
	readonly index: Entries;
	/** The texts of facts by name, in each language. */
	readonly facts: ReadonlyMap<Locale, ReadonlyMap<string, string>>;
	/** Returns the pages and redirects by their paths; none while a file is missing that pages need. */
	getHolders(): SiteAddresses["holders"];
	/** Returns the labels of items that references can name, by their names. */
	getNamesakes(): ReadonlyMap<string, string>;
};

/** Indexes the content of a build for an editor in a language. The site may not have that language. */
export function createContext(built: BuiltSite, language: string): Context {
	const { entries, site, date, lastValid } = built;
	const locales = listLocales(site);
	const valid = getValidEntries(replaceInvalidEntries(entries, lastValid));
	const index = indexEntries(valid, date, site);
	let holders: SiteAddresses["holders"] | undefined;
	let namesakes: ReadonlyMap<string, string> | undefined;
	let facts: Context["facts"] | undefined;
	const isComplete = listSingleFileCollections(site).every(
		(each) => each.isOptional || index.of(each).length > 0,
	);
	const context: Context = {
		built,
		language,
		locale: locales.find((code) => code === language) ?? getDefaultLocale(site),
		files: new Map(listContentFiles(entries).map((each) => [each.file, each])),
		index,
		get facts() {
			facts ??= new Map(
				locales.map((code) => [code, new Map(listFacts(index, code, noMemo))]),
			);
			return facts;
		},
		getHolders() {
			holders ??= isComplete
				? collectAddresses(index).value.holders
				: new Map();
			return holders;
		},
		getNamesakes() {
			namesakes ??= listNamesakes(context);
			return namesakes;
		},
	};
	return context;
}

/** Lists the labels of items that references can name: the first text of each. */
function listNamesakes(context: Context): ReadonlyMap<string, string> {
	const { index } = context;
	return new Map(
		index.site.collections.flatMap(({ target }) =>
			(target ? listTargetItems(target.name, index) : []).flatMap((item) => {
				const [text] = item
					.labels()
					.filter((label) => isText(label) || isLocalized(label));
				const label = toPlainText(text, context);
				return label === undefined ? [] : [[item.name, label] as const];
			}),
		),
	);
}

/** Replaces the citations in a text by the facts. An ellipsis stands for a fact that doesn't exist. */
export function fillFacts(
	text: string,
	{ facts }: Pick<Context, "facts">,
	locale: Locale,
): string {
	return text.replace(
		/\{\{\s*([^{}]*?)\s*\}\}/g,
		(_, name) => facts.get(locale)?.get(name) ?? "…",
	);
}

/** Returns a parsed value as text in the language of labels; undefined if it is no text or number. */
export function toPlainText(
	value: unknown,
	context: Context,
): string | undefined {
	if (isLocalized(value))
		return toPlainText(value.values[context.locale], context);
	if (isText(value)) return fillFacts(value.source, context, context.locale);
	return typeof value === "string" || typeof value === "number"
		? String(value)
		: undefined;
}

/** Shortens a text to one line of at most `longest` characters. */
export function shorten(text: string, longest = 80): string {
	const line = text.replace(/\s+/g, " ").trim();
	return line.length > longest
		? `${line.slice(0, longest - 1).trimEnd()}…`
		: line;
}
