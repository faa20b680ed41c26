import { type Article, articles, words } from "../browser/built.ts";
import { strings } from "../support/content.ts";
import { expect, site, test } from "./harness.ts";

// The Danish reader of the news: its newest article, which is selected by default, and its oldest.

const all = articles();
const newest = all[0] as Article;
const oldest = all.at(-1) as Article;
const title = (article: Article) => words(article.title);
const address = (article: Article) => `/news?id=${article.id}`;
const fragment = `/news#${oldest.slug}`;
const heading = ".article > h2";
const oldestLink = `.overview a[href="${fragment}"]`;

test("a click on a title in the overview shows the article and updates the URL", async ({
	open,
}) => {
	const visitor = await open("/news");
	await visitor.pointTo("h1");
	await visitor.click(oldestLink);
	await visitor.reads(heading, title(oldest));
	await visitor.isAt(address(oldest));
	await visitor.back();
	await visitor.reads(heading, title(newest));
	await visitor.forward();
	await visitor.reads(heading, title(oldest));
});

test("next and previous stop at either end, and the URL is updated", async ({
	open,
}) => {
	const visitor = await open("/news");
	for (const article of all.slice(1)) {
		await visitor.click("button", strings.nextArticle.da);
		await visitor.reads(heading, title(article));
		await visitor.isAt(address(article));
	}
	await visitor.hasFocusOn(heading);
	await visitor.sees("button:disabled", strings.nextArticle.da);
	for (const article of all.slice(0, -1).reverse()) {
		await visitor.click("button", strings.previousArticle.da);
		await visitor.reads(heading, title(article));
		await visitor.isAt(address(article));
	}
	await visitor.sees("button:disabled", strings.previousArticle.da);
});

test("a URL selects an article", async ({ open }) => {
	const visitor = await open(address(oldest));
	await visitor.reads(heading, title(oldest));
	await visitor.goto(fragment);
	await visitor.reads(heading, title(oldest));
});

test("on a phone the overview covers the page and closes after a selection", async ({
	open,
}) => {
	const visitor = await open("/news", { size: "phone" });
	await visitor.seesNo(".overview");
	await visitor.click("button", strings.overview.da);
	await visitor.sees(".overview");
	await visitor.press("Escape");
	await visitor.seesNo(".overview");
	await visitor.hasFocusOn("button", strings.overview.da);
	await visitor.click("button", strings.overview.da);
	await visitor.click(oldestLink);
	await visitor.seesNo(".overview");
	await visitor.reads(heading, title(oldest));
});

test("every page of an article works by itself", async ({ open }) => {
	const visitor = await open("/news");
	const articles = site.pages.filter(({ view }) => view === "article");
	expect(articles.length).toBeGreaterThan(0);
	for (const { path } of articles) {
		await visitor.goto(path);
		await visitor.sees("h1");
	}
});
