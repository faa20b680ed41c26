import type { Access, Origins } from "../access.ts";
import { endpoints } from "../endpoints.ts";
import { createHeaderAccess, type TrustedHeader } from "./header-access.ts";
import { createInvitation, removePerson } from "./people.ts";
import { createSignInAccess } from "./sign-in.ts";
import { openPeopleStore } from "./store.ts";

/** The origins of a hosted editor, and how people sign in: with passkeys, or at a proxy that names them in a header. */
export type HostedOptions = {
	readonly origins: Origins;
	readonly header?: TrustedHeader | undefined;
};

/** Creates the access to a hosted editor of a project. `log` receives a line about each failed attempt. */
export async function createHostedAccess(
	root: string,
	{ origins, header }: HostedOptions,
	log: (line: string) => void,
): Promise<Access> {
	if (header) return createHeaderAccess(header, origins);
	const store = openPeopleStore(root);
	// Its package is needed nowhere else.
	const { createPasskeys } = await import("./passkeys.ts");
	const passkeys = createPasskeys(store, origins);
	return createSignInAccess({ origins, store, passkeys, log });
}

/** Opens the list of the people who may edit a project, for the command line. */
export function openPeople(root: string) {
	const store = openPeopleStore(root);
	return {
		/** Invites somebody; returns the end of the address that they open, which works once, for a day. */
		invite: (name: string, email: string) =>
			`${endpoints.editor}#invitation=${createInvitation(store, name, email)}`,
		/** Lists who has a passkey, and who has an open invitation. */
		list: () => {
			const { people, invitations } = store.read();
			return { people, invitations };
		},
		/** Removes a person; returns whether there was one with this address. */
		revoke: (email: string) => removePerson(store, email),
	};
}
