import type { Page } from "playwright-core";

/** The distance between two sampled points (pixels). */
const step = 200;

/**
 * Lists the texts of a page that are unreadable at this viewport width: those that begin left of it, where nobody can
 * scroll, and those covered by a sticky element.
 */
export function listMisplacedTexts(page: Page): Promise<string[]> {
	return page.evaluate((distance) => {
		const sticky = [...document.querySelectorAll("main *")].filter(
			(each) => getComputedStyle(each).position === "sticky",
		);
		const found = new Set<string>();
		for (let top = 0; top < document.body.scrollHeight; top += distance) {
			scrollTo({ top, behavior: "instant" });
			for (const each of sticky) {
				const box = each.getBoundingClientRect();
				if (box.bottom < 0 || box.top > innerHeight) continue;
				const [, beneath] = document
					.elementsFromPoint(box.left + 40, box.top + 15)
					.filter((one) => one.matches("h1, h2, h3, p, li, a, strong, span"));
				if (beneath && !each.contains(beneath) && !beneath.contains(each))
					found.add(`${each.textContent} over ${beneath.textContent}`);
			}
		}
		scrollTo({ top: 0, behavior: "instant" });
		const texts = document.createTreeWalker(
			document.body,
			NodeFilter.SHOW_TEXT,
		);
		const range = document.createRange();
		while (texts.nextNode()) {
			range.selectNodeContents(texts.currentNode);
			const { left, width } = range.getBoundingClientRect();
			// Text for screen readers is one pixel wide.
			if (left < 0 && width > 1) found.add(`${texts.currentNode.textContent}`);
		}
		return [...found];
	}, step);
}
