import {
	type ContentEntry,
	getAddressLocale,
	getDefaultLocale,
	getLanguageName,
	type Locale,
	selectText,
} from "kilde/tools";
import { type Context, toPlainText } from "../context.ts";

/** A page of the site in a language: its path, its label, and the parts of it that links can lead to. */
export type LabelledPage = {
	readonly path: string;
	readonly locale: Locale;
	/** Unique among the pages of its language. */
	readonly label: string;
	readonly anchors: ReadonlySet<string>;
};

/** Creates the labels of pages: what the site calls them in its menus, else their titles without the ending that most share. */
export function createPageLabels(context: Context) {
	const { index, language } = context;
	const given = index.site.pageNames?.(index);
	const pages = listPages(context).map((page) => {
		const own = { ...context, locale: page.locale };
		const named = page.isPage ? given?.get(page.entry.id) : undefined;
		const title = toPlainText(Object(page.entry.data).title, own);
		return {
			...page,
			given: toPlainText(named, own),
			title: title ?? page.path,
		};
	});
	const endings = count(pages.map(({ title }) => getEnding(title)));
	const withLabels = pages.map((page) => ({
		...page,
		label: page.given ?? removeEnding(page.title, endings),
	}));
	const labels = count(
		withLabels.map(({ locale, label }) => `${locale} ${label}`),
	);
	const all: LabelledPage[] = withLabels.map(
		({ path, locale, label, anchors }) => ({
			path,
			locale,
			anchors,
			label:
				labels.get(`${locale} ${label}`) === 1 ? label : `${label} (${path})`,
		}),
	);
	const byPath = new Map(all.map((page) => [page.path, page]));
	const defaultLocale = getDefaultLocale(index.site);
	return {
		all,
		/** Returns the label of the page at a path; in another language than the first, with the name of the language. */
		getLabel(path: string): string | undefined {
			const page = byPath.get(path);
			if (!page || page.locale === defaultLocale) return page?.label;
			const name = selectText(getLanguageName(page.locale), language);
			return `${page.label} (${name})`;
		},
		/** Returns the label of the page of an entry, by the id of the entry. */
		getEntryLabel(id: string): string | undefined {
			const own = withLabels.filter(
				({ entry, isPage }) => isPage && entry.id === id,
			);
			const page =
				own.find(({ locale }) => locale === context.locale) ?? own[0];
			return page?.label;
		},
	};
}

function listPages({ index, getHolders }: Context) {
	const { collection } = index.site.pages;
	return [...getHolders()].flatMap(
		([path, { entry, redirectsTo, anchors = new Set<string>() }]) =>
			entry && redirectsTo === undefined
				? [
						{
							path,
							entry: entry as ContentEntry,
							anchors,
							locale: getAddressLocale(path, index.site),
							isPage: entry.collection === collection.name,
						},
					]
				: [],
	);
}

function count(texts: readonly string[]): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	for (const each of texts) counts.set(each, (counts.get(each) ?? 0) + 1);
	return counts;
}

/** Returns the end of a title from its last dash or bar on, such as the name of the site. */
function getEnding(title: string): string {
	return /\s[–—|-]\s[^–—|]+$/.exec(title)?.[0] ?? "";
}

function removeEnding(
	title: string,
	endings: ReadonlyMap<string, number>,
): string {
	const end = getEnding(title);
	const isShared = (endings.get(end) ?? 0) > 1;
	return isShared ? title.slice(0, title.length - end.length) : title;
}
