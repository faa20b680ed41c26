import type { Refusal, ValueAddress, YamlValue } from "../protocol.ts";
import { toAddressKey } from "../values.ts";

/** An edit on its way or refused. */
export type Edit = {
	address: ValueAddress;
	value?: YamlValue | undefined;
	/** The value that the server has, as far as this tab knows. */
	was?: YamlValue | undefined;
	step: string;
	refused?: Refusal | undefined;
};

/** The edits that aren't written, in the order in which they are sent. */
export type EditList = ReturnType<typeof createEditList>;

/**
 * Creates the list of edits, which are kept in the local storage under keys that begin with `storageKey`. Edits of before the
 * tab was loaded are in it, to be sent again: the reason for a refusal may be gone. `onChange` is called after each change.
 */
export function createEditList(
	storageKey: string,
	onChange: (edits: readonly Edit[]) => void,
) {
	const edits = new Map<string, Edit>();
	for (const key of Object.keys(localStorage)) {
		if (!key.startsWith(`${storageKey} `)) continue;
		const stored: Edit = JSON.parse(localStorage.getItem(key) ?? "");
		const { refused: _, ...edit } = stored;
		edits.set(toAddressKey(edit.address), edit);
	}
	const list = () => [...edits.values()];
	onChange(list());

	return {
		/** Returns the edit of a value. */
		get: (address: ValueAddress) => edits.get(toAddressKey(address)),
		/** Returns the first edit that isn't refused. */
		getNext: () => list().find(({ refused }) => !refused),
		/** Lists the edits for which a path is found, with the paths. */
		find<Path>(
			findPath: (edit: Edit) => Path | undefined,
		): (readonly [Edit, Path])[] {
			return list().flatMap((edit) => {
				const path = findPath(edit);
				return path === undefined ? [] : [[edit, path] as const];
			});
		},
		/** Adds an edit, or stores it after a change. */
		save(edit: Edit): void {
			const key = toAddressKey(edit.address);
			edits.set(key, edit);
			localStorage.setItem(`${storageKey} ${key}`, JSON.stringify(edit));
			onChange(list());
		},
		remove({ address }: Edit): void {
			const key = toAddressKey(address);
			edits.delete(key);
			localStorage.removeItem(`${storageKey} ${key}`);
			onChange(list());
		},
	};
}
