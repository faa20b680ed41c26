import {
	type AuthenticationResponseJSON,
	generateAuthenticationOptions,
	generateRegistrationOptions,
	type PublicKeyCredentialCreationOptionsJSON,
	type PublicKeyCredentialRequestOptionsJSON,
	type RegistrationResponseJSON,
	verifyAuthenticationResponse,
	verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Origins, Person } from "../access.ts";
import { createChallenges } from "./challenges.ts";
import {
	acceptInvitation,
	findInvitation,
	findPasskey,
	setCounter,
} from "./people.ts";
import type { PeopleStore } from "./store.ts";

// Registering passkeys, and signing in with them (WebAuthn Level 3).

/** Verifies passkeys for the origin of the editor. Each challenge is valid once. */
export type Passkeys = {
	/** Returns what the browser passes to a new passkey; undefined if the invitation isn't valid. */
	beginRegistration(
		invitation: string,
	): Promise<PublicKeyCredentialCreationOptionsJSON | undefined>;
	/** Registers a passkey; returns its owner, or why that failed. */
	register(invitation: string, response: unknown): Promise<Person | Failure>;
	beginSignIn(): Promise<PublicKeyCredentialRequestOptionsJSON>;
	/** Returns who signs in, or why that failed. */
	signIn(response: unknown): Promise<Person | Failure>;
};

/** Why an attempt to sign in failed, for the log: without secrets. */
export type Failure = { readonly failure: string };

/** Creates what verifies passkeys. */
export function createPasskeys(store: PeopleStore, origins: Origins): Passkeys {
	const rpID = new URL(origins.editor).hostname;
	const expected = { expectedOrigin: origins.editor, expectedRPID: rpID };
	const challenges = createChallenges(store.now);

	return {
		async beginRegistration(secret) {
			const invitation = findInvitation(store, secret);
			if (!invitation) return undefined;
			return generateRegistrationOptions({
				...{ rpName: rpID, rpID, userName: invitation.email },
				challenge: challenges.create(),
				userDisplayName: invitation.name,
				authenticatorSelection: {
					residentKey: "required",
					userVerification: "required",
				},
			});
		},
		async register(secret, response) {
			const { registrationInfo } = await verifyRegistrationResponse({
				...expected,
				response: response as RegistrationResponseJSON,
				expectedChallenge: challenges.isOpen,
			});
			if (!registrationInfo) return { failure: "a passkey that isn't valid" };
			const { id, publicKey, counter } = registrationInfo.credential;
			const person = acceptInvitation(store, secret, {
				...{ id, counter },
				publicKey: Buffer.from(publicKey).toString("base64url"),
			});
			return person ?? { failure: "an invitation that isn't valid any more" };
		},
		beginSignIn: () =>
			generateAuthenticationOptions({
				...{ rpID, userVerification: "required" },
				challenge: challenges.create(),
			}),
		async signIn(response) {
			const { id } = response as AuthenticationResponseJSON;
			const known = findPasskey(store, String(id));
			if (!known) return { failure: "an unknown passkey" };
			const { publicKey, counter } = known.passkey;
			let signed = "";
			const { verified, authenticationInfo } =
				await verifyAuthenticationResponse({
					...expected,
					response: response as AuthenticationResponseJSON,
					expectedChallenge: (challenge) => {
						signed = challenge;
						return challenges.isOpen(challenge);
					},
					credential: {
						...{ id: known.passkey.id, counter },
						publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
					},
				});
			if (!verified) return { failure: "a passkey with a wrong signature" };
			if (!challenges.use(signed))
				return { failure: "a challenge used before" };
			setCounter(store, known.passkey.id, authenticationInfo.newCounter);
			return known.person;
		},
	};
}
