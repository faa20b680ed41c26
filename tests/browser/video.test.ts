import type { BrowserContext, Page } from "playwright-core";
import { readContent, strings } from "../support/content.ts";
import { words } from "./built.ts";
import { describe, expect, test } from "./harness.ts";
import { listLayoutShifts } from "./paint.ts";

// An embedded video with a mock provider.

const { video } = readContent<{
	video: { url: string; provider: string; title: { da: string; en: string } };
}>("pages/about-ees.yaml");
const frame = video.url;

/** Creates a pattern for a sentence that names the provider. */
function matchProvider(sentence: string): RegExp {
	return words(sentence.replace("{provider}", video.provider));
}

const pages = [
	{
		path: "/about-ees",
		viewport: "phone",
		way: "pointer",
		play: strings.play.da,
		notice: matchProvider(strings.videoNotice.da),
		watch: matchProvider(strings.playAt.da),
		title: video.title.da,
	},
	{
		path: "/en/about-ees",
		viewport: "desktop",
		way: "keyboard",
		play: strings.play.en,
		notice: matchProvider(strings.videoNotice.en),
		watch: matchProvider(strings.playAt.en),
		title: video.title.en,
	},
] as const;

test.for(pages)(
	"$path on a $viewport plays when asked by $way, not before; the focus moves into it and nothing else moves",
	async ({ path, viewport, way, play, notice, watch, title }, { visit }) => {
		const { page, requests } = await visit(path, { viewport });
		await mockProvider(page.context());
		await expect(locateButton(page, play)).toHaveCount(1);
		await locateButton(page, play).scrollIntoViewIfNeeded();
		await expect(page.getByText(notice)).toBeVisible();
		expect(await getDescription(locateButton(page, play))).toMatch(notice);
		const before = await page.locator(".video-frame").boundingBox();
		expect(requests.filter(isForeign)).toEqual([]);

		if (way === "keyboard") await locateButton(page, play).press("Enter");
		else await locateButton(page, play).tap();
		await expect(
			page.frameLocator("iframe").getByText("The film"),
		).toBeVisible();
		await expect(page.locator("iframe")).toBeFocused();
		expect(requests.filter(isForeign)).toEqual([frame]);
		expect(await page.locator("iframe").getAttribute("title")).toBe(title);
		expect(await page.locator(".video-frame").boundingBox()).toEqual(before);
		await expect(page.getByRole("link", { name: watch })).toBeVisible();
		expect(await listLayoutShifts(page)).toEqual([]);

		await page.keyboard.press("Tab");
		const inside = page.frameLocator("iframe").getByRole("button");
		await expect
			.poll(() => inside.evaluate((found) => found.matches(":focus")), {
				timeout: 15_000,
			})
			.toBe(true);
	},
);

describe("a video", () => {
	const [{ path, play, watch }] = pages;

	test("without scripts is a link without a button", async ({ visit }) => {
		const { page, requests } = await visit(path, { scripts: "off" });
		await expect(page.getByRole("link", { name: watch })).toBeVisible();
		await expect(locateButton(page, play)).toHaveCount(0);
		expect(requests.filter(isForeign)).toEqual([]);
	});

	test("is a poster again after Back", async ({ open }) => {
		const page = await open(path);
		await mockProvider(page.context());
		await locateButton(page, play).click();
		await expect(page.locator("iframe")).toHaveCount(1);
		await page.goto("/terms");
		await page.goBack();
		await expect(locateButton(page, play)).toHaveCount(1);
		await expect(page.locator("iframe")).toHaveCount(0);
	});

	test("without a network leaves the poster and the link, and shows an error", async ({
		open,
	}) => {
		const page = await open(path, {
			network: "cut",
			expecting: ["ERR_INTERNET_DISCONNECTED"],
		});
		await locateButton(page, play).click();
		await expect(page.getByText(strings.failedTitle.da)).toBeVisible();
		await expect(page.getByRole("link", { name: watch })).toBeVisible();
		await expect(page.locator(".video-frame img")).toBeVisible();
	});
});

function locateButton(page: Page, name: string) {
	return page.getByRole("button", { name });
}

async function mockProvider(context: BrowserContext): Promise<void> {
	await context.route(frame, (route) =>
		route.fulfill({
			contentType: "text/html",
			body: "<!doctype html><title>The film</title><p>The film</p><button>Pause</button>",
		}),
	);
}

function isForeign(url: string): boolean {
	return !url.startsWith("http://127.0.0.1");
}

function getDescription(
	element: ReturnType<typeof locateButton>,
): Promise<string> {
	return element.evaluate(
		({ ariaDescribedByElements }) =>
			ariaDescribedByElements?.map((each) => each.textContent).join("") ?? "",
	);
}
