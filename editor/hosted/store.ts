import { createHash, randomBytes } from "node:crypto";
import {
	closeSync,
	mkdirSync,
	openSync,
	readFileSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { move, removeFile, waitSync } from "kilde/tools";
import type { Person } from "../access.ts";

// Who may edit a hosted site: .kilde/people.json in the project, which git ignores. `kilde edit invite` changes it in a process
// of its own. Secrets are kept as digests, so that a copy of the file lets nobody in.

/** A passkey of a person: what is needed to verify its signatures. */
export type Passkey = {
	/** Base64url, as the key itself. */
	readonly id: string;
	readonly publicKey: string;
	/** The number of its signatures, if it counts them. */
	readonly counter: number;
};

export type StoredPerson = Person & { readonly passkeys: readonly Passkey[] };

/** Somebody who was invited. `until` is in milliseconds since 1970, as all times here. */
export type Invitation = Pick<Person, "name" | "email"> & {
	readonly digest: string;
	readonly until: number;
};

/** A browser in which a person is signed in. */
export type Session = {
	readonly digest: string;
	/** The digest before the last rotation: requests that were on their way then have it. */
	readonly previous?: string | undefined;
	readonly rotated: number;
	readonly until: number;
	/** The id of the person. */
	readonly person: string;
	/** The digest of the cookie of the pages. */
	readonly pages?: string | undefined;
};

type Stored = {
	readonly people: readonly StoredPerson[];
	readonly invitations: readonly Invitation[];
	readonly sessions: readonly Session[];
};

/** The file of the people who may edit a project. */
export type PeopleStore = {
	/** Returns its newest content, without what is no longer valid. */
	read(): Stored;
	/** Replaces the parts that `change` returns; no other process changes the file meanwhile. */
	update(change: (stored: Stored) => Partial<Stored>): void;
	readonly now: () => number;
};

/** Opens the file of a project; `now` returns the time in milliseconds since 1970. */
export function openPeopleStore(
	root: string,
	now: () => number = Date.now,
): PeopleStore {
	const folder = join(root, ".kilde");
	const file = join(folder, "people.json");
	let known: Stored = { people: [], invitations: [], sessions: [] };
	let stamp = "";
	const isValid = ({ until }: { readonly until: number }) => until > now();

	function read(): Stored {
		const stats = statSync(file, { throwIfNoEntry: false });
		const current = stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs}` : "";
		if (stats && current !== stamp) {
			known = JSON.parse(readFileSync(file, "utf8"));
			stamp = current;
		}
		return {
			people: known.people,
			invitations: known.invitations.filter(isValid),
			sessions: known.sessions.filter(isValid),
		};
	}

	return {
		now,
		read,
		update(change) {
			mkdirSync(folder, { recursive: true, mode: 0o700 });
			writeFileSync(join(folder, ".gitignore"), "*\n");
			const draft = `${file}.new`;
			const opened = openAlone(draft);
			try {
				const stored = read();
				const changed = { ...stored, ...change(stored) };
				writeFileSync(opened, JSON.stringify(changed, undefined, "\t"));
			} finally {
				closeSync(opened);
			}
			move(draft, file);
		},
	};
}

/** After this time, a draft is left over from a process that was killed (milliseconds). */
const staleAfter = 2000;

/** Opens a new file for writing, once no other process has it: it is the lock of what it will replace. */
function openAlone(path: string): number {
	for (;;)
		try {
			return openSync(path, "wx", 0o600);
		} catch (error) {
			if (Object(error).code !== "EEXIST") throw error;
			const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
			if (mtimeMs !== undefined && Date.now() > mtimeMs + staleAfter)
				removeFile(path);
			waitSync(10);
		}
}

/** Creates a secret of 256 bits. */
export function createSecret(): string {
	return randomBytes(32).toString("base64url");
}

/** Returns what is kept of a secret. */
export function toSecretDigest(secret: string): string {
	return createHash("sha256").update(secret).digest("base64url");
}
