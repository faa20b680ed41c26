import type { Page } from "playwright-core";
import { check, edit } from "../support/check.ts";
import { strings } from "../support/content.ts";
import { type Article, articles } from "./built.ts";
import { expect, open, test, visit } from "./harness.ts";
import { type Conditions, crossPage } from "./visit.ts";

// The Danish reader of the news: its newest article, which is selected by default, and its oldest.

const all = articles();
const newest = all[0] as Article;
const oldest = all.at(-1) as Article;
const createUrl = (article: Article) => `/news?id=${article.id}`;
const fragment = `/news#${oldest.slug}`;
const heading = (page: Page) => page.locator(".article > h2:visible");
const overview = (page: Page) => page.locator(".overview");
const oldestLink = (page: Page) =>
	overview(page).getByRole("link", { name: oldest.title });
const button = (page: Page, name: { readonly da: string }) =>
	page.getByRole("button", { name: name.da });

/** Opens the reader, whose islands are never hydrated. */
async function openUnhydrated(conditions?: Conditions): Promise<Page> {
	const page = await open("/about", conditions);
	await page.context().route(/\/assets\/(hydrate|news-|chunk)/, () => {});
	await page.goto("/news", { waitUntil: "domcontentloaded" });
	return page;
}

test("without scripts all articles are shown in sequence, and the overview links to each", async () => {
	const page = await open("/news", { scripts: "off" });
	await expect(heading(page)).toHaveCount(all.length);
	await oldestLink(page).click();
	await expect(page).toHaveAddress(fragment);
});

test("the URL selects an article by its id, its fragment or one within it, and the newest by default, which loads no scripts", async () => {
	const { page, requests } = await visit(fragment);
	const within = await page
		.locator(`[id="${oldest.slug}"] .prose :is(h2, h3)`)
		.first()
		.getAttribute("id");
	for (const [address, title] of [
		["/news", newest.title],
		["/news?id=unknown", newest.title],
		["/news#unknown", newest.title],
		[createUrl(oldest), oldest.title],
		[fragment, oldest.title],
		[`/news#${within}`, oldest.title],
		[`${createUrl(oldest)}#${newest.slug}`, oldest.title],
	] as const) {
		// Changing only the fragment wouldn't be a navigation.
		await page.goto("about:blank");
		const before = requests.length;
		await page.goto(address);
		await crossPage(page);
		await expect(heading(page)).toHaveText(title);
		const scripts = requests.slice(before).filter((url) => url.endsWith(".js"));
		expect(scripts.length > 0, address).toBe(address !== "/news");
	}
});

test("the article of the fragment is selected in the other language too", async () => {
	const page = await open("/terms");
	for (const [query, kept] of [
		["", ""],
		["?fra=brev", "fra=brev&"],
	] as const) {
		await page.goto(`/news${query}#${oldest.slug}`);
		await page.locator("summary", { hasText: strings.language.da }).click();
		await page.getByRole("link", { name: "English" }).click();
		await expect(page).toHaveAddress(
			`/en/news?${kept}id=${oldest.id}#${oldest.slug}`,
		);
		await expect(page.locator(`[data-id="${oldest.id}"] h2`)).toBeVisible();
	}
});

test("next and previous by keyboard stop at either end, update the URL and move the focus; Back and Forward follow", async () => {
	const page = await open("/news");
	const next = button(page, strings.nextArticle);
	const previous = button(page, strings.previousArticle);
	expect(await previous.isDisabled()).toBe(true);
	for (const article of all.slice(1)) {
		await next.press("Enter");
		await expect(heading(page)).toHaveText(article.title);
		await expect(page).toHaveAddress(createUrl(article));
		await expect(heading(page)).toBeFocused();
	}
	expect(await next.isDisabled()).toBe(true);
	const before = all.at(-2) as Article;
	await previous.press("Enter");
	await expect(heading(page)).toHaveText(before.title);
	await expect(page).toHaveAddress(createUrl(before));
	await page.goBack();
	await expect(heading(page)).toHaveText(oldest.title);
	await page.goForward();
	await expect(heading(page)).toHaveText(before.title);
	const current = overview(page).locator("[aria-current]");
	await expect(current).toHaveText(before.title);
	await button(page, strings.backToTop).press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
	expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the first click on a title selects the article, even if the scripts of the islands never load", async () => {
	const page = await openUnhydrated();
	for (const press of [
		// Unlike Playwright's click, which moves the pointer over the title and waits first.
		() => oldestLink(page).evaluate((link: HTMLElement) => link.click()),
		() => oldestLink(page).press("Enter"),
		() => oldestLink(page).click(),
	]) {
		await press();
		await expect(page).toHaveAddress(createUrl(oldest));
		await expect(heading(page)).toHaveText(oldest.title);
		await expect(heading(page)).toBeFocused();
		await page.goBack();
		await expect(page).toHaveAddress("/news");
		await expect(heading(page)).toHaveText(newest.title);
	}
});

test("the first click on a title adds one history entry, and hydrates the islands, which show the selection", async () => {
	const page = await open("/news");
	const steps = await page.evaluate(() => history.length);
	await oldestLink(page).evaluate((link: HTMLElement) => link.click());
	await expect(page.locator(".reader [data-ready]")).toHaveCount(2);
	expect(await page.evaluate(() => history.length)).toBe(steps + 1);
	await expect(page).toHaveAddress(createUrl(oldest));
	await expect(overview(page).locator("[aria-current]")).toHaveText(
		oldest.title,
	);
	const next = button(page, strings.nextArticle);
	expect(await next.isDisabled()).toBe(true);
});

test("the first click on a title with Ctrl, Shift or the middle button opens the link elsewhere", async () => {
	const page = await openUnhydrated();
	for (const click of [
		{ modifiers: ["ControlOrMeta" as const] },
		{ modifiers: ["Shift" as const] },
		{ button: "middle" as const },
	]) {
		// The new page isn't inspected, since Chrome's headless shell doesn't always load it.
		const opened = page.context().waitForEvent("page");
		await oldestLink(page).click(click);
		await opened;
	}
	await expect(page).toHaveAddress("/news");
	await expect(heading(page)).toHaveText(newest.title);
});

test("on a phone the overview covers the page, and closes on Escape, which restores the focus, and after a selection", async () => {
	const page = await openUnhydrated({ viewport: "phone" });
	const opener = button(page, strings.overview);
	await expect(overview(page)).not.toBeVisible();
	await opener.press("Enter");
	await expect(oldestLink(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(overview(page)).not.toBeVisible();
	await expect(opener).toBeFocused();
	await opener.tap();
	await oldestLink(page).tap();
	await expect(overview(page)).not.toBeVisible();
	await expect(page).toHaveAddress(createUrl(oldest));
	await expect(heading(page)).toHaveText(oldest.title);
	await expect(heading(page)).toBeFocused();
});

test("a closing is announced until it is past, even on a page that is older", async () => {
	const closed = edit(
		"facts/hours.yaml",
		"from: 2026-04-02, until: 2027-02-28,",
		"from: 2026-03-10, until: 2026-03-12, starts: [],",
	);
	const body = check(closed).text("news.html");
	for (const [clock, isShown] of [
		["2026-03-12T23:59:59Z", true],
		["2026-03-13T00:00:00Z", false],
	] as const) {
		const page = await open("/terms", { clock });
		await page.route("**/news", (route) =>
			route.fulfill({ body, contentType: "text/html" }),
		);
		await page.goto("/news");
		const notice = page.getByText("Ingen ferie: lukket 10.–12.");
		await expect(notice).toHaveCount(1);
		expect(await notice.isVisible(), clock).toBe(isShown);
	}
});
