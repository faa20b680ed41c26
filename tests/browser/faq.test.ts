import { listSearchEntries, words } from "./built.ts";
import { expect, test } from "./harness.ts";

test.for(["on", "off"] as const)(
	"one answer is open at a time and can be closed, with scripts %s",
	async (scripts, { open }) => {
		const page = await open("/faq", scripts === "off" ? { scripts } : {});
		const opened = page.locator(".questions details[open]");
		const questions = page.locator(".questions summary");
		await questions.nth(0).click();
		await expect(opened).toHaveCount(1);
		await expect(opened.locator("p").first()).toBeVisible();
		await questions.nth(3).focus();
		await page.keyboard.press("Enter");
		await expect(opened).toHaveCount(1);
		await questions.nth(3).click();
		await expect(opened).toHaveCount(0);
	},
);

test("a URL opens the answer that it names, as does a link to a fragment, even if the URL stays the same", async ({
	open,
}) => {
	const page = await open("/en/faq");
	const ids = await page
		.locator(".questions details")
		.evaluateAll((all) => all.map(({ id }) => id));
	expect(ids).toHaveLength(21);
	await page.goto(`/en/faq#${ids[4]}`);
	const opened = page.locator(".questions details[open]");
	await expect(opened).toHaveCount(1);
	expect(await opened.getAttribute("id")).toBe(ids[4]);
	await page.evaluate((id) => {
		location.hash = id ?? "";
	}, ids[7]);
	await expect(page.locator(`[id="${ids[7]}"][open]`)).toHaveCount(1);
	await expect(opened).toHaveCount(1);
	await opened.locator("summary").click();
	await expect(opened).toHaveCount(0);
	// The same one again.
	await page.evaluate((id) => {
		const link = document.createElement("a");
		link.href = `#${id}`;
		document.querySelector("main")?.append(link);
		link.click();
	}, ids[7]);
	await expect(opened).toHaveCount(1);
});

test("the answer found by the search is open", async ({ open }) => {
	const page = await open("/faq");
	await page.keyboard.press("Control+k");
	const answers = listSearchEntries("/").find(({ url }) => url === "/faq");
	const { id, title } = answers?.parts?.[2] ?? { id: "", title: "" };
	await page.keyboard.type(title);
	await page.locator(`[role="option"][href="/faq#${id}"]`).click();
	const opened = page.locator(".questions details[open]");
	await expect(opened).toHaveCount(1);
	await expect(opened.locator("summary")).toHaveText(words(title));
});
