// WebDriver actions, which have the same format in both versions of the protocol.

/** The actions of one device, one per step. */
export type Action =
	| {
			readonly type: "pointer";
			readonly id: "mouse";
			readonly parameters: { readonly pointerType: "mouse" };
			readonly actions: readonly PointerStep[];
	  }
	| {
			readonly type: "key";
			readonly id: "keyboard";
			readonly actions: readonly KeyStep[];
	  };

type PointerStep =
	| {
			readonly type: "pointerMove";
			readonly x: number;
			readonly y: number;
			/** Milliseconds. */
			readonly duration: number;
			readonly origin: "viewport";
	  }
	| { readonly type: "pointerDown" | "pointerUp"; readonly button: 0 };

type KeyStep = {
	readonly type: "keyDown" | "keyUp";
	readonly value: string;
};

export type Point = { readonly x: number; readonly y: number };

/** The number of steps of a mouse movement, and the duration of each (milliseconds). */
const steps = 6;
const duration = 15;

/** Moves the mouse in a straight line. */
export function move(from: Point, to: Point): Action {
	const at = (step: number) => ({
		x: Math.round(from.x + ((to.x - from.x) * step) / steps),
		y: Math.round(from.y + ((to.y - from.y) * step) / steps),
	});
	return pointer(
		Array.from({ length: steps }, (_, index) => ({
			type: "pointerMove",
			duration,
			origin: "viewport",
			...at(index + 1),
		})),
	);
}

/** Clicks. */
export const click: Action = pointer([
	{ type: "pointerDown", button: 0 },
	{ type: "pointerUp", button: 0 },
]);

function pointer(actions: readonly PointerStep[]): Action {
	const parameters = { pointerType: "mouse" } as const;
	return { type: "pointer", id: "mouse", parameters, actions };
}

/** Presses a key combination, written "Control+k". */
export function press(keys: string): Action {
	const values = keys.split("+").map((key) => named[key] ?? key);
	return keyboard([
		...values.map((value) => ({ type: "keyDown", value }) as const),
		...values.toReversed().map((value) => ({ type: "keyUp", value }) as const),
	]);
}

/** Types a text key by key. */
export function type(text: string): Action {
	return keyboard(
		[...text].flatMap((value) => [
			{ type: "keyDown", value } as const,
			{ type: "keyUp", value } as const,
		]),
	);
}

function keyboard(actions: readonly KeyStep[]): Action {
	return { type: "key", id: "keyboard", actions };
}

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const named: Readonly<Record<string, string>> = {
	Tab: "\uE004",
	Enter: "\uE007",
	Shift: "\uE008",
	Control: "\uE009",
	Escape: "\uE00C",
	End: "\uE010",
	Home: "\uE011",
	ArrowUp: "\uE013",
	ArrowDown: "\uE015",
};
