import {
	type AssetUrls,
	type Made,
	type Memo,
	viewPage,
} from "../../generator/define.ts";
import type { Article, Model, Site } from "../model/site.ts";
import type { ArticleSummary } from "../props.ts";
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
	return articles.map((article, place) =>
		memo.call(
			articlePage,
			shell,
			article,
			same("versions", versions.get(article.id) ?? {}),
			besideNewest[place] ?? besideOlder,
		),
	);
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

/** `versions` are the addresses of the article by language, `others` are listed beneath it. */
function articlePage(
	shell: Shell,
	article: Article,
	versions: Versions,
	others: readonly ArticleSummary[],
): Made {
	const target = articleTarget(shell, article, versions);
	const document = documentOf(shell, {
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
	const content = articleContent(shell, article, others);
	return viewPage(target, "article", { document, content });
}
