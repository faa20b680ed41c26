import type { Outcome } from "./outcome.ts";

/** Commits these files of content/ as they are on the disk, and nothing else. */
export function keep(
	_root: string,
	_message: string,
	_files: readonly string[],
	_environment: NodeJS.ProcessEnv,
): Promise<Outcome> {
	throw new Error("Not written yet.");
}
