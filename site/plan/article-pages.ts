import type { ArticleSummary } from "../../site/props.ts";
import type { Memo } from "../cache/memo.ts";
import { otherLocale } from "../i18n/locale.ts";
import type { Article, Model, Site } from "../link/model.ts";
import { articleContent, articleSummary } from "./articles.ts";
import { documentOf, type Made, viewPageOf } from "./document.ts";
import type { AssetUrls } from "./head.ts";
import { languageMenu } from "./navigation.ts";
import { type Shell, shellOf } from "./shell.ts";
import { articleData } from "./structured-data.ts";
import { articleTarget } from "./targets.ts";

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
	const translations = new Map(
		model.sites[otherLocale(site.locale)].articles.map(({ id, path }) => [
			id,
			path,
		]),
	);
	const newest = site.articles
		.slice(0, furtherArticles + 1)
		.map((article) => articleSummary(site, article));
	const othersThan = (own?: string) =>
		same(
			"others",
			newest.filter(({ id }) => id !== own).slice(0, furtherArticles),
		);
	const besideNewest = newest.map(({ id }) => othersThan(id));
	const besideOlder = othersThan();
	return site.articles.map((article, place) =>
		memo.call(
			articlePage,
			shell,
			article,
			translations.get(article.id),
			besideNewest[place] ?? besideOlder,
		),
	);
}

/** `translation` is the address of the article in the other language, `others` are listed beneath it. */
function articlePage(
	shell: Shell,
	article: Article,
	translation: string | undefined,
	others: readonly ArticleSummary[],
): Made {
	const target = articleTarget(shell, article, translation);
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
	return { target, page: viewPageOf(target, "article", document, content) };
}
