import { expect, site, test } from "./harness.ts";

// The reader of the news. The Danish one has two articles, the offer first.

const offer = /^50\s% rabat på alle sessioner/;
const opening = /^Vi åbner i Vig /;
const heading = ".article > h2";
const openingLink = '.overview a[href="/news#vi-aabner-i-vig"]';

test("a click on a title in the overview shows the article and puts it into the address", async ({
	open,
}) => {
	const visitor = await open("/news");
	await visitor.pointTo("h1");
	await visitor.click(openingLink);
	await visitor.reads(heading, opening);
	await visitor.isAt("/news?id=grand-opening");
	await visitor.back();
	await visitor.reads(heading, offer);
	await visitor.forward();
	await visitor.reads(heading, opening);
});

test("next and previous stop at either end, and the address follows", async ({
	open,
}) => {
	const visitor = await open("/news");
	await visitor.click("button", "Næste");
	await visitor.reads(heading, opening);
	await visitor.isAt("/news?id=grand-opening");
	await visitor.hasFocusOn(heading);
	await visitor.sees("button:disabled", "Næste");
	await visitor.click("button", "Forrige");
	await visitor.reads(heading, offer);
	await visitor.isAt("/news?id=opening-offer");
	await visitor.sees("button:disabled", "Forrige");
});

test("an address chooses an article", async ({ open }) => {
	const visitor = await open("/news?id=grand-opening");
	await visitor.reads(heading, opening);
	await visitor.goto("/news#vi-aabner-i-vig");
	await visitor.reads(heading, opening);
});

test("on a phone the overview lies over the page, and goes when one has chosen", async ({
	open,
}) => {
	const visitor = await open("/news", { size: "phone" });
	await visitor.seesNo(".overview");
	await visitor.click("button", "Oversigt");
	await visitor.sees(".overview");
	await visitor.press("Escape");
	await visitor.seesNo(".overview");
	await visitor.hasFocusOn("button", "Oversigt");
	await visitor.click("button", "Oversigt");
	await visitor.click(openingLink);
	await visitor.seesNo(".overview");
	await visitor.reads(heading, opening);
});

test("every page of an article stands by itself", async ({ open }) => {
	const visitor = await open("/news");
	const articles = site.pages.filter(({ view }) => view === "article");
	expect(articles.length).toBeGreaterThan(0);
	for (const { path } of articles) {
		await visitor.goto(path);
		await visitor.sees("h1");
	}
});
