import { useRef } from "react";
import type { EditState, Field, ValueAddress } from "../../../protocol.ts";
import { useEditing } from "../../editing.ts";
import type { Move } from "./dragging.ts";

/** A list: when it was answered, and the names of its items. */
type Known = {
	readonly since: Pick<EditState, "diskVersion" | "version">;
	readonly names: readonly string[];
};

/**
 * Returns a function that moves an item of a list to another index and announces its new position; `names` are the names of
 * its items.
 */
export function useMoving(
	origin: ValueAddress,
	names: readonly string[],
	/** When the list was answered. */
	since: Known["since"],
): Move {
	const { announce, ask, perform, views, words } = useEditing();
	/** The list as the last move left it: a key is pressed again before that is shown. */
	const left = useRef<Known>(undefined);
	const moving = useRef(Promise.resolve());
	return (...move) => {
		moving.current = moving.current.then(() => moveNow(...move));
	};

	async function moveNow(...[index, to, by]: Parameters<Move>) {
		const { current } = left;
		const isNewer = current && current.since.version > since.version;
		const known = by === "keys" && isNewer ? current : { since, names };
		const { diskVersion, version } = known.since;
		const called = known.names[index] ?? "";
		const change = { kind: "move", index, to } as const;
		const moved = await perform(() =>
			ask("list", { origin, change, diskVersion, version, called }),
		);
		if (!moved || moved.refused !== undefined) return;
		const others = known.names.toSpliced(index, 1);
		left.current = { since: moved, names: others.toSpliced(to, 0, called) };
		announce(words.moved(words.itemOf(to + 1, names.length)));
		const { shown } = views;
		if (shown?.kind === "value")
			views.replace({
				kind: "value",
				pointed: { ...shown.pointed, isElsewhere: true },
			});
	}
}

/** The names of the items of a list; none for other fields. */
export function namesOf({ control }: Field): readonly string[] {
	return control.kind === "list" ? control.items.map(({ name }) => name) : [];
}
