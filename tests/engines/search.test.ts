import { getTitle } from "../browser/built.ts";
import { strings } from "../support/content.ts";
import { describe, expect, test } from "./harness.ts";

const languages = [
	{ home: "/", found: "/opening-hours", close: strings.close.da },
	{ home: "/en", found: "/en/opening-hours", close: strings.close.en },
] as const;

const visitors = (["phone", "desktop"] as const).flatMap((size) =>
	languages.map((language) => ({ size, ...language })),
);

const dialog = ".search-dialog";
const field = "[role=combobox]";
const option = "[role=option]";

describe.for(visitors)("$home on a $size", ({ home, size, found, close }) => {
	const query = getTitle(found).toLowerCase();

	test("works by keyboard only, including Back and Forward", async ({
		open,
	}) => {
		const visitor = await open(home, { size });
		await visitor.press("Control+k");
		await visitor.hasFocusOn(field);
		await visitor.type(query);
		await visitor.sees("[role=option][aria-selected=true]");
		await visitor.sees("[role=option] mark");
		await visitor.press("Enter");
		await visitor.isAt(found);
		await visitor.back();
		await visitor.isAt(home);
		await visitor.seesNo(dialog);
		await visitor.forward();
		await visitor.isAt(found);
	});

	test("works by mouse, and repeats a recent search", async ({ open }) => {
		const visitor = await open(home, { size });
		const value = () =>
			visitor.evaluate(
				() =>
					document.querySelector<HTMLInputElement>("[role=combobox]")?.value,
			);
		await visitor.click(".search-button");
		await visitor.type(query);
		await visitor.sees("[role=option] mark");
		await visitor.click(option);
		await visitor.isAt(found);
		await visitor.click(".search-button");
		await visitor.click(option, query);
		await expect.poll(value).toBe(query);
		await visitor.hasFocusOn(field);
		await visitor.sees("[role=option] mark");
		await visitor.click(`${dialog} button`, close);
		await visitor.seesNo(dialog);
	});
});

test("the dialog closes on Escape and on a click outside, and restores the focus", async ({
	open,
}) => {
	const visitor = await open("/");
	await visitor.tabTo(".search-button");
	await visitor.press("Enter");
	await visitor.hasFocusOn(field);
	await visitor.type("e");
	await visitor.sees(option);
	await visitor.press("Escape");
	await visitor.seesNo(dialog);
	await visitor.hasFocusOn(".search-button");
	await visitor.click(".search-button");
	await visitor.hasFocusOn(field);
	await visitor.clickAt({ x: 5, y: 400 });
	await visitor.seesNo(dialog);
});

test("arrows, Home and End select options while the field keeps the focus", async ({
	open,
}) => {
	const visitor = await open("/en");
	const chosen = () =>
		visitor.evaluate(() => {
			const options = [...document.querySelectorAll("[role=option]")];
			return options.findIndex(({ ariaSelected }) => ariaSelected === "true");
		});
	await visitor.press("Control+k");
	await visitor.type("e");
	await expect.poll(chosen).toBe(0);
	await visitor.press("ArrowDown");
	await expect.poll(chosen).toBe(1);
	await visitor.press("End");
	await expect.poll(chosen).toBeGreaterThan(1);
	await visitor.press("ArrowDown");
	await expect.poll(chosen).toBe(0);
	await visitor.hasFocusOn(field);
});
