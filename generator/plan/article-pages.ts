import type { ArticleSummary } from "../../site/props.ts";
import { keyOf } from "../cache/digest.ts";
import { otherLocale } from "../i18n/locale.ts";
import { addressesInText } from "../images/variants.ts";
import type { Article, Model, Site } from "../link/model.ts";
import { rememberEach, remembered } from "../remember.ts";
import { shaped } from "../shaped.ts";
import { articleContent, articleSummary } from "./articles.ts";
import { documentOf, type Made, type ViewPage } from "./document.ts";
import type { AssetUrls, Target } from "./head.ts";
import { languageMenu } from "./navigation.ts";
import type { Needs } from "./needs.ts";
import { type KeyedShell, type Shell, shellOf } from "./shell.ts";
import { articleData } from "./structured-data.ts";
import { articleTarget } from "./targets.ts";

/** How many other articles an article leads on to; the page of news leads to all. */
const furtherArticles = 3;

/**
 * The pages of the articles in a language. There may be thousands, so each says what it follows from before it is
 * made: a build makes only those that it hasn't got yet.
 */
export function articlePages(
	model: Model,
	site: Site,
	setting: { readonly date: string; readonly assets: AssetUrls },
): Made[] {
	const keyed = shellOf(model, site, setting);
	const twins = pathsOf(model.sites[otherLocale(site.locale)].articles);
	const newest = site.articles
		.slice(0, furtherArticles + 1)
		.map((article) => articleSummary(site, article));
	const besideNewest = newest.map(({ id }) => othersAmong(newest, id));
	const besideOlder = othersAmong(newest);
	return site.articles.map((article, place) => {
		const twin = twins.get(article.id);
		const others = besideNewest[place] ?? besideOlder;
		return lastOf(article, [keyed, twin, others.key], () =>
			articlePage(keyed, { article, twin, others }),
		);
	});
}

/** Other articles, and what stands for all that is shown of them. */
type Others = {
	readonly key: string;
	readonly articles: readonly ArticleSummary[];
};

function othersAmong(newest: readonly ArticleSummary[], own?: string): Others {
	const articles = newest
		.filter(({ id }) => id !== own)
		.slice(0, furtherArticles);
	return { key: keyOf(JSON.stringify(articles)), articles };
}

/** What was made last of an article, and what from. */
const lastOf = rememberEach<Article, Made>();

const pathsOf = remembered(
	(articles: readonly Article[]): ReadonlyMap<string, string> =>
		new Map(articles.map(({ id, path }) => [id, path])),
);

/** All that a page of an article shows beside its shell; `twin` is the address of its other version. */
type Shown = {
	readonly article: Article;
	readonly twin: string | undefined;
	readonly others: Others;
};

const noNeeds: Needs = { start: [], frames: [], hosts: [] };

function articlePage(keyed: KeyedShell, shown: Shown): Made {
	const target = articleTarget(keyed.shell, shown.article, shown.twin);
	const page: ViewPage = shaped(whenAsked, {
		kind: "view",
		path: target.path,
		view: "article",
		needs: noNeeds,
		keyed,
		target,
		shown,
	} as const);
	return { target, page };
}

const whenAsked: Pick<ViewPage, "props" | "origin" | "media"> &
	ThisType<{
		readonly keyed: KeyedShell;
		readonly target: Target;
		readonly shown: Shown;
	}> = {
	get origin() {
		const { article, twin, others } = this.shown;
		return [this.keyed.key, article.origin, twin, others.key].join(" ");
	},
	get media() {
		return this.shown.article.pictures.flatMap(addressesInText);
	},
	get props() {
		return propsOf(this.keyed.shell, this.target, this.shown);
	},
};

function propsOf(
	shell: Shell,
	target: Target,
	{ article, others }: Shown,
): unknown {
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
	return { document, content: articleContent(shell, article, others.articles) };
}
