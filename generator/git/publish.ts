import type { Wording } from "../diagnostics/diagnostic.ts";
import type { Outcome } from "./outcome.ts";

/** Where a branch is published: its own name, the remote, and the name of the branch there. */
export type Destination = {
	readonly branch: string;
	readonly remote: string;
	readonly there: string;
};

/** Where `publish` pushes the current branch, or why nowhere. */
export function destinationOf(
	_root: string,
	_environment: NodeJS.ProcessEnv,
): Promise<Destination | Wording> {
	throw new Error("Not written yet.");
}

/**
 * Pushes the current branch after fetching and merging what others have pushed. Never forces anything; with a conflict,
 * everything stays as it was. `faultOf` is asked after a merge: what it says is told, and nothing is pushed.
 */
export function publish(
	_root: string,
	_environment: NodeJS.ProcessEnv,
	_faultOf?: () => Promise<Wording | undefined>,
): Promise<Outcome> {
	throw new Error("Not written yet.");
}
