import type { IncomingMessage, ServerResponse } from "node:http";
import { parseJson, readBody, sendRefusal } from "kilde/tools";
import {
	type Access,
	type Origins,
	type Person,
	readCookie,
} from "../access.ts";
import { endpoints } from "../endpoints.ts";
import { createAttempts } from "./attempts.ts";
import { failedSignIn, signedOut, tooManyAttempts } from "./messages.ts";
import { createOneTimeValues } from "./one-time.ts";
import type { Failure, Passkeys } from "./passkeys.ts";
import { createRequestChecks, isOfEditor } from "./request-checks.ts";
import {
	createPagesSecret,
	createSession,
	findSignedIn,
	lifetime,
	mayReadPages,
	rotateSecret,
	signOut,
} from "./sessions.ts";
import type { PeopleStore } from "./store.ts";

// Access to a hosted editor: people sign in with passkeys. The editor and its pages have origins of their own, and cookies that
// no other origin can set or read.

/** The options of signing in with passkeys. `log` receives a line about each failed attempt, without secrets. */
export type SignInOptions = {
	readonly origins: Origins;
	readonly store: PeopleStore;
	readonly passkeys: Passkeys;
	readonly log: (line: string) => void;
};

const sessionCookie = {
	name: "__Host-kilde-session",
	attributes: "SameSite=Lax",
} as const;

/** Sent in the frame of the editor although the two hosts may be different sites, and only there (CHIPS). */
const pagesCookie = {
	name: "__Host-kilde-pages",
	attributes: "SameSite=None; Partitioned",
} as const;

/** Creates a cookie; without a secret, one that removes it. */
function createCookie(
	{ name, attributes }: typeof sessionCookie | typeof pagesCookie,
	secret: string,
): string {
	const seconds = secret ? lifetime.session / 1000 : 0;
	return `${name}=${secret}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; ${attributes}`;
}

const readSession = (request: IncomingMessage) =>
	readCookie(request, sessionCookie.name) ?? "";

/** Admits people who are signed in. */
export function createSignInAccess(options: SignInOptions): Access {
	const { origins, store } = options;
	const answerSignIn = createSignInAnswers(options);
	/** The sessions of the frames that are about to be opened, by what their first address has. */
	const entries = createOneTimeValues<string>(store.now, 60_000);
	const findReader = (request: IncomingMessage) =>
		findSignedIn(store, readSession(request));
	return {
		...createRequestChecks(origins, findReader),
		mayReadPages: (request) =>
			mayReadPages(store, readCookie(request, pagesCookie.name) ?? ""),
		createPagesEntry: (request) =>
			`${endpoints.enter}?entry=${entries.add(readSession(request))}`,
		async answer(path, request, response) {
			const rotated = rotateSecret(store, readSession(request));
			if (rotated !== undefined)
				response.setHeader("set-cookie", createCookie(sessionCookie, rotated));
			const isSignIn = path.startsWith(endpoints.signIn);
			if (request.method !== "POST" || !isSignIn) return false;
			await answerSignIn(
				path.slice(endpoints.signIn.length),
				request,
				response,
			);
			return true;
		},
		answerPages(path, request, response) {
			if (path !== endpoints.enter) return false;
			const { searchParams } = new URL(request.url ?? "", origins.pages);
			const session = entries.use(searchParams.get("entry") ?? "");
			const secret = session && createPagesSecret(store, session);
			if (!secret) {
				sendRefusal(response, 403, signedOut);
				return true;
			}
			const { origin, pathname } = new URL(
				searchParams.get("path") ?? "/",
				origins.pages,
			);
			response.writeHead(303, {
				"set-cookie": createCookie(pagesCookie, secret),
				"referrer-policy": "no-referrer",
				"cache-control": "no-store",
				location: origin === origins.pages ? pathname : "/",
			});
			response.end();
			return true;
		},
	};
}

/** Creates the function that answers the requests by which people sign in and out. */
function createSignInAnswers({ origins, store, passkeys, log }: SignInOptions) {
	const attempts = createAttempts(log);
	return async (
		name: string,
		request: IncomingMessage,
		response: ServerResponse,
	): Promise<void> => {
		if (!isOfEditor(request, origins))
			return sendRefusal(response, 403, signedOut);
		const body = await readBody(request, 100_000);
		const asked = Object(parseJson(String(body ?? "")));
		const invitation = String(asked.invitation ?? "");
		const enter = async (work: () => Promise<Person | Failure>) => {
			const entered = await attempts.run(work);
			if (!entered) return sendRefusal(response, 429, tooManyAttempts);
			if ("failure" in entered) return sendRefusal(response, 403, failedSignIn);
			const cookie = createCookie(sessionCookie, createSession(store, entered));
			response.writeHead(204, { "set-cookie": cookie }).end();
		};
		if (name === "register")
			return enter(() => passkeys.register(invitation, asked.response));
		if (name === "finish") return enter(() => passkeys.signIn(asked.response));
		if (name === "invitation" || name === "begin") {
			const options =
				name === "begin"
					? await passkeys.beginSignIn()
					: await passkeys.beginRegistration(invitation);
			if (!options) return sendRefusal(response, 403, failedSignIn);
			response.writeHead(200, { "content-type": "application/json" });
			response.end(JSON.stringify(options));
			return;
		}
		const isLeaving = name === "leave" || name === "leave-everywhere";
		if (!isLeaving) return sendRefusal(response, 404, failedSignIn);
		signOut(store, readSession(request), name === "leave-everywhere");
		const cookie = createCookie(sessionCookie, "");
		response.writeHead(204, { "set-cookie": cookie }).end();
	};
}
