/**
 * Adds a listener for every event of these types on the page, in the capture phase.
 *
 * @example
 * // A filter of courses is sent as soon as something is chosen in it.
 * listen(["change"], (target) => findClosest<HTMLFormElement>(target, "form.filter")?.requestSubmit());
 */
export function listen<E extends Event = Event>(
	types: readonly string[],
	listener: (target: EventTarget | null, event: E) => void,
): void {
	for (const type of types)
		addEventListener(type, (event) => listener(event.target, event as E), true);
}

/**
 * Calls the listener whenever the visitor points at, presses or focuses a part of the page. A pointer counts once it has moved: browsers also
 * report one that happens to rest where the page appears, and loading its script then would delay the pictures. The first
 * real movement has no distance yet; it counts once the page is there.
 *
 * @example listenForEveryUse((target) => findClosest(target, ".map")?.classList.add("in-use"));
 */
export function listenForEveryUse(
	listener: (target: EventTarget | null) => void,
): void {
	listen<PointerEvent>(
		["pointermove", "pointerdown", "focusin"],
		(target, { type, movementX, movementY }) => {
			if (
				type !== "pointermove" ||
				movementX ||
				movementY ||
				document.readyState === "complete"
			)
				listener(target);
		},
	);
}

/**
 * Returns the target of an event or its closest ancestor that matches the selector.
 *
 * @example listen(["click"], (target) => findClosest(target, "nav")?.classList.toggle("open"));
 */
export function findClosest<E extends HTMLElement = HTMLElement>(
	target: EventTarget | null,
	selector: string,
): E | null {
	return target instanceof Element ? target.closest<E>(selector) : null;
}
