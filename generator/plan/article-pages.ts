import type { ArticleSummary, Document } from "../../site/props.ts";
import type { Memo } from "../cache/memo.ts";
import { shownByAll } from "../cache/shown.ts";
import { otherLocale } from "../i18n/locale.ts";
import type { Article, Model, Site } from "../link/model.ts";
import type { Shown } from "../types.ts";
import { articleContent, articleSummary } from "./articles.ts";
import { documentOf, type Made } from "./document.ts";
import type { AssetUrls, Target } from "./head.ts";
import { languageMenu } from "./navigation.ts";
import type { Needs } from "./needs.ts";
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
	return site.articles.map((article, place) => {
		const translation = translations.get(article.id);
		const others = besideNewest[place] ?? besideOlder;
		const inputs = [shell, article, translation, others] as const;
		return memo.call(articlePage, shownByAll(inputs, memo), ...inputs);
	});
}

const noNeeds: Needs = { start: [], frames: [], hosts: [] };

/**
 * The page of an article; `translation` is its address in the other language, `others` are listed beneath it. It is the
 * page that there may be thousands of, so its props are made when it is rendered.
 */
function articlePage(
	shown: Shown,
	shell: Shell,
	article: Article,
	translation: string | undefined,
	others: readonly ArticleSummary[],
): Made {
	const target = articleTarget(shell, article, translation);
	return {
		target,
		page: {
			kind: "view",
			path: target.path,
			view: "article",
			needs: noNeeds,
			shown,
			props: () => ({
				document: articleDocument(shell, article, target),
				content: articleContent(shell, article, others),
			}),
		},
	};
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
