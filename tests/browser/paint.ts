import type { Page } from "playwright-core";

/** Lists the layout shifts without user input since the page began to load, with their scores. */
export function listLayoutShifts(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const shifts = await new Promise<PerformanceEntryList>((resolve) => {
			const heard: PerformanceEntry[] = [];
			new PerformanceObserver((list) => {
				heard.push(...list.getEntries());
			}).observe({ type: "layout-shift", buffered: true });
			// Buffered entries are reported in a separate task, before the end of the frame.
			setTimeout(() => resolve(heard), 50);
		});
		return shifts.flatMap((shift) => {
			// TypeScript's DOM types lack this kind of entry.
			const { value, hadRecentInput, sources } = shift as PerformanceEntry & {
				value: number;
				hadRecentInput: boolean;
				sources: { node?: Node }[];
			};
			const moved = sources.map(({ node }) =>
				node instanceof Element
					? `${node.localName}.${node.className}`
					: node?.textContent,
			);
			return hadRecentInput ? [] : [`${value}: ${moved.join(", ")}`];
		});
	});
}

/** Returns the largest contentful paint: "text", or an image and its fetch priority. */
export function getLargestPaint(page: Page): Promise<string> {
	return page.evaluate(async () => {
		const entry = await new Promise<LargestContentfulPaint | undefined>(
			(resolve) => {
				new PerformanceObserver((list) =>
					resolve(list.getEntries().at(-1) as LargestContentfulPaint),
				).observe({ type: "largest-contentful-paint", buffered: true });
				setTimeout(() => resolve(undefined), 2000);
			},
		);
		if (!entry) return "nothing";
		if (!entry.url) return "text";
		const { pathname } = new URL(entry.url);
		const preloaded = document.querySelector(
			`link[rel="preload"][as="image"]:is([href="${pathname}"], [imagesrcset*="${pathname}"])`,
		);
		const hurried = entry.element?.getAttribute("fetchpriority") === "high";
		return preloaded || hurried ? "hurried image" : `late image ${pathname}`;
	});
}

/** Scrolls down the page one viewport at a time, until every picture has loaded. */
export async function scrollThrough(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const { scrollHeight } = document.documentElement;
		for (let y = 0; y < scrollHeight; y += innerHeight) {
			scrollTo({ top: y, behavior: "instant" });
			await new Promise(requestAnimationFrame);
		}
	});
	await page.waitForFunction(() =>
		[...document.images].every(({ complete }) => complete),
	);
}
