import type { Person } from "../access.ts";
import { findPerson } from "./people.ts";
import {
	createSecret,
	type PeopleStore,
	type Session,
	toSecretDigest,
} from "./store.ts";

// The browsers in which people are signed in. The secret of a session is in a cookie of the editor.

const day = 24 * 60 * 60_000;

/** How long a session lasts after its last rotation, and after how long its secret is rotated (milliseconds). */
export const lifetime = { session: 30 * day, secret: day };

/** How long the secret before a rotation is accepted (milliseconds). */
const grace = 60_000;

/** Creates a session for a person; returns its secret. */
export function createSession({ update, now }: PeopleStore, { id }: Person) {
	const secret = createSecret();
	const session = {
		...{ digest: toSecretDigest(secret), person: id, rotated: now() },
		until: now() + lifetime.session,
	};
	update(({ sessions }) => ({ sessions: [...sessions, session] }));
	return secret;
}

function findSession(
	{ read, now }: PeopleStore,
	secret: string,
): Session | undefined {
	const wanted = toSecretDigest(secret);
	return read().sessions.find(
		({ digest, previous, rotated }) =>
			digest === wanted || (previous === wanted && now() < rotated + grace),
	);
}

/** Returns who is signed in with a secret. */
export function findSignedIn(
	store: PeopleStore,
	secret: string,
): Person | undefined {
	const session = findSession(store, secret);
	return session && findPerson(store, session.person);
}

/** Returns another secret for a session whose secret is a day old; the session then lasts for 30 more days. */
export function rotateSecret(
	store: PeopleStore,
	secret: string,
): string | undefined {
	const session = findSession(store, secret);
	const isDue =
		session?.digest === toSecretDigest(secret) &&
		store.now() >= session.rotated + lifetime.secret;
	if (!session || !isDue) return undefined;
	const next = createSecret();
	replaceSession(store, session, {
		...session,
		...{ digest: toSecretDigest(next), previous: session.digest },
		...{ rotated: store.now(), until: store.now() + lifetime.session },
	});
	return next;
}

/** Ends a session, or all those of its person. */
export function signOut(
	store: PeopleStore,
	secret: string,
	isEverywhere: boolean,
): void {
	const session = findSession(store, secret);
	if (!session) return;
	store.update(({ sessions }) => ({
		sessions: sessions.filter(({ digest, person }) =>
			isEverywhere ? person !== session.person : digest !== session.digest,
		),
	}));
}

/** Creates the secret with which the browser of a session may read the pages; the one before is no longer valid. */
export function createPagesSecret(
	store: PeopleStore,
	sessionSecret: string,
): string | undefined {
	const session = findSession(store, sessionSecret);
	if (!session) return undefined;
	const secret = createSecret();
	const pages = toSecretDigest(secret);
	replaceSession(store, session, { ...session, pages });
	return secret;
}

/** Whether the browser with a secret may read the pages. */
export function mayReadPages(store: PeopleStore, secret: string): boolean {
	const wanted = toSecretDigest(secret);
	const session = store.read().sessions.find(({ pages }) => pages === wanted);
	return (
		session !== undefined && findPerson(store, session.person) !== undefined
	);
}

function replaceSession(
	{ update }: PeopleStore,
	session: Session,
	next: Session,
): void {
	update(({ sessions }) => ({
		sessions: sessions.map((each) =>
			each.digest === session.digest ? next : each,
		),
	}));
}
