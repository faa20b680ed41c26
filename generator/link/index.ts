import {
	type Checked,
	type Diagnostic,
	errorAt,
	fileStart,
} from "../diagnostic.ts";
import { keyOf } from "../digest.ts";
import type { Locale } from "../locale.ts";
import { holds } from "../period.ts";
import {
	rememberEqual,
	remembered,
	rememberLast,
	rememberList,
} from "../remember.ts";
import { type Collection, collections } from "../schema/index.ts";
import type { View } from "../schema/page.ts";
import type { ContentEntry, Entry, MediaEntry } from "../types.ts";
import { articlePath } from "../url.ts";
import { checkConsistency } from "./consistency.ts";
import { checkDuplicates } from "./duplicates.ts";
import { type Entries, indexEntries, missingViews } from "./entries.ts";
import { collectFacts, type Facts, listFacts } from "./facts.ts";
import { checkFreshness } from "./freshness.ts";
import { checkJudgement } from "./judgement.ts";
import { checkLinks } from "./links.ts";
import {
	fillBody,
	type Language,
	localize,
	localizeBody,
	picturesIn,
} from "./localize.ts";
import type {
	Addresses,
	Article,
	Frame,
	LocalBody,
	Model,
	Person,
	Singleton,
	Site,
	SiteEvent,
	SitePage,
} from "./model.ts";
import { checkCurrent } from "./not-current.ts";
import { checkCitations, checkReferences } from "./references.ts";
import { findRenamed } from "./renamed.ts";
import { claimRoutes } from "./routes.ts";
import { suspectsAmong } from "./suspects.ts";
import { checkTranslations } from "./translations.ts";
import { checkUntranslated } from "./untranslated.ts";

/** All entries → the model of the site on a day, in both languages; none while any entry has something wrong with it. */
export function link(
	all: readonly Entry[],
	day: string,
): Checked<Model | undefined> {
	const entries = indexEntries(all, day);
	const routes = claimRoutes(entries);
	// Facts have the same names in both languages.
	const facts = listFacts(entries, "da");
	const byName = collectFacts(entries, "da");
	const suspects = suspectsAmong(entries, byName, routes.value);
	const open = suspects.entries;
	const renamed = findRenamed(entries, open, byName);
	const told = new Set(renamed.map(({ meant }) => meant));
	const diagnostics = [
		...missingFiles(entries),
		...routes.diagnostics,
		...renamed.map(({ diagnostic }) => diagnostic),
		...checkCitations(open, byName, told),
		...checkReferences(open, told),
		...checkLinks(open, routes.value),
		...checkTranslations(entries),
		...checkUntranslated(open),
		...checkConsistency(entries),
		...checkDuplicates(entries, facts),
		...checkFreshness(entries),
		...checkJudgement(open, byName, checkCurrent(open)),
	];
	suspects.acquit(diagnostics);
	const broken =
		entries.content.some(({ data }) => data === undefined) ||
		singletons.some((name) => entries.only(name) === undefined) ||
		diagnostics.some(({ severity }) => severity === "error");
	return { value: broken ? undefined : buildModel(entries), diagnostics };
}

/** The model of entries that are all there, whether or not they agree: for asking what a change would do. */
export function modelOf(all: readonly Entry[], day: string): Model {
	return buildModel(indexEntries(all, day));
}

const singletons = (Object.keys(collections) as Collection[]).filter(
	(name): name is Singleton => !collections[name].files.includes("{id}"),
);

function missingFiles(entries: Entries): Diagnostic[] {
	const files = singletons
		.filter((name) => entries.of(name).length === 0)
		.map((name) => `content/${collections[name].files}`)
		.filter((file) => !entries.meant.has(file));
	const pages = missingViews(entries).map((view) =>
		errorAt(`content/pages/${view}.yaml`, fileStart, "missing-file", {
			en: `There is no page with the view ${view}, which the site can't do without.`,
			da: `Der er ingen side med view: ${view}, og den kan webstedet ikke undvære.`,
		}),
	);
	return [
		...files.map((file) =>
			errorAt(
				file,
				fileStart,
				"missing-file",
				{
					en: "The file is missing; the site can't do without it.",
					da: "Filen mangler, og webstedet kan ikke undvære den.",
				},
				{
					en: "Bring it back, for instance from an earlier version.",
					da: "Hent den tilbage, for eksempel fra en tidligere udgave.",
				},
			),
		),
		...pages,
	];
}

function buildModel(entries: Entries): Model {
	const facts = {
		da: collectFacts(entries, "da"),
		en: collectFacts(entries, "en"),
	};
	return {
		facts,
		sites: {
			da: buildSite(entries, facts.da, "da"),
			en: buildSite(entries, facts.en, "en"),
		},
		media: entries.media,
		templates: new Map(entries.templates.map(({ id, source }) => [id, source])),
	};
}

/** What is the same as last time is the same object: an edit of one page is no reason to plan any other. */
function buildSite(entries: Entries, facts: Facts, locale: Locale): Site {
	const { language, page, addresses, frame, articles } = makers[locale];
	const own = language(facts, ...entries.media.values());
	const pages = entries
		.of("page")
		.flatMap(
			(entry) => page(own)(entry)(...entries.texts(entry.id, locale)) ?? [],
		);
	const ways = addresses(
		pages.map(({ id, path, data: { view } }) => [id, { path, view }]),
	);
	const newsPath = required(
		pages.find(({ data }) => data.view === "news"),
	).path;
	const shown = entries.content.filter(
		({ collection, locale: only }) =>
			!["page", "section", "news"].includes(collection) &&
			(only ?? locale) === locale,
	);
	const around = frame(own, entries.day, ways, ...shown);
	return {
		...around,
		frame: around,
		pages: new Map(pages.map((each) => [each.id, each])),
		articles: articles(
			entries
				.of("news")
				.filter(
					(entry) => entry.locale === locale && entries.isPublished(entry),
				)
				.map((entry) => articleIn(own)(entry)(newsPath))
				.sort(byDate),
		),
	};
}

/** Each language has its own, so that one doesn't make the other forget. */
function createMakers(locale: Locale) {
	return {
		language: rememberLast(
			(facts: Facts, ...media: readonly MediaEntry[]): Language => ({
				locale,
				facts,
				media: new Map(media.map((entry) => [entry.id, entry])),
			}),
		),
		page: remembered((language: Language) =>
			remembered((entry: ContentEntry<"page">) =>
				rememberLast((...texts: readonly ContentEntry<"section">[]) =>
					sitePage(entry, texts, language),
				),
			),
		),
		addresses: rememberEqual(
			(pages: readonly (readonly [string, Address])[]): Addresses =>
				new Map(pages),
		),
		frame: rememberLast(makeFrame),
		articles: rememberList<Article>(),
	};
}

const makers = { da: createMakers("da"), en: createMakers("en") };

type Address = { readonly path: string; readonly view: View };

function makeFrame(
	language: Language,
	day: string,
	addresses: Addresses,
	...shown: readonly ContentEntry[]
): Frame {
	const entries = indexEntries(shown, day);
	const files = Object.fromEntries(
		singletons.map((name) => [
			name,
			localize(required(entries.only(name)), language),
		]),
	);
	return {
		// Each singleton stands under its own name with its own content, which fromEntries can't say.
		...(files as Pick<Frame, Singleton>),
		locale: language.locale,
		addresses,
		events: entries
			.of("event")
			.filter(entries.isPublished)
			.map((entry) => siteEvent(entry, entries, language))
			.sort((a, b) => a.order - b.order),
		people: new Map(
			entries
				.of("person")
				.map((entry) => [entry.id, person(entry, entries, language)]),
		),
		currentCodes: Object.entries(required(entries.only("discounts")).codes)
			.filter(([, code]) => holds(code, day))
			.map(([id]) => id),
	};
}

function sitePage(
	{ id, data }: ContentEntry<"page">,
	sections: readonly ContentEntry<"section">[],
	language: Language,
): SitePage | undefined {
	const content = required(data);
	const path = content.path[language.locale];
	if (path === undefined) return undefined;
	const texts = sections.map((text) => [
		text.part,
		{
			title: localize(required(text.data).title, language),
			body: body(text, language),
		},
	]);
	// checkTranslations has seen to it that each text which the view asks for is there.
	return {
		id,
		path,
		data: localize(content, language),
		texts: Object.fromEntries(texts),
	} as SitePage;
}

const articleIn = remembered((language: Language) =>
	remembered((entry: ContentEntry<"news">) =>
		rememberLast((newsPath: string) => article(entry, newsPath, language)),
	),
);

function article(
	entry: ContentEntry<"news">,
	newsPath: string,
	language: Language,
): Article {
	const { id, file, digest, citations } = entry;
	const data = required(entry.data);
	const pictures = picturesIn(required(entry.body), language);
	return {
		...localize(data, language),
		id,
		path: articlePath(newsPath, data.slug),
		origin: keyOf(
			JSON.stringify([
				file,
				digest,
				...citations.map(({ fact }) => language.facts.get(fact)),
				...pictures.map(({ source }) => source.digest),
			]),
		),
		pictures,
		// There may be thousands, of which few are made again.
		get body() {
			return fillBody(required(entry.body), language);
		},
	};
}

/** The newest first; of one day, by name. */
function byDate(a: Article, b: Article): number {
	return a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? 1 : -1;
}

function siteEvent(
	{ id, data }: ContentEntry<"event">,
	entries: Entries,
	language: Language,
): SiteEvent {
	return {
		...localize(required(data), language),
		id,
		body: body(entries.find("eventText", id, language.locale), language),
	};
}

function person(
	{ id, data }: ContentEntry<"person">,
	entries: Entries,
	language: Language,
): Person {
	return {
		...localize(required(data), language),
		id,
		body: body(entries.find("personText", id, language.locale), language),
	};
}

function body(entry: ContentEntry | undefined, language: Language): LocalBody {
	return localizeBody(required(entry?.body), language);
}

/** A model is built only from entries that are all there; where one is not, that is our own mistake. */
function required<T>(value: T | undefined): T {
	if (value === undefined)
		throw new Error("The model was built from entries that are not all there.");
	return value;
}
