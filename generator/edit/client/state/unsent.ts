import type { YamlValue } from "../../protocol.ts";
import type { Requests } from "../../requests/schemas.ts";

// What is typed and not answered. The server has it on the disk once it answers; until then it is here alone.

/** A value that was typed and is not answered yet. */
export type Unsent = Pick<Requests["set"]["ask"], "origin" | "called"> & {
	/** Undefined where its line is taken away. */
	value: YamlValue | undefined;
	/** The values that the server may have there: its last answer, and all that were sent since. */
	stood: readonly (YamlValue | undefined)[];
};

const storageName = "kilde-unsent";

/** Takes along what is unsent to where the tab goes, as to this page loaded again. */
export function carry(unsent: ReadonlySet<Unsent>): void {
	if (unsent.size > 0)
		sessionStorage.setItem(storageName, JSON.stringify([...unsent]));
}

/** The values that were taken along; nobody else gets them then. */
export function takeCarried(): Set<Unsent> {
	const carried = sessionStorage.getItem(storageName);
	sessionStorage.removeItem(storageName);
	return new Set<Unsent>(JSON.parse(carried ?? "[]"));
}
