import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { patience } from "./visit.ts";

/**
 * The interval between two polls of a page (milliseconds): each poll takes processor time that the page needs as well.
 */
const shortest = 20;
const longest = 100;

type Verdict = { readonly pass: boolean; readonly found: unknown };

/** Polls until the result is the expected one, or the timeout is reached. */
async function settle(
	wanted: boolean,
	subject: string,
	judge: () => Promise<Verdict>,
) {
	const end = performance.now() + patience;
	const look = () =>
		judge().catch((error: Error): Verdict => {
			// During navigation there is nothing to query.
			if (!error.message.includes("Execution context was destroyed"))
				throw error;
			return { pass: !wanted, found: error.message };
		});
	let verdict = await look();
	for (
		let wait = shortest;
		verdict.pass !== wanted && performance.now() < end;
		wait = Math.min(2 * wait, longest)
	) {
		await new Promise((resolve) => setTimeout(resolve, wait));
		verdict = await look();
	}
	const { pass, found } = verdict;
	return {
		pass,
		message: () =>
			`${subject}: ${wanted ? "expected" : "did not expect"} this within ${patience} ms; at the end there was ${JSON.stringify(found)}`,
	};
}

expect.extend({
	toBeVisible(locator: Locator) {
		return settle(!this.isNot, `${locator} is visible`, async () => {
			const pass = await locator.isVisible();
			return { pass, found: pass };
		});
	},
	toBeFocused(locator: Locator) {
		return settle(!this.isNot, `${locator} has the focus`, async () => {
			const found = await focused(locator.page());
			const pass = await locator.evaluateAll((elements) =>
				elements.includes(document.activeElement as HTMLElement),
			);
			return { pass, found };
		});
	},
	toHaveText(locator: Locator, text: string | RegExp) {
		return settle(!this.isNot, `${locator} has the text ${text}`, async () => {
			const found = (await locator.allInnerTexts()).join("\n");
			const pass =
				typeof text === "string" ? found.trim() === text : text.test(found);
			return { pass, found };
		});
	},
	toHaveCount(locator: Locator, count: number) {
		return settle(
			!this.isNot,
			`${locator} is there ${count} times`,
			async () => {
				const found = await locator.count();
				return { pass: found === count, found };
			},
		);
	},
	toHaveAddress(page: Page, address: string) {
		return settle(!this.isNot, `The page's address is ${address}`, async () => {
			const { pathname, search, hash } = new URL(page.url());
			const found = pathname + search + hash;
			return { pass: found === address, found };
		});
	},
});

function focused(page: Page): Promise<string> {
	return page.evaluate(
		() => document.activeElement?.outerHTML.slice(0, 200) ?? "",
	);
}

declare module "vitest" {
	// The parameter matches that of vitest's declaration, with which this one is merged.
	interface Matchers<T> {
		/** Is visible; `.not`: is hidden or missing. */
		toBeVisible(): Promise<void>;
		/** Has the keyboard focus. */
		toBeFocused(): Promise<void>;
		/** Has exactly this text, or matches the pattern. */
		toHaveText(text: string | RegExp): Promise<void>;
		/** Has this number of elements. */
		toHaveCount(count: number): Promise<void>;
		/** For a page: has this path, query and fragment. */
		toHaveAddress(address: string): Promise<void>;
	}
}

export { expect };
