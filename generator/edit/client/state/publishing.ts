import type { Report } from "../../protocol.ts";
import type { Words } from "../words.ts";
import type { Ask } from "./ask.ts";
import type { ClientState, EditorState } from "./client-state.ts";

/** Milliseconds between two questions whether the site shows what was published. */
const pause = 5000;

/** How often that is asked at most: for ten minutes; and while the site can't be reached. */
const most = { waiting: 120, unreachable: 3 };

/** Returns the actions that publish all changes, and then wait until the public address shows them; and that fetch those of others. */
export function createPublishing(
	words: Words,
	state: EditorState,
	ask: Ask,
	answered: () => Promise<unknown>,
	refresh: () => Promise<void>,
) {
	const { now, change, announce, fail } = state;
	const awaitSite = createAwaitSite(words, state, ask);
	return { publish, fetchOthers };

	/** Resolves to the report once all is sent; undefined if that failed. */
	async function publish(): Promise<Report | undefined> {
		change({ liveAt: undefined });
		announce(words.publishing);
		const report = await share("publish", "sending");
		if (report?.isDone) {
			change({ publishing: "waiting" });
			void awaitSite();
		}
		return report;
	}

	/** Resolves to the report once all is here; undefined if that failed. */
	async function fetchOthers(): Promise<Report | undefined> {
		announce(words.fetching);
		const report = await share("fetchOthers", "fetching");
		if (report?.isDone) announce(report.message);
		return report;
	}

	async function share(
		what: "publish" | "fetchOthers",
		publishing: ClientState["publishing"],
	): Promise<Report | undefined> {
		change({ publishing });
		await answered();
		try {
			const report = await ask(what, {});
			await refresh();
			change({ publishing: undefined });
			// A choice that is still to be made is no failure.
			const tell = now().state.conflicts.length > 0 ? announce : fail;
			if (!report.isDone) tell(report.message);
			return report;
		} catch (error) {
			change({ publishing: undefined });
			fail(error);
			return undefined;
		}
	}
}

/** Returns what waits until the public address shows what was published, and tells that or why it doesn't. */
function createAwaitSite(
	words: Words,
	{ now, change, announce, fail }: EditorState,
	ask: Ask,
) {
	return awaitSite;

	async function awaitSite(): Promise<void> {
		announce(words.waitingForSite);
		try {
			const failure = await whyNotLive();
			if (failure !== undefined) fail(failure);
		} catch (error) {
			fail(error);
		}
		if (now().publishing === "waiting") change({ publishing: undefined });
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
