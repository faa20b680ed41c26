import { endpoints, keyHeader } from "../../../dev/endpoints.ts";
import type { Requests } from "../../requests/schemas.ts";
import type { Words } from "../words.ts";
import type { EditorState } from "./client-state.ts";

/**
 * A function that asks the server of the editor; it rejects with an Error whose message is for people, and whose cause is
 * the status of the answer, if there was one.
 */
export type Ask = <N extends keyof Requests>(
	name: N,
	ask: Requests[N]["ask"],
) => Promise<Requests[N]["answer"]>;

/** Returns what asks the server of the editor, with the key. What is typed is asked until it is answered. */
export function createAsk(
	key: string,
	words: Words,
	{ now, change, announce }: EditorState,
): Ask {
	const working = words.working;
	const unanswered = () => change({ isUnanswered: true });
	let session: string | undefined;
	return async (name, body) => {
		if (name === "set") return answerInTheEnd(name, body);
		if (beside.has(name)) return answerTo(name, body);
		const timer = setTimeout(() => {
			// The message about an earlier action stays until something else is done.
			if (!now().said) announce(working);
		}, patience);
		try {
			return await answerTo(name, body);
		} finally {
			clearTimeout(timer);
			if (now().said?.sentence === working) change({ said: undefined });
		}
	};

	/** Asks until there is an answer: a value that is set twice is set once. */
	async function answerInTheEnd(name: string, body: object) {
		const timer = setTimeout(unanswered, longPatience);
		try {
			for (;;)
				try {
					return await answerTo(name, { ...body, session });
				} catch (error) {
					if (error instanceof Error && error.cause !== undefined) throw error;
					unanswered();
					await new Promise((resolve) => setTimeout(resolve, pause));
				}
		} finally {
			clearTimeout(timer);
		}
	}

	async function answerTo(name: string, body: object) {
		const { ok, status, text } = await send(name, key, body).catch(() => {
			throw new Error(noAnswer());
		});
		if (!ok)
			// The server doesn't know yet whose language it is.
			throw new Error(status === 403 ? words.noKey : text, { cause: status });
		const answer = JSON.parse(text);
		const { session: now = session } = Object(answer);
		session ??= now;
		if (now === session) return answer;
		change({ isAnew: true });
		return new Promise(() => {});
	}

	/** The message that the server doesn't answer; unsaved edits will be offered again. */
	function noAnswer(): string {
		const { unsaved, notKept } = now().state;
		const isOffered = unsaved.length > 0 && notKept === undefined;
		return [words.noAnswer, ...(isOffered ? [words.offeredThere] : [])].join(
			" ",
		);
	}
}

async function send(name: string, key: string, body: object) {
	const response = await fetch(endpoints.edit + name, {
		method: "POST",
		headers: { "content-type": "application/json", [keyHeader]: key },
		// Pages can set cookies for all ports, and are not to be in the way.
		credentials: "omit",
		body: JSON.stringify(body),
	});
	const { ok, status } = response;
	return { ok, status, text: await response.text() };
}

/** Requests that nobody waits for: they run beside other work. */
const beside: ReadonlySet<keyof Requests> = new Set([
	...(["begin", "state", "findUnmarked", "usage", "changes"] as const),
	...(["standing", "live", "ownChange"] as const),
	...(["publish", "fetchOthers", "stopPublishing"] as const),
	...(["facts", "pages", "pictures"] as const),
]);

/** Milliseconds after which somebody wonders whether anything happens. */
const patience = 400;

/** Milliseconds after which what was typed is said not to be kept. */
const longPatience = 2000;

/** Milliseconds until a server that doesn't answer is asked again. */
const pause = 1000;
