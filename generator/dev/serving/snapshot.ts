import type { MessageLanguage } from "../../languages/message-language.ts";
import type { Artifact } from "../../types.ts";
import { getBytes, getContentKey } from "../../write/artifact-content.ts";

/** One error as the overlay shows it. */
export type OverlayItem = {
	/** content/prices.yaml:4:8, or empty for an error without a place. */
	readonly place: string;
	/** An address that opens the place in an editor. */
	readonly link: string;
	/** The message and the code frame that the terminal prints. */
	readonly text: string;
};

/** The overlay over the page while there are errors, or warnings about code, in the editor's language. */
export type OverlayContent = {
	readonly language: MessageLanguage;
	readonly heading: string;
	/** The label of the button that closes it. */
	readonly dismiss: string;
	readonly items: readonly OverlayItem[];
	/** Whether nothing in it is an error. Once closed, it stays closed in this tab. */
	readonly isWarning?: boolean;
};

/** The state that is served: the last good site, and the errors of a later build. */
export type Snapshot = {
	/** Differs for every other site, also between processes. */
	readonly revision: string;
	/** By path in the output folder; empty before the first good build. */
	readonly artifacts: ReadonlyMap<string, Artifact>;
	readonly overlay: OverlayContent | undefined;
};

/** A message to the clients: the revision to show, and the overlay. */
export type UpdateEvent = Pick<Snapshot, "revision" | "overlay">;

/** The number of files that were added, removed or changed. */
export function countChanges(
	before: ReadonlyMap<string, Artifact>,
	after: ReadonlyMap<string, Artifact>,
): number {
	const removed = [...before.keys()].filter((path) => !after.has(path));
	const changed = [...after].filter(
		([path, artifact]) => !hasSameContent(before.get(path), artifact),
	);
	return removed.length + changed.length;
}

function hasSameContent(
	before: Artifact | undefined,
	after: Artifact,
): boolean {
	if (before === undefined) return false;
	if (before === after) return true;
	// Equal keys mean equal bytes, without rendering.
	const [key, other] = [getContentKey(before), getContentKey(after)];
	return key !== undefined && other !== undefined
		? key === other
		: getBytes(before).equals(getBytes(after));
}
