import { type FromPage, fromPage } from "../page-messages.ts";

/** The interval in which one message of each kind is accepted from a page (milliseconds). */
const pause = 50;

/** The most messages in a second; a page that sends more is not listened to for so many milliseconds. */
const [most, rest] = [100, 5000];

/** Returns a listener for the messages of the page in a frame, from the origin `pages`; `handle` gets the valid ones. */
export function createListener(
	frame: HTMLIFrameElement,
	pages: string,
	handle: (said: FromPage) => void,
) {
	const waiting = new Map<FromPage["kind"], FromPage>();
	let timer = 0;
	let second = { begun: 0, received: 0 };
	/** Until when the page is not listened to (milliseconds, performance.now). */
	let ignoredUntil = 0;
	return receive;

	/** A page may send more messages than can be handled: of several at once, the last of each kind counts. */
	function receive(event: MessageEvent): void {
		const { origin, source } = event;
		if (origin !== pages || source !== frame.contentWindow) return;
		if (isTooMuch()) return;
		const said = fromPage(event.data);
		if (!said) return;
		if (timer) {
			waiting.set(said.kind, said);
			return;
		}
		handle(said);
		timer = window.setTimeout(handleWaiting, pause);
	}

	/** The data of a message is read only after this: reading takes longer than receiving. */
	function isTooMuch(): boolean {
		const at = performance.now();
		if (at < ignoredUntil) return true;
		if (at - second.begun > 1000) second = { begun: at, received: 0 };
		second.received++;
		if (second.received <= most) return false;
		ignoredUntil = at + rest;
		waiting.clear();
		return true;
	}

	function handleWaiting(): void {
		timer = 0;
		if (waiting.size === 0) return;
		const all = [...waiting.values()];
		waiting.clear();
		timer = window.setTimeout(handleWaiting, pause);
		for (const said of all) handle(said);
	}
}
