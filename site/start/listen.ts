/** Hears of every event of these types on the page, before anything else does. */
export function listen<E extends Event = Event>(
	types: readonly string[],
	hear: (target: EventTarget | null, event: E) => void,
): void {
	for (const type of types)
		addEventListener(type, (event) => hear(event.target, event as E), true);
}

/** What a visitor does first with a part of the page. */
export const intents = ["pointerover", "pointerdown", "focusin"];

/** The element that an event happened in, or the closest around it, that fits the selector. */
export function closest<E extends HTMLElement = HTMLElement>(
	target: EventTarget | null,
	selector: string,
): E | null {
	return target instanceof Element ? target.closest<E>(selector) : null;
}
