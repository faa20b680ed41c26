import type { Page } from "playwright-core";
import sharp from "sharp";

/**
 * Returns the ratio of the width according to `sizes` to the rendered width of each picture with several files. For a
 * cropped picture the width before cropping counts.
 */
export function measureSizes(page: Page): Promise<[string, number][]> {
	return page.evaluate(async () => {
		const chosen = [...document.images].filter((image) =>
			image.parentElement?.querySelector('source[srcset$="w"]'),
		);
		for (const image of chosen) image.loading = "eager";
		await Promise.all(chosen.map((image) => image.decode()));
		return chosen
			.filter(({ currentSrc }) => !currentSrc.endsWith(".svg"))
			.map((image) => {
				const { naturalWidth, naturalHeight, currentSrc } = image;
				const { width, height } = image.getBoundingClientRect();
				const isCut = getComputedStyle(image).objectFit === "cover";
				const filling = (height * naturalWidth) / naturalHeight;
				// In these units a file is as wide as `sizes` states.
				const shown = isCut ? Math.max(width, filling) : width;
				return [currentSrc.replace(/.*\//, ""), naturalWidth / shown];
			});
	});
}

type Rgb = readonly [number, number, number];

/** A visible line of text on the screen (CSS pixels). */
type Line = {
	readonly text: string;
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
	readonly colour: readonly number[];
	readonly isLarge: boolean;
};

/**
 * Lists the visible texts in an element whose contrast with the picture behind them is insufficient (WCAG 1.4.3), which
 * axe can't determine: nine of ten points around a line must pass.
 */
export async function listLowContrastTexts(
	page: Page,
	part: string,
): Promise<string[]> {
	const lines = await listLines(page, part);
	const { pixels, width } = await takeScreenshotWithoutText(page, part);
	return lines.flatMap((line) => {
		const own = getLuminance(line.colour as unknown as Rgb);
		const contrasts: number[] = [];
		for (let y = Math.ceil(line.top); y < line.top + line.height; y += 2)
			for (let x = Math.ceil(line.left); x < line.left + line.width; x += 2) {
				const at = (y * width + x) * 3;
				const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
				contrasts.push(getContrast(own, getLuminance([r, g, b])));
			}
		contrasts.sort((a, b) => a - b);
		const found = contrasts[Math.floor(contrasts.length / 10)] ?? 21;
		const least = line.isLarge ? 3 : 4.5;
		return found < least ? [`${line.text}: ${found.toFixed(1)}`] : [];
	});
}

function listLines(page: Page, part: string): Promise<Line[]> {
	return page.evaluate((part) => {
		const within = document.querySelector(part) ?? document.body;
		const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
		const lines = [];
		while (walker.nextNode()) {
			const node = walker.currentNode;
			const text = node.textContent?.trim();
			if (!text || !node.parentElement) continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			const { color, fontSize } = getComputedStyle(node.parentElement);
			for (const { left, top, width, height } of range.getClientRects())
				if (top >= 70 && top + height <= innerHeight - 60 && width > 0)
					lines.push({
						text: text.slice(0, 30),
						left,
						top,
						width,
						height,
						colour: (color.match(/\d+/g) ?? []).slice(0, 3).map(Number),
						isLarge: Number.parseFloat(fontSize) >= 24,
					});
		}
		return lines;
	}, part);
}

/** Returns the least contrast of an element's background with what is above, below and beside it (WCAG 1.4.11). */
export async function measureSurroundingContrast(
	page: Page,
	selector: string,
): Promise<number> {
	const { colour, points } = await page
		.locator(selector)
		.first()
		.evaluate((element) => {
			const { left, top, right, bottom } = element.getBoundingClientRect();
			const [x, y] = [(left + right) / 2, (top + bottom) / 2];
			const { backgroundColor } = getComputedStyle(element);
			// The corners are round; the middle half of each side is not.
			const along = [-0.5, -0.25, 0, 0.25, 0.5];
			return {
				colour: (backgroundColor.match(/\d+/g) ?? []).map(Number),
				points: along.flatMap((part) => {
					const across = x + (part * (right - left)) / 2;
					const down = y + (part * (bottom - top)) / 2;
					return [
						[across, top - 4],
						[across, bottom + 4],
						[left - 4, down],
						[right + 4, down],
					] as const;
				}),
			};
		});
	const { pixels, width } = await takeScreenshotWithoutText(page, "body");
	const own = getLuminance(colour as unknown as Rgb);
	const contrasts = points.map(([x, y]) => {
		const at = (Math.round(y) * width + Math.round(x)) * 3;
		const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
		return getContrast(own, getLuminance([r, g, b]));
	});
	return Math.min(...contrasts);
}

async function takeScreenshotWithoutText(page: Page, part: string) {
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
	return { pixels: data, width: info.width };
}

/** Returns the relative luminance of a colour (WCAG 2.2). */
function getLuminance(colour: Rgb): number {
	const [r, g, b] = colour.map((channel) => {
		const part = channel / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function getContrast(one: number, other: number): number {
	const [dark, light] = one < other ? [one, other] : [other, one];
	return (light + 0.05) / (dark + 0.05);
}
