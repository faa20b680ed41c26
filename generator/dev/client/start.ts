import { addresses } from "../addresses.ts";
import type { News } from "../showing.ts";
import { createOverlay } from "./overlay.ts";
import { createShown } from "./shown.ts";

/** Milliseconds until a server that went away is asked again: it comes back within a second after its code was changed. */
const pause = 250;

const shown = createShown();
const overlay = createOverlay();
let channel: EventSource | undefined;
let latest: Promise<void> = Promise.resolve();

// A browser keeps six connections to a server at most, so only a tab that is seen holds one.
for (const [target, type] of [
	[document, "visibilitychange"],
	[window, "pageshow"],
	[window, "pagehide"],
] as const)
	target.addEventListener(type, () =>
		type !== "pagehide" && document.visibilityState === "visible"
			? connect()
			: disconnect(),
	);
connect();

/** Every tab is told at once what it should show, and so catches up with what it missed. */
function connect(): void {
	if (channel) return;
	channel = new EventSource(addresses.news + location.pathname);
	channel.onmessage = ({ data }) => {
		const news: News = JSON.parse(data);
		latest = latest.then(() => follow(news));
	};
	// Browsers differ in when they try again by themselves.
	channel.onerror = () => {
		disconnect();
		setTimeout(
			() => document.visibilityState === "visible" && connect(),
			pause,
		);
	};
}

function disconnect(): void {
	channel?.close();
	channel = undefined;
}

async function follow(news: News): Promise<void> {
	try {
		await shown.catchUp(news);
		overlay.show(news.notice);
	} catch {
		// The server went away meanwhile; when it is back, it tells all of it again.
		disconnect();
		setTimeout(connect, pause);
	}
}
