import type { Page } from "playwright-core";
import { readContent, strings } from "../support/content.ts";
import { words } from "./built.ts";
import { expect, test, visit } from "./harness.ts";
import { listLayoutShifts } from "./page-checks.ts";

// An embedded video with a mock provider.

const { video } = readContent<{
	video: { url: string; provider: string; title: { da: string; en: string } };
}>("pages/about-ees.yaml");

const path = "/about-ees";

/** Creates a pattern for a sentence that names the provider. */
const matchProvider = (sentence: string) =>
	words(sentence.replace("{provider}", video.provider));

const locatePlay = (page: Page) =>
	page.getByRole("button", { name: strings.play.da });
const locateLink = (page: Page) =>
	page.getByRole("link", { name: matchProvider(strings.playAt.da) });
const listForeign = (requests: readonly string[]) =>
	requests.filter((url) => !url.startsWith("http://127.0.0.1"));

async function mockProvider(page: Page): Promise<void> {
	await page.route(video.url, (route) =>
		route.fulfill({
			contentType: "text/html",
			body: "<!doctype html><title>The film</title><button>Pause</button>",
		}),
	);
}

test.for(["pointer", "keyboard"] as const)(
	"an embedded video plays when asked by %s, not before; the focus moves into it and nothing else moves",
	async (way) => {
		const { page, requests } = await visit(path, {
			viewport: way === "pointer" ? "phone" : "desktop",
		});
		await mockProvider(page);
		const play = locatePlay(page);
		await play.scrollIntoViewIfNeeded();
		const notice = matchProvider(strings.videoNotice.da);
		await expect(page.getByText(notice)).toBeVisible();
		const description = await play.evaluate(({ ariaDescribedByElements }) =>
			ariaDescribedByElements?.map((each) => each.textContent).join(""),
		);
		expect(description).toMatch(notice);
		const before = await page.locator(".video-frame").boundingBox();
		expect(listForeign(requests)).toEqual([]);

		if (way === "keyboard") await play.press("Enter");
		else await play.tap();
		const frame = page.locator("iframe");
		await expect(frame).toBeFocused();
		expect(listForeign(requests)).toEqual([video.url]);
		expect(await frame.getAttribute("title")).toBe(video.title.da);
		expect(await page.locator(".video-frame").boundingBox()).toEqual(before);
		await expect(locateLink(page)).toBeVisible();
		expect(await listLayoutShifts(page)).toEqual([]);
		await page.keyboard.press("Tab");
		const pause = page.frameLocator("iframe").getByRole("button");
		await expect
			.poll(() => pause.evaluate((found) => found.matches(":focus")))
			.toBe(true);
	},
);

test("an embedded video is a link without scripts, and sends no request", async () => {
	const { page, requests } = await visit(path, { scripts: "off" });
	await expect(locateLink(page)).toBeVisible();
	expect(listForeign(requests)).toEqual([]);
});
