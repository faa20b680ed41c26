import { test as base, expect, inject } from "vitest";
import { getHeaders } from "../../generator/host/headers.ts";
import { serveFolder } from "../browser/host.ts";
import { viewports } from "../browser/visit.ts";
import { engines, type Tab } from "./driver.ts";

/** The site under test. */
export const site = inject("builtSite");

/** A visitor on a page of the site, with a mouse and a keyboard. Each method waits until it can do what it says. */
export type Visitor = Tab & {
	/** Moves the mouse to the first visible element with this selector. */
	pointTo(selector: string): Promise<void>;
	click(selector: string): Promise<void>;
	/** Presses a key combination, written "Control+k". */
	press(keys: string): Promise<void>;
	type(text: string): Promise<void>;
	/** Expects such an element to become visible. */
	sees(selector: string): Promise<void>;
	seesNo(selector: string): Promise<void>;
	/** Expects such an element to get the focus. */
	hasFocusOn(selector: string): Promise<void>;
	/** Expects path, query and fragment of the URL. */
	isAt(address: string): Promise<void>;
};

/**
 * A test in the current engine; errors of a page fail it. It is skipped if the engine isn't installed, unless
 * KILDE_ENGINES=all requires it.
 */
export const test = base
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures this one needs.
	.extend("tab", { scope: "file" }, async ({}, { onCleanup }) => {
		const { isInstalled, launch } = engines[inject("engine")];
		if (!isInstalled() && process.env.KILDE_ENGINES !== "all") return undefined;
		const tab = await launch();
		onCleanup(async () => {
			await tab.close();
		});
		return tab;
	})
	// biome-ignore lint/correctness/noEmptyPattern: as above.
	.extend("host", { scope: "file" }, async ({}, { onCleanup }) => {
		const headersOf = (file: string) => getHeaders(`/${file}`);
		const host = await serveFolder(site.output, headersOf);
		onCleanup(host.close);
		return host;
	})
	.extend("open", async ({ tab, host, skip }, { onCleanup }) => {
		if (!tab) return skip("This engine is not installed.");
		await tab.goto(`${host.origin}/terms`);
		await tab.evaluate(() => localStorage.clear());
		onCleanup(async () => {
			const read = () => localStorage.getItem("complaints") ?? "";
			const complaints = await tab.evaluate(read);
			// The 404 page logs its path.
			expect(complaints.replace("/404: 404: /404\n", "")).toBe("");
		});
		return async (
			path: string,
			size: keyof typeof viewports = "desktop",
		): Promise<Visitor> => {
			const visitor = createVisitor(tab, host.origin);
			await tab.resize(viewports[size]);
			await visitor.goto(path);
			return visitor;
		};
	});

function createVisitor(tab: Tab, origin: string): Visitor {
	const expectSight = (
		selector: string,
		title: string,
		isSo: (sight: Sight | null) => boolean,
	) =>
		expect
			.poll(async () => isSo(await tab.evaluate(look, selector)), {
				message: `${selector} ${title}`,
			})
			.toBe(true);
	const pointTo = async (selector: string) => {
		let last: Sight | null = null;
		await expectSight(selector, "is at rest and uncovered", (sight) => {
			const isStill = sight?.x === last?.x && sight?.y === last?.y;
			last = sight;
			return Boolean(sight?.isHit && isStill);
		});
		const { x, y } = last as unknown as Sight;
		// A menu opens only for a mouse that moves to it.
		await tab.perform(
			mouse(
				{ type: "pointerMove", x: x + 1, y: y + 1, duration: 30 },
				{ type: "pointerMove", x, y, duration: 30 },
			),
		);
	};
	return {
		...tab,
		goto: (path) => tab.goto(origin + path),
		pointTo,
		async click(selector) {
			await pointTo(selector);
			await tab.perform(
				mouse(
					{ type: "pointerDown", button: 0 },
					{ type: "pointerUp", button: 0 },
				),
			);
		},
		async press(keys) {
			const values = keys.split("+").map((key) => namedKeys[key] ?? key);
			await tab.perform(
				keyboard([
					...values.map((value) => ({ type: "keyDown", value })),
					...values.reverse().map((value) => ({ type: "keyUp", value })),
				]),
			);
		},
		async type(text) {
			const steps = [...text].flatMap((value) => [
				{ type: "keyDown", value },
				{ type: "keyUp", value },
			]);
			await tab.perform(keyboard(steps));
		},
		sees: (selector) => expectSight(selector, "is shown", Boolean),
		seesNo: (selector) => expectSight(selector, "is hidden", (sight) => !sight),
		hasFocusOn: (selector) =>
			expectSight(selector, "has the focus", (sight) =>
				Boolean(sight?.isFocused),
			),
		async isAt(address) {
			const read = () =>
				tab.evaluate(() => location.pathname + location.search + location.hash);
			await expect.poll(read).toBe(address);
		},
	};
}

/** The state of an element in the page: its middle, whether nothing covers it there, and whether it has the focus. */
type Sight = {
	readonly x: number;
	readonly y: number;
	readonly isHit: boolean;
	readonly isFocused: boolean;
};

/** Runs in the page. */
function look(selector: string): Sight | null {
	const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
		(each) =>
			each.checkVisibility({ visibilityProperty: true }) &&
			each.getClientRects().length > 0,
	);
	if (!found) return null;
	found.scrollIntoView({ block: "nearest", behavior: "instant" });
	const { left, top, width, height } = found.getBoundingClientRect();
	const x = Math.round(left + width / 2);
	const y = Math.round(top + height / 2);
	return {
		x,
		y,
		isHit: found.contains(document.elementFromPoint(x, y)),
		isFocused: document.activeElement === found,
	};
}

function mouse(...steps: readonly object[]): object {
	const parameters = { pointerType: "mouse" };
	return { type: "pointer", id: "mouse", parameters, actions: steps };
}

function keyboard(actions: readonly object[]): object {
	return { type: "key", id: "keyboard", actions };
}

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const namedKeys: Readonly<Record<string, string>> = {
	Tab: "\uE004",
	Enter: "\uE007",
	Control: "\uE009",
	Escape: "\uE00C",
	End: "\uE010",
	ArrowDown: "\uE015",
};
