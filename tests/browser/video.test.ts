import type { BrowserContext, Page } from "playwright-core";
import { contentOf, strings } from "../support/content.ts";
import { words } from "./built.ts";
import { describe, expect, test } from "./harness.ts";
import { layoutShifts } from "./paint.ts";

// A video of another site, whose part the tests play themselves.

const { video } = contentOf<{
	video: { url: string; provider: string; title: { da: string; en: string } };
}>("pages/about-ees.yaml");
const frame = video.url;

/** A sentence of the interface in which the provider is named. */
function naming(sentence: string): RegExp {
	return words(sentence.replace("PROVIDER", video.provider));
}

const pages = [
	{
		path: "/about-ees",
		viewport: "phone",
		way: "pointer",
		play: strings.play.da,
		notice: naming(strings.videoNotice.da),
		watch: naming(strings.playAt.da),
		title: video.title.da,
	},
	{
		path: "/en/about-ees",
		viewport: "desktop",
		way: "keyboard",
		play: strings.play.en,
		notice: naming(strings.videoNotice.en),
		watch: naming(strings.playAt.en),
		title: video.title.en,
	},
] as const;

test.for(pages)(
	"$path on a $viewport plays when asked by $way, not before; the focus moves into it and nothing else moves",
	async ({ path, viewport, way, play, notice, watch, title }, { visit }) => {
		const { page, requests } = await visit(path, { viewport });
		await playProvider(page.context());
		await expect(button(page, play)).toHaveCount(1);
		await button(page, play).scrollIntoViewIfNeeded();
		await expect(page.getByText(notice)).toBeVisible();
		expect(await describedBy(button(page, play))).toMatch(notice);
		const before = await page.locator(".video-frame").boundingBox();
		expect(requests.filter(isForeign)).toEqual([]);

		if (way === "keyboard") await button(page, play).press("Enter");
		else await button(page, play).tap();
		await expect(
			page.frameLocator("iframe").getByText("The film"),
		).toBeVisible();
		await expect(page.locator("iframe")).toBeFocused();
		expect(requests.filter(isForeign)).toEqual([frame]);
		expect(await page.locator("iframe").getAttribute("title")).toBe(title);
		expect(await page.locator(".video-frame").boundingBox()).toEqual(before);
		await expect(page.getByRole("link", { name: watch })).toBeVisible();
		expect(await layoutShifts(page)).toEqual([]);

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

	test("without scripts there is a link and no button", async ({ visit }) => {
		const { page, requests } = await visit(path, { scripts: "off" });
		await expect(page.getByRole("link", { name: watch })).toBeVisible();
		await expect(button(page, play)).toHaveCount(0);
		expect(requests.filter(isForeign)).toEqual([]);
	});

	test("after Back it is a poster again", async ({ open }) => {
		const page = await open(path);
		await playProvider(page.context());
		await button(page, play).click();
		await expect(page.locator("iframe")).toHaveCount(1);
		await page.goto("/terms");
		await page.goBack();
		await expect(button(page, play)).toHaveCount(1);
		await expect(page.locator("iframe")).toHaveCount(0);
	});

	test("a network that is cut leaves the poster and the link, and says that something failed", async ({
		open,
	}) => {
		const page = await open(path, {
			network: "cut",
			expecting: ["ERR_INTERNET_DISCONNECTED"],
		});
		await button(page, play).click();
		await expect(page.getByText(strings.failedTitle.da)).toBeVisible();
		await expect(page.getByRole("link", { name: watch })).toBeVisible();
		await expect(page.locator(".video-frame img")).toBeVisible();
	});
});

function button(page: Page, name: string) {
	return page.getByRole("button", { name });
}

async function playProvider(context: BrowserContext): Promise<void> {
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

function describedBy(element: ReturnType<typeof button>): Promise<string> {
	return element.evaluate(
		({ ariaDescribedByElements }) =>
			ariaDescribedByElements?.map((each) => each.textContent).join("") ?? "",
	);
}
