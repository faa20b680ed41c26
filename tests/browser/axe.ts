import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

/** The script of axe in its small form. */
const script = readFileSync(
	createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
	"utf8",
);

/** What axe looks at: all that it knows of WCAG 2.2 AA and good practice, or what another theme may break. */
export const rules = {
	all: {
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
	},
	colours: {
		runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
		resultTypes: ["violations"],
	},
} as const satisfies Record<string, axe.RunOptions>;

/** Has the browser keep axe for all that the page visits: to send it again takes longer than to start it. */
export function keepAxe(page: Page): Promise<unknown> {
	return page.addInitScript(`window.startAxe = () => { ${script} };`);
}

/** What axe holds against a page that is at rest, or a part of it: the rule, and the elements that break it. */
export async function violations(
	page: Page,
	options: axe.RunOptions,
	part = "html",
): Promise<string[]> {
	if (await page.evaluate(() => !("axe" in window)))
		await page.evaluate(
			(await page.evaluate(() => "startAxe" in window)) ? "startAxe()" : script,
		);
	return page.evaluate(
		async ({ options, part }) => {
			const { axe: inPage } = window as typeof window & { axe: typeof axe };
			const found = await inPage.run(part, options);
			return found.violations.map(
				({ id, help, nodes }) =>
					`${id}: ${help}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
			);
		},
		{ options, part },
	);
}
