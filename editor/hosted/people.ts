import type { Person } from "../access.ts";
import {
	createSecret,
	type Invitation,
	type Passkey,
	type PeopleStore,
	type StoredPerson,
	toSecretDigest,
} from "./store.ts";

// Invitations, people and their passkeys.

/** How long an invitation is valid (milliseconds): a day. */
const lifetime = 24 * 60 * 60_000;

/** Invites somebody; returns the secret of the invitation, which can be used once. */
export function createInvitation(
	{ update, now }: PeopleStore,
	name: string,
	email: string,
): string {
	const secret = createSecret();
	const digest = toSecretDigest(secret);
	const until = now() + lifetime;
	const invitation = { name, email: email.toLowerCase(), digest, until };
	update(({ invitations }) => ({ invitations: [...invitations, invitation] }));
	return secret;
}

/** Finds an invitation by its secret. */
export function findInvitation(
	{ read }: PeopleStore,
	secret: string,
): Invitation | undefined {
	const wanted = toSecretDigest(secret);
	return read().invitations.find(({ digest }) => digest === wanted);
}

/**
 * Uses an invitation with a passkey; returns the person, who keeps the passkeys of earlier invitations to the same address.
 * Returns undefined if the invitation isn't valid any more.
 */
export function acceptInvitation(
	store: PeopleStore,
	secret: string,
	passkey: Passkey,
): Person | undefined {
	const wanted = toSecretDigest(secret);
	let person: StoredPerson | undefined;
	store.update(({ people, invitations }) => {
		const invitation = invitations.find(({ digest }) => digest === wanted);
		if (!invitation) return {};
		const { email, name } = invitation;
		const before = people.find((each) => each.email === email);
		person = {
			...{ id: before?.id ?? createSecret(), name, email },
			passkeys: [...(before?.passkeys ?? []), passkey],
		};
		return {
			people: [...people.filter((each) => each !== before), person],
			invitations: invitations.filter((each) => each !== invitation),
		};
	});
	return person;
}

/** Removes a person with all passkeys, sessions and invitations; returns whether there was one with this address. */
export function removePerson({ update }: PeopleStore, email: string): boolean {
	const wanted = email.toLowerCase();
	let isKnown = false;
	update((stored) => {
		const gone = stored.people.find((each) => each.email === wanted);
		const invitations = stored.invitations.filter(
			(each) => each.email !== wanted,
		);
		isKnown =
			gone !== undefined || invitations.length < stored.invitations.length;
		return {
			people: stored.people.filter((each) => each !== gone),
			invitations,
			sessions: stored.sessions.filter(({ person }) => person !== gone?.id),
		};
	});
	return isKnown;
}

/** Finds a person by id. */
export function findPerson(
	{ read }: PeopleStore,
	wanted: string,
): Person | undefined {
	return read().people.find(({ id }) => id === wanted);
}

/** Finds a passkey by its id, and its owner. */
export function findPasskey(
	{ read }: PeopleStore,
	wanted: string,
): { readonly person: Person; readonly passkey: Passkey } | undefined {
	for (const person of read().people) {
		const passkey = person.passkeys.find(({ id }) => id === wanted);
		if (passkey) return { person, passkey };
	}
	return undefined;
}

/** Stores the counter of a passkey after it was used: a copy of the passkey would have a lower one. */
export function setCounter(
	{ update }: PeopleStore,
	wanted: string,
	counter: number,
): void {
	update(({ people }) => ({
		people: people.map((person) => ({
			...person,
			passkeys: person.passkeys.map((passkey) =>
				passkey.id === wanted ? { ...passkey, counter } : passkey,
			),
		})),
	}));
}
