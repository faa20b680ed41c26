import type { EditState, YamlValue } from "../../protocol.ts";
import type { Requests } from "../../requests/schemas.ts";
import type { Ask } from "./ask.ts";

// What is typed and not answered. The server has it on the disk once it answers; until then it is here alone.

/** A value that was typed and is not answered yet. */
export type Unsent = Pick<Requests["set"]["ask"], "origin" | "called"> & {
	/** Undefined where its line is taken away. */
	value: YamlValue | undefined;
	/** What the server may have there: what it answered last, and what was sent since. */
	stood: readonly (YamlValue | undefined)[];
};

const storageName = "kilde-unsent";

/** Takes along what is unsent to where the tab goes, as to this page loaded again. */
export function carry(unsent: ReadonlySet<Unsent>): void {
	if (unsent.size > 0)
		sessionStorage.setItem(storageName, JSON.stringify([...unsent]));
}

/** What was taken along; nobody else gets it then. */
export function takeCarried(): Set<Unsent> {
	const carried = sessionStorage.getItem(storageName);
	sessionStorage.removeItem(storageName);
	return new Set<Unsent>(JSON.parse(carried ?? "[]"));
}

/**
 * Sends what another run of the server did not answer, where the value is still what it was typed over. Returns the last
 * answer, if there is one, and what could not be sent.
 */
export async function sendAgain(
	unsent: Iterable<Unsent>,
	ask: Ask,
): Promise<{
	readonly state: EditState | undefined;
	readonly lost: readonly Unsent[];
}> {
	let state: EditState | undefined;
	const lost: Unsent[] = [];
	for (const each of unsent) {
		const { origin, called, value, stood } = each;
		const panel = await ask("panel", { origin }).catch(() => undefined);
		const there = panel?.field.values.find((one) => isSame(one.origin, origin));
		// It may have arrived, and the answer have been lost.
		if (there && isSame(there.value, value)) continue;
		const isFree = there && stood.some((one) => isSame(one, there.value));
		const answer = isFree
			? await ask("set", {
					origin,
					called,
					step: "typed before",
					...(value !== undefined && { value }),
				}).catch(() => undefined)
			: undefined;
		state = answer ?? state;
		if (!answer || answer.refused !== undefined) lost.push(each);
	}
	return { state, lost };
}

/** JSON has no undefined: a value that isn't there is null. */
function isSame(one: unknown, other: unknown): boolean {
	return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
