import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

/** The minified script of axe. */
const script = readFileSync(
	createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
	"utf8",
);

/** The rules of axe to run: all of WCAG 2.2 AA and best practices, or those that depend on the theme. */
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

/** Keeps axe in the browser for all later pages: sending it takes longer than starting it. */
export function keepAxe(page: Page): Promise<unknown> {
	return page.addInitScript(`window.startAxe = () => { ${script} };`);
}

/** Returns the violations in the light theme, and those of colours in the dark one. */
export async function findViolationsOfThemes(page: Page): Promise<string[]> {
	const violations = await findViolations(page, rules.all);
	await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
	violations.push(...(await findViolations(page, rules.colours)));
	await page.emulateMedia({ colorScheme: "light" });
	return violations;
}

/** Returns the violations found by axe on an idle page or a part of it: the rule and the elements. */
export async function findViolations(
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
