import type { Field, ValueAddress } from "../../../protocol.ts";
import { useEditing } from "../../editing.ts";

/**
 * Returns a function that moves an item of a list to another index and announces its new position; `names` are the names of
 * its items.
 */
export function useMoving(
	origin: ValueAddress,
	names: readonly string[],
	/** When the list was answered. */
	since: { readonly diskVersion: number; readonly version: number },
) {
	const { announce, ask, perform, views, words } = useEditing();
	const { diskVersion, version } = since;
	return async (index: number, to: number): Promise<void> => {
		const called = names[index] ?? "";
		const change = { kind: "move", index, to } as const;
		const moved = await perform(() =>
			ask("list", { origin, change, diskVersion, version, called }),
		);
		if (!moved || moved.refused !== undefined) return;
		announce(words.moved(words.itemOf(to + 1, names.length)));
		const { shown } = views;
		if (shown?.kind === "value")
			views.replace({
				kind: "value",
				pointed: { ...shown.pointed, isElsewhere: true },
			});
	};
}

/** The names of the items of a list; none for other fields. */
export function namesOf({ control }: Field): readonly string[] {
	return control.kind === "list" ? control.items.map(({ name }) => name) : [];
}
