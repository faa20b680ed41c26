import { endpoints, keyHeader } from "../../dev/endpoints.ts";
import type { MessageLanguage } from "../../diagnostics/language.ts";
import type { Requests } from "../request-schemas.ts";
import { words } from "./words.ts";

/** A function that asks the server of the editor; it rejects with an Error whose message is for people. */
export type Ask = <N extends keyof Requests>(
	name: N,
	ask: Requests[N]["ask"],
) => Promise<Requests[N]["answer"]>;

/** Returns what asks the server of the editor, in a language. */
export function createAsk(
	language: MessageLanguage,
	listener: {
		/** The server has started anew, and what was asked is not answered. */
		startedAgain(): void;
		/** An answer that somebody waits for takes long. */
		wait(): void;
		/** Such an answer is there, or failed. */
		answered(): void;
	},
): Ask {
	let session: string | undefined;
	return async (name, body) => {
		if (beside.has(name)) return answerTo(name, body);
		const timer = setTimeout(listener.wait, patience);
		try {
			return await answerTo(name, body);
		} finally {
			clearTimeout(timer);
			listener.answered();
		}
	};

	async function answerTo(name: string, body: object) {
		const response = await send(name, body).catch(() => {
			throw new Error(words.noAnswer[language]);
		});
		if (!response.ok) throw new Error(await response.text());
		const answer = await response.json();
		const { session: now = session } = Object(answer);
		session ??= now;
		if (now === session) return answer;
		listener.startedAgain();
		return new Promise(() => {});
	}
}

function send(name: string, body: object): Promise<Response> {
	return fetch(endpoints.edit + name, {
		method: "POST",
		headers: {
			"content-type": "application/json",
			// The door of the editor put it there.
			[keyHeader]: localStorage.getItem(keyHeader) ?? "",
		},
		body: JSON.stringify(body),
	});
}

/** What nobody waits for: it is asked beside what somebody does. */
const beside: ReadonlySet<keyof Requests> = new Set([
	...(["begin", "state", "set", "unmarked", "usage", "changes"] as const),
	...(["facts", "pages", "pictures", "unsaved"] as const),
]);

/** Milliseconds after which somebody wonders whether anything happens. */
const patience = 400;
