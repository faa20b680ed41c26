import type { Page } from "playwright-core";

// Checks of what must hold on every page. Each returns its findings as texts, so that a failure names the place.

/**
 * Lists the layout shifts without user input since the page began to load, with their scores; none if their sum is at
 * most 0.01, as when a font loads after the text is shown and some lines break differently.
 */
export function listLayoutShifts(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const shifts = await new Promise<PerformanceEntryList>((resolve) => {
			const heard: PerformanceEntry[] = [];
			new PerformanceObserver((list) => {
				heard.push(...list.getEntries());
			}).observe({ type: "layout-shift", buffered: true });
			// Buffered entries are reported in a separate task, before the end of the frame.
			requestAnimationFrame(() => requestAnimationFrame(() => resolve(heard)));
		});
		let sum = 0;
		const texts = shifts.flatMap((shift) => {
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
			if (hadRecentInput) return [];
			sum += value;
			return [`${value}: ${moved.join(", ")}`];
		});
		return sum > 0.01 ? texts : [];
	});
}

/** Returns the largest contentful paint: "text", or an image and its fetch priority. */
export function getLargestPaint(page: Page): Promise<string> {
	return page.evaluate(async () => {
		const entry = await new Promise<LargestContentfulPaint>((resolve) => {
			new PerformanceObserver((list) =>
				resolve(list.getEntries().at(-1) as LargestContentfulPaint),
			).observe({ type: "largest-contentful-paint", buffered: true });
		});
		if (!entry.url) return "text";
		const { pathname } = new URL(entry.url);
		const preloaded = document.querySelector(
			`link[rel="preload"][as="image"]:is([href="${pathname}"], [imagesrcset*="${pathname}"])`,
		);
		const hurried = entry.element?.getAttribute("fetchpriority") === "high";
		return preloaded || hurried ? "hurried image" : `late image ${pathname}`;
	});
}

/** Scrolls down the page one viewport at a time, until every visible picture has loaded. */
export async function scrollThrough(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const { scrollHeight } = document.documentElement;
		for (let y = 0; y < scrollHeight; y += innerHeight) {
			scrollTo({ top: y, behavior: "instant" });
			await new Promise(requestAnimationFrame);
		}
	});
	await page.waitForFunction(() =>
		[...document.images].every(
			// A hidden lazy picture is never loaded.
			(image) => image.complete || !image.checkVisibility(),
		),
	);
}

/** Lists the stored data of the visitor. */
export async function listStored(page: Page): Promise<string[]> {
	const cookies = await page.context().cookies();
	const names = await page.evaluate(() =>
		[localStorage, sessionStorage].flatMap((each) => Object.keys(each)),
	);
	return [...cookies.map(({ name }) => name), ...names];
}

/** Lists references of a page's attributes and links to missing ids, including templates. */
export function listDanglingReferences(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const names =
			"aria-controls aria-labelledby aria-describedby aria-owns aria-details aria-flowto aria-errormessage aria-activedescendant for form list headers itemref popovertarget commandfor usemap";
		const parts = [
			document,
			...[...document.querySelectorAll("template")].map(
				({ content }) => content,
			),
		];
		const ids = new Set(
			parts.flatMap((part) =>
				[...part.querySelectorAll("[id]")].map(({ id }) => id),
			),
		);
		const elements = parts.flatMap((part) => [...part.querySelectorAll("*")]);
		return elements.flatMap((element) => {
			const named = names
				.split(" ")
				.flatMap((name) =>
					(element.getAttribute(name) ?? "").split(/\s+/).filter(Boolean),
				);
			const href = element.localName === "a" && element.getAttribute("href");
			const [address, fragment] = href ? href.split("#") : [];
			const here =
				fragment && (address === "" || address === location.pathname);
			return [...named, ...(here ? [decodeURIComponent(fragment)] : [])]
				.filter((id) => !ids.has(id))
				.map((id) => `${element.localName}: ${id}`);
		});
	});
}

/** Lists elements outside the viewport, and those narrower than their text, except in scroll containers. */
export function listOverflowing(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const width = document.documentElement.clientWidth;
		const scrolls = (element: Element): boolean =>
			/auto|scroll|clip|hidden/.test(getComputedStyle(element).overflowX) ||
			(element.parentElement !== null &&
				element.parentElement !== document.body &&
				scrolls(element.parentElement));
		const shown = [...document.querySelectorAll<HTMLElement>("body *")].filter(
			(element) =>
				element.checkVisibility() && !element.closest("svg, .visually-hidden"),
		);
		const found = shown.filter((element) => {
			const { left, right } = element.getBoundingClientRect();
			const isBeside = left < -0.6 || right > width + 0.6;
			const isTooNarrow =
				element.children.length === 0 &&
				element.clientWidth > 0 &&
				element.scrollWidth > element.clientWidth + 1;
			return (isBeside && !scrolls(element)) || isTooNarrow;
		});
		const wider = document.documentElement.scrollWidth - width;
		return [
			...(wider > 0 ? [`the page, by ${wider}`] : []),
			...found.map((element) => element.outerHTML.slice(0, 80)),
		];
	});
}

/** Hydrates every island of the page, as a pointer over each does. */
export async function hydrateIslands(page: Page): Promise<void> {
	for (const island of await page.locator("[data-island]").all())
		await island.dispatchEvent("pointermove", { movementX: 1 });
	await page.waitForFunction(
		() => document.querySelector("[data-island]:not([data-ready])") === null,
	);
}
