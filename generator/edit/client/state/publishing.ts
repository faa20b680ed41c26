import type { Report } from "../../protocol.ts";
import type { Words } from "../words.ts";
import type { Ask } from "./ask.ts";
import type { EditorState } from "./client-state.ts";

/** Milliseconds between two questions whether the site shows what was published. */
const pause = 5000;

/** How often that is asked at most: for ten minutes; and while the site can't be reached. */
const most = { waiting: 120, unreachable: 3 };

/** Returns the action that publishes all changes, and then waits until the public address shows them. */
export function createPublishing(
	words: Words,
	{ change, announce, fail }: EditorState,
	ask: Ask,
	answered: () => Promise<unknown>,
	refresh: () => Promise<void>,
) {
	return publish;

	/** Resolves to the report once all is sent; undefined if that failed. */
	async function publish(): Promise<Report | undefined> {
		await answered();
		change({ publishing: "sending", liveAt: undefined });
		announce(words.publishing);
		try {
			const report = await ask("publish", {});
			await refresh();
			change({ publishing: report.isDone ? "waiting" : undefined });
			if (report.isDone) void awaitSite();
			else fail(report.message);
			return report;
		} catch (error) {
			change({ publishing: undefined });
			fail(error);
			return undefined;
		}
	}

	async function awaitSite(): Promise<void> {
		announce(words.waitingForSite);
		try {
			const failure = await whyNotLive();
			if (failure !== undefined) fail(failure);
		} catch (error) {
			fail(error);
		}
		change({ publishing: undefined });
	}

	/** Asks until the site shows what was published; resolves to the reason if it doesn't. */
	async function whyNotLive(): Promise<string | undefined> {
		let unreachable = 0;
		for (let asked = 0; asked < most.waiting; asked++) {
			const { isLive, reason } = await ask("live", {});
			if (isLive) {
				const liveAt = timeOfDay();
				change({ liveAt });
				announce(words.liveAt(liveAt));
				return undefined;
			}
			unreachable = reason === undefined ? 0 : unreachable + 1;
			if (reason !== undefined && unreachable >= most.unreachable)
				return words.notLive(reason);
			await new Promise((resolve) => setTimeout(resolve, pause));
		}
		return words.notLiveYet;
	}
}

function timeOfDay(): string {
	const { lang } = document.documentElement;
	return new Date().toLocaleTimeString(lang || undefined, {
		timeStyle: "short",
	});
}
