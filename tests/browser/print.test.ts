import type { Page } from "playwright-core";
import { expect, site, test } from "./harness.ts";

test.for(site.pages.filter(({ view }) => view === "opening-hours"))(
	"$path prints on one sheet of A4, today as any other day",
	async ({ path }, { open }) => {
		const page = await open(path);
		expect(await countSheets(page)).toBe(1);
		await page.emulateMedia({ media: "print" });
		const sizes = await page
			.locator(".week td:not(:last-child)")
			.evaluateAll((cells) =>
				cells.map((cell) => getComputedStyle(cell).fontSize),
			);
		expect(new Set(sizes).size).toBe(1);
	},
);

test.for(["/fortrydelsesformular", "/en/withdrawal-form"])(
	"the form of %s prints on one sheet of A4",
	async (path, { open }) => {
		expect(await countSheets(await open(path))).toBe(1);
	},
);

test("a long text prints on several sheets", async ({ open }) => {
	expect(await countSheets(await open("/privacy"))).toBeGreaterThan(1);
});

/** Counts the pages of the PDF that the browser prints. */
async function countSheets(page: Page): Promise<number> {
	const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
	return pdf.toString("latin1").match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}
