/** Adds a listener for every event of these types on the page, in the capture phase. */
export function listen<E extends Event = Event>(
	types: readonly string[],
	listener: (target: EventTarget | null, event: E) => void,
): void {
	for (const type of types)
		addEventListener(type, (event) => listener(event.target, event as E), true);
}

/** The events with which a visitor begins to use a part of the page. */
export const intents = ["pointerover", "pointerdown", "focusin"];

/** Returns the target of an event or its closest ancestor that matches the selector. */
export function closest<E extends HTMLElement = HTMLElement>(
	target: EventTarget | null,
	selector: string,
): E | null {
	return target instanceof Element ? target.closest<E>(selector) : null;
}
