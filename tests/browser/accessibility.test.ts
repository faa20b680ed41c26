import axe from "axe-core";
import type { Page } from "playwright-core";
import { site, test } from "./harness.ts";

const rules = {
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

test.concurrent.for([
	["phone", "light"],
	["phone", "dark"],
	["desktop", "light"],
	["desktop", "dark"],
] as const)(
	"on a %s in the %s theme, axe finds nothing on any page",
	async ([viewport, theme], { open, expect }) => {
		const page = await open("/", { viewport, theme, expecting: ["404: /404"] });
		await page.context().addInitScript({ content: axe.source });
		for (const { path } of site.pages) {
			await page.goto(path);
			expect.soft(await violations(page), path).toEqual([]);
		}
	},
);

/** What axe holds against a page: the rule, and the elements that break it. */
function violations(page: Page): Promise<string[]> {
	return page.evaluate(async (options) => {
		const { axe: inPage } = window as typeof window & { axe: typeof axe };
		const found = await inPage.run(document, options);
		return found.violations.map(
			({ id, help, nodes }) =>
				`${id}: ${help}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
		);
	}, rules);
}
