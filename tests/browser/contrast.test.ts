import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "./harness.ts";

// Text on pictures: axe can't determine its background.

/** The parts of pages with text on a picture. */
const onPictures = [
	["/", ".hero__words"],
	["/", ".front__foot"],
	["/contact", ".picture-opening"],
	["/events", ".picture-opening"],
	["/about-session", ".picture-opening"],
	["/about-session", ".evening"],
] as const;

type Rgb = readonly [number, number, number];

/** Returns the relative luminance of a colour (WCAG 2.2). */
function luminance(colour: Rgb): number {
	const [r, g, b] = colour.map((channel) => {
		const part = channel / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: number, other: number): number {
	const [dark, light] = one < other ? [one, other] : [other, one];
	return (light + 0.05) / (dark + 0.05);
}

/**
 * Lists the visible lines of text in an element with their positions, their colours, and whether their letters are
 * large.
 */
function listLines(page: Page, part: string) {
	return page.evaluate((part) => {
		const within = document.querySelector(part) ?? document.body;
		const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
		const lines = [];
		while (walker.nextNode()) {
			const text = walker.currentNode;
			if (!text.textContent?.trim() || !text.parentElement) continue;
			const range = document.createRange();
			range.selectNodeContents(text);
			const { color, fontSize } = getComputedStyle(text.parentElement);
			for (const { left, top, width, height } of range.getClientRects())
				if (top >= 70 && top + height <= innerHeight - 60 && width > 0)
					lines.push({
						text: text.textContent.trim().slice(0, 30),
						box: { left, top, width, height },
						colour: (color.match(/\d+/g) ?? []).slice(0, 3).map(Number),
						isLarge: Number.parseFloat(fontSize) >= 24,
					});
		}
		return lines;
	}, part);
}

/** Lists the visible texts with insufficient contrast: nine of ten points around a line must pass. */
async function listInsufficient(page: Page, part: string): Promise<string[]> {
	const lines = await listLines(page, part);
	await page.evaluate((part) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(
			`${part} * { color: transparent !important; text-decoration: none !important }`,
		);
		document.adoptedStyleSheets = [sheet];
	}, part);
	const { data, info } = await sharp(await page.screenshot({ scale: "css" }))
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	await page.evaluate(() => {
		document.adoptedStyleSheets = [];
	});
	return lines.flatMap(({ text, box, colour, isLarge }) => {
		const own = luminance(colour as unknown as Rgb);
		const contrasts: number[] = [];
		for (let y = Math.ceil(box.top); y < box.top + box.height; y += 2)
			for (let x = Math.ceil(box.left); x < box.left + box.width; x += 2) {
				const at = (y * info.width + x) * info.channels;
				const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
				contrasts.push(contrast(own, luminance([r, g, b])));
			}
		contrasts.sort((a, b) => a - b);
		const found = contrasts[Math.floor(contrasts.length / 10)] ?? 21;
		const least = isLarge ? 3 : 4.5;
		return found < least ? [`${text}: ${found.toFixed(1)}`] : [];
	});
}

test.for([
	["desktop", "light"],
	["desktop", "dark"],
	["phone", "light"],
	["phone", "dark"],
] as const)(
	"text on pictures has sufficient contrast on a %s in the %s theme",
	async ([viewport, theme], { visit }) => {
		const { page } = await visit("/", { viewport, theme });
		for (const [path, part] of onPictures) {
			await page.goto(path);
			await page.evaluate(
				(part) => document.querySelector(part)?.scrollIntoView(),
				part,
			);
			await page.waitForLoadState("networkidle");
			// Scrolls through a part that is higher than the viewport.
			for (let screen = 0; screen < 3; screen++) {
				expect(
					await listInsufficient(page, part),
					`${path} ${part} ${screen}`,
				).toEqual([]);
				await page.mouse.wheel(0, 500);
				await page.waitForTimeout(100);
			}
		}
	},
);
