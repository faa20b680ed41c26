import { expect } from "vitest";
import { click, move, type Point, press, type } from "./actions.ts";
import type { Size, Tab } from "./engine.ts";

/** A visitor on a page of the site, with a mouse and a keyboard. */
export type Visitor = Pick<Tab, "evaluate" | "resize"> & {
	/** Navigates to a URL of the site. */
	goto(path: string): Promise<void>;
	back(): Promise<void>;
	forward(): Promise<void>;
	/** Moves the mouse to an element: the first visible one with this selector and name. */
	pointTo(selector: string, name?: string): Promise<void>;
	moveTo(point: Point): Promise<void>;
	click(selector: string, name?: string): Promise<void>;
	clickAt(point: Point): Promise<void>;
	press(keys: string): Promise<void>;
	type(text: string): Promise<void>;
	/** Presses Tab until such an element has the focus. */
	tabTo(selector: string, name?: string): Promise<void>;
	/** Waits until a script whose URL contains this has run. */
	awaitScript(part: string): Promise<void>;
	/** Expects such an element to become visible within the timeout of `expect.poll`. */
	sees(selector: string, name?: string): Promise<void>;
	seesNo(selector: string, name?: string): Promise<void>;
	/** Expects such an element to have the focus. */
	hasFocusOn(selector: string, name?: string): Promise<void>;
	/** Expects the first such element to have this text. */
	reads(selector: string, text: string | RegExp): Promise<void>;
	/** Expects path, query and fragment of the URL. */
	isAt(address: string): Promise<void>;
};

/** The state of an element in the page. */
type Sight = {
	/** The middle of its first line. */
	readonly point: Point;
	/** Whether nothing covers it there. */
	readonly hit: boolean;
	readonly focused: boolean;
	readonly text: string;
};

export function createVisitor(tab: Tab, origin: string): Visitor {
	let mouse: Point | undefined;
	const find = (selector: string, name?: string) =>
		tab.evaluate(look, selector, name ?? null, "see");
	const title = (selector: string, name?: string) =>
		name ? `${selector} »${name}«` : selector;

	const moveTo = async (point: Point) => {
		await tab.perform(move(mouse ?? point, point));
		mouse = point;
	};
	/** Waits until the element is at rest and uncovered. */
	const reach = async (selector: string, name?: string): Promise<Point> => {
		let before: Point | undefined;
		let point: Point = { x: 0, y: 0 };
		await expect
			.poll(
				async () => {
					const sight = await tab.evaluate(
						look,
						selector,
						name ?? null,
						"reach",
					);
					const still =
						sight?.point.x === before?.x && sight?.point.y === before?.y;
					before = sight?.point;
					point = sight?.point ?? point;
					return Boolean(sight?.hit && still);
				},
				{ message: `${title(selector, name)} can be pointed to` },
			)
			.toBe(true);
		return point;
	};
	const pointTo = async (selector: string, name?: string) => {
		// Starts at the page's heading and moves to the target, as people do.
		if (!mouse) {
			const heading = await find("h1");
			await moveTo(heading?.hit ? heading.point : { x: 200, y: 300 });
		}
		await moveTo(await reach(selector, name));
	};

	return {
		evaluate: tab.evaluate,
		resize: tab.resize,
		goto: (path) => tab.goto(origin + path),
		back: () => tab.traverse("back"),
		forward: () => tab.traverse("forward"),
		pointTo,
		moveTo,
		async click(selector, name) {
			await pointTo(selector, name);
			await tab.perform(click);
		},
		async clickAt(point) {
			await moveTo(point);
			await tab.perform(click);
		},
		press: (keys) => tab.perform(press(keys)),
		type: (text) => tab.perform(type(text)),
		async tabTo(selector, name) {
			const message = `Tab leads to ${title(selector, name)}`;
			const next = async () => {
				await tab.perform(press("Tab"));
				return (await find(selector, name))?.focused;
			};
			await expect.poll(next, { message, interval: 0 }).toBe(true);
		},
		async awaitScript(part) {
			const message = `the script ${part} has come`;
			await expect
				.poll(() => tab.evaluate(runScript, part), { message })
				.toBe(true);
		},
		async sees(selector, name) {
			const message = `${title(selector, name)} is shown`;
			await expect.poll(() => find(selector, name), { message }).not.toBeNull();
		},
		async seesNo(selector, name) {
			const message = `${title(selector, name)} is not shown`;
			await expect.poll(() => find(selector, name), { message }).toBeNull();
		},
		async hasFocusOn(selector, name) {
			const message = `${title(selector, name)} has the focus`;
			await expect
				.poll(async () => (await find(selector, name))?.focused, { message })
				.toBe(true);
		},
		async reads(selector, text) {
			const pattern = typeof text === "string" ? sameText(text) : text;
			await expect
				.poll(async () => (await find(selector))?.text)
				.toMatch(pattern);
		},
		async isAt(address) {
			await expect
				.poll(() =>
					tab.evaluate(
						() => location.pathname + location.search + location.hash,
					),
				)
				.toBe(address);
		},
	};
}

function sameText(text: string): RegExp {
	return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`);
}

/** Runs in the page. */
function look(
	selector: string,
	name: string | null,
	purpose: "see" | "reach",
): Sight | null {
	const clean = (text: string) => text.replace(/\s+/g, " ").trim();
	const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
		(each) =>
			each.checkVisibility({ visibilityProperty: true }) &&
			each.getClientRects().length > 0 &&
			(name === null ||
				clean(each.ariaLabel ?? each.innerText) === clean(name)),
	);
	if (purpose === "reach")
		found?.scrollIntoView({ block: "nearest", behavior: "instant" });
	const line = found?.getClientRects()[0];
	if (!found || !line) return null;
	const point = {
		x: Math.round(line.x + line.width / 2),
		y: Math.round(line.y + line.height / 2),
	};
	return {
		point,
		hit: found.contains(document.elementFromPoint(point.x, point.y)),
		focused: document.activeElement === found,
		text: clean(found.innerText),
	};
}

/** Runs in the page. A repeated import resolves after earlier ones. */
const runScript = `async (part) => {
	const script = performance.getEntriesByType("resource").find(({ name }) => name.includes(part));
	if (script) await import(script.name);
	return script !== undefined;
}`;

/** The viewport sizes by name. */
export const sizes: Readonly<Record<"phone" | "desktop", Size>> = {
	phone: { width: 390, height: 844 },
	desktop: { width: 1280, height: 800 },
};
