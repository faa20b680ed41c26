import {
	type AssetUrls,
	type Made,
	type Memo,
	type Shown,
	shownByAll,
	viewPageLater,
} from "../../generator/define.ts";
import type { Article, Model, Site } from "../model/site.ts";
import type { ArticleSummary, Document } from "../props.ts";
import { articleContent, articleSummary, articlesOf } from "./articles.ts";
import { documentOf } from "./document.ts";
import { languageMenu } from "./navigation.ts";
import { type Shell, shellOf } from "./shell.ts";
import { articleData } from "./structured-data.ts";
import { articleTarget, type Target } from "./targets.ts";

/** How many other articles an article links to; the page of news links to all. */
const furtherArticles = 3;

/** The pages of the articles in a language. */
export function articlePages(
	model: Model,
	site: Site,
	setting: { readonly date: string; readonly assets: AssetUrls },
	memo: Memo,
): Made[] {
	/** The same object as in the last build, while it says the same. */
	const same = <T>(kind: string, value: T): T =>
		memo.once(kind, JSON.stringify(value), () => value);
	const shell = same("shell", shellOf(model, site, setting));
	const articles = articlesOf(site, memo);
	const versions = versionsOf(model);
	const newest = articles
		.slice(0, furtherArticles + 1)
		.map((article) => articleSummary(site, article));
	const othersThan = (own?: string) =>
		same(
			"others",
			newest.filter(({ id }) => id !== own).slice(0, furtherArticles),
		);
	const besideNewest = newest.map(({ id }) => othersThan(id));
	const besideOlder = othersThan();
	return articles.map((article, place) => {
		const own = same("versions", versions.get(article.id) ?? {});
		const others = besideNewest[place] ?? besideOlder;
		const inputs = [shell, article, own, others] as const;
		return memo.call(articlePage, shownByAll(inputs, memo), ...inputs);
	});
}

/** The addresses of all articles by language, by the articles' names. */
function versionsOf({ sites }: Model): ReadonlyMap<string, Versions> {
	const found = new Map<string, Record<string, string>>();
	for (const [locale, { routed }] of sites)
		for (const { id, path } of routed.news)
			found.set(id, { ...found.get(id), [locale]: path });
	return found;
}

type Versions = Target["versions"];

/**
 * The page of an article; `versions` are its addresses by language, `others` are listed beneath it. It is the page that
 * there may be thousands of, so its props are made when it is rendered.
 */
function articlePage(
	shown: Shown,
	shell: Shell,
	article: Article,
	versions: Versions,
	others: readonly ArticleSummary[],
): Made {
	const target = articleTarget(shell, article, versions);
	return viewPageLater(target, "article", shown, () => ({
		document: articleDocument(shell, article, target),
		content: articleContent(shell, article, others),
	}));
}

function articleDocument(
	shell: Shell,
	article: Article,
	target: Target,
): Document {
	return documentOf(shell, {
		target,
		assets: shell.assets,
		structuredData: [shell.about, articleData(shell, article)],
		header: {
			...shell.bar,
			languages: languageMenu(shell, target, shell.homes),
		},
		footer: shell.footer,
		start: [],
	});
}
