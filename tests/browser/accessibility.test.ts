import axe from "axe-core";
import type { Page } from "playwright-core";
import { site, test } from "./harness.ts";

const options = {
	runOnly: {
		type: "tag",
		values: [
			"wcag2a",
			"wcag2aa",
			"wcag21a",
			"wcag21aa",
			"wcag22aa",
			"best-practice",
		],
	},
	resultTypes: ["violations"],
} as const satisfies axe.RunOptions;

/** What the other theme may break: it changes nothing but colours. */
const ofColours = {
	runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
	resultTypes: ["violations"],
} as const satisfies axe.RunOptions;

test.concurrent.for(["phone", "desktop"] as const)(
	"on a %s, axe finds nothing on any page, in either theme",
	async (viewport, { open, expect }) => {
		const page = await open("/", {
			viewport,
			// A colour on its way to another is neither.
			motion: "reduced",
			expecting: ["404: /404"],
		});
		await page.context().addInitScript({ content: axe.source });
		for (const { path } of site.pages) {
			await page.emulateMedia({ colorScheme: "light" });
			await page.goto(path);
			expect.soft(await violations(page, options), path).toEqual([]);
			await page.emulateMedia({ colorScheme: "dark" });
			expect
				.soft(await violations(page, ofColours), `${path}, dark`)
				.toEqual([]);
		}
	},
);

/** What axe holds against a page that is at rest: the rule, and the elements that break it. */
function violations(page: Page, options: axe.RunOptions): Promise<string[]> {
	return page.evaluate(async (options) => {
		const { axe: inPage } = window as typeof window & { axe: typeof axe };
		const found = await inPage.run(document, options);
		return found.violations.map(
			({ id, help, nodes }) =>
				`${id}: ${help}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
		);
	}, options);
}
